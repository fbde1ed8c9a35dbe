<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
    <context>
        <name>Maumau</name>
        <message>
            <source>Lay what has the same suit or rank, and get rid of all your cards</source>
            <translation>Legg samme farge eller samme verdi, og bli kvitt alle kortene</translation>
        </message>
        <message>
            <source>Forty points take about ten minutes; other lengths are possible</source>
            <translation>Førti poeng tar omtrent ti minutter, men dere kan velge en annen lengde</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Runde {number}, det spilles til {points} poeng</translation>
        </message>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} deler ut. Startkortet er {card}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank.</source>
            <translation>Dessverre passer ikke {card} på {top}: Det må være samme farge eller samme verdi.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>How many points a player needs to win.</source>
            <translation>Hvor mange poeng en spiller trenger for å vinne.</translation>
        </message>
        <message>
            <source>40 points</source>
            <translation>40 poeng</translation>
        </message>
        <message>
            <source>20 points</source>
            <translation>20 poeng</translation>
        </message>
        <message>
            <source>60 points</source>
            <translation>60 poeng</translation>
        </message>
    </context>
    <context>
        <name>Whist</name>
        <message>
            <source>Two against two: win more than six tricks with the player opposite</source>
            <translation>To mot to: ta mer enn seks stikk sammen med den som sitter overfor</translation>
        </message>
        <message>
            <source>Seven points take about half an hour; other lengths are possible</source>
            <translation>Sju poeng tar omtrent en halvtime, men dere kan velge en annen lengde</translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n trick(s)</source>
            <comment>tricks of two partners</comment>
            <translation>
                <numerusform>{players}: %n stikk</numerusform>
                <numerusform>{players}: %n stikk</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players} win the round with %n point(s).</source>
            <comment>two partners</comment>
            <translation>
                <numerusform>{players} vinner runden med %n poeng.</numerusform>
                <numerusform>{players} vinner runden med %n poeng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} deals and turns up the {card}, whose suit is trump.</source>
            <translation>{player} deler ut og snur {card}; den fargen er trumf.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>How many points a side needs to win.</source>
            <translation>Hvor mange poeng et lag trenger for å vinne.</translation>
        </message>
        <message>
            <source>7 points</source>
            <translation>7 poeng</translation>
        </message>
        <message>
            <source>5 points</source>
            <translation>5 poeng</translation>
        </message>
        <message>
            <source>10 points</source>
            <translation>10 poeng</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Runde {number}, det spilles til {points} poeng</translation>
        </message>
    </context>
</TS>
