<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
    <context>
        <name>Maumau</name>
        <message>
            <source>Lay what has the same suit or rank, and get rid of all your cards</source>
            <translation>Settu út sömu sort eða sömu tölu og losaðu þig við öll spilin</translation>
        </message>
        <message>
            <source>Forty points take about ten minutes; other lengths are possible</source>
            <translation>Fjörutíu stig taka um tíu mínútur, en lengd leiksins má breyta</translation>
        </message>
        <message>
            <source>Round {number}, played to {points} points</source>
            <translation>Umferð {number}, spilað upp í {points} stig</translation>
        </message>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} gefur. Fyrsta spilið er {card}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank.</source>
            <translation>Því miður passar {card} ekki á {top}: það þarf sömu sort eða sömu tölu.</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>How many points a player needs to win.</source>
            <translation>Hve mörg stig leikmaður þarf til að vinna.</translation>
        </message>
        <message>
            <source>40 points</source>
            <translation>40 stig</translation>
        </message>
        <message>
            <source>20 points</source>
            <translation>20 stig</translation>
        </message>
        <message>
            <source>60 points</source>
            <translation>60 stig</translation>
        </message>
    </context>
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
