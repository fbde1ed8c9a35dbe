<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Maumau</name>
        <message>
            <source>Lay what has the same suit or rank, and get rid of all your cards</source>
            <translation>Leg gleiche Farbe oder gleichen Wert und werde alle Karten los</translation>
        </message>
        <message>
            <source>Forty points take about ten minutes; other lengths are possible</source>
            <translation>Vierzig Punkte dauern etwa zehn Minuten; andere Längen sind möglich</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Runde {number}, gespielt bis {points} Punkte</translation>
        </message>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} gibt. Startkarte: {card}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank.</source>
            <translation>{card} passt nicht auf {top}: Es muss die gleiche Farbe oder der gleiche Wert sein.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>How many points a player needs to win.</source>
            <translation>Wie viele Punkte ein Spieler zum Gewinnen braucht.</translation>
        </message>
        <message>
            <source>40 points</source>
            <translation>40 Punkte</translation>
        </message>
        <message>
            <source>20 points</source>
            <translation>20 Punkte</translation>
        </message>
        <message>
            <source>60 points</source>
            <translation>60 Punkte</translation>
        </message>
    </context>
    <context>
        <name>Whist</name>
        <message>
            <source>Two against two: win more than six tricks with the player opposite</source>
            <translation>Zwei gegen zwei: zusammen mit dem Gegenüber mehr als sechs Stiche machen</translation>
        </message>
        <message>
            <source>Seven points take about half an hour; other lengths are possible</source>
            <translation>Sieben Punkte dauern etwa eine halbe Stunde, andere Längen sind möglich</translation>
        </message>
        <message numerus="yes">
            <source>{players}: %n trick(s)</source>
            <comment>tricks of two partners</comment>
            <translation>
                <numerusform>{players}: %n Stich</numerusform>
                <numerusform>{players}: %n Stiche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{players} win the round with %n point(s).</source>
            <comment>two partners</comment>
            <translation>
                <numerusform>{players} gewinnen die Runde mit %n Punkt.</numerusform>
                <numerusform>{players} gewinnen die Runde mit %n Punkten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} deals and turns up the {card}, whose suit is trump.</source>
            <translation>{player} gibt und deckt {card} auf; diese Farbe ist Trumpf.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>How many points a side needs to win.</source>
            <translation>Wie viele Punkte eine Partei zum Sieg braucht.</translation>
        </message>
        <message>
            <source>7 points</source>
            <translation>7 Punkte</translation>
        </message>
        <message>
            <source>5 points</source>
            <translation>5 Punkte</translation>
        </message>
        <message>
            <source>10 points</source>
            <translation>10 Punkte</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Runde {number}, gespielt bis {points} Punkte</translation>
        </message>
    </context>
</TS>
