<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
    <context>
        <name>Whist</name>
        <message>
            <source>Two against two: win more than six tricks with the player opposite</source>
            <translation>Tveir á móti tveimur: að ná fleiri en sex slögum með spilaranum á móti</translation>
        </message>
        <message>
            <source>Seven points take about half an hour; other lengths are possible</source>
            <translation>Sjö stig taka um hálftíma en líka er hægt að spila styttra eða lengra</translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n trick(s)</source>
            <comment>tricks of two partners</comment>
            <translation>
                <numerusform>{players}: %n slagur</numerusform>
                <numerusform>{players}: %n slagir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players} win the round with %n point(s).</source>
            <comment>two partners</comment>
            <translation>
                <numerusform>{players} vinna umferðina með %n stigi.</numerusform>
                <numerusform>{players} vinna umferðina með %n stigum.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} deals and turns up the {card}, whose suit is trump.</source>
            <translation>{player} gefur og snýr {card} við; sá litur er tromp.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>How many points a side needs to win.</source>
            <translation>Hve mörg stig lið þarf til að vinna.</translation>
        </message>
        <message>
            <source>7 points</source>
            <translation>7 stig</translation>
        </message>
        <message>
            <source>5 points</source>
            <translation>5 stig</translation>
        </message>
        <message>
            <source>10 points</source>
            <translation>10 stig</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Umferð {number}, spilað upp í {points} stig</translation>
        </message>
    </context>
</TS>
