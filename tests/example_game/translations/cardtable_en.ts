<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Whist</name>
        <message numerus="yes">
            <source>{players}: %n trick(s)</source>
            <comment>tricks of two partners</comment>
            <translation>
                <numerusform>{players}: %n trick</numerusform>
                <numerusform>{players}: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players} win the round with %n point(s).</source>
            <comment>two partners</comment>
            <translation>
                <numerusform>{players} win the round with %n point.</numerusform>
                <numerusform>{players} win the round with %n points.</numerusform>
            </translation>
        </message>
    </context>
</TS>
