<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>The folder could not be opened. Please open it yourself: its name is shown above.</source>
            <translation>Mappen kunne ikke vises. Åpne den selv: Navnet står ovenfor.</translation>
        </message>
        <message>
            <source>Nothing is being saved: you are playing without saving.</source>
            <translation>Ingenting blir lagret nå: Vinduet ble åpnet uten lagring.</translation>
        </message>
        <message>
            <source>All games and settings are in this folder:
{folder}</source>
            <translation>Alle spill og innstillinger ligger i denne mappen:
{folder}</translation>
        </message>
        <message>
            <source>If something goes wrong in the program, it is written down in {file}: where it happened, and no cards or names.</source>
            <translation>Går noe galt i programmet, skrives det ned i {file}: hvor det skjedde, og ingen kort eller navn.</translation>
        </message>
        <message>
            <source>To move them to another computer, close the program on both and copy the whole folder. To take a single game with you, save it to a file under “Saved games”.</source>
            <translation>Skal de over på en annen maskin, lukker du programmet begge steder og kopierer hele mappen. Vil du bare ta med ett spill, lagrer du det i en fil under «Lagrede spill».</translation>
        </message>
        <message>
            <source>About Card Table</source>
            <translation>Om Card Table</translation>
        </message>
        <message>
            <source>Card Table, version {version}</source>
            <translation>Card Table, versjon {version}</translation>
        </message>
        <message>
            <source>Eleven traditional card games for the family. Free software under the MIT licence; the source code is at {address}.</source>
            <translation>Elleve tradisjonelle kortspill for familien. Fri programvare med MIT-lisens; kildekoden finnes på {address}.</translation>
        </message>
        <message>
            <source>The program never connects to the internet. Nothing reaches it from outside until somebody opens the door for phones at a table; then it speaks with these phones alone, in the network at home and not encrypted, until the door is shut. What you play stays on this computer.</source>
            <translation>Programmet kobler seg aldri til internett. Ingen slipper inn utenfra før noen åpner døren for telefoner ved et bord. Da snakker programmet bare med disse telefonene, på nettet hjemme og ukryptert, til døren lukkes. Det dere spiller, blir på denne maskinen.</translation>
        </message>
        <message>
            <source>Where your games are</source>
            <translation>Her ligger spillene dine</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>Vis mappen</translation>
        </message>
        <message>
            <source>What it is made of</source>
            <translation>Hva programmet er laget av</translation>
        </message>
        <message>
            <source>Qt is used under the GNU Lesser General Public License, version 3: as separate, unmodified libraries that you may replace with your own.</source>
            <translation>Qt brukes under GNU Lesser General Public License, versjon 3: som separate, uendrede biblioteker som du kan bytte ut med dine egne.</translation>
        </message>
        <message>
            <source>The licences, word for word</source>
            <translation>Lisensene, ord for ord</translation>
        </message>
    </context>
    <context>
        <name>Backup</name>
        <message>
            <source>Bring them back</source>
            <translation>Hent dem tilbake</translation>
        </message>
        <message numerus="yes">
            <source>The backup of {day} holds %n game(s) that are not in the list.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>Sikkerhetskopien fra {day} har %n spill som ikke står i listen.</numerusform>
                <numerusform>Sikkerhetskopien fra {day} har %n spill som ikke står i listen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{holds} Bring them back?</source>
            <translation>{holds} Vil du hente dem tilbake?</translation>
        </message>
        <message>
            <source>From a backup …</source>
            <translation>Hent sikkerhetskopi …</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>aces</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>ess</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>toere</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>treere</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>firere</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>femmere</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>seksere</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>sjuere</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>åttere</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>niere</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>tiere</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>knekter</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>damer</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>konger</translation>
        </message>
        <message>
            <source>an ace</source>
            <comment>any card of the rank, nominative</comment>
            <translation>ess</translation>
        </message>
        <message>
            <source>a two</source>
            <comment>any card of the rank, nominative</comment>
            <translation>toer</translation>
        </message>
        <message>
            <source>a three</source>
            <comment>any card of the rank, nominative</comment>
            <translation>treer</translation>
        </message>
        <message>
            <source>a four</source>
            <comment>any card of the rank, nominative</comment>
            <translation>firer</translation>
        </message>
        <message>
            <source>a five</source>
            <comment>any card of the rank, nominative</comment>
            <translation>femmer</translation>
        </message>
        <message>
            <source>a six</source>
            <comment>any card of the rank, nominative</comment>
            <translation>sekser</translation>
        </message>
        <message>
            <source>a seven</source>
            <comment>any card of the rank, nominative</comment>
            <translation>sjuer</translation>
        </message>
        <message>
            <source>an eight</source>
            <comment>any card of the rank, nominative</comment>
            <translation>åtter</translation>
        </message>
        <message>
            <source>a nine</source>
            <comment>any card of the rank, nominative</comment>
            <translation>nier</translation>
        </message>
        <message>
            <source>a ten</source>
            <comment>any card of the rank, nominative</comment>
            <translation>tier</translation>
        </message>
        <message>
            <source>a jack</source>
            <comment>any card of the rank, nominative</comment>
            <translation>knekt</translation>
        </message>
        <message>
            <source>a queen</source>
            <comment>any card of the rank, nominative</comment>
            <translation>dame</translation>
        </message>
        <message>
            <source>a king</source>
            <comment>any card of the rank, nominative</comment>
            <translation>konge</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>nominative</comment>
            <translation>spar ess</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>nominative</comment>
            <translation>spar to</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>nominative</comment>
            <translation>spar tre</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>nominative</comment>
            <translation>spar fire</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>nominative</comment>
            <translation>spar fem</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>nominative</comment>
            <translation>spar seks</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>nominative</comment>
            <translation>spar sju</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>nominative</comment>
            <translation>spar åtte</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>nominative</comment>
            <translation>spar ni</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>nominative</comment>
            <translation>spar ti</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>nominative</comment>
            <translation>spar knekt</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>nominative</comment>
            <translation>spar dame</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>nominative</comment>
            <translation>spar konge</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter ess</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter to</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter tre</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter fire</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter fem</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter seks</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter sju</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter åtte</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter ni</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter ti</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter knekt</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter dame</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>nominative</comment>
            <translation>hjerter konge</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>nominative</comment>
            <translation>kløver ess</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>nominative</comment>
            <translation>kløver to</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>nominative</comment>
            <translation>kløver tre</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>nominative</comment>
            <translation>kløver fire</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>nominative</comment>
            <translation>kløver fem</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>nominative</comment>
            <translation>kløver seks</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>nominative</comment>
            <translation>kløver sju</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>nominative</comment>
            <translation>kløver åtte</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>nominative</comment>
            <translation>kløver ni</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>nominative</comment>
            <translation>kløver ti</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>nominative</comment>
            <translation>kløver knekt</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>nominative</comment>
            <translation>kløver dame</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>nominative</comment>
            <translation>kløver konge</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter ess</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter to</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter tre</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter fire</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter fem</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter seks</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter sju</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter åtte</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter ni</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter ti</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter knekt</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter dame</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>nominative</comment>
            <translation>ruter konge</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>nominative</comment>
            <translation>rød joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>nominative</comment>
            <translation>svart joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>nominative</comment>
            <translation>grønn joker</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>accusative</comment>
            <translation>spar ess</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>accusative</comment>
            <translation>spar to</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>accusative</comment>
            <translation>spar tre</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>accusative</comment>
            <translation>spar fire</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>accusative</comment>
            <translation>spar fem</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>accusative</comment>
            <translation>spar seks</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>accusative</comment>
            <translation>spar sju</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>accusative</comment>
            <translation>spar åtte</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>accusative</comment>
            <translation>spar ni</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>accusative</comment>
            <translation>spar ti</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>accusative</comment>
            <translation>spar knekt</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>accusative</comment>
            <translation>spar dame</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>accusative</comment>
            <translation>spar konge</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter ess</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter to</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter tre</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter fire</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter fem</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter seks</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter sju</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter åtte</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter ni</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter ti</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter knekt</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter dame</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>accusative</comment>
            <translation>hjerter konge</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>accusative</comment>
            <translation>kløver ess</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>accusative</comment>
            <translation>kløver to</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>accusative</comment>
            <translation>kløver tre</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>accusative</comment>
            <translation>kløver fire</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>accusative</comment>
            <translation>kløver fem</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>accusative</comment>
            <translation>kløver seks</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>accusative</comment>
            <translation>kløver sju</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>accusative</comment>
            <translation>kløver åtte</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>accusative</comment>
            <translation>kløver ni</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>accusative</comment>
            <translation>kløver ti</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>accusative</comment>
            <translation>kløver knekt</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>accusative</comment>
            <translation>kløver dame</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>accusative</comment>
            <translation>kløver konge</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter ess</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter to</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter tre</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter fire</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter fem</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter seks</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter sju</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter åtte</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter ni</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter ti</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter knekt</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter dame</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>accusative</comment>
            <translation>ruter konge</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>accusative</comment>
            <translation>rød joker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>accusative</comment>
            <translation>svart joker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>accusative</comment>
            <translation>grønn joker</translation>
        </message>
        <message>
            <source>spades</source>
            <comment>name of a suit</comment>
            <translation>spar</translation>
        </message>
        <message>
            <source>hearts</source>
            <comment>name of a suit</comment>
            <translation>hjerter</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>name of a suit</comment>
            <translation>kløver</translation>
        </message>
        <message>
            <source>diamonds</source>
            <comment>name of a suit</comment>
            <translation>ruter</translation>
        </message>
        <message>
            <source>a face-down card</source>
            <translation>kort med bildesiden ned</translation>
        </message>
    </context>
    <context>
        <name>Characters</name>
        <message>
            <source>Reynard</source>
            <comment>a computer player’s first name that sounds like the animal: fox</comment>
            <translation>Mikkel</translation>
        </message>
        <message>
            <source>Poppy</source>
            <comment>a computer player’s first name that sounds like: puffin</comment>
            <translation>Lovise</translation>
        </message>
        <message>
            <source>Barney</source>
            <comment>a computer player’s first name that sounds like the animal: bear</comment>
            <translation>Bjørnar</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a computer player’s first name that sounds like the animal: owl</comment>
            <translation>Ulrikke</translation>
        </message>
        <message>
            <source>Ramsay</source>
            <comment>a computer player’s first name that sounds like the animal: ram</comment>
            <translation>Verner</translation>
        </message>
        <message>
            <source>Harriet</source>
            <comment>a computer player’s first name that sounds like the animal: hare</comment>
            <translation>Harriet</translation>
        </message>
        <message>
            <source>Corbin</source>
            <comment>a computer player’s first name that sounds like the animal: raven</comment>
            <translation>Ravn</translation>
        </message>
        <message>
            <source>Selma</source>
            <comment>a computer player’s first name that sounds like the animal: seal</comment>
            <translation>Selma</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>a computer player’s first name that sounds like the animal: cat</comment>
            <translation>Katinka</translation>
        </message>
        <message>
            <source>Reynard’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Mikkels fetter</translation>
        </message>
        <message>
            <source>Poppy’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Lovises kusine</translation>
        </message>
        <message>
            <source>Barney’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Bjørnars fetter</translation>
        </message>
        <message>
            <source>Olive’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Ulrikkes kusine</translation>
        </message>
        <message>
            <source>Ramsay’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Verners fetter</translation>
        </message>
        <message>
            <source>Harriet’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Harriets kusine</translation>
        </message>
        <message>
            <source>Corbin’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Ravns fetter</translation>
        </message>
        <message>
            <source>Selma’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Selmas kusine</translation>
        </message>
        <message>
            <source>Kitty’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Katinkas kusine</translation>
        </message>
        <message>
            <source>{name} ({character}): “{habit}”</source>
            <comment>a computer player’s name, what it is, what it says that it does</comment>
            <translation>{name} ({character}): «{habit}»</translation>
        </message>
        <message>
            <source>{name} ({character})</source>
            <comment>a computer player’s name, and what it is and likes</comment>
            <translation>{name} ({character})</translation>
        </message>
    </context>
    <context>
        <name>Colours</name>
        <message>
            <source>Purple</source>
            <comment>a seat</comment>
            <translation>Lilla</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>a seat</comment>
            <translation>Blå</translation>
        </message>
        <message>
            <source>Red</source>
            <comment>a seat</comment>
            <translation>Rød</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>a seat</comment>
            <translation>Grønn</translation>
        </message>
        <message>
            <source>Gold</source>
            <comment>a seat</comment>
            <translation>Gull</translation>
        </message>
        <message>
            <source>Indigo</source>
            <comment>a seat</comment>
            <translation>Indigo</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <comment>a seat</comment>
            <translation>Bringebærrød</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a seat</comment>
            <translation>Olivengrønn</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand over to {player}</source>
            <translation>Send videre til {player}</translation>
        </message>
        <message>
            <source>Since you last looked</source>
            <translation>Siden du så sist</translation>
        </message>
        <message>
            <source>{player}: show my cards</source>
            <translation>{player}: Vis kortene mine</translation>
        </message>
        <message>
            <source>Hold to peek (key V)</source>
            <translation>Hold for å kikke (V)</translation>
        </message>
        <message>
            <source>Take back last move</source>
            <translation>Angre det siste</translation>
        </message>
        <message>
            <source>Take that turn back</source>
            <translation>Angre den turen</translation>
        </message>
        <message>
            <source>{player} is away: a computer plays this turn</source>
            <comment>button</comment>
            <translation>{player} er borte: Maskinen spiller denne gangen</translation>
        </message>
        <message>
            <source>Everybody else, please look away.</source>
            <translation>Alle andre ser bort.</translation>
        </message>
        <message>
            <source>You were away, and a computer player took your turn.</source>
            <comment>told on return</comment>
            <translation>Du var borte, og en datamotspiller spilte for deg.</translation>
        </message>
        <message>
            <source>{player}: {call}</source>
            <comment>a player's call</comment>
            <translation>{player}: {call}</translation>
        </message>
    </context>
    <context>
        <name>Dares</name>
        <message>
            <source>{player} against the same cards</source>
            <comment>on an envelope</comment>
            <translation>{player} mot de samme kortene</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}. It can be opened from tomorrow on.</source>
            <translation>Konvolutten ligger på startsiden: {dare}. Den kan åpnes fra og med i morgen.</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}.</source>
            <translation>Konvolutten ligger på startsiden: {dare}.</translation>
        </message>
        <message>
            <source>Yesterday: {first} Today: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>I går: {first} I dag: {second}</translation>
        </message>
        <message>
            <source>First: {first} Then: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>Først: {first} Deretter: {second}</translation>
        </message>
        <message>
            <source>It can be opened from tomorrow on.</source>
            <comment>an envelope</comment>
            <translation>Den kan åpnes fra og med i morgen.</translation>
        </message>
        <message>
            <source>It has been opened and waits to be played on.</source>
            <comment>an envelope</comment>
            <translation>Den er åpnet, og spillet venter på å bli spilt videre.</translation>
        </message>
        <message>
            <source>Open it and play these cards again.</source>
            <comment>an envelope</comment>
            <translation>Åpne den og spill disse kortene igjen.</translation>
        </message>
        <message>
            <source>{dare}. {state}</source>
            <comment>an envelope, and in whole sentences how it lies there</comment>
            <translation>{dare}. {state}</translation>
        </message>
        <message>
            <source>Put the envelope away</source>
            <translation>Legg bort konvolutten</translation>
        </message>
        <message>
            <source>Leave it there</source>
            <translation>La den ligge</translation>
        </message>
        <message>
            <source>Put the same cards into an envelope on the home page: from tomorrow on the loser can play them again.</source>
            <translation>Legg de samme kortene i en konvolutt på startsiden: Fra og med i morgen kan den som tapte, spille dem igjen.</translation>
        </message>
        <message>
            <source>For tomorrow</source>
            <comment>the same button, in little room</comment>
            <translation>Til i morgen</translation>
        </message>
        <message>
            <source>Seal for tomorrow</source>
            <comment>button: the cards of a lost match</comment>
            <translation>Forsegl til i morgen</translation>
        </message>
    </context>
    <context>
        <name>Deals</name>
        <message>
            <source>Play these cards again</source>
            <translation>Spill disse kortene igjen</translation>
        </message>
        <message>
            <source>Same cards, new seats</source>
            <comment>the same deal with people in other seats</comment>
            <translation>Samme kort, andre stoler</translation>
        </message>
        <message>
            <source>Copy deal code {code}</source>
            <translation>Kopier kode {code}</translation>
        </message>
        <message>
            <source>The deal code {code} was copied.</source>
            <translation>Utdelingskoden {code} er kopiert.</translation>
        </message>
        <message>
            <source>This game is still being played, and from another seat you would see cards that are hidden in it. It stays as it is. Finish it first, then choose other seats.</source>
            <translation>Dette spillet er ikke ferdig, og fra en annen stol ville dere se kort som er skjult i det. Det er uendret. Spill det ferdig først, og velg så andre stoler.</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Utdelingskode {code}</translation>
        </message>
    </context>
    <context>
        <name>Dialogs</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Åpne et lagret spill</translation>
        </message>
        <message>
            <source>Save the game to a file</source>
            <translation>Lagre spillet i en fil</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Lagrede spill</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Åpne husregler</translation>
        </message>
        <message>
            <source>Save the house rules to a file</source>
            <translation>Lagre husreglene i en fil</translation>
        </message>
        <message>
            <source>Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.</source>
            <translation>Ingen ville kunne se dette navnet. Ingenting ble endret. Skriv et med minst én bokstav, ett tall eller ett bilde.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Save the statistics to a file</source>
            <translation>Lagre tabellen i en fil</translation>
        </message>
        <message>
            <source>Spreadsheets</source>
            <translation>Tabeller</translation>
        </message>
        <message>
            <source>There is already a file called {name}. Replace it?</source>
            <translation>Det finnes alt en fil som heter {name}. Skal den erstattes?</translation>
        </message>
        <message>
            <source>Replace it</source>
            <translation>Erstatt den</translation>
        </message>
        <message>
            <source>Choose another name</source>
            <translation>Velg et annet navn</translation>
        </message>
        <message>
            <source>Save as a PDF</source>
            <translation>Lagre som PDF</translation>
        </message>
        <message>
            <source>PDF documents</source>
            <translation>PDF-dokumenter</translation>
        </message>
        <message>
            <source>Save as a picture</source>
            <translation>Lagre som bilde</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
    </context>
    <context>
        <name>Evenings</name>
        <message>
            <source>ddd d MMMM</source>
            <comment>day on a note, as Qt writes it: ddd weekday, d day, MMMM month</comment>
            <translation>ddd d. MMMM</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <comment>finished on one evening</comment>
            <translation>
                <numerusform>%n spill</numerusform>
                <numerusform>%n spill</numerusform>
            </translation>
        </message>
        <message>
            <source>Winner of the evening</source>
            <translation>Kveldens vinner</translation>
        </message>
        <message>
            <source>Winners of the evening</source>
            <translation>Kveldens vinnere</translation>
        </message>
        <message numerus="yes">
            <source>{heading}: {players}, {won} of %n game(s)</source>
            <comment>of one evening</comment>
            <translation>
                <numerusform>{heading}: {players}, {won} av %n spill</numerusform>
                <numerusform>{heading}: {players}, {won} av %n spill</numerusform>
            </translation>
        </message>
        <message>
            <source>won</source>
            <comment>in the table of an evening</comment>
            <translation>vant</translation>
        </message>
        <message>
            <source>Boldest cheat: {told}</source>
            <comment>below the table of an evening; a whole sentence follows</comment>
            <translation>Det dristigste jukset: {told}</translation>
        </message>
        <message>
            <source>Not counted: {games}. A decision was taken back there, or the cards were known.</source>
            <comment>below the table of an evening</comment>
            <translation>Telles ikke: {games}. Der ble en avgjørelse angret, eller kortene var kjent.</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poengskjema</translation>
        </message>
        <message>
            <source>No evening yet</source>
            <translation>Ingen kveld ennå</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spillekvelder</translation>
        </message>
        <message>
            <source>Score sheets</source>
            <comment>button: of the games of an evening</comment>
            <translation>Poengskjemaer</translation>
        </message>
        <message>
            <source>When two or more of you have finished a game together, the evening appears here with everything you played.</source>
            <translation>Når to eller flere av dere har spilt et spill ferdig sammen, står kvelden her med alt dere spilte.</translation>
        </message>
        <message>
            <source>The evening: {day}</source>
            <comment>title of a page that is printed</comment>
            <translation>Spillekveld: {day}</translation>
        </message>
        <message>
            <source>Games won</source>
            <comment>before the number of games that each has won on an evening</comment>
            <translation>Vunne spill</translation>
        </message>
    </context>
    <context>
        <name>Faces</name>
        <message>
            <source>Fox</source>
            <translation>Rev</translation>
        </message>
        <message>
            <source>Puffin</source>
            <translation>Lunde</translation>
        </message>
        <message>
            <source>Bear</source>
            <translation>Bjørn</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Ugle</translation>
        </message>
        <message>
            <source>Ram</source>
            <translation>Vær</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hare</translation>
        </message>
        <message>
            <source>Raven</source>
            <translation>Ravn</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Sel</translation>
        </message>
        <message>
            <source>Cat</source>
            <translation>Katt</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Ansikter</translation>
        </message>
        <message>
            <source>plays steadily</source>
            <comment>how a computer player likes to play</comment>
            <translation>spiller jevnt</translation>
        </message>
        <message>
            <source>plays carefully</source>
            <comment>how a computer player likes to play</comment>
            <translation>spiller forsiktig</translation>
        </message>
        <message>
            <source>takes what it can get</source>
            <comment>how a computer player likes to play</comment>
            <translation>tar det som byr seg</translation>
        </message>
        <message>
            <source>plays boldly</source>
            <comment>how a computer player likes to play</comment>
            <translation>spiller dristig</translation>
        </message>
        <message>
            <source>computer ({level})</source>
            <comment>who it is and how well it plays</comment>
            <translation>maskin ({level})</translation>
        </message>
        <message>
            <source>{animal}: {plays}</source>
            <comment>a face and how that computer player likes to play</comment>
            <translation>{animal}: {plays}</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <source>Guided first round</source>
            <translation>Veiledet prøverunde</translation>
        </message>
        <message>
            <source>Continue guided round</source>
            <comment>button: a guided first round that was left half done</comment>
            <translation>Fortsett veiledningen</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <comment>how long a guided first round takes</comment>
            <translation>
                <numerusform>omtrent %n minutt</numerusform>
                <numerusform>omtrent %n minutter</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue the guided round (step {step} of {steps})</source>
            <comment>in a menu; it was left half done</comment>
            <translation>Fortsett veiledningen (steg {step} av {steps})</translation>
        </message>
        <message>
            <source>That would be fine, too. Here we do something else first.</source>
            <translation>Det går også an. Her gjør vi noe annet først.</translation>
        </message>
        <message>
            <source>No hurry. Read this first, then go on.</source>
            <translation>Det haster ikke. Les dette først, og gå videre.</translation>
        </message>
        <message>
            <source>This card stays in your hand this time.</source>
            <translation>Dette kortet blir på hånden denne gangen.</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Steg {step} av {steps}</translation>
        </message>
        <message>
            <source>The hand points here: {things}.</source>
            <comment>names of cards, piles, players or buttons</comment>
            <translation>Fingeren peker hit: {things}.</translation>
        </message>
        <message>
            <source>Leave the guided round</source>
            <comment>button: end a guided first round early</comment>
            <translation>Avslutt veiledningen</translation>
        </message>
        <message>
            <source>Play a game</source>
            <translation>Start et spill</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <comment>button at the end of a guided first round</comment>
            <translation>Tilbake til spillene</translation>
        </message>
        <message>
            <source>You can go on from here later</source>
            <translation>Du kan fortsette senere der du slapp</translation>
        </message>
        <message>
            <source>Is this game new to you? A guided first round shows it step by step ({length}).</source>
            <translation>Er dette spillet nytt for deg? En veiledet prøverunde viser det trinn for trinn ({length}).</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ikke nå</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Language</source>
            <translation>Språk</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Lagrede spill</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistikk</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spillekvelder</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personer</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Innstillinger</translation>
        </message>
        <message>
            <source>Show everything again</source>
            <comment>button: after a start that left things out</comment>
            <translation>Vis alt igjen</translation>
        </message>
        <message>
            <source>Your settings, people and house rules could not be read just now; perhaps another program is using the file. They are kept as they are. What you see now is a fresh start; what you change lasts until you close the program. Close Card Table and open it again.</source>
            <translation>Innstillingene, personene og husreglene dine kunne ikke leses akkurat nå; kanskje bruker et annet program filen. De er tatt vare på slik de er. Det du ser nå, er som i et nytt program, og det du endrer, gjelder til du lukker programmet. Lukk Card Table og åpne det igjen.</translation>
        </message>
        <message>
            <source>Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is touched, and the settings as they were are kept in the data folder as {file}.</source>
            <translation>Noe i innstillingene dine, kanskje personer eller husregler, kunne ikke leses. Ingenting som er spilt, er rørt, og innstillingene slik de var, ligger i datamappen som {file}.</translation>
        </message>
        <message>
            <source>If a name was being changed or forgotten, that has not been finished.</source>
            <translation>Hvis et navn ble endret eller glemt, er det ikke fullført.</translation>
        </message>
        <message>
            <source>Unfinished games were not looked for.</source>
            <translation>Det ble ikke lett etter uferdige spill.</translation>
        </message>
        <message>
            <source>Your settings and people are kept, but were not read. What you see now is a fresh start; what you change lasts until you close the program.</source>
            <translation>Innstillingene og personene dine er i behold, men ble ikke lest. Det du ser nå, er som i et nytt program, og det du endrer, gjelder til du lukker programmet.</translation>
        </message>
        <message>
            <source>Play on</source>
            <comment>button: go on with the match that is shown</comment>
            <translation>Spill videre</translation>
        </message>
        <message>
            <source>Choose a table</source>
            <comment>button: set up a table of the game that is shown</comment>
            <translation>Velg bord</translation>
        </message>
        <message>
            <source>Shall we play?</source>
            <translation>Skal vi spille?</translation>
        </message>
        <message>
            <source>{number} more</source>
            <comment>unfinished games, on a button</comment>
            <translation>{number} til</translation>
        </message>
        <message numerus="yes">
            <source>%n more unfinished game(s)</source>
            <comment>beside the newest ones</comment>
            <translation>
                <numerusform>%n uferdig spill til</numerusform>
                <numerusform>%n uferdige spill til</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Kan ikke vises</translation>
        </message>
        <message>
            <source>Cannot be opened</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Kan ikke åpnes</translation>
        </message>
        <message>
            <source>The last start of Card Table did not come to its end. Everything that was played is kept. To be safe, this start left out the newest game and decks of cards from elsewhere; all games are under “Saved games”.</source>
            <translation>Sist kom Card Table ikke helt i gang. Alt som er spilt, er tatt vare på. For sikkerhets skyld er det nyeste spillet og kortstokker utenfra utelatt denne gangen. Alle spill ligger under «Lagrede spill».</translation>
        </message>
        <message>
            <source>Show newest game again</source>
            <translation>Vis det nyeste spillet</translation>
        </message>
        <message>
            <source>{fewest}–{most} players</source>
            <translation>{fewest}–{most} spillere</translation>
        </message>
        <message>
            <source>{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{most} min</translation>
        </message>
        <message>
            <source>{fewest}–{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{fewest}–{most} min</translation>
        </message>
        <message>
            <source>{game}, the same for all</source>
            <comment>below: Deal of the day</comment>
            <translation>{game}, likt for alle</translation>
        </message>
        <message>
            <source>{game}: rules and more</source>
            <translation>{game}: regler og mer</translation>
        </message>
        <message>
            <source>{game}: same table again</source>
            <comment>a button</comment>
            <translation>{game}: spill ved samme bord</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <comment>how many play a game</comment>
            <translation>
                <numerusform>%n spiller</numerusform>
                <numerusform>%n spillere</numerusform>
            </translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nytt spill</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Same table again</source>
            <translation>Spill ved samme bord</translation>
        </message>
        <message>
            <source>{players} – last played {when}</source>
            <translation>{players} – sist spilt {when}</translation>
        </message>
        <message>
            <source>Games</source>
            <comment>the shelf with all games, for readers</comment>
            <translation>Spill</translation>
        </message>
        <message>
            <source>{player}, what would you do now? A position from an old game, for a minute.</source>
            <translation>{player}, hva ville du gjort nå? En stilling fra et gammelt spill, til et minutts ettertanke.</translation>
        </message>
    </context>
    <context>
        <name>Installation</name>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Start the program with {command}, which puts back what it can; if that does not help, download it again.</source>
            <translation>En del av Card Table mangler eller er skadet: {part}. Alt som er spilt, er tatt vare på. Start programmet med {command}, som setter i stand det som kan settes i stand. Hjelper ikke det, laster du det ned på nytt.</translation>
        </message>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table again; your games stay where they are.</source>
            <translation>En del av Card Table mangler eller er skadet: {part}. Alt som er spilt, er tatt vare på. Installer Card Table på nytt; spillene dine blir liggende der de er.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>D</source>
            <comment>letter of the button “Let it stand”</comment>
            <translation>D</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take %n card(s)”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of the button “Draw”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Pass”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter of the button “End turn”</comment>
            <translation>F</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Tuck under”</comment>
            <translation>U</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hide”</comment>
            <translation>G</translation>
        </message>
        <message>
            <source>O</source>
            <comment>letter of the button “Ólsen!”</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Ólsen Ólsen!”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Caught!”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter of the button “Svindl!”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “All ready: turn it up”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take the upcard”</comment>
            <translation>F</translation>
        </message>
        <message>
            <source>U</source>
            <comment>letter of the button “Return to hand”</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay these down”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Lay off”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Put together”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Discard”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Keep the last card”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “I’ll buy!”</comment>
            <translation>J</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Buy (with %n more)”</comment>
            <translation>J</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “I am ready”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “None of us buys”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Not for me”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Bury these six”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “The rest is mine”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Choose six cards”</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Play”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hint”</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>G</source>
            <comment>letter of the button “Go on”</comment>
            <translation>V</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Last trick”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Look at the table”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “To the score”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>M</source>
            <comment>letter of the button “Seal for tomorrow”</comment>
            <translation>M</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Revenge”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take from pile”</comment>
            <translation>F</translation>
        </message>
    </context>
    <context>
        <name>Laying</name>
        <message>
            <source>Take from pile</source>
            <comment>button</comment>
            <translation>Ta fra kastebunken</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {cards}</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>la {cards}, sist</translation>
        </message>
        <message>
            <source>{player} lays {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} legger {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) from the discard pile.</source>
            <translation>
                <numerusform>{player} tar %n kort fra kastebunken.</numerusform>
                <numerusform>{player} tar %n kort fra kastebunken.</numerusform>
            </translation>
        </message>
        <message>
            <source>From the pile</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Fra kastebunken</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Kort som legges sammen, må ha samme verdi, og {card} har en annen.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Du kan legge et kort, så da må du: {cards}.</translation>
        </message>
        <message>
            <source>The stock is used up, so take from the discard pile.</source>
            <translation>Trekkbunken er tom, så ta fra kastebunken.</translation>
        </message>
        <message>
            <source>As long as the stock has cards, draw from it.</source>
            <translation>Så lenge det er kort i trekkbunken, trekker du derfra.</translation>
        </message>
        <message>
            <source>Lay {cards}.</source>
            <comment>a hint; cards in the accusative</comment>
            <translation>Legg {cards}.</translation>
        </message>
        <message>
            <source>Nothing fits, so take from the discard pile.</source>
            <comment>a hint</comment>
            <translation>Ingenting passer, så ta fra kastebunken.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card</source>
            <comment>status: what may be done now</comment>
            <translation>Ingenting passer: Trekk et kort</translation>
        </message>
        <message>
            <source>Nothing fits: take from the pile</source>
            <comment>status: what may be done now</comment>
            <translation>Ingenting passer: Ta fra kastebunken</translation>
        </message>
        <message>
            <source>Lay a card that fits</source>
            <comment>status: what may be done now</comment>
            <translation>Legg et kort som passer</translation>
        </message>
    </context>
    <context>
        <name>List</name>
        <message>
            <source>{first}, {second}</source>
            <comment>joins all but the last two things of a list</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>{first} and {second}</source>
            <comment>joins the last two things of a list</comment>
            <translation>{first} og {second}</translation>
        </message>
        <message>
            <source>{first} or {second}</source>
            <comment>joins the last two things of a choice</comment>
            <translation>{first} eller {second}</translation>
        </message>
    </context>
    <context>
        <name>Mishap</name>
        <message>
            <source>Something in the program went wrong just now. Everything that was played is kept. Show the table again and play on; the program’s log says what it was.</source>
            <translation>Noe gikk galt i programmet akkurat nå. Alt som er spilt, er tatt vare på. Vis bordet på nytt og spill videre. I programmets logg står det hva det var.</translation>
        </message>
        <message>
            <source>Show the table again</source>
            <translation>Vis bordet på nytt</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Lukk denne meldingen</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>Seat {number}</source>
            <translation>Stol {number}</translation>
        </message>
        <message>
            <source>Face: {animal}</source>
            <translation>Ansikt: {animal}</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Ta bort stolen</translation>
        </message>
        <message>
            <source>One of you sits here</source>
            <translation>En av dere sitter her</translation>
        </message>
        <message>
            <source>How well does the computer play here?</source>
            <translation>Hvor godt spiller maskinen her?</translation>
        </message>
        <message>
            <source>Seat {number}: {player} sits here</source>
            <translation>Stol {number}: {player} sitter her</translation>
        </message>
        <message>
            <source>Seat {number}: a computer player, {level}</source>
            <translation>Stol {number}: en datamotspiller, {level}</translation>
        </message>
        <message>
            <source>Somebody new …</source>
            <translation>Ny person …</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Navnet på den nye</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Sett deg</translation>
        </message>
        <message>
            <source>Somebody else is called {player} already. Choose another name.</source>
            <translation>Noen andre heter allerede {player}. Velg et annet navn.</translation>
        </message>
        <message>
            <source>Seat {number}: name</source>
            <translation>Stol {number}: navn</translation>
        </message>
        <message>
            <source>“{habit}”</source>
            <comment>what a computer player says</comment>
            <translation>«{habit}»</translation>
        </message>
        <message>
            <source>Seat {number}: colour</source>
            <translation>Stol {number}: farge</translation>
        </message>
        <message>
            <source>Seat {number}: face, {animal}</source>
            <translation>Stol {number}: ansikt, {animal}</translation>
        </message>
        <message>
            <source>new cards</source>
            <comment>in a line that sums up a table</comment>
            <translation>nye kort</translation>
        </message>
        <message>
            <source>the deal of the day</source>
            <comment>in a line that sums up a table</comment>
            <translation>dagens utdeling</translation>
        </message>
        <message>
            <source>the deal {code}</source>
            <comment>in a line that sums up a table</comment>
            <translation>utdelingen {code}</translation>
        </message>
        <message>
            <source>There is a mistake in this deal code. Check it letter by letter, or leave the box empty.</source>
            <translation>Det er en feil i utdelingskoden. Sjekk den tegn for tegn, eller la feltet stå tomt.</translation>
        </message>
        <message>
            <source>A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.</source>
            <translation>En utdelingskode har åtte bokstaver og sifre, for eksempel K7QF-2M9Z. Rett den, eller la feltet stå tomt.</translation>
        </message>
        <message numerus="yes">
            <source>House rules (%n changed)</source>
            <translation>
                <numerusform>Husregler (%n endret)</numerusform>
                <numerusform>Husregler (%n endret)</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>{rule}: what the rules say</source>
            <comment>a button</comment>
            <translation>{rule}: hva reglene sier</translation>
        </message>
        <message>
            <source>{player} now sits on seat {number}.</source>
            <translation>{player} sitter nå på stol {number}.</translation>
        </message>
        <message>
            <source>Seat {number} has been removed.</source>
            <translation>Stol {number} er fjernet.</translation>
        </message>
        <message>
            <source>Table: {rules}</source>
            <translation>Bord: {rules}</translation>
        </message>
        <message>
            <source>Different from the rule book: {rules}</source>
            <translation>Annerledes enn i boken: {rules}</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <comment>length of a match</comment>
            <translation>
                <numerusform>Omtrent %n minutt</numerusform>
                <numerusform>Omtrent %n minutter</numerusform>
            </translation>
        </message>
        <message>
            <source>With this many players it is a variant, not traditional.</source>
            <translation>Med så mange spillere er det en variant og ikke tradisjonelt.</translation>
        </message>
        <message>
            <source>With this many players luck counts most: even at its best the computer wins only a little more often.</source>
            <translation>Med så mange spillere betyr flaks mest: Selv når maskinen spiller så godt den kan, vinner den bare litt oftere.</translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <translation>Del ut kortene</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Utdelingskode</translation>
        </message>
        <message>
            <source>a new deal</source>
            <translation>ny utdeling</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Dagens utdeling</translation>
        </message>
        <message>
            <source>A new deal every day, the same for every family.</source>
            <translation>Hver dag får alle familier de samme kortene i hvert spill.</translation>
        </message>
        <message>
            <source>The same code deals the same cards again.</source>
            <translation>Samme kode deler ut de samme kortene igjen.</translation>
        </message>
        <message>
            <source>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</source>
            <translation>Husregelen «{key}» har en verdi som dette spillet ikke kjenner ({value}). Den er ikke endret; velg en annen verdi.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>Taking back the last decision also undoes everything that has happened since. If something new had been seen, the score sheet says so.</source>
            <translation>Når den siste avgjørelsen angres, forsvinner også alt som har skjedd siden. Poengskjemaet sier fra hvis noe nytt var kommet fram.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ingenting</translation>
        </message>
        <message>
            <source>Until something new has been seen</source>
            <translation>Til noe nytt er kommet fram</translation>
        </message>
        <message>
            <source>The last decision, whatever has been seen</source>
            <translation>Den siste avgjørelsen, uansett hva som er kommet fram</translation>
        </message>
        <message>
            <source>nothing is taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>ingenting kan angres</translation>
        </message>
        <message>
            <source>taking back until something new is seen</source>
            <comment>in a line that sums up a table</comment>
            <translation>angre til noe nytt er kommet fram</translation>
        </message>
        <message>
            <source>the last decision may be taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>den siste avgjørelsen kan angres</translation>
        </message>
        <message>
            <source>One more seat</source>
            <translation>Én stol til</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a person, with the face “{animal}”</source>
            <translation>Stol {number}: {player}, en person, med ansiktet «{animal}»</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a computer player that plays {level} ({animal})</source>
            <translation>Stol {number}: {player}, en datamotspiller som spiller {level} ({animal})</translation>
        </message>
        <message>
            <source>Choose who sits here</source>
            <translation>Velg hvem som sitter her</translation>
        </message>
        <message>
            <source>plays here</source>
            <comment>below the name of a person</comment>
            <translation>spiller her</translation>
        </message>
        <message>
            <source>Seats round the table</source>
            <translation>Stoler rundt bordet</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) at the table</source>
            <translation>
                <numerusform>%n spiller ved bordet</numerusform>
                <numerusform>%n spillere ved bordet</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>Hvor lenge?</translation>
        </message>
        <message numerus="yes">
            <source>{length}, about %n minute(s)</source>
            <comment>how long a match is</comment>
            <translation>
                <numerusform>{length}, omtrent %n minutt</numerusform>
                <numerusform>{length}, omtrent %n minutter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <comment>on a button: how long a match is</comment>
            <translation>
                <numerusform>ca. %n min</numerusform>
                <numerusform>ca. %n min</numerusform>
            </translation>
        </message>
        <message>
            <source>like a child</source>
            <comment>how well a computer player plays</comment>
            <translation>som et barn</translation>
        </message>
        <message>
            <source>like a good amateur</source>
            <comment>how well a computer player plays</comment>
            <translation>som en god amatør</translation>
        </message>
        <message>
            <source>at its best</source>
            <comment>how well a computer player plays</comment>
            <translation>så godt den kan</translation>
        </message>
        <message>
            <source>This table plays</source>
            <translation>Regler ved bordet</translation>
        </message>
        <message>
            <source>Save under a name …</source>
            <translation>Behold som …</translation>
        </message>
        <message>
            <source>Save these house rules under a name</source>
            <translation>Behold disse husreglene under et navn</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Lagre i en fil …</translation>
        </message>
        <message>
            <source>Save these house rules to a file</source>
            <translation>Lagre disse husreglene i en fil</translation>
        </message>
        <message>
            <source>From a file …</source>
            <translation>Fra en fil …</translation>
        </message>
        <message>
            <source>Load house rules from a file</source>
            <translation>Hent husregler fra en fil</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Slett …</translation>
        </message>
        <message>
            <source>Delete these house rules</source>
            <translation>Slett disse husreglene</translation>
        </message>
        <message>
            <source>By the book</source>
            <translation>Etter boken</translation>
        </message>
        <message>
            <source>A mixture of your own</source>
            <translation>En egen blanding</translation>
        </message>
        <message>
            <source>What should these house rules be called? For example: Grandma’s rules.</source>
            <translation>Hva skal disse husreglene hete? For eksempel: Bestemors regler.</translation>
        </message>
        <message>
            <source>There are already house rules called “{name}”. Replace them?</source>
            <translation>Det finnes alt husregler som heter «{name}». Skal de erstattes?</translation>
        </message>
        <message>
            <source>Replace them</source>
            <translation>Erstatt dem</translation>
        </message>
        <message>
            <source>These house rules are for another game. Nothing was changed.</source>
            <translation>Disse husreglene hører til et annet spill. Ingenting ble endret.</translation>
        </message>
        <message>
            <source>Delete the house rules “{name}”? This table goes on using them until you change them.</source>
            <translation>Skal husreglene «{name}» slettes? De gjelder fortsatt ved dette bordet til du endrer dem.</translation>
        </message>
        <message>
            <source>Delete them</source>
            <translation>Slett dem</translation>
        </message>
        <message>
            <source>Child</source>
            <comment>how well a computer player plays: like a child</comment>
            <translation>Barn</translation>
        </message>
        <message>
            <source>Amateur</source>
            <comment>how well a computer player plays: like a good amateur</comment>
            <translation>Amatør</translation>
        </message>
        <message>
            <source>Its best</source>
            <comment>how well a computer player plays: at its best</comment>
            <translation>Så godt den kan</translation>
        </message>
    </context>
    <context>
        <name>Olsen</name>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} deler ut. Startkortet er {card}.</translation>
        </message>
        <message>
            <source>The {card} was turned up first and goes back into the stock.</source>
            <translation>Det første kortet som ble snudd, var {card}. Det går tilbake i trekkbunken.</translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} legger {card}.</translation>
        </message>
        <message>
            <source>{player} names a suit: {suit}.</source>
            <translation>{player} velger farge: {suit}.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen” with the last card.</source>
            <translation>{player} kommer til å si «Olsen Olsen» med det siste kortet.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen” when only one card is left.</source>
            <translation>{player} kommer til å si «Olsen» når det er ett kort igjen.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”.</source>
            <translation>{player} sier «Olsen Olsen».</translation>
        </message>
        <message>
            <source>{player} says “Ólsen”.</source>
            <translation>{player} sier «Olsen».</translation>
        </message>
        <message>
            <source>{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.</source>
            <translation>{player} trodde at {other} hadde glemt å si «Olsen», men slik var det ikke.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and has won the round.</source>
            <translation>{player} sier «Olsen Olsen» og har vunnet runden.</translation>
        </message>
        <message>
            <source>Nobody can go on. Fewest cards: {players}.</source>
            <translation>Ingen kommer videre. Færrest kort: {players}.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Straff</translation>
        </message>
        <message>
            <source>For twos</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>For toere</translation>
        </message>
        <message>
            <source>Next step</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Neste trinn</translation>
        </message>
        <message>
            <source>Caught with it</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Avslørt</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player} tar %n kort for toerne.</numerusform>
                <numerusform>{player} tar %n kort for toerne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has to take %n card(s).</source>
            <translation>
                <numerusform>{player} må ta %n kort.</numerusform>
                <numerusform>{player} må ta %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>The direction changes: play goes clockwise again.</source>
            <translation>Spilleretningen snur: Nå går det med klokka igjen.</translation>
        </message>
        <message>
            <source>The direction changes: play goes anticlockwise now.</source>
            <translation>Spilleretningen snur: Nå går det mot klokka.</translation>
        </message>
        <message>
            <source>{player} misses a turn.</source>
            <translation>{player} må stå over.</translation>
        </message>
        <message numerus="yes">
            <source>{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.</source>
            <translation>
                <numerusform>{player} sier «Olsen Olsen» og trekker %n kort. Nye vrikort: {ranks}.</numerusform>
                <numerusform>{player} sier «Olsen Olsen» og trekker %n kort. Nye vrikort: {ranks}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} secretly tucks the {card} under.</source>
            <translation>{player} lurer {card} under i all hemmelighet.</translation>
        </message>
        <message>
            <source>{player} secretly hides the {card}.</source>
            <translation>{player} gjemmer {card} i all hemmelighet.</translation>
        </message>
        <message>
            <source>{player} lays the last card. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} legger det siste kortet. Seieren gjelder hvis ingen roper «Svindl!».</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen upp og niður” with the last card.</source>
            <translation>{player} kommer til å si «Olsen Olsen opp og ned» med det siste kortet.</translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} glemte å si «Olsen Olsen opp og ned» og trekker %n kort.</numerusform>
                <numerusform>{player} glemte å si «Olsen Olsen opp og ned» og trekker %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and goes out: place {place} of {players}.</source>
            <translation>{player} sier «Olsen Olsen opp og ned» og er ferdig som nummer {place} av {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and goes out: place {place} of {players}.</source>
            <translation>{player} sier «Olsen Olsen» og er ferdig som nummer {place} av {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} sier «Olsen Olsen». Seieren gjelder hvis ingen roper «Svindl!».</translation>
        </message>
        <message>
            <source>{player} takes the card back.</source>
            <translation>{player} tar kortet tilbake.</translation>
        </message>
        <message>
            <source>{player} takes the {card} back.</source>
            <translation>{player} tar {card} tilbake.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) as a penalty.</source>
            <translation>
                <numerusform>{player} trekker %n kort i straff.</numerusform>
                <numerusform>{player} trekker %n kort i straff.</numerusform>
            </translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had tucked a card under.</source>
            <translation>«Svindl!» {accuser} har rett: {player} hadde lurt et kort under.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had hidden a card.</source>
            <translation>«Svindl!» {accuser} har rett: {player} hadde gjemt et kort.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player}’s card does not fit.</source>
            <translation>«Svindl!» {accuser} har rett: {player} la et kort som ikke passer.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} kept quiet.</source>
            <translation>«Svindl!» {accuser} har rett: {player} tidde stille.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is wrong: {player} played fair.</source>
            <translation>«Svindl!» {accuser} tar feil: {player} spilte ærlig.</translation>
        </message>
        <message numerus="yes">
            <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
            <translation>
                <numerusform>{catcher} merket at {player} glemte å si «Olsen»: {player} trekker %n kort.</numerusform>
                <numerusform>{catcher} merket at {player} glemte å si «Olsen»: {player} trekker %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} glemte å si «Olsen Olsen» og trekker %n kort.</numerusform>
                <numerusform>{player} glemte å si «Olsen Olsen» og trekker %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} glemte å si «Olsen» og trekker %n kort.</numerusform>
                <numerusform>{player} glemte å si «Olsen» og trekker %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>The {card} does not fit: it has to be one higher or one lower than the {top}.</source>
            <translation>Dessverre passer ikke {card}: Kortet må være én høyere eller én lavere enn {top}.</translation>
        </message>
        <message>
            <source>Suits do not count in this game, only numbers.</source>
            <translation>I dette spillet teller ikke fargene, bare tallene.</translation>
        </message>
        <message>
            <source>The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.</source>
            <translation>Dessverre passer ikke {card}: Nå gjelder {suit} eller samme verdi som det øverste kortet. Vrikortene dine: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.</source>
            <translation>Dessverre passer ikke {card} på {top}: Det må være samme farge eller samme verdi. Vrikortene dine: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit: after this eight you need {suit} or another eight.</source>
            <translation>Dessverre passer ikke {card}: Etter åtteren gjelder {suit} eller en annen åtter.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</source>
            <translation>Dessverre passer ikke {card} på {top}: Det må være samme farge eller samme verdi, eller en åtter.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no changer. Your changer: {ranks}.</source>
            <translation>I din første tur får du ikke vri: Nå gjelder {suit}, og ikke noe vrikort. Vrikortene dine: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no eight.</source>
            <translation>I din første tur får du ikke vri: Nå gjelder {suit}, og ingen åtter.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay your changer. Your changer: {ranks}.</source>
            <translation>I din første tur får du ikke legge et vrikort. Vrikortene dine: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay an eight.</source>
            <translation>I din første tur får du ikke legge en åtter.</translation>
        </message>
        <message>
            <source>At this table only one card is laid in a turn.</source>
            <translation>Ved dette bordet legges bare ett kort per tur.</translation>
        </message>
        <message>
            <source>Only cards of the same rank may follow in the same turn, and the {card} is of another.</source>
            <translation>Bare kort med samme verdi kan følge i samme tur, og {card} har en annen verdi.</translation>
        </message>
        <message>
            <source>At this table the last card must not be your changer.</source>
            <translation>Ved dette bordet får ikke det siste kortet være ditt eget vrikort.</translation>
        </message>
        <message>
            <source>At this table the last card must not be an eight.</source>
            <translation>Ved dette bordet får ikke det siste kortet være en åtter.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Du kan legge et kort, så da må du: {cards}.</translation>
        </message>
        <message>
            <source>You have drawn three cards; more are not allowed in one turn.</source>
            <translation>Du har trukket tre kort; flere er ikke lov i samme tur.</translation>
        </message>
        <message>
            <source>There is no card left to draw, so you may pass.</source>
            <translation>Det er ingen kort igjen å trekke, så du kan si pass.</translation>
        </message>
        <message numerus="yes">
            <source>Before you may pass you have to draw: up to %n more card(s).</source>
            <translation>
                <numerusform>Før du kan si pass, må du trekke: høyst %n kort til.</numerusform>
                <numerusform>Før du kan si pass, må du trekke: høyst %n kort til.</numerusform>
            </translation>
        </message>
        <message>
            <source>First name a suit.</source>
            <translation>Velg farge først.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another of the same rank, or end your turn.</source>
            <translation>Du har lagt et kort: Legg et til med samme verdi, eller velg «Ferdig».</translation>
        </message>
        <message>
            <source>You have laid a card: lay another one higher or lower, or end your turn.</source>
            <translation>Du har lagt et kort: Legg et til, én høyere eller én lavere, eller velg «Ferdig».</translation>
        </message>
        <message>
            <source>Your turn ends when you have laid a card or passed.</source>
            <translation>Turen din er over når du har lagt et kort eller sagt pass.</translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos.</source>
            <translation>
                <numerusform>Først må du ta %n kort for toerne.</numerusform>
                <numerusform>Først må du ta %n kort for toerne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos, or lay a two.</source>
            <translation>
                <numerusform>Først må du ta %n kort for toerne eller legge en toer.</numerusform>
                <numerusform>Først må du ta %n kort for toerne eller legge en toer.</numerusform>
            </translation>
        </message>
        <message>
            <source>You owe no cards.</source>
            <translation>Du skylder ingen kort.</translation>
        </message>
        <message>
            <source>A suit is named only after your changer. Your changer: {ranks}.</source>
            <translation>Du velger farge bare etter ditt eget vrikort. Vrikortene dine: {ranks}.</translation>
        </message>
        <message>
            <source>A suit is named only after an eight.</source>
            <translation>Du velger farge bare etter en åtter.</translation>
        </message>
        <message>
            <source>That has been said already.</source>
            <translation>Det er allerede sagt.</translation>
        </message>
        <message>
            <source>The program says this for everybody at this table.</source>
            <translation>Ved dette bordet sier programmet det for alle.</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen” is said with the last card.</source>
            <translation>«Olsen Olsen» sies med det siste kortet.</translation>
        </message>
        <message>
            <source>At this table the penalty comes by itself.</source>
            <translation>Ved dette bordet kommer straffen av seg selv.</translation>
        </message>
        <message>
            <source>There is nobody to catch now.</source>
            <translation>Det er ingen å ta akkurat nå.</translation>
        </message>
        <message>
            <source>You cannot catch yourself.</source>
            <translation>Du kan ikke ta deg selv.</translation>
        </message>
        <message>
            <source>You have tried that once since the last turn.</source>
            <translation>Du har allerede prøvd én gang siden forrige tur.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Kort som legges sammen, må ha samme verdi, og {card} har en annen.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not. To hide it below the other, press “Tuck under”.</source>
            <translation>Kort som legges sammen, må ha samme verdi, og {card} har en annen. Trykk på «Lur under» for å skjule det under det andre.</translation>
        </message>
        <message>
            <source>Each card must be one step from the card before: the {card} is not.</source>
            <translation>Her passer ikke {card}: Hvert kort må være én høyere eller én lavere enn det forrige.</translation>
        </message>
        <message>
            <source>{player} has laid the last card: call “Svindl!”, or let it stand.</source>
            <translation>{player} har lagt det siste kortet: Rop «Svindl!», eller godta det.</translation>
        </message>
        <message>
            <source>{player} has laid the last card, and you have already accused: let it stand.</source>
            <translation>{player} har lagt det siste kortet, og du har allerede kommet med én anklage: Godta det.</translation>
        </message>
        <message>
            <source>You are out of cards, and the others play on.</source>
            <translation>Du er kvitt alle kortene, og de andre spiller videre.</translation>
        </message>
        <message>
            <source>One cheat a turn is enough.</source>
            <translation>Det holder å jukse én gang per tur.</translation>
        </message>
        <message>
            <source>You have laid a card already: cheating comes before that.</source>
            <translation>Du har allerede lagt et kort: Nå er det for sent å jukse.</translation>
        </message>
        <message>
            <source>The last card must be laid; it cannot be hidden.</source>
            <translation>Det siste kortet kan ikke gjemmes; det må legges.</translation>
        </message>
        <message>
            <source>Choose two cards: first the one that fits, then the one to tuck under it.</source>
            <translation>Velg to kort: først det som passer, og så det som skal under.</translation>
        </message>
        <message>
            <source>Choose one card to hide.</source>
            <translation>Velg ett kort du vil gjemme.</translation>
        </message>
        <message>
            <source>Two cards of the same rank are not a cheat: simply lay both.</source>
            <translation>To kort med samme verdi er ikke juks: Bare legg begge.</translation>
        </message>
        <message>
            <source>The {card} fits, so there is no need to cheat.</source>
            <translation>Her trenger du ikke å jukse, for {card} passer.</translation>
        </message>
        <message>
            <source>There is nobody to accuse now.</source>
            <translation>Det er ingen å beskylde akkurat nå.</translation>
        </message>
        <message>
            <source>You cannot accuse yourself.</source>
            <translation>Du kan ikke beskylde deg selv.</translation>
        </message>
        <message>
            <source>Only {player}, who acted last, can be accused now.</source>
            <translation>Bare {player}, som spilte sist, kan beskyldes nå.</translation>
        </message>
        <message>
            <source>You have already accused somebody since the last turn.</source>
            <translation>Du har allerede kommet med én anklage siden forrige tur.</translation>
        </message>
        <message>
            <source>There is nothing to let stand now.</source>
            <translation>Det er ingenting å godta akkurat nå.</translation>
        </message>
        <message>
            <source>There is no cheating in this game.</source>
            <translation>I dette spillet er det ikke lov å jukse.</translation>
        </message>
        <message>
            <source>From here you can get rid of all your cards this turn.</source>
            <translation>Herfra kan du bli kvitt alle kortene i denne turen.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card of that rank at once.</source>
            <translation>Slik kan du bli kvitt mer enn ett kort med samme verdi på én gang.</translation>
        </message>
        <message>
            <source>Then the suit counts that you hold most of.</source>
            <translation>Da gjelder fargen du har mest av.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card in one chain.</source>
            <translation>Slik kan du bli kvitt mer enn ett kort i én kjede.</translation>
        </message>
        <message>
            <source>The next player has few cards left, so change the suit.</source>
            <translation>Neste spiller har få kort igjen, så bytt farge.</translation>
        </message>
        <message>
            <source>Then fewer of the cards you have not seen will fit when the next player lays.</source>
            <translation>Da passer færre av kortene du ikke har sett, når neste spiller skal legge.</translation>
        </message>
        <message>
            <source>That way you can get rid of the most cards this turn.</source>
            <translation>Slik kan du bli kvitt flest kort i denne turen.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Legg {card}.</translation>
        </message>
        <message>
            <source>Name this suit: {suit}.</source>
            <translation>Velg denne fargen: {suit}.</translation>
        </message>
        <message>
            <source>Draw a card: nothing fits.</source>
            <translation>Trekk et kort: Ingenting passer.</translation>
        </message>
        <message>
            <source>End your turn here.</source>
            <translation>Stopp her: Velg «Ferdig».</translation>
        </message>
        <message>
            <source>Take the cards you owe.</source>
            <translation>Ta kortene du skylder.</translation>
        </message>
        <message>
            <source>Say “Ólsen” before the next player acts.</source>
            <translation>Si «Olsen» før neste spiller gjør noe.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen”.</source>
            <translation>Si «Olsen Olsen».</translation>
        </message>
        <message>
            <source>An eight is worth keeping for when nothing else fits.</source>
            <translation>Det lønner seg å spare en åtter til ingenting annet passer.</translation>
        </message>
        <message>
            <source>You hold no more of any other suit.</source>
            <translation>Du har like mye eller mindre av de andre fargene.</translation>
        </message>
        <message>
            <source>Your changer is worth keeping for when nothing else fits.</source>
            <translation>Det lønner seg å spare vrikortet til ikke noe annet passer.</translation>
        </message>
        <message>
            <source>The next player has few cards left and has to draw.</source>
            <translation>Neste spiller har få kort igjen og må trekke.</translation>
        </message>
        <message>
            <source>The next player misses a turn.</source>
            <translation>Neste spiller må stå over.</translation>
        </message>
        <message>
            <source>Somebody is nearly out, so get rid of the expensive cards.</source>
            <translation>Noen er nesten ferdig, så de dyre kortene bør bort.</translation>
        </message>
        <message>
            <source>The cards you keep are still neighbours.</source>
            <translation>Kortene du beholder, er fortsatt naboer.</translation>
        </message>
        <message>
            <source>Few of the unseen cards fit on it.</source>
            <translation>Få av kortene du ikke har sett, passer på det.</translation>
        </message>
        <message>
            <source>The next player had to draw, so probably has none of this suit.</source>
            <translation>Neste spiller måtte trekke sist, så den fargen mangler nok der.</translation>
        </message>
        <message>
            <source>The cards you keep fit on more of the cards that may come.</source>
            <translation>Kortene du beholder, passer på flere av kortene som kan komme.</translation>
        </message>
        <message>
            <source>Fewer points stay in your hand.</source>
            <translation>Du sitter igjen med færre poeng på hånden.</translation>
        </message>
        <message>
            <source>Fewer cards stay in your hand.</source>
            <translation>Du sitter igjen med færre kort på hånden.</translation>
        </message>
        <message>
            <source>You keep cards together that you can lay in one turn.</source>
            <translation>Du holder sammen kort som du kan legge i én tur.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Noe annet er ikke mulig.</translation>
        </message>
        <message>
            <source>You have only one card left.</source>
            <translation>Du har bare ett kort igjen.</translation>
        </message>
        <message>
            <source>You have laid your last card.</source>
            <translation>Du har lagt det siste kortet ditt.</translation>
        </message>
        <message>
            <source>The card that was laid does not fit.</source>
            <translation>Kortet som ble lagt, passer ikke.</translation>
        </message>
        <message>
            <source>The discard pile grew by more cards than were shown.</source>
            <translation>Det kom flere kort i kastebunken enn det som ble vist.</translation>
        </message>
        <message>
            <source>That player’s hand shrank by more cards than were shown.</source>
            <translation>Det forsvant flere kort fra hånden til spilleren enn det som ble vist.</translation>
        </message>
        <message>
            <source>That player kept quiet when a call was due.</source>
            <translation>Den som skulle si noe, tidde stille.</translation>
        </message>
        <message>
            <source>It looked as if a card too many had gone.</source>
            <translation>Det så ut som om ett kort for mye var borte.</translation>
        </message>
        <message>
            <source>All seemed right.</source>
            <translation>Alt så riktig ut.</translation>
        </message>
        <message>
            <source>None of your cards fits, and perhaps nobody is looking.</source>
            <translation>Ingen av kortene dine passer, og kanskje er det ingen som følger med.</translation>
        </message>
        <message>
            <source>That way two cards go at once, and perhaps nobody is counting.</source>
            <translation>Slik blir du kvitt to kort på én gang, og kanskje er det ingen som teller.</translation>
        </message>
        <message>
            <source>That card does not fit now, and perhaps nobody is counting your cards.</source>
            <translation>Det passer ikke nå, og kanskje er det ingen som teller kortene dine.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no other move is better.</source>
            <translation>Så vidt noen kan vite, er ikke noe annet trekk bedre.</translation>
        </message>
        <message>
            <source>Pass: nothing fits, and you can draw no more.</source>
            <translation>Si pass: Ingenting passer, og du kan ikke trekke mer.</translation>
        </message>
        <message>
            <source>Call “Caught!” before the next player acts.</source>
            <translation>Rop «Tatt!» før neste spiller gjør noe.</translation>
        </message>
        <message>
            <source>Call “Svindl!”.</source>
            <comment>advice to accuse somebody</comment>
            <translation>Rop «Svindl!».</translation>
        </message>
        <message>
            <source>Let it stand.</source>
            <comment>advice to accuse nobody</comment>
            <translation>Godta det.</translation>
        </message>
        <message>
            <source>Lay the {card} and tuck the {hidden} under it.</source>
            <translation>Legg {card} og lur {hidden} under.</translation>
        </message>
        <message>
            <source>Hide the {card}.</source>
            <translation>Gjem {card}.</translation>
        </message>
        <message>
            <source>Lay the {card}, although it does not fit.</source>
            <translation>Legg {card}, selv om det ikke passer.</translation>
        </message>
        <message>
            <source>You had one card left: saying “Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hadde ett kort igjen: Det koster ingenting å si «Olsen» i tide.</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hadde lagt det siste kortet ditt: Det koster ingenting å si «Olsen Olsen» i tide.</translation>
        </message>
        <message>
            <source>{player} laid nothing, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{player} la ingenting, og det manglet ikke noe kort: Der var det ingenting å finne.</translation>
        </message>
        <message>
            <source>Anything may be laid on the first card of that round, so the {card} was fair.</source>
            <comment>a review</comment>
            <translation>På det første kortet i den runden kunne alt legges, så {card} var helt i orden.</translation>
        </message>
        <message>
            <source>The {card} fitted, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{card} passet, og det manglet ikke noe kort: Der var det ingenting å finne.</translation>
        </message>
        <message>
            <source>{player} cheated in that turn, and everybody could see it: “Svindl!” would have stopped it.</source>
            <comment>a review</comment>
            <translation>{player} jukset i den turen, og det kunne alle se: «Svindl!» ville ha stoppet det.</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Du kunne ha blitt ferdig ved å legge {card}.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Du kunne ha blitt ferdig i den turen ved å legge {card} først.</translation>
        </message>
        <message>
            <source>Let the last card stand</source>
            <comment>status: what may be said now</comment>
            <translation>Godta det siste kortet</translation>
        </message>
        <message>
            <source>{player}’s last card: fair, or “Svindl!”?</source>
            <comment>status: what may be said now</comment>
            <translation>Det siste kortet til {player}: ærlig, eller «Svindl!»?</translation>
        </message>
        <message>
            <source>drew {drawn}, laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>trakk {drawn}, la {cards}, sist</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen upp og niður” is said with the last card.</source>
            <translation>«Olsen Olsen opp og ned» sies med det siste kortet.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen upp og niður”.</source>
            <translation>Si «Olsen Olsen opp og ned».</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen upp og niður” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Du hadde lagt det siste kortet ditt: Det koster ingenting å si «Olsen Olsen opp og ned» i tide.</translation>
        </message>
        <message>
            <source>Name a suit</source>
            <comment>status: what may be done now</comment>
            <translation>Velg farge</translation>
        </message>
        <message>
            <source>Go on: {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Videre: {ranks}, eller «Ferdig»</translation>
        </message>
        <message>
            <source>More {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Flere {ranks}, eller «Ferdig»</translation>
        </message>
        <message numerus="yes">
            <source>Take %n, or lay a two</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Ta %n, eller legg en toer</numerusform>
                <numerusform>Ta %n, eller legg en toer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n for the twos</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Ta %n for toerne</numerusform>
                <numerusform>Ta %n for toerne</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits: pass</source>
            <comment>status: what may be done now</comment>
            <translation>Ingenting passer: Si pass</translation>
        </message>
        <message numerus="yes">
            <source>Nothing fits: draw (%n left)</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Ingenting passer: Trekk (%n igjen)</numerusform>
                <numerusform>Ingenting passer: Trekk (%n igjen)</numerusform>
            </translation>
        </message>
        <message>
            <source>Any card but an eight</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvilket som helst kort unntatt åttere</translation>
        </message>
        <message>
            <source>Any card but your changer</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvilket som helst kort unntatt vrikort</translation>
        </message>
        <message>
            <source>{suit} alone: your first turn</source>
            <comment>status: what may be laid now</comment>
            <translation>Bare {suit}: din første tur</translation>
        </message>
        <message>
            <source>Any card</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvilket som helst kort</translation>
        </message>
        <message>
            <source>{ranks}, any suit</source>
            <comment>status: what may be laid now</comment>
            <translation>{ranks}, uansett farge</translation>
        </message>
        <message>
            <source>{suit} or {ranks}</source>
            <comment>status: what may be laid now; one rank</comment>
            <translation>{suit} eller {ranks}</translation>
        </message>
        <message>
            <source>{suit}, {ranks}</source>
            <comment>status: what may be laid now; one rank or two</comment>
            <translation>{suit}, {ranks}</translation>
        </message>
        <message>
            <source>Same suit or same rank, and eights change everything</source>
            <translation>Samme farge eller samme verdi, og åtteren vrir</translation>
        </message>
        <message>
            <source>A round takes two to five minutes</source>
            <translation>En runde tar to til fem minutter</translation>
        </message>
        <message>
            <source>One up or one down, as long a chain as you can</source>
            <translation>Ett trinn opp eller ned, i så lang kjede du klarer</translation>
        </message>
        <message>
            <source>A round takes three to five minutes</source>
            <translation>En runde tar tre til fem minutter</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>what a player says aloud</comment>
            <translation>Olsen Olsen opp og ned!</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and has won the round.</source>
            <translation>{player} sier «Olsen Olsen opp og ned» og har vunnet runden.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður! {player} has won the round.</source>
            <translation>Olsen Olsen opp og ned! {player} har vunnet runden.</translation>
        </message>
        <message>
            <source>Ólsen</source>
            <comment>what has to be said in time, between quotes</comment>
            <translation>Olsen</translation>
        </message>
        <message>
            <source>Round after round, and every card you keep costs points</source>
            <translation>Runde etter runde, og hvert kort du sitter igjen med, koster poeng</translation>
        </message>
        <message>
            <source>Playing to 500 points takes a long evening; shorter games are possible</source>
            <translation>Å spille til 500 poeng tar en lang kveld, men dere kan velge et kortere spill</translation>
        </message>
        <message>
            <source>Twos mean take two, aces change direction, queens skip a player</source>
            <translation>Toere koster to kort, ess snur retningen, og damer hopper over en spiller</translation>
        </message>
        <message>
            <source>Go out eight times, from eights down to aces</source>
            <translation>Bli ferdig åtte ganger, fra åtterne ned til essene</translation>
        </message>
        <message>
            <source>A game for a long evening, with shorter versions to choose from</source>
            <translation>Et spill for en lang kveld, men dere kan også begynne lenger nede</translation>
        </message>
        <message>
            <source>You may cheat, but do not get caught</source>
            <translation>Du har lov til å jukse, bare du ikke blir tatt</translation>
        </message>
        <message>
            <source>A round takes three to six minutes</source>
            <translation>En runde tar tre til seks minutter</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>what a player says aloud</comment>
            <translation>Svindl!</translation>
        </message>
        <message numerus="yes">
            <source>%n win(s)</source>
            <comment>deals won so far</comment>
            <translation>
                <numerusform>%n seier</numerusform>
                <numerusform>%n seire</numerusform>
            </translation>
        </message>
        <message>
            <source>place {place}</source>
            <comment>at a player’s name, where there is little room</comment>
            <translation>nummer {place}</translation>
        </message>
        <message numerus="yes">
            <source>takes %n</source>
            <comment>cards owed for twos</comment>
            <translation>
                <numerusform>tar %n</numerusform>
                <numerusform>tar %n</numerusform>
            </translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <translation>har sagt «Olsen»</translation>
        </message>
        <message>
            <source>changer: {ranks}</source>
            <translation>vrikort: {ranks}</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>button: somebody has cheated</comment>
            <translation>Svindl!</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <comment>button: nobody has cheated</comment>
            <translation>Godta</translation>
        </message>
        <message>
            <source>Doubts</source>
            <comment>whom a player of Svindl will accuse, marked ahead</comment>
            <translation>Mistanker</translation>
        </message>
        <message>
            <source>Mark whom you doubt: “Svindl!” is called for you when that player’s next turn ends. Nobody else sees this.</source>
            <translation>Merk av hvem du mistenker: Det ropes «Svindl!» for deg når den spillerens neste tur er over. Ingen andre ser dette.</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s)</source>
            <comment>button: cards owed for twos</comment>
            <translation>
                <numerusform>Ta %n kort</numerusform>
                <numerusform>Ta %n kort</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw ({value} of 3)</source>
            <comment>button: draw a card, the first, second or third one</comment>
            <translation>Trekk ({value} av 3)</translation>
        </message>
        <message>
            <source>Tuck under</source>
            <comment>button: tuck a card under another one</comment>
            <translation>Lur under</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>button: make a card vanish</comment>
            <translation>Gjem</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>button: the call</comment>
            <translation>Olsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>button: the last call</comment>
            <translation>Olsen Olsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>the last call, on a button</comment>
            <translation>Olsen Olsen opp og ned!</translation>
        </message>
        <message>
            <source>Caught!</source>
            <comment>button: somebody forgot to say Ólsen</comment>
            <translation>Tatt!</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Olsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Olsen Olsen!</translation>
        </message>
        <message>
            <source>out, place {place}</source>
            <comment>at a player’s name, and in a line about a turn: the others play on</comment>
            <translation>ferdig som nummer {place}</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Seire</translation>
        </message>
        <message>
            <source>{suit}!</source>
            <comment>a suit that a player names aloud</comment>
            <translation>{suit}!</translation>
        </message>
        <message>
            <source>Caught?</source>
            <comment>what a player says aloud</comment>
            <translation>Tatt?</translation>
        </message>
        <message>
            <source>Nobody can go on: everybody counts the cards in hand.</source>
            <translation>Ingen kommer videre: Alle får poeng for kortene på hånden.</translation>
        </message>
        <message>
            <source>Nobody can go on. {player} went out first and has won the round.</source>
            <translation>Ingen kommer videre. {player} ble først ferdig og har vunnet runden.</translation>
        </message>
        <message>
            <source>Nobody can go on, and the fewest cards win: {players}.</source>
            <translation>Ingen kommer videre, og færrest kort vinner: {players}.</translation>
        </message>
        <message>
            <source>{player} went out first and has won the round. {last} was left with cards.</source>
            <translation>{player} ble først ferdig og har vunnet runden. {last} satt igjen med kort.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen! {player} has won the round.</source>
            <translation>Olsen Olsen! {player} har vunnet runden.</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, playing to %n point(s)</source>
            <translation>
                <numerusform>Runde {number}, spilles til %n poeng</numerusform>
                <numerusform>Runde {number}, spilles til %n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>Down to the ace</source>
            <comment>how far it goes, step by step</comment>
            <translation>Ned til esset</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Én runde avgjør</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, first to %n win(s)</source>
            <translation>
                <numerusform>Runde {number}, spilles til %n seier</numerusform>
                <numerusform>Runde {number}, spilles til %n seire</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n round(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinner med %n rundes forsprang!</numerusform>
                <numerusform>{player} vinner med %n runders forsprang!</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody cheated, and nobody was accused.</source>
            <translation>Ingen jukset, og ingen ble beskyldt.</translation>
        </message>
        <message>
            <source>Cheat report</source>
            <translation>Jukserapport</translation>
        </message>
        <message>
            <source>{accuser} accused {player} wrongly.</source>
            <translation>{accuser} beskyldte {player} uten grunn.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under.</source>
            <translation>{player} lurte {card} under.</translation>
        </message>
        <message>
            <source>{player} hid the {card}.</source>
            <translation>{player} gjemte {card}.</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit.</source>
            <translation>{player} la {card}, som ikke passet.</translation>
        </message>
        <message>
            <source>{deed} Nobody noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} Ingen merket det.</translation>
        </message>
        <message>
            <source>{deed} {accuser} noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} {accuser} merket det.</translation>
        </message>
        <message>
            <source>That would be cheating. Do it?</source>
            <translation>Det blir juks! Vil du det likevel?</translation>
        </message>
        <message>
            <source>took back</source>
            <comment>at a player’s name; a card may follow</comment>
            <translation>tok tilbake</translation>
        </message>
        <message>
            <source>drew {drawn}, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>trakk {drawn}, la</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>la {cards}, sist</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la</translation>
        </message>
        <message>
            <source>missed a turn</source>
            <comment>at a player’s name</comment>
            <translation>sto over</translation>
        </message>
        <message>
            <source>{words} {player} wins!</source>
            <comment>called out at the end of a round</comment>
            <translation>{words} {player} vinner!</translation>
        </message>
        <message>
            <source>Wins</source>
            <comment>column: rounds won so far</comment>
            <translation>Seire</translation>
        </message>
        <message>
            <source>{player} kept quiet when a call was due.</source>
            <translation>{player} tidde stille da noe skulle sies.</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Lurt under</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Gjemt</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Passet ikke</translation>
        </message>
        <message>
            <source>Kept quiet</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Tidde</translation>
        </message>
        <message>
            <source>Accused wrongly</source>
            <comment>a stamp on the table: at the end of a round</comment>
            <translation>Grunnløs anklage</translation>
        </message>
        <message>
            <source>{deed} – nobody noticed</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>{deed} – ingen merket det</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>column: first, second, third</comment>
            <translation>Plassering</translation>
        </message>
        <message>
            <source>Changer</source>
            <comment>column: which rank changes the suit for a player</comment>
            <translation>Vrikort</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>a stamp on the table: an accusation was right</comment>
            <translation>Tatt!</translation>
        </message>
        <message>
            <source>Wrong!</source>
            <comment>a stamp on the table: an accusation was not right</comment>
            <translation>Feil!</translation>
        </message>
        <message>
            <source>Forgotten!</source>
            <comment>a stamp on the table: a call was not made</comment>
            <translation>Glemt!</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so say pass.</source>
            <translation>Ingenting på hånden passer, så si pass.</translation>
        </message>
        <message>
            <source>Nothing more in your hand fits, so end your turn.</source>
            <translation>Ingenting mer på hånden passer, så avslutt turen.</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {number}, sist {cards}</translation>
        </message>
        <message>
            <source>drew {number}, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>trakk {number}, la {cards}</translation>
        </message>
        <message>
            <source>took {number} for the twos</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tok {number} for toerne</translation>
        </message>
        <message>
            <source>named {suit}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>valgte {suit}</translation>
        </message>
        <message>
            <source>the direction changes: {way}</source>
            <comment>in a line about a turn; {way} is a round arrow</comment>
            <translation>retningen snur: {way}</translation>
        </message>
        <message>
            <source>clockwise again</source>
            <comment>which way play goes now</comment>
            <translation>med klokka igjen</translation>
        </message>
        <message>
            <source>anticlockwise</source>
            <comment>which way play goes now</comment>
            <translation>mot klokka</translation>
        </message>
        <message>
            <source>{other} misses a turn</source>
            <comment>in a line about a turn</comment>
            <translation>{other} står over</translation>
        </message>
        <message>
            <source>{others} miss a turn</source>
            <comment>in a line about a turn; several players</comment>
            <translation>{others} står over</translation>
        </message>
        <message>
            <source>{other} must take {number}</source>
            <comment>in a line about a turn</comment>
            <translation>{other} må ta {number}</translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sa «Olsen»</translation>
        </message>
        <message>
            <source>saw it: {other} forgot “Ólsen”, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>så det: {other} glemte «Olsen», {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>glemte «Olsen»: {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>glemte «Olsen Olsen»: {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} forgot nothing</source>
            <comment>in a line about a call, after the name</comment>
            <translation>tok feil: {other} glemte ingenting</translation>
        </message>
        <message>
            <source>saw it: {other} tucked a card under, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>så det: {other} lurte et kort under, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} hid a card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>så det: {other} gjemte et kort, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} wrongly laid {cards}, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>så det: {other} la {cards} feil, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} laid a false card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>så det: {other} la et falskt kort, {penalty}</translation>
        </message>
        <message>
            <source>heard it: {other} kept quiet, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>merket det: {other} tidde, {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} played fair, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>tok feil: {other} spilte ærlig, {penalty}</translation>
        </message>
        <message>
            <source>the last card</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>det siste kortet</translation>
        </message>
        <message>
            <source>out! Changers: {ranks}</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>ferdig! Vrikort: {ranks}</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you miss a turn</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} la {cards}: Du står over</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} la {cards}: Du tar {number}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Du glemte «Olsen»: {penalty}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Du glemte «Olsen Olsen»: {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you forgot “Ólsen”, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} så det: Du glemte «Olsen», {penalty}</translation>
        </message>
        <message>
            <source>You were wrong: {player} played fair, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Du tok feil: {player} spilte ærlig, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you tucked a card under, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} så det: Du lurte et kort under, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you hid a card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} så det: Du gjemte et kort, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you wrongly laid {cards}, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} så det: Du la {cards}, som ikke passet, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you laid a false card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} så det: Du la et falskt kort, {penalty}</translation>
        </message>
        <message>
            <source>{player} heard it: you kept quiet, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} merket det: Du tidde, {penalty}</translation>
        </message>
        <message>
            <source>{player} accused you wrongly and draws {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} beskyldte deg uten grunn og trekker {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n penalty card(s)</source>
            <comment>in a line, where eyes read: +3</comment>
            <translation>
                <numerusform>%n straffekort</numerusform>
                <numerusform>%n straffekort</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OlsenHabits</name>
        <message>
            <source>I lay low cards first, and keep the strong ones for later.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de lave kortene først og sparer de sterke til senere.</translation>
        </message>
        <message>
            <source>I lay low cards first, and rarely cheat.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de lave kortene først og jukser sjelden.</translation>
        </message>
        <message>
            <source>I lay high cards first, and keep the low ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de høye kortene først og sparer de lave.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de middels høye kortene først og sparer de laveste og høyeste.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and cheat more often than the others.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de middels høye kortene først og jukser oftere enn de andre.</translation>
        </message>
        <message>
            <source>I lay low cards first, and keep the high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de lave kortene først og sparer de høye.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Av to kort med samme verdi legger jeg det røde først.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Av to kort med samme verdi legger jeg det svarte først.</translation>
        </message>
    </context>
    <context>
        <name>OlsenOptions</name>
        <message>
            <source>Pack and start card</source>
            <translation>Kortstokk og startkort</translation>
        </message>
        <message>
            <source>Laying and drawing</source>
            <translation>Legge og trekke</translation>
        </message>
        <message>
            <source>Twos, aces and queens</source>
            <translation>Toere, ess og damer</translation>
        </message>
        <message>
            <source>Accusing</source>
            <translation>Anklager</translation>
        </message>
        <message>
            <source>Saying “Ólsen”</source>
            <translation>Si «Olsen»</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Slutten</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Hvor mange kort hver får</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>Hvor mange kort hver får til å begynne med.</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fem kort</translation>
        </message>
        <message>
            <source>Six cards</source>
            <translation>Seks kort</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Åtte kort</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Antall kortstokker</translation>
        </message>
        <message>
            <source>A second pack makes room for large tables.</source>
            <translation>Med en ekstra kortstokk er det plass til flere.</translation>
        </message>
        <message>
            <source>One pack, or two where one is too small</source>
            <translation>Én kortstokk, to når én er for liten</translation>
        </message>
        <message>
            <source>Always one pack</source>
            <translation>Alltid én kortstokk</translation>
        </message>
        <message>
            <source>Always two packs</source>
            <translation>Alltid to kortstokker</translation>
        </message>
        <message>
            <source>Several cards of the same rank at once</source>
            <translation>Flere kort med samme verdi på én gang</translation>
        </message>
        <message>
            <source>Whether cards of the same rank may follow in the same turn.</source>
            <translation>Om kort med samme verdi kan følge i samme tur.</translation>
        </message>
        <message>
            <source>All cards of the same rank may be laid in one turn</source>
            <translation>Alle kort med samme verdi kan legges i samme tur</translation>
        </message>
        <message>
            <source>Only one card is laid in a turn</source>
            <translation>Bare ett kort legges per tur</translation>
        </message>
        <message>
            <source>Changing the suit in the first turn</source>
            <translation>Vri i den første turen</translation>
        </message>
        <message>
            <source>Whether everybody has to stay with the suit in the first turn of a round.</source>
            <translation>Om alle må holde seg til fargen i sin første tur i en runde.</translation>
        </message>
        <message>
            <source>The first turn is as any other</source>
            <translation>Den første turen er som alle andre</translation>
        </message>
        <message>
            <source>Nobody may change the suit in their first turn</source>
            <translation>Ingen får vri i sin første tur</translation>
        </message>
        <message>
            <source>Drawing although you could lay</source>
            <translation>Trekke selv om du kan legge</translation>
        </message>
        <message>
            <source>Whether a player who could lay a card may draw instead.</source>
            <translation>Om den som kan legge et kort, får trekke i stedet.</translation>
        </message>
        <message>
            <source>Whoever can lay a card must lay it</source>
            <translation>Den som kan legge, må legge</translation>
        </message>
        <message>
            <source>You may draw up to three cards although one fits</source>
            <translation>Du kan trekke opptil tre kort selv om et kort passer</translation>
        </message>
        <message>
            <source>An eight as the start card</source>
            <translation>En åtter som startkort</translation>
        </message>
        <message>
            <source>What happens when the first card turned up is an eight.</source>
            <translation>Hva som skjer når det første kortet som snus, er en åtter.</translation>
        </message>
        <message>
            <source>The first player may lay any card on it</source>
            <translation>Den første spilleren kan legge hvilket kort som helst</translation>
        </message>
        <message>
            <source>Its own suit counts</source>
            <translation>Fargen på kortet gjelder</translation>
        </message>
        <message>
            <source>It goes back into the stock and another card is turned up</source>
            <translation>Kortet går tilbake i trekkbunken, og et annet blir snudd</translation>
        </message>
        <message>
            <source>Going out with an eight</source>
            <translation>Slutte med en åtter</translation>
        </message>
        <message>
            <source>Whether the last card may be an eight.</source>
            <translation>Om det siste kortet får være en åtter.</translation>
        </message>
        <message>
            <source>The last card may be an eight</source>
            <translation>Det siste kortet får være en åtter</translation>
        </message>
        <message>
            <source>The last card must not be an eight</source>
            <translation>Det siste kortet får ikke være en åtter</translation>
        </message>
        <message>
            <source>The penalty for forgetting “Ólsen”</source>
            <translation>Straffen for å glemme «Olsen»</translation>
        </message>
        <message>
            <source>Who notices when a player with one card left says nothing.</source>
            <translation>Hvem som oppdager det når en spiller med ett kort igjen ikke sier noe.</translation>
        </message>
        <message>
            <source>The penalty of three cards comes by itself</source>
            <translation>Straffen på tre kort kommer av seg selv</translation>
        </message>
        <message>
            <source>Only when another player notices it in time</source>
            <translation>Bare når en annen spiller oppdager det i tide</translation>
        </message>
        <message>
            <source>Saying “Ólsen” for the players</source>
            <translation>Si «Olsen» for spillerne</translation>
        </message>
        <message>
            <source>Whether the program says “Ólsen” by itself, for everybody at the table.</source>
            <translation>Om programmet sier «Olsen» av seg selv, for alle ved bordet.</translation>
        </message>
        <message>
            <source>Everybody has to say it</source>
            <translation>Alle må si det selv</translation>
        </message>
        <message>
            <source>The program says it for everybody</source>
            <translation>Programmet sier det for alle</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen” at the end</source>
            <translation>Si «Olsen Olsen» til slutt</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen” has to be said with the last card.</source>
            <translation>Om «Olsen Olsen» må sies med det siste kortet.</translation>
        </message>
        <message>
            <source>The program says it for the winner</source>
            <translation>Programmet sier det for vinneren</translation>
        </message>
        <message>
            <source>Whoever forgets it draws three cards and plays on</source>
            <translation>Den som glemmer det, trekker tre kort og spiller videre</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>How many rounds a player has to win. Where the others play on, it takes as many points as so many first places bring.</source>
            <translation>Hvor mange runder en spiller må vinne. Der de andre spiller videre, trengs så mange poeng som like mange førsteplasser gir.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Én runde avgjør</translation>
        </message>
        <message>
            <source>The first to win two rounds</source>
            <translation>Først til å vinne to runder</translation>
        </message>
        <message>
            <source>The first to win three rounds</source>
            <translation>Først til å vinne tre runder</translation>
        </message>
        <message>
            <source>The first to win five rounds</source>
            <translation>Først til å vinne fem runder</translation>
        </message>
        <message>
            <source>When somebody goes out</source>
            <translation>Når noen er ferdig</translation>
        </message>
        <message>
            <source>Whether the others go on until only one of them holds cards.</source>
            <translation>Om de andre spiller videre til bare én har kort igjen.</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Runden er over</translation>
        </message>
        <message>
            <source>The others play on until only one has cards left</source>
            <translation>De andre spiller videre til bare én har kort igjen</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen upp og niður” at the end</source>
            <translation>Si «Olsen Olsen opp og ned» til slutt</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen upp og niður” has to be said with the last card.</source>
            <translation>Om du må si «Olsen Olsen opp og ned» med det siste kortet.</translation>
        </message>
        <message>
            <source>Ace and king are neighbours</source>
            <translation>Ess og konge er naboer</translation>
        </message>
        <message>
            <source>Whether an ace may be laid on a king and a king on an ace.</source>
            <translation>Om et ess kan legges på en konge og en konge på et ess.</translation>
        </message>
        <message>
            <source>The ace lies between the king and the two</source>
            <translation>Esset ligger mellom toeren og kongen</translation>
        </message>
        <message>
            <source>The ace goes with the two only</source>
            <translation>Esset er bare nabo til toeren</translation>
        </message>
        <message>
            <source>When the game ends: at a number of points, or after a number of rounds.</source>
            <translation>Når spillet er slutt: ved et visst antall poeng eller etter et fast antall runder.</translation>
        </message>
        <message>
            <source>Until somebody has 500 points</source>
            <translation>Til noen har 500 poeng</translation>
        </message>
        <message>
            <source>Until somebody has 300 points</source>
            <translation>Til noen har 300 poeng</translation>
        </message>
        <message>
            <source>Until somebody has 200 points</source>
            <translation>Til noen har 200 poeng</translation>
        </message>
        <message>
            <source>Until somebody has 100 points</source>
            <translation>Til noen har 100 poeng</translation>
        </message>
        <message>
            <source>10 rounds</source>
            <translation>10 runder</translation>
        </message>
        <message>
            <source>5 rounds</source>
            <translation>5 runder</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 runder</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Uavgjort</translation>
        </message>
        <message>
            <source>What happens when several players share the fewest points.</source>
            <translation>Hva som skjer når flere har like få poeng.</translation>
        </message>
        <message>
            <source>They share the win</source>
            <translation>De deler seieren</translation>
        </message>
        <message>
            <source>Everybody plays on, round by round, until one is ahead</source>
            <translation>Alle spiller ekstrarunder til én av dem leder</translation>
        </message>
        <message>
            <source>A two also costs the turn</source>
            <translation>En toer koster også turen</translation>
        </message>
        <message>
            <source>Whether the player who takes two cards may play afterwards.</source>
            <translation>Om den som tar to kort, får spille etterpå.</translation>
        </message>
        <message>
            <source>After taking the cards the player plays as usual</source>
            <translation>Den som har tatt kortene, spiller som vanlig</translation>
        </message>
        <message>
            <source>Taking the cards ends the turn</source>
            <translation>Turen er over når kortene er tatt</translation>
        </message>
        <message>
            <source>Answering a two with a two</source>
            <translation>Svare på en toer med en toer</translation>
        </message>
        <message>
            <source>Whether a player may lay a two instead of taking cards.</source>
            <translation>Om du kan legge en toer i stedet for å ta kort.</translation>
        </message>
        <message>
            <source>The cards must be taken first</source>
            <translation>Kortene må tas først</translation>
        </message>
        <message>
            <source>A two passes all the owed cards on, and two more</source>
            <translation>En toer sender hele gjelden videre, og to kort til</translation>
        </message>
        <message>
            <source>An ace with two players</source>
            <translation>Et ess når to spiller</translation>
        </message>
        <message>
            <source>Whether an ace does anything when only two play.</source>
            <translation>Om et ess har noen virkning når dere bare er to.</translation>
        </message>
        <message>
            <source>It changes nothing</source>
            <translation>Det endrer ingenting</translation>
        </message>
        <message>
            <source>The other player misses a turn</source>
            <translation>Den andre må stå over</translation>
        </message>
        <message>
            <source>Several twos, aces or queens in one turn</source>
            <translation>Flere toere, ess eller damer samlet</translation>
        </message>
        <message>
            <source>Whether each card counts, or the whole group only once.</source>
            <translation>Om hvert kort virker når flere legges samlet, eller om de virker bare én gang til sammen.</translation>
        </message>
        <message>
            <source>Each card counts</source>
            <translation>Hvert kort teller</translation>
        </message>
        <message>
            <source>The whole group counts as one card</source>
            <translation>Alle sammen teller som ett kort</translation>
        </message>
        <message>
            <source>The start card has an effect</source>
            <translation>Startkortet har virkning</translation>
        </message>
        <message>
            <source>Whether the first card turned up counts as if somebody had laid it.</source>
            <translation>Om en toer, et ess eller en dame som startkort virker som om noen hadde lagt kortet.</translation>
        </message>
        <message>
            <source>It has no effect</source>
            <translation>Nei, det har ingen virkning</translation>
        </message>
        <message>
            <source>It counts for the first player</source>
            <translation>Ja, det virker på den første spilleren</translation>
        </message>
        <message>
            <source>A changer as the start card</source>
            <translation>Et vrikort som startkort</translation>
        </message>
        <message>
            <source>What happens if the start card has the rank that everybody begins with.</source>
            <translation>Hva som skjer når startkortet har verdien som alle begynner med.</translation>
        </message>
        <message>
            <source>Going out with your changer</source>
            <translation>Slutte med vrikortet</translation>
        </message>
        <message>
            <source>Whether your last card may be your own changer.</source>
            <translation>Om det siste kortet får være ditt eget vrikort.</translation>
        </message>
        <message>
            <source>The last card may be your changer</source>
            <translation>Det siste kortet får være vrikortet</translation>
        </message>
        <message>
            <source>The last card must not be your changer</source>
            <translation>Det siste kortet får ikke være vrikortet</translation>
        </message>
        <message>
            <source>The first changer</source>
            <translation>Det første vrikortet</translation>
        </message>
        <message>
            <source>The rank everybody begins with; a lower one makes the game shorter.</source>
            <translation>Hvilken verdi alle begynner på; en lavere gjør spillet kortere.</translation>
        </message>
        <message>
            <source>Eights, the whole way down</source>
            <translation>Åttere, hele veien ned</translation>
        </message>
        <message>
            <source>Sixes, a shorter game</source>
            <translation>Seksere, et kortere spill</translation>
        </message>
        <message>
            <source>Fours, a short game</source>
            <translation>Firere, et enda kortere spill</translation>
        </message>
        <message>
            <source>One changer for everybody</source>
            <translation>Felles vrikort</translation>
        </message>
        <message>
            <source>Whether everybody has a changer of their own or all share one.</source>
            <translation>Om hver spiller har sitt eget vrikort, eller alle har ett sammen.</translation>
        </message>
        <message>
            <source>Everybody has their own</source>
            <translation>Nei, hver spiller har sitt eget</translation>
        </message>
        <message>
            <source>All share one, and it goes down a step whenever somebody goes out</source>
            <translation>Ja, og det går ett trinn ned hver gang noen blir ferdig</translation>
        </message>
        <message>
            <source>The card comes back</source>
            <translation>Kortet kommer tilbake</translation>
        </message>
        <message>
            <source>What happens to the card that somebody cheated with.</source>
            <translation>Hva som skjer med kortet når noen blir tatt i juks.</translation>
        </message>
        <message>
            <source>It goes back to the hand</source>
            <translation>Ja, det går tilbake til hånden</translation>
        </message>
        <message>
            <source>It stays where it is; three cards are drawn all the same</source>
            <translation>Nei, det blir liggende; tre kort trekkes likevel</translation>
        </message>
        <message>
            <source>Time for accusing</source>
            <translation>Tid til å beskylde</translation>
        </message>
        <message>
            <source>How long the computer players wait before they act.</source>
            <translation>Hvor lenge datamotspillerne venter før de spiller.</translation>
        </message>
        <message>
            <source>3 seconds</source>
            <translation>3 sekunder</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 sekunder</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 sekunder</translation>
        </message>
        <message>
            <source>5 seconds</source>
            <translation>5 sekunder</translation>
        </message>
        <message>
            <source>6 seconds</source>
            <translation>6 sekunder</translation>
        </message>
        <message>
            <source>7 seconds</source>
            <translation>7 sekunder</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 sekunder</translation>
        </message>
        <message>
            <source>Until somebody presses “Go on”</source>
            <translation>Til noen trykker «Videre»</translation>
        </message>
    </context>
    <context>
        <name>Order</name>
        <message>
            <source>{card}, would help you</source>
            <comment>a card that can be marked to be bought</comment>
            <translation>{card}, ville hjelpe deg</translation>
        </message>
        <message>
            <source>How often at most</source>
            <comment>before the numbers from one on</comment>
            <translation>Antall ganger, høyst</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>button</comment>
            <translation>Ferdig</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back</source>
            <translation>Tilbake</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>Print or save …</source>
            <comment>button: print it, or keep it as a PDF or a picture</comment>
            <translation>Skriv ut eller lagre …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Skriv ut …</translation>
        </message>
        <message>
            <source>Save as a PDF …</source>
            <translation>Lagre som PDF …</translation>
        </message>
        <message>
            <source>Save as a picture …</source>
            <translation>Lagre som bilde …</translation>
        </message>
        <message>
            <source>Save as …</source>
            <comment>button: keep a paper as a PDF or a picture</comment>
            <translation>Lagre som …</translation>
        </message>
        <message>
            <source>The printer is not responding. Nothing is lost: try again, or save it as a PDF.</source>
            <translation>Skriveren tar ikke imot noe akkurat nå. Ingenting er tapt: Prøv igjen, eller lagre som PDF.</translation>
        </message>
        <message>
            <source>It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Det kunne ikke skrives til {name} ({reason}). Ingenting i Card Table er endret. Velg et annet sted.</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>heading of a column</comment>
            <translation>Spiller</translation>
        </message>
        <message>
            <source>{fact}: {value}</source>
            <translation>{fact}: {value}</translation>
        </message>
        <message>
            <source>Card Table · page {page} of {pages}</source>
            <comment>at the foot of a printed page</comment>
            <translation>Card Table · side {page} av {pages}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>At the table: {players}</source>
            <translation>Ved bordet: {players}</translation>
        </message>
        <message>
            <source>Without a name: {animal}</source>
            <translation>Uten navn: {animal}</translation>
        </message>
        <message>
            <source>{player} sits down. Second person, or: To the games.</source>
            <translation>{player} setter seg. Neste person, eller: Til spillene.</translation>
        </message>
        <message>
            <source>{player} sits down. The next person, or: To the games.</source>
            <translation>{player} setter seg. Neste person, eller: Til spillene.</translation>
        </message>
        <message>
            <source>Take a card. Give a name if you like.</source>
            <translation>Ta et kort. Skriv gjerne et navn.</translation>
        </message>
        <message>
            <source>Statistics of {player}</source>
            <translation>Statistikk for {player}</translation>
        </message>
        <message>
            <source>Is the same as …</source>
            <comment>a button: two people become one</comment>
            <translation>Er den samme som …</translation>
        </message>
        <message>
            <source>Forget {player} …</source>
            <translation>Glem {player} …</translation>
        </message>
        <message>
            <source>Person {number}: name</source>
            <translation>Person {number}: navn</translation>
        </message>
        <message>
            <source>Person {number}: face, {animal}</source>
            <translation>Person {number}: ansikt, {animal}</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Ansikt</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farge</translation>
        </message>
        <message>
            <source>{animal}, the face of {player}</source>
            <translation>{animal}, ansiktet til {player}</translation>
        </message>
        <message>
            <source>Person {number}: colour</source>
            <translation>Person {number}: farge</translation>
        </message>
        <message>
            <source>Take off the list: {player}</source>
            <translation>Ta bort fra listen: {player}</translation>
        </message>
        <message>
            <source>{player} is not in the list any more.</source>
            <translation>{player} står ikke på listen lenger.</translation>
        </message>
        <message>
            <source>Two people have the same name. Give each of them a different one.</source>
            <translation>To personer har samme navn. Gi hver av dem sitt eget.</translation>
        </message>
        <message>
            <source>Somebody called {player} is in saved games already. If this is somebody else, choose another name.</source>
            <translation>Noen som heter {player}, er allerede med i lagrede spill. Er det noen andre, så velg et annet navn.</translation>
        </message>
        <message>
            <source>The same person</source>
            <comment>a button</comment>
            <translation>Samme person</translation>
        </message>
        <message>
            <source>Merge the two into one? Everything both have played will belong to {player} and cannot be separated again.</source>
            <translation>Skal de to bli én person? Alt begge har spilt, hører da til {player} og kan ikke skilles igjen.</translation>
        </message>
        <message>
            <source>Forget for good</source>
            <translation>Glem for godt</translation>
        </message>
        <message>
            <source>Who sits here?</source>
            <translation>Hvem sitter her?</translation>
        </message>
        <message>
            <source>Everybody who plays here. If you change a name, it changes in every saved game, too.</source>
            <translation>Alle som spiller her. Et nytt navn blir tatt i bruk i alle lagrede spill.</translation>
        </message>
        <message>
            <source>Guest</source>
            <comment>what a player is called who has been forgotten</comment>
            <translation>Gjest</translation>
        </message>
        <message>
            <source>The saved games are done. The old name may still be in copies of them or in the settings, because the disk is full or a file is in use. Card Table tries again at every start until it has succeeded.</source>
            <comment>somebody was renamed or forgotten</comment>
            <translation>De lagrede spillene er endret. I kopier av dem eller i innstillingene kan det gamle navnet fortsatt stå, fordi disken er full eller en fil er i bruk. Card Table prøver igjen ved hver oppstart til det har lykkes.</translation>
        </message>
        <message>
            <source>Merge them</source>
            <comment>a button: two people become one</comment>
            <translation>Slå dem sammen</translation>
        </message>
        <message>
            <source>Two people called {player} would then sit at one table in a saved game. Nothing was changed. Give each of them a different name.</source>
            <translation>Da ville to som heter {player}, sitte ved samme bord i et lagret spill. Ingenting ble endret. Gi dem hvert sitt navn.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played only with computer players will be deleted.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>%n spill med bare datamotspillere blir slettet.</numerusform>
                <numerusform>%n spill med bare datamotspillere blir slettet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) with others the seat will be called “{guest}”.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>I %n spill med andre kommer spilleren til å hete «{guest}».</numerusform>
                <numerusform>I %n spill med andre kommer spilleren til å hete «{guest}».</numerusform>
            </translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} It cannot be undone.</source>
            <comment>a sentence follows</comment>
            <translation>Glemme {player} for godt? {first} Det kan ikke angres.</translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} {second} It cannot be undone.</source>
            <comment>sentences follow</comment>
            <translation>Glemme {player} for godt? {first} {second} Det kan ikke angres.</translation>
        </message>
        <message>
            <source>Somebody else</source>
            <translation>En til</translation>
        </message>
        <message>
            <source>To the games</source>
            <translation>Til spillene</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Ferdig</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Navn</translation>
        </message>
    </context>
    <context>
        <name>Phones</name>
        <message>
            <source>Your turn</source>
            <translation>Din tur</translation>
        </message>
        <message>
            <source>Your cards</source>
            <translation>Kortene dine</translation>
        </message>
        <message>
            <source>Connection lost</source>
            <translation>Forbindelsen er brutt</translation>
        </message>
        <message>
            <source>Connecting again …</source>
            <translation>Kobler til igjen …</translation>
        </message>
        <message>
            <source>Another phone has taken this seat</source>
            <translation>En annen telefon har overtatt denne stolen</translation>
        </message>
        <message>
            <source>The table plays without phones now. Your cards are on the big screen.</source>
            <translation>Nå spiller dere uten telefoner. Kortene dine er på den store skjermen.</translation>
        </message>
        <message>
            <source>The table rests. Your cards come back with it.</source>
            <translation>Det er pause ved bordet. Kortene dine kommer tilbake når den er over.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Lukk</translation>
        </message>
        <message>
            <source>Put on: {place}</source>
            <comment>button: put the picked cards there; {place} is a pile or a meld</comment>
            <translation>Legg på: {place}</translation>
        </message>
        <message>
            <source>Back to the hand</source>
            <comment>button: picked cards that were put together go back</comment>
            <translation>Tilbake til hånden</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Bordet</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mer</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Sorter hånden</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>What has happened</source>
            <translation>Det som har skjedd</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Poeng</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Move the picked card to the left</source>
            <translation>Flytt det valgte kortet til venstre</translation>
        </message>
        <message>
            <source>Move the picked card to the right</source>
            <translation>Flytt det valgte kortet til høyre</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Språk</translation>
        </message>
        <message>
            <source>Hide or cheat with what is picked</source>
            <comment>switch: picked cards are then put down slyly</comment>
            <translation>Gjem de valgte kortene eller juks med dem</translation>
        </message>
        <message>
            <source>A phone for every hand</source>
            <translation>En telefon til hver hånd</translation>
        </message>
        <message>
            <source>Point the camera of your phone at the code beside your name. Phone and computer have to be in the same Wi-Fi. Whoever has no phone plays here, as always.</source>
            <translation>Rett kameraet på telefonen mot koden ved navnet ditt. Telefonen og maskinen må være på samme Wi-Fi. Den som ikke har telefon, spiller her som alltid.</translation>
        </message>
        <message>
            <source>It needs no account and no internet, and nothing listens once you play without phones again. What is sent is not encrypted, so whoever can listen to your Wi-Fi could read along: play like this only in a Wi-Fi whose users you trust.</source>
            <translation>Det trengs verken konto eller internett, og ingenting lytter når dere spiller uten telefoner igjen. Det som sendes, er ikke kryptert, så den som kan avlytte Wi-Fi-nettet, kan også lese det: Spill slik bare på et Wi-Fi-nett der dere stoler på alle.</translation>
        </message>
        <message>
            <source>The system may ask whether Card Table may be reached in private networks: say yes, or no phone gets in.</source>
            <translation>Systemet kan komme til å spørre om Card Table kan nås på private nettverk: Svar ja, ellers slipper ingen telefon inn.</translation>
        </message>
        <message>
            <source>No phone has come yet. Is it in the same Wi-Fi as this computer, not in a guest network and not on mobile data? Guest networks keep their devices apart. A firewall has to let Card Table be reached in private networks. While you play, switch off a VPN on either of them.</source>
            <translation>Ingen telefon har kommet ennå. Er den på samme Wi-Fi som denne maskinen, ikke på et gjestenett og ikke på mobildata? Gjestenett holder enhetene fra hverandre. En brannmur må la Card Table nås på private nettverk. Koble fra VPN på maskinen og telefonen mens dere spiller.</translation>
        </message>
        <message>
            <source>The door is being opened …</source>
            <translation>Døren åpnes …</translation>
        </message>
        <message>
            <source>Plays on a phone</source>
            <translation>Spiller på telefon</translation>
        </message>
        <message>
            <source>The phone is away</source>
            <translation>Telefonen er borte</translation>
        </message>
        <message>
            <source>Without a camera</source>
            <translation>Uten kamera</translation>
        </message>
        <message>
            <source>In the phone’s browser, open {address} and write {letters}.</source>
            <comment>{letters} are six letters</comment>
            <translation>Åpne {address} i nettleseren på telefonen og skriv {letters}.</translation>
        </message>
        <message>
            <source>Take over here</source>
            <comment>button: this hand is played at the screen again</comment>
            <translation>Overta her</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: puts the codes away</comment>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Without phones</source>
            <comment>button: all hands are played at the screen again</comment>
            <translation>Uten telefoner</translation>
        </message>
        <message>
            <source>Code for {player}</source>
            <comment>a picture that a phone's camera reads</comment>
            <translation>Kode til {player}</translation>
        </message>
        <message>
            <source>This computer’s address can be reached from the internet, so the door stays shut. Use a Wi-Fi at home, or one that a phone opens.</source>
            <translation>Denne maskinen kan nås fra internett, så døren blir stående lukket. Bruk et Wi-Fi-nett hjemme eller et som en telefon deler.</translation>
        </message>
        <message>
            <source>This computer is in no network. Connect it to the Wi-Fi in which your phones are, and try again.</source>
            <translation>Denne maskinen er ikke på noe nettverk. Koble den til samme Wi-Fi som telefonene, og prøv igjen.</translation>
        </message>
        <message>
            <source>This computer does not let the door be opened. Look whether a firewall forbids it, and try again.</source>
            <translation>Døren lar seg ikke åpne på denne maskinen. Se etter om en brannmur hindrer det, og prøv igjen.</translation>
        </message>
        <message>
            <source>The door to the phones has closed by itself. Nothing is lost: all hands are played here again.</source>
            <translation>Døren til telefonene lukket seg av seg selv. Ingenting er tapt: Alle spiller ved skjermen igjen.</translation>
        </message>
        <message>
            <source>{player} plays on a phone now.</source>
            <translation>{player} spiller på telefon nå.</translation>
        </message>
        <message>
            <source>{player} plays at the screen again.</source>
            <translation>{player} spiller ved skjermen igjen.</translation>
        </message>
        <message>
            <source>{player}’s phone is away.</source>
            <translation>{player}: Telefonen er borte.</translation>
        </message>
        <message>
            <source>What came before that is on the big screen.</source>
            <comment>below the log of a long game</comment>
            <translation>Det som skjedde før dette, er på den store skjermen.</translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message>
            <source>Play goes clockwise.</source>
            <translation>Det spilles med klokka.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise.</source>
            <translation>Det spilles mot klokka.</translation>
        </message>
        <message>
            <source>{card}, picked</source>
            <translation>{card}, valgt</translation>
        </message>
        <message>
            <source>{card}, {reason}</source>
            <comment>a card and why it came</comment>
            <translation>{card}, {reason}</translation>
        </message>
        <message>
            <source>{card}, wins the trick</source>
            <translation>{card}, tar stikket</translation>
        </message>
        <message>
            <source>{card}, can be swapped</source>
            <comment>such as a joker</comment>
            <translation>{card}, tar et kort i bytte</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <comment>the place of a card among others</comment>
            <translation>{number} av {count}</translation>
        </message>
        <message>
            <source>{place}, not right: {reason}</source>
            <comment>a place where cards were put together</comment>
            <translation>{place}, ikke riktig: {reason}</translation>
        </message>
        <message>
            <source>{place}, complete</source>
            <translation>{place}, fullstendig</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Hånden din</translation>
        </message>
        <message>
            <source>{place}, empty</source>
            <translation>{place}, ingen kort</translation>
        </message>
        <message>
            <source>{place}, the suit is {suit}</source>
            <translation>{place}, fargen er {suit}</translation>
        </message>
        <message>
            <source>{place}, fits here</source>
            <comment>where picked cards can be put</comment>
            <translation>{place}, her passer det</translation>
        </message>
        <message>
            <source>{place}: {cards}</source>
            <translation>{place}: {cards}</translation>
        </message>
        <message>
            <source>{player} {card}</source>
            <comment>who laid which card of a trick</comment>
            <translation>{player} {card}</translation>
        </message>
        <message>
            <source>{seat}, now playing</source>
            <comment>a seat with its cards and points</comment>
            <translation>{seat}, står for tur</translation>
        </message>
        <message>
            <source>{card}, fits</source>
            <translation>{card}, passer</translation>
        </message>
        <message>
            <source>No hand is being shown.</source>
            <translation>Ingen hånd vises nå.</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Du har ingen kort på hånden.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand, %n card(s): {cards}.</source>
            <translation>
                <numerusform>Hånden din, %n kort: {cards}.</numerusform>
                <numerusform>Hånden din, %n kort: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them fit.</source>
            <comment>all cards of the own hand</comment>
            <translation>Alle passer.</translation>
        </message>
        <message>
            <source>These fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Disse passer: {cards}.</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Ingenting er sagt ennå.</translation>
        </message>
        <message>
            <source>{joker} as {card}</source>
            <comment>what a joker stands for</comment>
            <translation>{joker} som {card}</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>two numbers, such as 30 of 40</comment>
            <translation>{part} av {whole}</translation>
        </message>
        <message>
            <source> to </source>
            <comment>between the ends of a span, such as: nine to queen; with its spaces</comment>
            <translation> til </translation>
        </message>
        <message>
            <source> to </source>
            <comment>between two numbers, such as: 2 to 5 players; with its spaces</comment>
            <translation> til </translation>
        </message>
        <message>
            <source>{key}: {button}</source>
            <comment>a key and the button that it presses</comment>
            <translation>{key}: {button}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <comment>said of a button: the key that presses it</comment>
            <translation>tast {key}</translation>
        </message>
        <message numerus="yes">
            <source>{cards} picked, %n card(s) in all.</source>
            <translation>
                <numerusform>{cards} valgt, %n kort i alt.</numerusform>
                <numerusform>{cards} valgt, %n kort i alt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} picked.</source>
            <translation>{cards} valgt.</translation>
        </message>
        <message numerus="yes">
            <source>{cards} put back, %n card(s) picked.</source>
            <translation>
                <numerusform>{cards} lagt tilbake, %n kort valgt.</numerusform>
                <numerusform>{cards} lagt tilbake, %n kort valgt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} put back.</source>
            <translation>{cards} lagt tilbake.</translation>
        </message>
        <message>
            <source>There is no {letters} in your hand.</source>
            <comment>what somebody has typed</comment>
            <translation>Du har ikke noe kort på hånden som heter {letters}.</translation>
        </message>
        <message>
            <source>Nothing is put together.</source>
            <translation>Ingenting er satt sammen.</translation>
        </message>
        <message>
            <source>Put together: {melds}.</source>
            <translation>Satt sammen: {melds}.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>{tag}: {card}, names {suit}</source>
            <comment>what somebody did, such as: laid: eight of clubs</comment>
            <translation>{tag}: {card}, valgte {suit}</translation>
        </message>
        <message>
            <source>{tag}: {card}</source>
            <comment>what somebody did with a card, such as: discarded: king of clubs</comment>
            <translation>{tag}: {card}</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Det er din tur.</translation>
        </message>
        <message>
            <source> times </source>
            <comment>between two numbers that are multiplied; with its spaces</comment>
            <translation> ganger </translation>
        </message>
        <message>
            <source>plus </source>
            <comment>before a number, such as: 10 plus 5; with its space</comment>
            <translation>pluss </translation>
        </message>
        <message>
            <source>minus </source>
            <comment>before a number, such as: minus 9; with its space</comment>
            <translation>minus </translation>
        </message>
    </context>
    <context>
        <name>Remarks</name>
        <message>
            <source>Well, well.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Se der, ja.</translation>
        </message>
        <message>
            <source>Not bad.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Ikke verst.</translation>
        </message>
        <message>
            <source>So it goes.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>Sånn går det.</translation>
        </message>
        <message>
            <source>Fair enough.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>Greit nok.</translation>
        </message>
        <message>
            <source>I thought so.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Det tenkte jeg nok.</translation>
        </message>
        <message>
            <source>As I had hoped.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Som jeg håpet.</translation>
        </message>
        <message>
            <source>Oh dear.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Uff da.</translation>
        </message>
        <message>
            <source>I was afraid of that.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Det var jeg redd for.</translation>
        </message>
        <message>
            <source>All mine!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Alt er mitt!</translation>
        </message>
        <message>
            <source>More, please!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Mer, takk!</translation>
        </message>
        <message>
            <source>Hands off!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Fingrene av fatet!</translation>
        </message>
        <message>
            <source>I needed that!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Jeg som trengte det!</translation>
        </message>
        <message>
            <source>Ha!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>Ha!</translation>
        </message>
        <message>
            <source>That is how it is done!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>Sånn skal det gjøres!</translation>
        </message>
        <message>
            <source>Just you wait!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Bare vent!</translation>
        </message>
        <message>
            <source>It was worth a try!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Det var verdt et forsøk!</translation>
        </message>
        <message>
            <source>Head first!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Rett på!</translation>
        </message>
        <message>
            <source>Nobody stops me now!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Nå stopper ingen meg!</translation>
        </message>
        <message>
            <source>Once more, then!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Da prøver jeg igjen!</translation>
        </message>
        <message>
            <source>That was only the run-up!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Det var bare tilløpet!</translation>
        </message>
        <message>
            <source>Phew!</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Puh!</translation>
        </message>
        <message>
            <source>That went well.</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Det gikk bra.</translation>
        </message>
        <message>
            <source>My poor ears!</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Stakkars ørene mine!</translation>
        </message>
        <message>
            <source>I would rather not look.</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Jeg tør nesten ikke se.</translation>
        </message>
        <message>
            <source>How it glitters!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>Som det glitrer!</translation>
        </message>
        <message>
            <source>Into my nest with it!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>Rett i reiret med det!</translation>
        </message>
        <message>
            <source>I will remember that.</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Det skal jeg huske.</translation>
        </message>
        <message>
            <source>Croak!</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Kra!</translation>
        </message>
        <message>
            <source>Swimmingly.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>Som fisken i vannet.</translation>
        </message>
        <message>
            <source>How pleasant.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>Så hyggelig.</translation>
        </message>
        <message>
            <source>Water off my back.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Det preller av.</translation>
        </message>
        <message>
            <source>The tide will turn.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Tidevannet snur igjen.</translation>
        </message>
        <message>
            <source>Always on my feet!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Jeg lander alltid på beina!</translation>
        </message>
        <message>
            <source>The cream is mine!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Fløten er min!</translation>
        </message>
        <message>
            <source>Eight lives left!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Åtte liv igjen!</translation>
        </message>
        <message>
            <source>Hiss!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Fres!</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>This game was played with another version whose rules differed a little, so its moves cannot be shown again. It is kept as it is, with its scores.</source>
            <translation>Dette spillet ble spilt med en annen versjon der reglene var litt annerledes, så trekkene kan ikke vises igjen. Det er fortsatt lagret som det er, med poengene.</translation>
        </message>
        <message>
            <source>Slowly</source>
            <comment>speed of a replay</comment>
            <translation>Sakte</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <comment>speed of a replay</comment>
            <translation>Vanlig fart</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>speed of a replay</comment>
            <translation>Raskt</translation>
        </message>
        <message>
            <source>Very fast</source>
            <comment>speed of a replay</comment>
            <translation>Svært raskt</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>button: stop for a while</comment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Page Up</source>
            <comment>key</comment>
            <translation>Page Up</translation>
        </message>
        <message>
            <source>Back to the previous big moment</source>
            <translation>Tilbake til forrige høydepunkt</translation>
        </message>
        <message>
            <source>Shift+Left</source>
            <comment>key</comment>
            <translation>Shift+venstre pil</translation>
        </message>
        <message>
            <source>Back to the previous turn</source>
            <translation>Tilbake én tur</translation>
        </message>
        <message>
            <source>Ctrl+Left</source>
            <comment>key</comment>
            <translation>Ctrl+venstre pil</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Ett steg tilbake</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>key: the arrow</comment>
            <translation>venstre pil</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>Ett steg videre</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>key: the arrow</comment>
            <translation>høyre pil</translation>
        </message>
        <message>
            <source>On to the next turn</source>
            <translation>Til neste tur</translation>
        </message>
        <message>
            <source>Ctrl+Right</source>
            <comment>key</comment>
            <translation>Ctrl+høyre pil</translation>
        </message>
        <message>
            <source>On to the next big moment</source>
            <translation>Til neste høydepunkt</translation>
        </message>
        <message>
            <source>Back to the previous round</source>
            <translation>Tilbake én runde</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spill av</translation>
        </message>
        <message>
            <source>Shift+Right</source>
            <comment>key</comment>
            <translation>Shift+høyre pil</translation>
        </message>
        <message>
            <source>On to the next round</source>
            <translation>Til neste runde</translation>
        </message>
        <message>
            <source>Page Down</source>
            <comment>key</comment>
            <translation>Page Down</translation>
        </message>
        <message>
            <source>Space</source>
            <comment>key: the space bar</comment>
            <translation>mellomrom</translation>
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation>Tilbake (Esc)</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Spill videre herfra</translation>
        </message>
        <message>
            <source>A new game begins from here; the one you are watching stays as it is.</source>
            <translation>Herfra begynner et nytt spill; det du ser på, endres ikke.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Position in the game</source>
            <translation>Sted i spillet</translation>
        </message>
        <message>
            <source>Through whose eyes</source>
            <translation>Synsvinkel</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>Alle kort åpne</translation>
        </message>
        <message>
            <source>What everybody could see</source>
            <translation>Det alle kunne se</translation>
        </message>
        <message>
            <source>As {player} saw it</source>
            <translation>Slik {player} så det</translation>
        </message>
        <message>
            <source>{game}, once more</source>
            <translation>{game}, en gang til</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Steg {step} av {steps}</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <comment>button: show a match once more, from its beginning</comment>
            <translation>Se spillet igjen</translation>
        </message>
        <message>
            <source>{game}, from round {deal}</source>
            <comment>what a saved game is called that was played on</comment>
            <translation>{game}, fra runde {deal}</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <comment>button: hear of every own decision what would have been better</comment>
            <translation>Gjennomgang</translation>
        </message>
        <message>
            <source>There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. Come back when this round has been counted.</source>
            <translation>Det er ikke noe å gå gjennom ennå: Gjennomgangen forteller bare om runder som er over, så den ikke røper noe. Kom tilbake når denne runden er talt opp.</translation>
        </message>
        <message>
            <source>In this game there are no decisions of yours to review. It stays as it is.</source>
            <translation>I dette spillet har du ikke tatt noen avgjørelser som kan gjennomgås. Det er fortsatt lagret som det er.</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Avgjørelser</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>a heading</comment>
            <translation>Tall</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>heading of a column</comment>
            <translation>Avgjørelse</translation>
        </message>
        <message>
            <source>What would have been better</source>
            <comment>heading of a column</comment>
            <translation>Hva som hadde vært bedre</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>heading of a column</comment>
            <translation>Tall</translation>
        </message>
        <message>
            <source>Whose decisions?</source>
            <translation>Hvem sine avgjørelser?</translation>
        </message>
        <message>
            <source>This page shows cards that only one person may see. Press your name when nobody else is looking. The page is covered again when you leave it.</source>
            <translation>Her vises kort som bare én spiller skal se. Trykk på navnet ditt når ingen andre ser på. Når du forlater siden, skjules den igjen.</translation>
        </message>
        <message>
            <source>Only {player} is looking now</source>
            <translation>Bare {player} ser på dette nå</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <comment>button</comment>
            <translation>Spill videre herfra</translation>
        </message>
        <message>
            <source>Show at the table</source>
            <comment>button</comment>
            <translation>Vis på bordet</translation>
        </message>
        <message>
            <source>In each imagined round the hidden cards lie differently, and everybody plays on in the same way to the end.</source>
            <translation>I hver tenkt runde ligger kortene som ikke var synlige, på en annen måte, og alle spiller likt videre til runden er slutt.</translation>
        </message>
        <message>
            <source>The table as {player} saw it</source>
            <translation>Bordet slik {player} så det</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <translation>På hånden: {cards}.</translation>
        </message>
        <message>
            <source>Raised: what would have been better.</source>
            <comment>below a picture</comment>
            <translation>Løftet: det som hadde vært bedre.</translation>
        </message>
        <message>
            <source>With a tab: what was played.</source>
            <comment>below a picture</comment>
            <translation>Med merke på kanten: det som ble spilt.</translation>
        </message>
        <message>
            <source>This decision could not be analysed.</source>
            <translation>Denne avgjørelsen kunne ikke analyseres.</translation>
        </message>
        <message>
            <source>This decision has not been analysed yet.</source>
            <translation>Denne avgjørelsen er ikke analysert ennå.</translation>
        </message>
        <message>
            <source>Cover again</source>
            <comment>button: hide what one person looks at</comment>
            <translation>Skjul igjen</translation>
        </message>
        <message>
            <source>No round is over yet. After the first one there will be something to see here.</source>
            <translation>Ingen runde er ferdig ennå. Etter den første er det noe å se på her.</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n decision(s) analysed</source>
            <translation>
                <numerusform>{done} av %n avgjørelse er analysert</numerusform>
                <numerusform>{done} av %n avgjørelser er analysert</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop analysing</source>
            <comment>button</comment>
            <translation>Stopp analysen</translation>
        </message>
        <message>
            <source>Go on analysing</source>
            <comment>button</comment>
            <translation>Fortsett analysen</translation>
        </message>
        <message>
            <source>Show figures</source>
            <comment>button</comment>
            <translation>Vis tall</translation>
        </message>
        <message>
            <source>Hide figures</source>
            <comment>button</comment>
            <translation>Skjul tall</translation>
        </message>
        <message>
            <source>All decisions have been analysed.</source>
            <translation>Alle avgjørelser er analysert.</translation>
        </message>
        <message>
            <source>The strongest player cannot analyse just now. Nothing is lost; try again in a while.</source>
            <translation>Den sterkeste spilleren kan ikke analysere akkurat nå. Ingenting er tapt. Prøv igjen om litt.</translation>
        </message>
        <message>
            <source>This game was begun with an older version, and what was played with that is not shown here.</source>
            <translation>Dette spillet ble begynt i en eldre versjon, og det som ble spilt i den, vises ikke her.</translation>
        </message>
        <message>
            <source>There was nothing to decide in the rounds that are over.</source>
            <translation>Det var ingenting å avgjøre i rundene som er ferdige.</translation>
        </message>
        <message>
            <source>{player} said nothing.</source>
            <translation>{player} sa ingenting.</translation>
        </message>
        <message>
            <source>{player}: {deed}</source>
            <comment>who pressed which button</comment>
            <translation>{player}: {deed}</translation>
        </message>
        <message>
            <source>cost about {cost}</source>
            <comment>of a decision</comment>
            <translation>kostet omtrent {cost}</translation>
        </message>
        <message>
            <source>{number} cards</source>
            <comment>what a decision cost</comment>
            <translation>{number} kort</translation>
        </message>
        <message>
            <source>{number} books</source>
            <comment>what a decision cost</comment>
            <translation>{number} stikk</translation>
        </message>
        <message>
            <source>The strongest player would have done the same.</source>
            <translation>Den sterkeste spilleren ville ha gjort det samme.</translation>
        </message>
        <message>
            <source>{why} That is certain.</source>
            <comment>what would have been better, and why</comment>
            <translation>{why} Det er sikkert.</translation>
        </message>
        <message>
            <source>Better: {advice}</source>
            <comment>what would have been better: a hint, and why</comment>
            <translation>Bedre: {advice}</translation>
        </message>
        <message>
            <source>It would have been better to say nothing.</source>
            <translation>Det hadde vært bedre å ikke si noe.</translation>
        </message>
        <message>
            <source>It came off this time.</source>
            <comment>of a choice that costs something on average</comment>
            <translation>Det gikk bra denne gangen.</translation>
        </message>
        <message>
            <source>The round ended well all the same.</source>
            <comment>of a choice that costs something</comment>
            <translation>Runden endte godt likevel.</translation>
        </message>
        <message>
            <source>That was a good choice.</source>
            <translation>Det var et godt valg.</translation>
        </message>
        <message>
            <source>Too close to tell: this way may have cost something, or nothing.</source>
            <translation>For jevnt til å avgjøre: Dette kan ha kostet noe, eller ingenting.</translation>
        </message>
        <message>
            <source>The strongest player’s way: {advice}</source>
            <comment>another way: a hint, and why</comment>
            <translation>Slik spiller den sterkeste: {advice}</translation>
        </message>
        <message>
            <source>Good.</source>
            <comment>for ears: a decision</comment>
            <translation>Bra.</translation>
        </message>
        <message>
            <source>Too close to tell.</source>
            <comment>for ears: a decision</comment>
            <translation>For jevnt til å avgjøre.</translation>
        </message>
        <message>
            <source>That mattered.</source>
            <comment>for ears: a decision</comment>
            <translation>Det betydde noe.</translation>
        </message>
        <message>
            <source>What would you do here?</source>
            <translation>Hva ville du gjort her?</translation>
        </message>
        <message>
            <source>Ask me first</source>
            <comment>button: the position is shown before what was played</comment>
            <translation>Spør meg først</translation>
        </message>
        <message>
            <source>Tell me at once</source>
            <comment>button: what was played is shown with the position</comment>
            <translation>Fortell med en gang</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <comment>button</comment>
            <translation>Vis svaret</translation>
        </message>
        <message>
            <source>Decision {number}</source>
            <comment>in a list, nothing is told of it yet</comment>
            <translation>Avgjørelse {number}</translation>
        </message>
        <message>
            <source>{round}: {done}</source>
            <comment>a round, and what was done in it in a whole sentence</comment>
            <translation>{round}: {done}</translation>
        </message>
        <message>
            <source>{player}’s choices cost about {cost}.</source>
            <comment>all choices of a match together</comment>
            <translation>{player}: Valgene kostet omtrent {cost}.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost about {cost}.</source>
            <comment>all choices together</comment>
            <translation>{player}: Valgene så langt kostet omtrent {cost}.</translation>
        </message>
        <message>
            <source>Well played: {player}’s choices cost next to nothing.</source>
            <comment>all choices of a match</comment>
            <translation>Godt spilt: {player} tapte nesten ingenting på valgene sine.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost next to nothing.</source>
            <comment>all choices together</comment>
            <translation>Så langt har {player} tapt nesten ingenting på valgene sine.</translation>
        </message>
        <message>
            <source>{player}’s choices cost little all in all.</source>
            <comment>all choices of a match together</comment>
            <translation>Alt i alt tapte {player} lite på valgene sine.</translation>
        </message>
        <message>
            <source>The cards were even.</source>
            <comment>they brought nobody more</comment>
            <translation>Kortene var jevne.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, brought {player} {luck}.</source>
            <comment>luck</comment>
            <translation>Kortene, og det de andre gjorde, ga {player} {luck}.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, took {luck} from {player}.</source>
            <comment>bad luck</comment>
            <translation>Kortene, og det de andre gjorde, kostet {player} {luck}.</translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that mattered</source>
            <comment>a heading</comment>
            <translation>
                <numerusform>%n øyeblikk som betydde noe</numerusform>
                <numerusform>%n øyeblikk som betydde noe</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} rounds</source>
            <comment>what decisions cost together</comment>
            <translation>{number} runder</translation>
        </message>
        <message>
            <source>{number} wins of 100</source>
            <comment>what a decision cost</comment>
            <translation>{number} seire av 100</translation>
        </message>
        <message>
            <source>{number} points in the score</source>
            <comment>what a decision cost</comment>
            <translation>{number} poeng på skjemaet</translation>
        </message>
        <message>
            <source>What was played cost about {cost} on average.</source>
            <translation>Det som ble spilt, kostet omtrent {cost} i gjennomsnitt.</translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Vunne runder av 100, i %n tenkt runde: {best}.</numerusform>
                <numerusform>Vunne runder av 100, i %n tenkte runder: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Poeng foran de andre, i gjennomsnitt over %n tenkt runde: {best}.</numerusform>
                <numerusform>Poeng foran de andre, i gjennomsnitt over %n tenkte runder: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>How many fewer cards you take than the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Hvor mange færre kort du tar enn de andre, i gjennomsnitt over %n tenkt runde: {best}.</numerusform>
                <numerusform>Hvor mange færre kort du tar enn de andre, i gjennomsnitt over %n tenkte runder: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Stikk foran de andre, i gjennomsnitt over %n tenkt runde: {best}.</numerusform>
                <numerusform>Stikk foran de andre, i gjennomsnitt over %n tenkte runder: {best}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{way} {figure}</source>
            <comment>a way to play, and what it is worth as a number</comment>
            <translation>{way} {figure}</translation>
        </message>
        <message>
            <source>as it was played</source>
            <comment>before a number: what that was worth</comment>
            <translation>slik det ble spilt</translation>
        </message>
        <message>
            <source>the strongest player’s way</source>
            <comment>before a number: what that was worth</comment>
            <translation>slik den sterkeste spiller</translation>
        </message>
        <message>
            <source>silence</source>
            <comment>before a number: what it was worth to say nothing</comment>
            <translation>å tie</translation>
        </message>
        <message>
            <source>How the game went, decision by decision</source>
            <translation>Hvordan spillet gikk, avgjørelse for avgjørelse</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Rule book</source>
            <translation>Regelbok</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitler</translation>
        </message>
        <message>
            <source>H goes to the next heading.</source>
            <comment>for whoever hears the book; H is the key</comment>
            <translation>H går til neste overskrift.</translation>
        </message>
        <message>
            <source>House rules of your table</source>
            <translation>Husreglene ved bordet deres</translation>
        </message>
        <message>
            <source>Word list</source>
            <comment>button: what the words in the rules mean</comment>
            <translation>Ordliste</translation>
        </message>
        <message numerus="yes">
            <source>{chapter}: found %n time(s)</source>
            <comment>a chapter for readers</comment>
            <translation>
                <numerusform>{chapter}: funnet %n gang</numerusform>
                <numerusform>{chapter}: funnet %n ganger</numerusform>
            </translation>
        </message>
        <message>
            <source>Your table plays with house rules:</source>
            <translation>Ved bordet deres gjelder disse husreglene:</translation>
        </message>
        <message>
            <source>Your table plays by the book, without house rules.</source>
            <translation>Ved bordet deres spilles det etter boken, uten husregler.</translation>
        </message>
        <message>
            <source>In the trick: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>I stikket: {cards}.</translation>
        </message>
        <message>
            <source>On the table: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>På bordet: {cards}.</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>På hånden: {cards}.</translation>
        </message>
        <message>
            <source>Marked: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Merket: {cards}.</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>in an empty line; short</comment>
            <translation>Søk</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Søk i reglene</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Tøm søket</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Forrige sted</translation>
        </message>
        <message>
            <source>Next result</source>
            <translation>Neste sted</translation>
        </message>
        <message>
            <source>Not in this book</source>
            <translation>Ikke i denne boken</translation>
        </message>
        <message>
            <source>{number} of {total}</source>
            <comment>the place of all that were found</comment>
            <translation>{number} av {total}</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Lukk reglene</translation>
        </message>
    </context>
    <context>
        <name>Rummy</name>
        <message>
            <source>It brings you closer to your contract.</source>
            <translation>Det bringer deg nærmere kravet.</translation>
        </message>
        <message>
            <source>After that, more cards can help you.</source>
            <translation>Etterpå er det flere kort som kan hjelpe deg.</translation>
        </message>
        <message>
            <source>A joker fits everywhere.</source>
            <translation>En joker passer overalt.</translation>
        </message>
        <message>
            <source>With this card you can go out.</source>
            <translation>Med dette kortet kan du bli ferdig.</translation>
        </message>
        <message>
            <source>With this card you can lay down.</source>
            <translation>Med dette kortet kan du legge ned.</translation>
        </message>
        <message>
            <source>You can lay it with your contract.</source>
            <translation>Du kan legge det ned sammen med kravet.</translation>
        </message>
        <message>
            <source>It fits on a meld on the table.</source>
            <translation>Det passer på et sett eller en rekke på bordet.</translation>
        </message>
        <message>
            <source>You can swap it for a joker and lay that off.</source>
            <translation>Du kan bytte det mot en joker og legge på jokeren.</translation>
        </message>
        <message>
            <source>Once other cards are laid off, you can lay this one off, too.</source>
            <translation>Etter andre kort kan du legge på dette også.</translation>
        </message>
        <message>
            <source>The upcard does not help you.</source>
            <translation>Kortet i kastebunken hjelper deg ikke.</translation>
        </message>
        <message>
            <source>The upcard does not bring you closer to your contract.</source>
            <translation>Kortet i kastebunken bringer deg ikke nærmere kravet.</translation>
        </message>
        <message>
            <source>If you leave the upcard, more cards can help you next.</source>
            <translation>Uten kortet i kastebunken er det flere kort som kan hjelpe deg.</translation>
        </message>
        <message>
            <source>Most of your hand came from the discards, and the stock has other cards.</source>
            <translation>De fleste av kortene dine kommer fra kastebunken, og i trekkbunken er det andre kort.</translation>
        </message>
        <message>
            <source>There is no upcard to take.</source>
            <translation>Det er ikke noe kort å ta i kastebunken.</translation>
        </message>
        <message>
            <source>What you draw with it may help you.</source>
            <translation>Det du trekker i tillegg, kan hjelpe deg.</translation>
        </message>
        <message>
            <source>Without buying you will not have enough cards for this contract.</source>
            <translation>Uten å kjøpe har du ikke nok kort til dette kravet.</translation>
        </message>
        <message>
            <source>It does not help you.</source>
            <translation>Det hjelper deg ikke.</translation>
        </message>
        <message>
            <source>It does not bring you closer to your contract.</source>
            <translation>Det bringer deg ikke nærmere kravet.</translation>
        </message>
        <message>
            <source>It would complete your contract, but somebody may go out before you can lay it down.</source>
            <translation>Da hadde du hele kravet, men noen kan bli ferdig før du får lagt det ned.</translation>
        </message>
        <message>
            <source>It would help, but more cards in hand cost too much now.</source>
            <translation>Det ville hjelpe, men flere kort på hånden koster for mye nå.</translation>
        </message>
        <message>
            <source>Buying again would cost you a penalty.</source>
            <translation>Kjøper du en gang til, får du straffepoeng.</translation>
        </message>
        <message>
            <source>You want to get rid of cards now.</source>
            <translation>Nå vil du helst bli kvitt kort.</translation>
        </message>
        <message>
            <source>What lies on the table costs nothing.</source>
            <translation>Det som ligger på bordet, koster ingenting.</translation>
        </message>
        <message>
            <source>You took a joker, so you have to lay down now.</source>
            <translation>Du har tatt en joker og må derfor legge ned nå.</translation>
        </message>
        <message>
            <source>Once laid, a card costs nothing.</source>
            <translation>Et kort som er lagt, koster ingenting.</translation>
        </message>
        <message>
            <source>The joker that you took has to be laid first.</source>
            <translation>Jokeren du tok, må legges først.</translation>
        </message>
        <message>
            <source>With the joker you can lay down.</source>
            <translation>Med jokeren kan du legge ned.</translation>
        </message>
        <message>
            <source>You can lay the joker off again.</source>
            <translation>Du kan legge på jokeren igjen.</translation>
        </message>
        <message>
            <source>There is no card you need less.</source>
            <translation>Det er ingen av kortene dine du trenger mindre.</translation>
        </message>
        <message>
            <source>No card costs you more if you are left with it.</source>
            <translation>Ingen av kortene dine er dyrere å bli sittende igjen med.</translation>
        </message>
        <message>
            <source>Of the cards you need least, it costs the most.</source>
            <translation>Av kortene du trenger minst, er det dyrest.</translation>
        </message>
        <message>
            <source>Your costlier cards help you more.</source>
            <translation>De dyrere kortene dine hjelper deg mer.</translation>
        </message>
        <message>
            <source>None of your cards fits on the table and all cost the same, so it does not matter which.</source>
            <translation>Ingen av kortene dine passer på bordet, og alle koster det samme, så det er ikke så nøye hvilket du kaster.</translation>
        </message>
        <message>
            <source>Another of your cards would help the others more.</source>
            <translation>Et annet av kortene dine ville hjelpe de andre mer.</translation>
        </message>
        <message>
            <source>You can spare it, and this leaves the most cards that can help you.</source>
            <translation>Du kan unnvære det, og slik er det flest kort som kan hjelpe deg.</translation>
        </message>
        <message>
            <source>It is a step back, but then more cards can help you.</source>
            <translation>Det er et skritt tilbake, men etterpå er det flere kort som kan hjelpe deg.</translation>
        </message>
        <message>
            <source>You keep a card that you can lay off later.</source>
            <translation>Du beholder et kort som du kan legge på senere.</translation>
        </message>
        <message>
            <source>You keep a card that may soon fit on the table.</source>
            <translation>Du beholder et kort som snart kan passe på bordet.</translation>
        </message>
        <message>
            <source>You could have taken the {card} and gone out.</source>
            <comment>a review</comment>
            <translation>Du kunne ha tatt {card} og blitt ferdig.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by getting rid of the {card} first.</source>
            <comment>a review</comment>
            <translation>Du kunne ha blitt ferdig i den turen ved å bli kvitt {card} først.</translation>
        </message>
        <message>
            <source>You could have laid down and gone out in that turn.</source>
            <comment>a review</comment>
            <translation>Du kunne ha lagt ned og blitt ferdig i den turen.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} and discarded another card.</source>
            <comment>a review</comment>
            <translation>Du kunne ha lagt på {card} og kastet et annet kort.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} before you discarded.</source>
            <comment>a review</comment>
            <translation>Du kunne ha lagt på {card} før du kastet.</translation>
        </message>
        <message>
            <source>laid down, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la ned, kastet</translation>
        </message>
        <message>
            <source>laid off {cards}, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la på {cards}, kastet</translation>
        </message>
        <message>
            <source>Buy {cards}?</source>
            <comment>status: what a player is asked now</comment>
            <translation>Kjøpe {cards}?</translation>
        </message>
        <message>
            <source>Who buys {cards}?</source>
            <comment>status: what everybody is asked now</comment>
            <translation>Hvem kjøper {cards}?</translation>
        </message>
        <message>
            <source>Look at your hand, then turn up the first card</source>
            <comment>status: what may be done now</comment>
            <translation>Se på kortene dine, og snu så det første kortet</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>status: what may be done now</comment>
            <translation>Trekk fra trekkbunken</translation>
        </message>
        <message>
            <source>Take {cards}, or draw</source>
            <comment>status: what may be done now</comment>
            <translation>Ta {cards}, eller trekk</translation>
        </message>
        <message>
            <source>Take one more joker, then lay down</source>
            <comment>status: what may be done now</comment>
            <translation>Ta en joker til, og legg så ned</translation>
        </message>
        <message>
            <source>You took a joker: lay down now</source>
            <comment>status: what may be done now</comment>
            <translation>Du tok en joker: Legg ned nå</translation>
        </message>
        <message>
            <source>Lay the joker that you took</source>
            <comment>status: what may be done now</comment>
            <translation>Legg jokeren du tok</translation>
        </message>
        <message>
            <source>Discard: laying down would leave one card</source>
            <comment>status: what may be done now</comment>
            <translation>Kast: Legger du ned, blir ett kort igjen</translation>
        </message>
        <message>
            <source>Keep your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Behold det siste kortet</translation>
        </message>
        <message>
            <source>Lay off your last card, or keep it</source>
            <comment>status: what may be done now</comment>
            <translation>Legg på det siste kortet, eller behold det</translation>
        </message>
        <message>
            <source>Lay off your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Legg på det siste kortet</translation>
        </message>
        <message>
            <source>Discard a card</source>
            <comment>status: what may be done now</comment>
            <translation>Kast et kort</translation>
        </message>
        <message>
            <source>Lay off, then discard</source>
            <comment>status: what may be done now</comment>
            <translation>Legg på, og kast så</translation>
        </message>
        <message>
            <source>Lay down all your cards, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Legg ned alle kortene, eller kast</translation>
        </message>
        <message numerus="yes">
            <source>%n to go: discard</source>
            <comment>status: cards missing to the contract</comment>
            <translation>
                <numerusform>Mangler %n: Kast et kort</numerusform>
                <numerusform>Mangler %n: Kast et kort</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay down, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Legg ned, eller kast</translation>
        </message>
        <message>
            <source>After that you can go out.</source>
            <translation>Etterpå kan du bli ferdig.</translation>
        </message>
        <message>
            <source>Otherwise the round would never end.</source>
            <translation>Ellers ville runden aldri ta slutt.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Noe annet er ikke mulig.</translation>
        </message>
        <message>
            <source>Your last card does not fit yet.</source>
            <translation>Det siste kortet ditt passer ikke ennå.</translation>
        </message>
        <message>
            <source>Turn up the first card.</source>
            <translation>Snu det første kortet.</translation>
        </message>
        <message>
            <source>Take the upcard.</source>
            <translation>Ta kortet i kastebunken.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Trekk fra trekkbunken.</translation>
        </message>
        <message>
            <source>Buy the upcard.</source>
            <translation>Kjøp kortet i kastebunken.</translation>
        </message>
        <message>
            <source>Do not buy this card.</source>
            <translation>Ikke kjøp dette kortet.</translation>
        </message>
        <message>
            <source>Lay down: {melds}.</source>
            <translation>Legg ned: {melds}.</translation>
        </message>
        <message>
            <source>Lay off the {card}.</source>
            <translation>Legg på {card}.</translation>
        </message>
        <message>
            <source>Swap the {card} for the joker.</source>
            <translation>Bytt {card} mot jokeren.</translation>
        </message>
        <message>
            <source>Discard the {card}.</source>
            <translation>Kast {card}.</translation>
        </message>
        <message>
            <source>Keep your last card.</source>
            <translation>Behold det siste kortet.</translation>
        </message>
        <message>
            <source>All ready: turn it up</source>
            <comment>button</comment>
            <translation>Alle klare: Snu kortet</translation>
        </message>
        <message>
            <source>Take the upcard</source>
            <comment>button</comment>
            <translation>Ta fra kastebunken</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>button</comment>
            <translation>Trekk fra trekkbunken</translation>
        </message>
        <message>
            <source>Lay off</source>
            <comment>button: lay the picked card off on a meld</comment>
            <translation>Legg på</translation>
        </message>
        <message>
            <source>Keep the last card</source>
            <comment>button</comment>
            <translation>Behold siste kort</translation>
        </message>
        <message>
            <source>Buying slip</source>
            <comment>what a player would buy, marked ahead</comment>
            <translation>Kjøpeseddel</translation>
        </message>
        <message>
            <source>I am ready</source>
            <comment>button: the first card may be turned up</comment>
            <translation>Jeg er klar</translation>
        </message>
        <message>
            <source>None of us buys</source>
            <comment>button: no person wants the upcard</comment>
            <translation>Ingen av oss kjøper</translation>
        </message>
        <message>
            <source>Buy the {card}?</source>
            <comment>title of a question</comment>
            <translation>Kjøper du {card}?</translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {left} of {limit} purchases left</source>
            <translation>
                <numerusform>Du tar også %n kort fra trekkbunken · {left} av {limit} kjøp igjen</numerusform>
                <numerusform>Du tar også %n kort fra trekkbunken · {left} av {limit} kjøp igjen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {points} penalty points</source>
            <translation>
                <numerusform>Du tar også %n kort fra trekkbunken · {points} straffepoeng</numerusform>
                <numerusform>Du tar også %n kort fra trekkbunken · {points} straffepoeng</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>button: buy the upcard</comment>
            <translation>Jeg kjøper!</translation>
        </message>
        <message>
            <source>It completes your contract.</source>
            <comment>what buying the upcard does</comment>
            <translation>Da har du hele kravet.</translation>
        </message>
        <message>
            <source>Without buying, your hand is too small for this contract.</source>
            <translation>Uten kjøp har du for få kort på hånden til dette kravet.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) would help you then.</source>
            <comment>what buying the upcard does</comment>
            <translation>
                <numerusform>%n kort til ville hjelpe deg da.</numerusform>
                <numerusform>%n kort til ville hjelpe deg da.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings your contract nearer: %n to go.</source>
            <comment>what buying does</comment>
            <translation>
                <numerusform>Det bringer deg nærmere kravet: Da mangler %n kort.</numerusform>
                <numerusform>Det bringer deg nærmere kravet: Da mangler %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs about %n point(s) if somebody goes out now.</source>
            <comment>buying the upcard</comment>
            <translation>
                <numerusform>Det koster omtrent %n poeng hvis noen blir ferdig nå.</numerusform>
                <numerusform>Det koster omtrent %n poeng hvis noen blir ferdig nå.</numerusform>
            </translation>
        </message>
        <message>
            <source>Mark what you would buy: it is called for you as soon as it can be bought. Nobody else sees this.</source>
            <translation>Merk av hva du ville kjøpe: Det ropes for deg så snart det kan kjøpes. Ingen andre ser dette.</translation>
        </message>
        <message numerus="yes">
            <source>Buy (with %n more)</source>
            <comment>button: buy the upcard</comment>
            <translation>
                <numerusform>Kjøp (%n kort attpå)</numerusform>
                <numerusform>Kjøp (%n kort attpå)</numerusform>
            </translation>
        </message>
        <message>
            <source>Not for me</source>
            <comment>button: do not buy the upcard</comment>
            <translation>Nei takk</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round. Buying again costs {points} penalty points. Buy anyway?</source>
            <translation>
                <numerusform>Du har kjøpt %n gang i denne runden. Én gang til koster {points} straffepoeng. Vil du kjøpe likevel?</numerusform>
                <numerusform>Du har kjøpt %n ganger i denne runden. Én gang til koster {points} straffepoeng. Vil du kjøpe likevel?</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay these down</source>
            <comment>button: lay down the contract that lies in the tray</comment>
            <translation>Legg ned disse</translation>
        </message>
        <message>
            <source>Another plan</source>
            <comment>button: put the contract together in another way</comment>
            <translation>En annen plan</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>button: put cards together in the tray</comment>
            <translation>Sett sammen</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>button: discard the picked card</comment>
            <translation>Kast</translation>
        </message>
        <message>
            <source>both {ranks} and {others}</source>
            <comment>wrong in a set</comment>
            <translation>både {ranks} og {others}</translation>
        </message>
        <message>
            <source>both {suit} and {other}</source>
            <comment>wrong in a run</comment>
            <translation>både {suit} og {other}</translation>
        </message>
        <message>
            <source>twice: {ranks}</source>
            <comment>wrong in a run</comment>
            <translation>to ganger: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing</source>
            <comment>in the gaps of a run</comment>
            <translation>
                <numerusform>%n kort mangler</numerusform>
                <numerusform>%n kort mangler</numerusform>
            </translation>
        </message>
        <message>
            <source>too far apart</source>
            <comment>cards of a run</comment>
            <translation>for langt fra hverandre</translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards of a meld</comment>
            <translation>
                <numerusform>%n for mye</numerusform>
                <numerusform>%n for mye</numerusform>
            </translation>
        </message>
        <message>
            <source>too many jokers</source>
            <comment>wrong in a meld</comment>
            <translation>for mange jokere</translation>
        </message>
        <message>
            <source>rank already used</source>
            <comment>wrong in a set</comment>
            <translation>verdien er brukt</translation>
        </message>
        <message>
            <source>runs touch</source>
            <comment>wrong in a run</comment>
            <translation>rekkene møtes</translation>
        </message>
        <message>
            <source>suit already used</source>
            <comment>wrong in a run</comment>
            <translation>fargen er brukt</translation>
        </message>
        <message>
            <source>The first card has not been turned up yet.</source>
            <translation>Det første kortet er ikke snudd ennå.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Da blir det for mange jokere i samme sett eller rekke.</translation>
        </message>
        <message>
            <source>The first card has already been turned up.</source>
            <translation>Det første kortet er allerede snudd.</translation>
        </message>
        <message>
            <source>First take the upcard or draw from the stock.</source>
            <translation>Ta først kortet i kastebunken, eller trekk fra trekkbunken.</translation>
        </message>
        <message>
            <source>You have already taken a card; you may take only one each turn.</source>
            <translation>Du har allerede tatt et kort; det er bare ett per tur.</translation>
        </message>
        <message>
            <source>This card can no longer be taken: only the latest discard can, and only before somebody draws.</source>
            <translation>Dette kortet kan ikke tas lenger: Bare det siste som ble kastet, kan tas, og bare før noen trekker.</translation>
        </message>
        <message>
            <source>The others are asked first whether they buy: {player} has not answered.</source>
            <translation>De andre blir spurt først om de vil kjøpe: {player} har ikke svart ennå.</translation>
        </message>
        <message>
            <source>First say whether you buy this card.</source>
            <translation>Si først om du vil kjøpe dette kortet.</translation>
        </message>
        <message>
            <source>At this table every turn ends with a discard.</source>
            <translation>Ved dette bordet slutter hver tur med at du kaster et kort.</translation>
        </message>
        <message>
            <source>You can end your turn without a discard only if you have a single card left.</source>
            <translation>Du kan bare la være å kaste når du har ett eneste kort igjen.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: it has to be laid.</source>
            <translation>Det siste kortet kan ikke kastes: Det må legges ned eller på.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: lay it, or keep it.</source>
            <translation>Det siste kortet kan ikke kastes: Legg på kortet, eller behold det.</translation>
        </message>
        <message>
            <source>You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.</source>
            <translation>Da ville du sitte igjen med ett kort ({card}) som verken kan legges eller kastes: Behold to kort.</translation>
        </message>
        <message>
            <source>It is your turn: you may take the upcard for nothing.</source>
            <translation>Det er din tur: Du kan ta kortet i kastebunken gratis.</translation>
        </message>
        <message>
            <source>In the last round nobody buys.</source>
            <translation>I den siste runden er det ingen som kjøper.</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round; more is not allowed.</source>
            <translation>
                <numerusform>Du har kjøpt %n gang i denne runden; mer er ikke lov.</numerusform>
                <numerusform>Du har kjøpt %n ganger i denne runden; mer er ikke lov.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have laid down, you may not buy any more in this round.</source>
            <translation>Når du har lagt ned, kan du ikke kjøpe mer i denne runden.</translation>
        </message>
        <message>
            <source>You may not buy back your own discard.</source>
            <translation>Kortet du selv har kastet, kan du ikke kjøpe tilbake.</translation>
        </message>
        <message>
            <source>There is nothing to buy just now.</source>
            <translation>Det er ikke noe å kjøpe akkurat nå.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Du har ikke det kortet på hånden.</translation>
        </message>
        <message>
            <source>These cards are neither a set (three of the same rank) nor a run (four in a row of the same suit), or there are too many jokers among them.</source>
            <translation>Disse kortene er verken et sett (tre med samme verdi) eller en rekke (fire etter hverandre i samme farge), eller det er for mange jokere.</translation>
        </message>
        <message>
            <source>There is no other way to lay your contract down.</source>
            <translation>Kravet kan ikke legges ned på noen annen måte.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand does not meet the contract yet: %n card(s) to go.</source>
            <translation>
                <numerusform>Hånden din oppfyller ikke kravet ennå: Det mangler %n kort.</numerusform>
                <numerusform>Hånden din oppfyller ikke kravet ennå: Det mangler %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>These cards do not all fit on this meld.</source>
            <translation>Ikke alle disse kortene passer her.</translation>
        </message>
        <message>
            <source>You have taken a joker, so you must lay down in this turn, or take that move back if this table allows it.</source>
            <translation>Du har tatt en joker, så du må legge ned i denne turen, eller angre hvis det er lov ved dette bordet.</translation>
        </message>
        <message numerus="yes">
            <source>A run has fourteen cards at most, from ace to ace: that is %n card(s) too many.</source>
            <translation>
                <numerusform>En rekke har høyst fjorten kort, fra ess til ess: Det er %n kort for mye.</numerusform>
                <numerusform>En rekke har høyst fjorten kort, fra ess til ess: Det er %n kort for mye.</numerusform>
            </translation>
        </message>
        <message>
            <source>In a run two jokers may not lie side by side at this table.</source>
            <translation>Ved dette bordet kan ikke to jokere ligge ved siden av hverandre i en rekke.</translation>
        </message>
        <message>
            <source>jokers side by side</source>
            <comment>wrong in a run</comment>
            <translation>jokere ved siden av hverandre</translation>
        </message>
        <message>
            <source>This round asks for {melds}, no more and no less.</source>
            <translation>Rundens krav: {melds}, verken mer eller mindre.</translation>
        </message>
        <message>
            <source>There is no free place for that. This round asks for {melds}.</source>
            <translation>Det er ingen ledig plass til det. Rundens krav: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>One of the melds has the wrong length: it needs %n card(s).</source>
            <translation>
                <numerusform>Et sett eller en rekke har ikke riktig lengde: Det skal være %n kort.</numerusform>
                <numerusform>Et sett eller en rekke har ikke riktig lengde: Det skal være %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of your runs needs a suit of its own.</source>
            <translation>Hver av rekkene dine må ha sin egen farge.</translation>
        </message>
        <message>
            <source>Runs of one suit may not touch at this table.</source>
            <translation>Ved dette bordet kan ikke rekker i samme farge røre hverandre.</translation>
        </message>
        <message>
            <source>Each of your sets needs a rank of its own at this table.</source>
            <translation>Ved dette bordet må hvert av settene dine ha sin egen verdi.</translation>
        </message>
        <message numerus="yes">
            <source>In the last round all cards are laid at once: %n would be left.</source>
            <translation>
                <numerusform>I den siste runden legges alle kortene på én gang: %n ville bli igjen.</numerusform>
                <numerusform>I den siste runden legges alle kortene på én gang: %n ville bli igjen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have laid down already; now you can lay off.</source>
            <translation>Du har allerede lagt ned; nå kan du legge på.</translation>
        </message>
        <message>
            <source>Lay down your contract first; after that you may lay off.</source>
            <translation>Legg ned kravet først; etterpå kan du legge på.</translation>
        </message>
        <message>
            <source>At this table you may lay off only from the turn after you lay down.</source>
            <translation>Ved dette bordet kan du først legge på i turen etter at du har lagt ned.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this meld.</source>
            <translation>Dessverre passer ikke {card} her.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this set. It takes {ranks}.</source>
            <translation>Dessverre passer ikke {card} her. I dette settet passer: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {first} or the {second}.</source>
            <translation>Dessverre passer ikke {card} her. På denne rekken passer {first} eller {second}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {other}.</source>
            <translation>Dessverre passer ikke {card} her. På denne rekken passer {other}.</translation>
        </message>
        <message>
            <source>Only one card is discarded: pick just one.</source>
            <translation>Du kaster bare ett kort: Velg bare ett.</translation>
        </message>
        <message>
            <source>Only players who have laid down may take jokers.</source>
            <translation>Bare de som har lagt ned, kan ta jokere.</translation>
        </message>
        <message>
            <source>There is no joker in that place.</source>
            <translation>Der er det ingen joker.</translation>
        </message>
        <message>
            <source>Jokers in sets stay where they are; only those in runs can be taken.</source>
            <translation>Jokere i sett blir liggende; bare de i rekker kan tas.</translation>
        </message>
        <message>
            <source>The joker does not stand for the {card}.</source>
            <translation>Jokeren står for et annet kort enn {card}.</translation>
        </message>
        <message>
            <source>Before laying down you may take a joker only if you can lay down with it at once.</source>
            <translation>Før du har lagt ned, kan du bare ta en joker hvis du kan legge ned med det samme.</translation>
        </message>
        <message>
            <source>At this table a joker you have taken must be laid in the same turn.</source>
            <translation>Ved dette bordet må en joker som er tatt, legges i samme tur.</translation>
        </message>
        <message>
            <source>A set has cards of one rank, and these do not go together: {cards}.</source>
            <translation>Et sett har kort med samme verdi, og disse hører ikke sammen: {cards}.</translation>
        </message>
        <message>
            <source>A run has cards of one suit, and these do not go together: {cards}.</source>
            <translation>En rekke har kort i samme farge, og disse hører ikke sammen: {cards}.</translation>
        </message>
        <message>
            <source>A run has each rank only once: {cards}.</source>
            <translation>En rekke har hver verdi bare én gang: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This run has gaps: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Denne rekken har hull: {cards}. Det mangler %n kort.</numerusform>
                <numerusform>Denne rekken har hull: {cards}. Det mangler %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>For this run, these cards are too far apart: {cards}.</source>
            <translation>I rekken som kreves, er det for langt mellom disse: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>At this table that is %n card(s) too many: {cards}.</source>
            <translation>
                <numerusform>Ved dette bordet er det %n kort for mye: {cards}.</numerusform>
                <numerusform>Ved dette bordet er det %n kort for mye: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too many jokers in one place: {cards}.</source>
            <translation>Det er for mange jokere på samme plass: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This set cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Dette settet kan ikke gjøres ferdig: {cards}. Det mangler %n kort.</numerusform>
                <numerusform>Dette settet kan ikke gjøres ferdig: {cards}. Det mangler %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Denne rekken kan ikke gjøres ferdig: {cards}. Det mangler %n kort.</numerusform>
                <numerusform>Denne rekken kan ikke gjøres ferdig: {cards}. Det mangler %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For the places that are still empty %n card(s) are missing.</source>
            <translation>
                <numerusform>Til plassene som fortsatt er tomme, mangler %n kort.</numerusform>
                <numerusform>Til plassene som fortsatt er tomme, mangler %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns up the first card when everybody is ready.</source>
            <translation>{player} snur det første kortet når alle er klare.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round, and everybody counts.</source>
            <translation>Trekkbunken er blitt tom for mange ganger: Ingen vinner runden, og alle teller kortene sine.</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <translation>Runde {number} av {total}: {melds}</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <comment>a hand is a round of Shanghai Rummy</comment>
            <translation>Runde {number} av {total}: {melds}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in hand</source>
            <translation>
                <numerusform>%n kort igjen på hånden</numerusform>
                <numerusform>%n kort igjen på hånden</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} for buying too often</source>
            <translation>{points} i straff for kjøp</translation>
        </message>
        <message>
            <source>bought too often</source>
            <comment>why points are added</comment>
            <translation>kjøpt for ofte</translation>
        </message>
        <message>
            <source>out in one turn</source>
            <translation>ferdig i én tur</translation>
        </message>
        <message>
            <source>{player} goes out!</source>
            <comment>called out at the end of a round</comment>
            <translation>{player} er ferdig!</translation>
        </message>
        <message>
            <source>{player} deals. The contract: {melds}.</source>
            <translation>{player} deler ut. Rundens krav: {melds}.</translation>
        </message>
        <message>
            <source>The first upcard is the {card}.</source>
            <translation>Det første kortet er {card}.</translation>
        </message>
        <message>
            <source>{player} takes the {card}.</source>
            <translation>{player} tar {card}.</translation>
        </message>
        <message>
            <source>{player} lays down: {melds}.</source>
            <translation>{player} legger ned: {melds}.</translation>
        </message>
        <message>
            <source>{player} lays off the {card}.</source>
            <translation>{player} legger på {card}.</translation>
        </message>
        <message>
            <source>{player} swaps the {card} for a joker.</source>
            <translation>{player} bytter {card} mot en joker.</translation>
        </message>
        <message>
            <source>{player} discards the {card}.</source>
            <translation>{player} kaster {card}.</translation>
        </message>
        <message>
            <source>{player} keeps the last card.</source>
            <translation>{player} beholder det siste kortet.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round.</source>
            <translation>Trekkbunken er blitt tom for mange ganger: Ingen vinner runden.</translation>
        </message>
        <message>
            <source>Bought</source>
            <comment>on a card in the hand</comment>
            <translation>Kjøpt</translation>
        </message>
        <message>
            <source>Swapped</source>
            <comment>on a card in the hand</comment>
            <translation>Byttet</translation>
        </message>
        <message>
            <source>{player} does not take the upcard.</source>
            <translation>{player} tar ikke kortet i kastebunken.</translation>
        </message>
        <message>
            <source>{player} the {card}</source>
            <comment>who draws which card for the right to buy</comment>
            <translation>{player} {card}</translation>
        </message>
        <message>
            <source>Several want to buy, so each draws a card: {draws}.</source>
            <translation>Flere vil kjøpe, så hver av dem trekker et kort: {draws}.</translation>
        </message>
        <message>
            <source>{player} buys the {card}.</source>
            <translation>{player} kjøper {card}.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points.</source>
            <translation>{player} kjøper {card} og får {points} straffepoeng.</translation>
        </message>
        <message>
            <source>{player} buys the {card} and gets {cards} with it.</source>
            <translation>{player} kjøper {card} og får {cards} attpå.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points and gets {cards} with it.</source>
            <translation>{player} kjøper {card}, får {cards} attpå og dessuten {points} straffepoeng.</translation>
        </message>
        <message>
            <source>{player}: {meld}</source>
            <comment>whose meld it is, and what it is</comment>
            <translation>{player}: {meld}</translation>
        </message>
        <message numerus="yes">
            <source>may buy %n more time(s)</source>
            <translation>
                <numerusform>kan kjøpe %n gang til</numerusform>
                <numerusform>kan kjøpe %n ganger til</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing for the contract</source>
            <comment>at a player's seat</comment>
            <translation>
                <numerusform>%n kort mangler til kravet</numerusform>
                <numerusform>%n kort mangler til kravet</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>what a player says aloud</comment>
            <translation>Jeg kjøper!</translation>
        </message>
        <message>
            <source>Upcard</source>
            <translation>Øverste kort</translation>
        </message>
        <message>
            <source>down</source>
            <comment>at a player's name: has laid down</comment>
            <translation>lagt ned</translation>
        </message>
        <message>
            <source>contract complete</source>
            <comment>at a player's name</comment>
            <translation>har hele kravet</translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>cards that are missing to the contract, at a player's name</comment>
            <translation>
                <numerusform>mangler %n</numerusform>
                <numerusform>mangler %n</numerusform>
            </translation>
        </message>
        <message>
            <source>for the contract one of these is missing: {cards}</source>
            <comment>at a player's seat</comment>
            <translation>til kravet mangler ett av disse: {cards}</translation>
        </message>
        <message>
            <source>“China chess”: eight contracts of sets and runs, and everybody wants to buy</source>
            <translation>«Kinasjakk»: åtte krav med sett og rekker, og alle vil kjøpe</translation>
        </message>
        <message>
            <source>Eight rounds take about an hour; shorter games are possible</source>
            <translation>Åtte runder tar omtrent en time, men dere kan velge et kortere spill</translation>
        </message>
        <message>
            <source>Ten rounds with ever longer contracts, and no discard at the end</source>
            <translation>Ti runder med stadig lengre krav, og det siste kortet kan ikke kastes</translation>
        </message>
        <message>
            <source>Ten rounds fill a long evening; shorter games are possible</source>
            <translation>Ti runder tar en lang kveld, men dere kan velge et kortere spill</translation>
        </message>
        <message>
            <source>Planned: {melds}. Nothing is laid yet.</source>
            <comment>one or several melds</comment>
            <translation>Planlagt: {melds}. Ingenting er lagt ned ennå.</translation>
        </message>
        <message>
            <source>Picked: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Valgt: {melds}.</translation>
        </message>
        <message>
            <source>Picked, this could be: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Valgt, det kan være: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) picked: no set and no run yet.</source>
            <translation>
                <numerusform>%n kort valgt: verken sett eller rekke ennå.</numerusform>
                <numerusform>%n kort valgt: verken sett eller rekke ennå.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left: {points} points.</source>
            <comment>what a plan leaves in hand</comment>
            <translation>
                <numerusform>%n kort igjen: {points} poeng.</numerusform>
                <numerusform>%n kort igjen: {points} poeng.</numerusform>
            </translation>
        </message>
        <message>
            <source>run of 4</source>
            <comment>part of a contract</comment>
            <translation>rekke med 4</translation>
        </message>
        <message>
            <source>run of 5</source>
            <comment>part of a contract</comment>
            <translation>rekke med 5</translation>
        </message>
        <message>
            <source>run of 7</source>
            <comment>part of a contract</comment>
            <translation>rekke med 7</translation>
        </message>
        <message>
            <source>run of 10</source>
            <comment>part of a contract</comment>
            <translation>rekke med 10</translation>
        </message>
        <message numerus="yes">
            <source>%n set(s) of 3</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n sett med 3</numerusform>
                <numerusform>%n sett med 3</numerusform>
            </translation>
        </message>
        <message>
            <source>{runs} in different suits</source>
            <comment>part of a contract</comment>
            <translation>{runs} i hver sin farge</translation>
        </message>
        <message>
            <source>set of 3</source>
            <comment>part of a contract</comment>
            <translation>sett med 3</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of 4</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n rekke med 4</numerusform>
                <numerusform>%n rekker med 4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of {length}</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n rekke med {length}</numerusform>
                <numerusform>%n rekker med {length}</numerusform>
            </translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <comment>a meld, such as: set of sevens</comment>
            <translation>sett med {ranks}</translation>
        </message>
        <message>
            <source>run of {suit}</source>
            <comment>a meld in few words, such as: run of clubs</comment>
            <translation>rekke i {suit}</translation>
        </message>
        <message>
            <source>run from {first} to {last}</source>
            <comment>a meld, the cards in the nominative</comment>
            <translation>rekke fra {first} til {last}</translation>
        </message>
        <message>
            <source>bought</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>kjøpte</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>at a player’s name</comment>
            <translation>la ned</translation>
        </message>
        <message>
            <source>laid off</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la på</translation>
        </message>
        <message>
            <source>discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>kastet</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>at a player’s name</comment>
            <translation>beholdt ett kort</translation>
        </message>
        <message>
            <source>drew, discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>trakk, kastet {cards}</translation>
        </message>
        <message>
            <source>turned up {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>snudde {cards}</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tok {cards}</translation>
        </message>
        <message>
            <source>discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kastet {cards}</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la ned</translation>
        </message>
        <message>
            <source>laid off {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la på {cards}</translation>
        </message>
        <message>
            <source>took a joker for {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tok en joker for {cards}</translation>
        </message>
        <message>
            <source>took a joker from {other} for {cards}</source>
            <comment>in a line about a turn; {other}: whose it was</comment>
            <translation>tok en joker fra {other} for {cards}</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>beholdt ett kort</translation>
        </message>
        <message>
            <source>bought {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kjøpte {cards}</translation>
        </message>
        <message>
            <source>{other} wanted it, too</source>
            <comment>in a line about who bought a card</comment>
            <translation>{other} ville også ha det</translation>
        </message>
        <message>
            <source>{others} wanted it, too</source>
            <comment>in a line about who bought a card; several players</comment>
            <translation>{others} ville også ha det</translation>
        </message>
        <message>
            <source>{player} took your joker for {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} tok jokeren din for {cards}</translation>
        </message>
        <message>
            <source>{player} drew higher and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} trakk høyere og kjøper {cards}</translation>
        </message>
        <message>
            <source>{player} drew as high, plays sooner and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} trakk like høyt, har tur først og kjøper {cards}</translation>
        </message>
        <message>
            <source>You bought {cards}</source>
            <comment>told to the person at the screen</comment>
            <translation>Du kjøpte {cards}</translation>
        </message>
        <message>
            <source>You bought {cards}, with {others}</source>
            <comment>told to the person at the screen; {others}: cards from the stock</comment>
            <translation>Du kjøpte {cards} og fikk med {others}</translation>
        </message>
    </context>
    <context>
        <name>RummyHabits</name>
        <message>
            <source>I rarely buy, and of two cards that cost the same I discard the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg kjøper sjelden, og av to kort som koster det samme, kaster jeg det røde først.</translation>
        </message>
        <message>
            <source>I like to take the upcard when it goes with my cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg tar gjerne kortet i kastebunken når det passer til kortene mine.</translation>
        </message>
        <message>
            <source>I buy often, and of two cards that cost the same I discard the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg kjøper ofte, og av to kort som koster det samme, kaster jeg det svarte først.</translation>
        </message>
    </context>
    <context>
        <name>RummyOptions</name>
        <message>
            <source>Packs</source>
            <translation>Kortstokker</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Sett og rekker</translation>
        </message>
        <message>
            <source>Laying off and jokers</source>
            <translation>Legge på og ta jokere</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Kjøp</translation>
        </message>
        <message>
            <source>Going out and points</source>
            <translation>Slutten på runden og poeng</translation>
        </message>
        <message>
            <source>Which rounds are played</source>
            <translation>Hvilke runder som spilles</translation>
        </message>
        <message>
            <source>Any number, but at least one natural card</source>
            <translation>Så mange dere vil, men minst ett ekte kort</translation>
        </message>
        <message>
            <source>At most as many as natural cards</source>
            <translation>Høyst like mange som ekte kort</translation>
        </message>
        <message>
            <source>At most one</source>
            <translation>Høyst én</translation>
        </message>
        <message>
            <source>No more than natural cards, never side by side</source>
            <translation>Ikke flere enn ekte kort, aldri side om side</translation>
        </message>
        <message>
            <source>Jokers in a meld</source>
            <translation>Jokere i et sett eller en rekke</translation>
        </message>
        <message>
            <source>How many jokers a set or a run may hold.</source>
            <translation>Hvor mange jokere et sett eller en rekke kan ha.</translation>
        </message>
        <message>
            <source>Sets of the same rank</source>
            <translation>Sett med samme verdi</translation>
        </message>
        <message>
            <source>Whether the sets of one contract may have the same rank.</source>
            <translation>Om settene i rundens krav kan ha samme verdi.</translation>
        </message>
        <message>
            <source>Two sets may have the same rank</source>
            <translation>To sett kan ha samme verdi</translation>
        </message>
        <message>
            <source>Each set has a rank of its own</source>
            <translation>Hvert sett har sin egen verdi</translation>
        </message>
        <message>
            <source>Suits of several runs</source>
            <translation>Fargen på flere rekker</translation>
        </message>
        <message>
            <source>Whether the runs of one contract may have the same suit.</source>
            <translation>Om rekkene i rundens krav kan ha samme farge.</translation>
        </message>
        <message>
            <source>Laying off at once</source>
            <translation>Legge på med en gang</translation>
        </message>
        <message>
            <source>Whether you may lay off in the turn in which you lay down.</source>
            <translation>Om du kan legge på i samme tur som du legger ned.</translation>
        </message>
        <message>
            <source>In the same turn</source>
            <translation>Allerede i samme tur</translation>
        </message>
        <message>
            <source>Only from the next turn on</source>
            <translation>Først fra neste tur</translation>
        </message>
        <message>
            <source>If all rounds are left out, all are played.</source>
            <translation>Utelates alle rundene, blir alle spilt.</translation>
        </message>
        <message>
            <source>It is played</source>
            <translation>Den spilles</translation>
        </message>
        <message>
            <source>It is left out</source>
            <translation>Den utelates</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Når trekkbunken er tom</translation>
        </message>
        <message>
            <source>How often the discard pile is shuffled before a round ends without a winner.</source>
            <translation>Hvor mange ganger kastebunken stokkes før en runde slutter uten vinner.</translation>
        </message>
        <message>
            <source>Three times</source>
            <translation>Stokkes opptil tre ganger</translation>
        </message>
        <message>
            <source>Twice</source>
            <translation>Stokkes opptil to ganger</translation>
        </message>
        <message>
            <source>Five times</source>
            <translation>Stokkes opptil fem ganger</translation>
        </message>
        <message>
            <source>As often as needed</source>
            <translation>Stokkes så ofte det trengs</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Antall kortstokker</translation>
        </message>
        <message>
            <source>How many packs are shuffled together.</source>
            <translation>Hvor mange kortstokker som stokkes sammen.</translation>
        </message>
        <message>
            <source>Three packs</source>
            <translation>Tre kortstokker</translation>
        </message>
        <message>
            <source>One pack for every two players</source>
            <translation>Én kortstokk per to spillere</translation>
        </message>
        <message>
            <source>Each run has a suit of its own</source>
            <translation>Hver rekke har sin egen farge</translation>
        </message>
        <message>
            <source>Runs may have the same suit</source>
            <translation>Rekker kan ha samme farge</translation>
        </message>
        <message>
            <source>A joker you have taken</source>
            <translation>En joker som er tatt</translation>
        </message>
        <message>
            <source>Whether a joker taken from a run may be kept in hand.</source>
            <translation>Om en joker som er tatt fra en rekke, kan beholdes på hånden.</translation>
        </message>
        <message>
            <source>It may be kept</source>
            <translation>Den kan beholdes</translation>
        </message>
        <message>
            <source>It must be laid in the same turn</source>
            <translation>Den må legges i samme tur</translation>
        </message>
        <message>
            <source>Buying a fourth time</source>
            <translation>Kjøpe en fjerde gang</translation>
        </message>
        <message>
            <source>What happens when somebody wants to buy more than three times in a round.</source>
            <translation>Hva som skjer når noen vil kjøpe mer enn tre ganger i en runde.</translation>
        </message>
        <message>
            <source>It costs 200 points each time</source>
            <translation>Det koster 200 straffepoeng hver gang</translation>
        </message>
        <message>
            <source>It is not allowed</source>
            <translation>Det er ikke lov</translation>
        </message>
        <message>
            <source>Buying after laying down</source>
            <translation>Kjøpe etter å ha lagt ned</translation>
        </message>
        <message>
            <source>Whether players who have laid down may still buy.</source>
            <translation>Om spillere som har lagt ned, fortsatt kan kjøpe.</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Ja, det er lov</translation>
        </message>
        <message>
            <source>They may not</source>
            <translation>Nei, det er ikke lov</translation>
        </message>
        <message>
            <source>Buying back your own discard</source>
            <translation>Kjøpe tilbake sitt eget kort</translation>
        </message>
        <message>
            <source>Whether you may buy back the card you have just discarded.</source>
            <translation>Om du kan kjøpe tilbake kortet du nettopp har kastet.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Ikke lov</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Lov</translation>
        </message>
        <message>
            <source>When several want to buy</source>
            <translation>Når flere vil kjøpe</translation>
        </message>
        <message>
            <source>Who gets the card.</source>
            <translation>Hvem som får kortet.</translation>
        </message>
        <message>
            <source>Each draws a card, and the highest buys</source>
            <translation>Hver av dem trekker et kort, og den som får det høyeste, kjøper</translation>
        </message>
        <message>
            <source>Whoever has the earlier turn</source>
            <translation>Den som har tur først</translation>
        </message>
        <message>
            <source>Whoever says so first, within five seconds</source>
            <translation>Den som sier det først, innen fem sekunder</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>Which rounds are played.</source>
            <translation>Hvilke runder som spilles.</translation>
        </message>
        <message>
            <source>All eight rounds</source>
            <translation>Alle åtte rundene</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 6 and 8</source>
            <translation>Et kort spill: runde 1, 4, 6 og 8</translation>
        </message>
        <message>
            <source>The first five rounds</source>
            <translation>De fem første rundene</translation>
        </message>
        <message>
            <source>The rounds that you choose</source>
            <translation>Rundene som dere velger</translation>
        </message>
        <message>
            <source>Round 1: a run and a set</source>
            <translation>Runde 1: en rekke og et sett</translation>
        </message>
        <message>
            <source>Round 2: two sets</source>
            <translation>Runde 2: to sett</translation>
        </message>
        <message>
            <source>Round 3: two runs</source>
            <translation>Runde 3: to rekker</translation>
        </message>
        <message>
            <source>Round 4: two sets and a run</source>
            <translation>Runde 4: to sett og en rekke</translation>
        </message>
        <message>
            <source>Round 5: two runs and a set</source>
            <translation>Runde 5: to rekker og et sett</translation>
        </message>
        <message>
            <source>Round 6: three sets</source>
            <translation>Runde 6: tre sett</translation>
        </message>
        <message>
            <source>Round 7: three runs</source>
            <translation>Runde 7: tre rekker</translation>
        </message>
        <message>
            <source>Round 8: two runs and two sets</source>
            <translation>Runde 8: to rekker og to sett</translation>
        </message>
        <message>
            <source>Runs of the same suit may not touch</source>
            <translation>Rekker i samme farge kan ikke røre hverandre</translation>
        </message>
        <message>
            <source>Longer melds than asked for</source>
            <translation>Lengre sett og rekker enn kravet</translation>
        </message>
        <message>
            <source>Whether a meld may be longer than the contract says when it is laid down.</source>
            <translation>Om et sett eller en rekke kan være lengre enn kravet når du legger ned.</translation>
        </message>
        <message>
            <source>Longer melds are allowed</source>
            <translation>Lov</translation>
        </message>
        <message>
            <source>Exactly as long as the contract says</source>
            <translation>Nøyaktig så lange som rundens krav sier</translation>
        </message>
        <message>
            <source>Taking jokers</source>
            <translation>Ta jokere</translation>
        </message>
        <message>
            <source>From which melds you may take a joker in exchange for the right card.</source>
            <translation>Hvor en joker kan tas i bytte mot det riktige kortet.</translation>
        </message>
        <message>
            <source>From runs and sets</source>
            <translation>Fra rekker og sett</translation>
        </message>
        <message>
            <source>From runs only</source>
            <translation>Bare fra rekker</translation>
        </message>
        <message>
            <source>What buying costs</source>
            <translation>Hva det koster å kjøpe</translation>
        </message>
        <message>
            <source>How many cards from the stock come with a bought card.</source>
            <translation>Hvor mange kort fra trekkbunken som følger med et kjøpt kort.</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>To kort</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Ett kort</translation>
        </message>
        <message>
            <source>Only when two play</source>
            <translation>Bare når to spiller</translation>
        </message>
        <message>
            <source>Whoever sits next after the dealer</source>
            <translation>Den som sitter nærmest etter giveren</translation>
        </message>
        <message>
            <source>Going out with a discard</source>
            <translation>Bli ferdig ved å kaste</translation>
        </message>
        <message>
            <source>Whether the last card may be discarded.</source>
            <translation>Om det siste kortet kan kastes.</translation>
        </message>
        <message>
            <source>Never: the last card must be laid</source>
            <translation>Aldri; det siste kortet må legges ned eller på</translation>
        </message>
        <message>
            <source>Allowed, but not in round 10</source>
            <translation>Lov, men ikke i runde 10</translation>
        </message>
        <message>
            <source>Always allowed</source>
            <translation>Alltid lov</translation>
        </message>
        <message>
            <source>Keeping the last card</source>
            <translation>Beholde det siste kortet</translation>
        </message>
        <message>
            <source>Whether a turn may end with one card in hand and no discard.</source>
            <translation>Om du kan la være å kaste når du har ett kort igjen på hånden.</translation>
        </message>
        <message>
            <source>Every turn ends with a discard</source>
            <translation>Nei, hver tur slutter med at du kaster et kort</translation>
        </message>
        <message>
            <source>One card may be kept</source>
            <translation>Ja, ett kort kan beholdes</translation>
        </message>
        <message>
            <source>What the cards cost</source>
            <translation>Hva kortene koster</translation>
        </message>
        <message>
            <source>The points for cards that are left in hand.</source>
            <translation>Poengene for kort som er igjen på hånden.</translation>
        </message>
        <message>
            <source>2 to 9: 5, ten to king: 10, ace: 15, joker: 50</source>
            <translation>2 til 9: 5, tier til konge: 10, ess: 15, joker: 50</translation>
        </message>
        <message>
            <source>2 to 10: 5, jack to king: 10, ace and joker: 15</source>
            <translation>2 til 10: 5, knekt til konge: 10, ess og joker: 15</translation>
        </message>
        <message>
            <source>The number on the card, jack to king: 10, ace and joker: 15</source>
            <translation>Tallet på kortet, knekt til konge: 10, ess og joker: 15</translation>
        </message>
        <message>
            <source>2 to 7: 5, eight to king: 10, ace: 20, joker: 50</source>
            <translation>2 til 7: 5, åtter til konge: 10, ess: 20, joker: 50</translation>
        </message>
        <message>
            <source>Going out in one turn</source>
            <translation>Bli ferdig i én tur</translation>
        </message>
        <message>
            <source>Whether laying down and going out in the same turn earns a bonus.</source>
            <translation>Om det gir bonus å legge ned og bli ferdig i samme tur.</translation>
        </message>
        <message>
            <source>No bonus</source>
            <translation>Ingen bonus</translation>
        </message>
        <message>
            <source>25 points less, 50 without a joker</source>
            <translation>25 poeng mindre, 50 uten joker</translation>
        </message>
        <message>
            <source>All ten rounds</source>
            <translation>Alle ti rundene</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 7 and 10</source>
            <translation>Et kort spill: runde 1, 4, 7 og 10</translation>
        </message>
    </context>
    <context>
        <name>SanDaYi</name>
        <message>
            <source>Your hand is too weak to play alone.</source>
            <translation>Hånden din er for svak til å spille alene.</translation>
        </message>
        <message>
            <source>Your hand is good, but not good enough for the bid that is needed now.</source>
            <translation>Hånden din er god, men ikke god nok til den meldingen som trengs nå.</translation>
        </message>
        <message>
            <source>The defenders cannot win points that are buried.</source>
            <translation>Poeng som er lagt bort, kan motspillerne ikke vinne.</translation>
        </message>
        <message>
            <source>That draws trumps from the defenders.</source>
            <translation>Slik må motspillerne gi fra seg trumf.</translation>
        </message>
        <message>
            <source>That draws trumps from the declarer.</source>
            <translation>Slik må spilleføreren gi fra seg trumf.</translation>
        </message>
        <message>
            <source>No higher card of the suit is left.</source>
            <translation>Det er ikke noe høyere kort igjen i fargen.</translation>
        </message>
        <message>
            <source>That wins you points.</source>
            <translation>Det gir poeng.</translation>
        </message>
        <message>
            <source>That wins the trick.</source>
            <translation>Det vinner stikket.</translation>
        </message>
        <message>
            <source>A partner is winning the trick, so give it points.</source>
            <translation>En makker vinner stikket, så legg poeng i det.</translation>
        </message>
        <message>
            <source>A partner is already winning the trick.</source>
            <translation>Stikket går allerede til en makker.</translation>
        </message>
        <message>
            <source>A declarer with such a hand wins points on average.</source>
            <translation>En spillefører med slike kort vinner poeng i snitt.</translation>
        </message>
        <message>
            <source>It is a risk, but whoever never dares to be declarer seldom wins the game.</source>
            <translation>Det er en risiko, men den som aldri tør å være spillefører, vinner sjelden spillet.</translation>
        </message>
        <message>
            <source>Once you have none of a suit, you can trump it.</source>
            <translation>Har du ikke lenger en farge, kan du trumfe den.</translation>
        </message>
        <message>
            <source>That way you keep your longest suit whole, and all twos and jokers.</source>
            <translation>Slik beholder du hele den lengste fargen og alle toere og jokere.</translation>
        </message>
        <message>
            <source>None of these is a high card.</source>
            <translation>Dette er ingen av de høye kortene dine.</translation>
        </message>
        <message>
            <source>This is your longest suit.</source>
            <translation>Denne fargen har du flest kort i.</translation>
        </message>
        <message>
            <source>Your highest cards are in this suit.</source>
            <translation>I denne fargen har du de høyeste kortene.</translation>
        </message>
        <message>
            <source>That way your aces are not used up as trumps.</source>
            <translation>Slik blir ikke essene dine trumfkort.</translation>
        </message>
        <message>
            <source>Another suit would hardly do better.</source>
            <translation>En annen farge ville neppe vært bedre.</translation>
        </message>
        <message>
            <source>A partner has none of that suit and may trump it.</source>
            <translation>En makker har ikke den fargen og kan kanskje trumfe.</translation>
        </message>
        <message>
            <source>It is worth no points, and it is neither a trump nor an ace.</source>
            <translation>Det er ikke verdt poeng og er verken trumf eller ess.</translation>
        </message>
        <message>
            <source>You have none of that suit, and so far a trump wins the trick.</source>
            <translation>Du har ikke den fargen, og så langt vinner en trumf stikket.</translation>
        </message>
        <message>
            <source>It beats every card in the trick so far.</source>
            <translation>Det slår alle kortene som ligger der.</translation>
        </message>
        <message>
            <source>You cannot win the trick, so do not give it any points.</source>
            <translation>Du kan ikke vinne stikket, så ikke legg poeng i det.</translation>
        </message>
        <message>
            <source>You could win this trick, but there are few points in it.</source>
            <translation>Du kan vinne dette stikket, men det er få poeng i det.</translation>
        </message>
        <message>
            <source>It costs you least: no points, and no higher a card than need be.</source>
            <translation>Det koster deg minst: ingen poeng og ikke høyere kort enn nødvendig.</translation>
        </message>
        <message>
            <source>All the cards you may play are worth points, and this one the fewest.</source>
            <translation>Alle kortene du kan spille, er verdt poeng, og dette færrest.</translation>
        </message>
        <message>
            <source>That way you keep the highest trump left, ideally for the last trick.</source>
            <translation>Slik beholder du den høyeste trumfen som er igjen. Den er best i det siste stikket.</translation>
        </message>
        <message>
            <source>It is the highest of the cards that you may play.</source>
            <translation>Det er det høyeste av kortene du kan spille.</translation>
        </message>
        <message>
            <source>That way you lose the kitty less often than with the next best card.</source>
            <translation>Slik mister du talongen sjeldnere enn med det nest beste kortet.</translation>
        </message>
        <message>
            <source>That way you defenders capture the kitty more often than with the next best card.</source>
            <translation>Slik tar dere talongen oftere enn med det nest beste kortet.</translation>
        </message>
        <message>
            <source>That way the defenders get fewer points on average than with the next best card.</source>
            <translation>Slik får motspillerne i snitt færre poeng enn med det nest beste kortet.</translation>
        </message>
        <message>
            <source>That way the defenders get more points on average than with the next best card.</source>
            <translation>Slik får motspillerne i snitt flere poeng enn med det nest beste kortet.</translation>
        </message>
        <message>
            <source>Another card would hardly do better.</source>
            <translation>Et annet kort ville neppe gjort det bedre.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Du har ikke noe valg.</translation>
        </message>
        <message>
            <source>Pass.</source>
            <comment>a hint</comment>
            <translation>Si pass.</translation>
        </message>
        <message>
            <source>Bid {value}.</source>
            <comment>a hint</comment>
            <translation>Meld {value}.</translation>
        </message>
        <message>
            <source>Bury: {cards}.</source>
            <comment>a hint, cards in the nominative</comment>
            <translation>Legg bort: {cards}.</translation>
        </message>
        <message>
            <source>That trick was lost, so the {card} was better: it gives away fewer points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Stikket var tapt, så {card} hadde vært bedre: Det gir bort færre poeng, og senere tar begge kortene de samme stikkene.</translation>
        </message>
        <message>
            <source>That trick was yours, so the {card} was better: it brings home more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Stikket var ditt, så {card} hadde vært bedre: Det tar med flere poeng hjem, og senere tar begge kortene de samme stikkene.</translation>
        </message>
        <message>
            <source>That trick was the defenders’, so the {card} was better: it brings them more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Stikket var motspillernes, så {card} hadde vært bedre: Det gir dem flere poeng, og senere tar begge kortene de samme stikkene.</translation>
        </message>
        <message>
            <source>With open cards no bid of {player} could be made: the defenders would have got {points} points.</source>
            <translation>Med åpne kort hadde {player} ikke klart noen melding: Motspillerne ville ha fått {points} poeng.</translation>
        </message>
        <message>
            <source>With open cards {player} could have made {bid}: the defenders would have got {points} points.</source>
            <translation>Med åpne kort hadde {player} klart {bid}: Motspillerne ville ha fått {points} poeng.</translation>
        </message>
        <message>
            <source>Bid {least} or more, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Meld {least} eller mer, eller si pass</translation>
        </message>
        <message>
            <source>Bid {least}, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Meld {least}, eller si pass</translation>
        </message>
        <message>
            <source>Name the trump suit</source>
            <comment>status: what may be done now</comment>
            <translation>Velg trumf</translation>
        </message>
        <message>
            <source>Bury six cards: all have seen the kitty</source>
            <comment>status: what may be done now</comment>
            <translation>Legg bort seks kort: Alle har sett talongen</translation>
        </message>
        <message>
            <source>Bury six cards</source>
            <comment>status: what may be done now</comment>
            <translation>Legg bort seks kort</translation>
        </message>
        <message numerus="yes">
            <source>{value}: they need %n</source>
            <comment>button: a bid</comment>
            <translation>
                <numerusform>{value}: De trenger %n</numerusform>
                <numerusform>{value}: De trenger %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Bury these six</source>
            <comment>button: lay six cards aside</comment>
            <translation>Legg bort disse seks</translation>
        </message>
        <message>
            <source>Choose six cards</source>
            <comment>button: put six cards together that are to be buried</comment>
            <translation>Velg seks kort</translation>
        </message>
        <message numerus="yes">
            <source>Choose these %n card(s)</source>
            <comment>button: put the picked cards aside</comment>
            <translation>
                <numerusform>Velg dette %n kortet</numerusform>
                <numerusform>Velg disse %n kortene</numerusform>
            </translation>
        </message>
        <message>
            <source>What do you bid, alone against three?</source>
            <comment>title of a question</comment>
            <translation>Hva melder du, alene mot tre?</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <comment>button: take all tricks that are left</comment>
            <translation>Resten er min</translation>
        </message>
        <message>
            <source>The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.</source>
            <translation>60 har grunntallet 1, hvert trinn 1 mer, 80 har 5. Ved 60 og 65 får alle se talongen.</translation>
        </message>
        <message>
            <source>Which suit will be trump?</source>
            <comment>title of a question</comment>
            <translation>Hvilken farge skal være trumf?</translation>
        </message>
        <message>
            <source>Six cards to bury</source>
            <comment>an empty place</comment>
            <translation>Legg seks kort her</translation>
        </message>
        <message numerus="yes">
            <source>%n of 6 to bury</source>
            <comment>cards that lie in the tray</comment>
            <translation>
                <numerusform>%n av 6 ligger klare</numerusform>
                <numerusform>%n av 6 ligger klare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards that are to be buried</comment>
            <translation>
                <numerusform>%n for mye</numerusform>
                <numerusform>%n for mye</numerusform>
            </translation>
        </message>
        <message>
            <source>no fives, tens, kings</source>
            <comment>cards that may not be buried</comment>
            <translation>ikke 5, 10 og konger</translation>
        </message>
        <message>
            <source>Six cards are ready. Nothing is buried yet.</source>
            <translation>Seks kort ligger klare. Ingenting er lagt bort ennå.</translation>
        </message>
        <message>
            <source>A two is always a trump, whatever its suit.</source>
            <translation>En toer er alltid trumf, uansett farge.</translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} bids now.</source>
            <translation>Det er ikke din tur ennå: Nå melder {player}.</translation>
        </message>
        <message>
            <source>First everybody bids or passes.</source>
            <translation>Først melder alle eller sier pass.</translation>
        </message>
        <message>
            <source>First six cards are buried, then the trump suit is named.</source>
            <translation>Først legges seks kort bort, så velges trumf.</translation>
        </message>
        <message>
            <source>First the trump suit is named.</source>
            <translation>Først velges trumf.</translation>
        </message>
        <message>
            <source>The six cards are buried already.</source>
            <translation>De seks kortene er allerede lagt bort.</translation>
        </message>
        <message>
            <source>The trump suit is named already.</source>
            <translation>Trumfen er allerede valgt.</translation>
        </message>
        <message>
            <source>The bidding is over.</source>
            <translation>Meldingsrunden er over.</translation>
        </message>
        <message>
            <source>You can bid only 60, 65, 70, 75 or 80.</source>
            <translation>Det går bare an å melde 60, 65, 70, 75 eller 80.</translation>
        </message>
        <message>
            <source>A bid has to be higher than {number}, the highest so far.</source>
            <translation>En melding må være høyere enn {number}, den høyeste så langt.</translation>
        </message>
        <message>
            <source>After so many passes a bid has to be at least {number}; you may also pass.</source>
            <translation>Når så mange har sagt pass, må meldingen være minst {number}; du kan også si pass.</translation>
        </message>
        <message>
            <source>At this table the fourth player bids at least {number}, or passes.</source>
            <translation>Ved dette bordet må den fjerde melde minst {number} eller si pass.</translation>
        </message>
        <message>
            <source>Exactly six different cards are buried.</source>
            <translation>Det skal legges bort nøyaktig seks forskjellige kort.</translation>
        </message>
        <message>
            <source>At this table no fives, tens or kings may be buried.</source>
            <translation>Ved dette bordet kan ikke femmere, tiere og konger legges bort.</translation>
        </message>
        <message>
            <source>A trump was led and you hold trumps, so you must play one. Jokers and twos are trumps.</source>
            <translation>Det er spilt ut trumf, og du har trumf, så du må spille en. Jokere og toere er trumf.</translation>
        </message>
        <message>
            <source>{player} buries six cards.</source>
            <translation>{player} legger bort seks kort.</translation>
        </message>
        <message>
            <source>{player} names the trump suit.</source>
            <translation>{player} velger trumf.</translation>
        </message>
        <message>
            <source>{player} may bid; the highest bid is {best}.</source>
            <translation>{player} skal melde; den høyeste meldingen er {best}.</translation>
        </message>
        <message>
            <source>{player} may bid; nobody has bid yet.</source>
            <translation>{player} skal melde; ingen har meldt ennå.</translation>
        </message>
        <message>
            <source>declarer at {bid}: {times} times the base of {base}</source>
            <translation>spillefører på {bid}: {times} × grunntallet {base}</translation>
        </message>
        <message>
            <source>defender: {times} times the base of {base}</source>
            <translation>motspiller: {times} × grunntallet {base}</translation>
        </message>
        <message numerus="yes">
            <source>%n out</source>
            <comment>trumps not seen yet, at a player's name, in short</comment>
            <translation>
                <numerusform>%n ute</numerusform>
                <numerusform>%n ute</numerusform>
            </translation>
        </message>
        <message>
            <source>Buried: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>Lagt bort: {cards}.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>declarer, {bid}</source>
            <comment>at a player's name</comment>
            <translation>spillefører, {bid}</translation>
        </message>
        <message>
            <source>bids {bid}</source>
            <comment>at the declarer's name, in short</comment>
            <translation>melding {bid}</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) out</source>
            <comment>trumps not seen yet, at a player's name</comment>
            <translation>
                <numerusform>%n trumf ute</numerusform>
                <numerusform>%n trumf ute</numerusform>
            </translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>at a player's name</comment>
            <translation>meldte {value}</translation>
        </message>
        <message>
            <source>All four have passed, so the cards are dealt again.</source>
            <translation>Alle fire sa pass, så det deles ut på nytt.</translation>
        </message>
        <message>
            <source>{player} has buried six cards.</source>
            <translation>{player} har lagt bort seks kort.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player}, the last declarer, bids first.</source>
            <translation>Kortene er delt ut; {player}, den forrige spilleføreren, melder først.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player} holds the {card} and bids first.</source>
            <translation>Kortene er delt ut; {player} har {card} og melder først.</translation>
        </message>
        <message>
            <source>{player} bids {value}.</source>
            <translation>{player} melder {value}.</translation>
        </message>
        <message numerus="yes">
            <source>All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>Alle fire sa pass, så {player} må spille på {bid}; motspillerne trenger %n poeng.</numerusform>
                <numerusform>Alle fire sa pass, så {player} må spille på {bid}; motspillerne trenger %n poeng.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} is declarer at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>{player} er spillefører på {bid}; motspillerne trenger %n poeng.</numerusform>
                <numerusform>{player} er spillefører på {bid}; motspillerne trenger %n poeng.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} takes up the kitty and shows it until six cards are buried.</source>
            <translation>{player} tar opp talongen og viser den til seks kort er lagt bort.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>{player} tar opp talongen: {cards}.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty and does not show it.</source>
            <translation>{player} tar opp talongen og viser den ikke.</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>on a card in the hand: where it came from</comment>
            <translation>Talong</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>what a player says aloud</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>{value}!</source>
            <comment>a call, said aloud</comment>
            <translation>{value}!</translation>
        </message>
        <message>
            <source>Three against one: bid, take the kitty, name trumps, and win the last trick</source>
            <translation>Tre mot én: meld, ta talongen, velg trumf og vinn det siste stikket</translation>
        </message>
        <message>
            <source>Eight rounds take about half an hour; other lengths are possible</source>
            <translation>Åtte runder tar omtrent en halvtime, men dere kan velge en annen lengde</translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <comment>the total of a player</comment>
            <translation>
                <numerusform>minus %n poeng</numerusform>
                <numerusform>minus %n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>The defenders took no points at all: {player} wins 9 times the base of {base}.</source>
            <translation>Motspillerne fikk ingen poeng: {player} vinner 9 × grunntallet {base}.</translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk bare {points} av de %n poengene de trengte: {player} vinner 3 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk bare {points} av de %n poengene de trengte: {player} vinner 3 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk {points} poeng og trengte bare %n: {player} taper 3 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk {points} poeng og trengte bare %n: {player} taper 3 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}, at least twice that: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk {points} poeng, minst det dobbelte av de %n de trengte: {player} taper 6 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk {points} poeng, minst det dobbelte av de %n de trengte: {player} taper 6 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk bare {points} av de %n poengene de trengte, men de tok talongen: {player} taper 6 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk bare {points} av de %n poengene de trengte, men de tok talongen: {player} taper 6 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points} and captured the kitty: {player} loses 9 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk {points} poeng, trengte bare %n og tok dessuten talongen: {player} taper 9 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk {points} poeng, trengte bare %n og tok dessuten talongen: {player} taper 9 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</source>
            <translation>
                <numerusform>Motspillerne fikk {points} poeng, minst det dobbelte av de %n de trengte, og tok dessuten talongen: {player} taper 12 × grunntallet {base}.</numerusform>
                <numerusform>Motspillerne fikk {points} poeng, minst det dobbelte av de %n de trengte, og tok dessuten talongen: {player} taper 12 × grunntallet {base}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders {points} / {need}</source>
            <comment>points of those they need</comment>
            <translation>Motspillerne {points} / {need}</translation>
        </message>
        <message>
            <source>Def. {points} / {need}</source>
            <comment>the defenders’ points of those they need, in short</comment>
            <translation>Motsp. {points} / {need}</translation>
        </message>
        <message numerus="yes">
            <source>Kitty: %n card(s)</source>
            <translation>
                <numerusform>Talongen: %n kort</numerusform>
                <numerusform>Talongen: %n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>of the kitty</comment>
            <translation>
                <numerusform>%n kort</numerusform>
                <numerusform>%n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shown kitty: %n point(s)</source>
            <comment>the six cards</comment>
            <translation>
                <numerusform>Vist talong: %n poeng</numerusform>
                <numerusform>Vist talong: %n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>label of the kitty that everybody was shown, in short</comment>
            <translation>Talong</translation>
        </message>
        <message>
            <source>Buried</source>
            <translation>Lagt bort</translation>
        </message>
        <message>
            <source>Buried · only you see them</source>
            <comment>the six cards</comment>
            <translation>Lagt bort · bare du ser dem</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) of the defenders</source>
            <translation>
                <numerusform>%n stikk til motspillerne</numerusform>
                <numerusform>%n stikk til motspillerne</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · defenders</source>
            <comment>tricks won by the defenders, in short</comment>
            <translation>{number} · motsp.</translation>
        </message>
        <message numerus="yes">
            <source>{player}: %n trick(s)</source>
            <comment>tricks of the declarer</comment>
            <translation>
                <numerusform>{player}: %n stikk</numerusform>
                <numerusform>{player}: %n stikk</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in the trick</source>
            <comment>a sign on the table</comment>
            <translation>
                <numerusform>%n poeng i stikket</numerusform>
                <numerusform>%n poeng i stikket</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the trick</source>
            <comment>points in the trick, in short</comment>
            <translation>
                <numerusform>%n i stikket</numerusform>
                <numerusform>%n i stikket</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} · {points}</source>
            <comment>who took a trick, and its points</comment>
            <translation>{player} · {points}</translation>
        </message>
        <message>
            <source>{number} · ours</source>
            <comment>tricks won by one's own side, in short</comment>
            <translation>{number} · egne</translation>
        </message>
        <message numerus="yes">
            <source>Ours: %n trick(s)</source>
            <comment>won by one's own side</comment>
            <translation>
                <numerusform>Egne: %n stikk</numerusform>
                <numerusform>Egne: %n stikk</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · mine</source>
            <comment>tricks won by oneself, in short</comment>
            <translation>{number} · mine</translation>
        </message>
        <message numerus="yes">
            <source>Mine: %n trick(s)</source>
            <comment>won by oneself</comment>
            <translation>
                <numerusform>Mine: %n stikk</numerusform>
                <numerusform>Mine: %n stikk</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · theirs</source>
            <comment>tricks won by the other side, in short</comment>
            <translation>{number} · andres</translation>
        </message>
        <message numerus="yes">
            <source>Theirs: %n trick(s)</source>
            <comment>won by the other side</comment>
            <translation>
                <numerusform>Andres: %n stikk</numerusform>
                <numerusform>Andres: %n stikk</numerusform>
            </translation>
        </message>
        <message>
            <source>Shown kitty, not played yet</source>
            <translation>Vist talong, ikke spilt ennå</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>at a player’s name</comment>
            <translation>tok talongen</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>at a player’s name</comment>
            <translation>la bort seks kort</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins %n point(s)!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>{player} vinner %n poeng!</numerusform>
                <numerusform>{player} vinner %n poeng!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders win %n point(s) each!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>Motspillerne vinner %n poeng hver!</numerusform>
                <numerusform>Motspillerne vinner %n poeng hver!</numerusform>
            </translation>
        </message>
        <message>
            <source>Calculation</source>
            <comment>column: how the change is reckoned</comment>
            <translation>Utregning</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>column: points won or lost in this round</comment>
            <translation>Endring</translation>
        </message>
        <message>
            <source>{bid}, base {base}</source>
            <comment>the bid and its base points</comment>
            <translation>{bid}, grunntall {base}</translation>
        </message>
        <message>
            <source>{points}, needed {need}</source>
            <comment>the defenders’ points</comment>
            <translation>{points}, trengte {need}</translation>
        </message>
        <message numerus="yes">
            <source>captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>tatt · %n poeng i den</numerusform>
                <numerusform>tatt · %n poeng i den</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>ikke tatt · %n poeng i den</numerusform>
                <numerusform>ikke tatt · %n poeng i den</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}, declarer</source>
            <comment>at the end of a round</comment>
            <translation>{player}, spillefører</translation>
        </message>
        <message numerus="yes">
            <source>{player}, %n point(s)</source>
            <comment>who took a trick, and its points</comment>
            <translation>
                <numerusform>{player}, %n poeng</numerusform>
                <numerusform>{player}, %n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders’ points</source>
            <translation>Motspillernes poeng</translation>
        </message>
        <message>
            <source>Richest trick</source>
            <translation>Største stikk</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Siste stikk</translation>
        </message>
        <message>
            <source>Kitty</source>
            <translation>Talong</translation>
        </message>
        <message>
            <source>Factor</source>
            <comment>how often each defender wins or loses the base</comment>
            <translation>Faktor</translation>
        </message>
        <message>
            <source>Kitty captured</source>
            <comment>a stamp on the table</comment>
            <translation>Talong tatt</translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>meldte {value}</translation>
        </message>
        <message>
            <source>is declarer at {bid}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>er spillefører på {bid}</translation>
        </message>
        <message>
            <source>has to declare at {bid}: all passed</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>må spille på {bid}: Alle sa pass</translation>
        </message>
        <message>
            <source>plays for {bid}</source>
            <comment>in a line about a turn, after the name of the declarer</comment>
            <translation>spiller på {bid}</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tok talongen</translation>
        </message>
        <message>
            <source>showed the kitty: {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>viste talongen: {cards}</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la bort seks kort</translation>
        </message>
        <message>
            <source>the defence cannot reach {need} any more</source>
            <comment>in a line about a trick</comment>
            <translation>motspillerne kan ikke nå {need} lenger</translation>
        </message>
        <message>
            <source>the defence has enough</source>
            <comment>in a line about a trick</comment>
            <translation>motspillerne har nok</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiHabits</name>
        <message>
            <source>I bid less often than the others. As a defender I like to lead low cards, diamonds first, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg melder sjeldnere enn de andre. Som motspiller spiller jeg helst ut lave kort, ruter først, bortsett fra når jeg spiller så godt jeg kan.</translation>
        </message>
        <message>
            <source>As a defender I like to lead trumps, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Som motspiller spiller jeg gjerne ut trumf, bortsett fra når jeg spiller så godt jeg kan.</translation>
        </message>
        <message>
            <source>I bid more often than the others. As a defender I like to lead high cards, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg melder oftere enn de andre. Som motspiller spiller jeg helst ut høye kort, bortsett fra når jeg spiller så godt jeg kan.</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiOptions</name>
        <message>
            <source>Bidding</source>
            <translation>Meldinger</translation>
        </message>
        <message>
            <source>The kitty</source>
            <translation>Talongen</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Stikk</translation>
        </message>
        <message>
            <source>Direction of play</source>
            <translation>Spilleretning</translation>
        </message>
        <message>
            <source>Which way bids and cards go round the table.</source>
            <translation>Hvilken vei meldinger og kort går rundt bordet.</translation>
        </message>
        <message>
            <source>Anticlockwise: the next player sits on the right</source>
            <translation>Mot klokka: Neste spiller sitter til høyre</translation>
        </message>
        <message>
            <source>Clockwise: the next player sits on the left</source>
            <translation>Med klokka: Neste spiller sitter til venstre</translation>
        </message>
        <message>
            <source>Lowest bid of the fourth player</source>
            <translation>Den laveste meldingen for den fjerde</translation>
        </message>
        <message>
            <source>Whether the fourth player must always bid at least 70.</source>
            <translation>Om den fjerde alltid må melde minst 70.</translation>
        </message>
        <message>
            <source>At least 70 only if the first three have passed</source>
            <translation>Minst 70 bare når de tre andre har sagt pass</translation>
        </message>
        <message>
            <source>Always at least 70, even over a single 60</source>
            <translation>Alltid minst 70, også når den høyeste meldingen er 60</translation>
        </message>
        <message>
            <source>When all four pass</source>
            <translation>Når alle fire sier pass</translation>
        </message>
        <message>
            <source>What happens when nobody wants to be declarer.</source>
            <translation>Hva som skjer når ingen vil være spillefører.</translation>
        </message>
        <message>
            <source>The cards are dealt again</source>
            <translation>Det deles ut på nytt</translation>
        </message>
        <message>
            <source>The first player has to play at 60</source>
            <translation>Den som skulle melde først, må spille på 60</translation>
        </message>
        <message>
            <source>The shown kitty</source>
            <translation>Se på talongen igjen</translation>
        </message>
        <message>
            <source>How long a kitty that was shown (at 60 and 65) can be looked at.</source>
            <translation>Hvor lenge dere kan se på en talong som er vist (ved 60 og 65).</translation>
        </message>
        <message>
            <source>For the whole round</source>
            <translation>Hele runden</translation>
        </message>
        <message>
            <source>Only until the declarer has buried</source>
            <translation>Bare til spilleføreren har lagt bort</translation>
        </message>
        <message>
            <source>Burying points</source>
            <translation>Legge bort poeng</translation>
        </message>
        <message>
            <source>Whether the declarer may bury fives, tens and kings.</source>
            <translation>Om spilleføreren kan legge bort femmere, tiere og konger.</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Lov</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Ikke lov</translation>
        </message>
        <message>
            <source>Capturing the kitty</source>
            <translation>Ta talongen</translation>
        </message>
        <message>
            <source>With which card the defenders capture the kitty in the last trick.</source>
            <translation>Hvilket kort motspillerne tar talongen med i det siste stikket.</translation>
        </message>
        <message>
            <source>With any card that wins the trick</source>
            <translation>Med ethvert kort som vinner stikket</translation>
        </message>
        <message>
            <source>Only with a trump</source>
            <translation>Bare med trumf</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Hvor mange runder dere spiller.</translation>
        </message>
        <message>
            <source>8 rounds</source>
            <translation>8 runder</translation>
        </message>
        <message>
            <source>4 rounds</source>
            <translation>4 runder</translation>
        </message>
        <message>
            <source>12 rounds</source>
            <translation>12 runder</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 runder</translation>
        </message>
        <message>
            <source>As long as you like</source>
            <translation>Så lenge dere vil</translation>
        </message>
        <message>
            <source>The last trick</source>
            <translation>Det siste stikket</translation>
        </message>
        <message>
            <source>Whether the last cards, where nobody has a choice, are played by themselves.</source>
            <translation>Om de siste kortene, som ingen kan velge mellom, spilles av seg selv.</translation>
        </message>
        <message>
            <source>Everybody plays the last card</source>
            <translation>Alle spiller det siste kortet selv</translation>
        </message>
        <message>
            <source>The last trick plays itself</source>
            <translation>Det siste stikket spilles av seg selv</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Huskehjelp</translation>
        </message>
        <message>
            <source>Whether the table counts the trumps you have not seen and the defenders’ points.</source>
            <translation>Om bordet teller trumfene du ikke har sett, og motspillernes poeng.</translation>
        </message>
        <message>
            <source>The table counts for you</source>
            <translation>Bordet teller for deg</translation>
        </message>
        <message>
            <source>Everybody counts for themselves</source>
            <translation>Alle teller selv</translation>
        </message>
    </context>
    <context>
        <name>Saved</name>
        <message>
            <source>Show the end</source>
            <comment>button: of a game that is over</comment>
            <translation>Vis slutten</translation>
        </message>
        <message>
            <source>What shall this game be called?</source>
            <translation>Hva skal dette spillet hete?</translation>
        </message>
        <message>
            <source>Delete this game for good? It cannot be brought back.</source>
            <translation>Vil du slette dette spillet for godt? Du kan ikke få det tilbake.</translation>
        </message>
        <message>
            <source>Delete the game</source>
            <translation>Slett spillet</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Behold spillet</translation>
        </message>
        <message>
            <source>Choose a place …</source>
            <translation>Velg et sted …</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Lagrede spill</translation>
        </message>
        <message>
            <source>No game has been played yet. Every game is saved by itself, move by move.</source>
            <translation>Her er det ingenting ennå. Hvert spill lagres av seg selv, trekk for trekk.</translation>
        </message>
        <message>
            <source>No saved game matches. Try something else.</source>
            <translation>Fant ingen lagrede spill som passer. Søk etter noe annet.</translation>
        </message>
        <message>
            <source>The file will hold everything about this game: all hands, the order of the stock, and the computer players’ luck. Whoever has it can look at everybody’s cards.</source>
            <translation>Filen inneholder alt om dette spillet: alle hendene, rekkefølgen i trekkbunken og datamotspillernes flaks. Den som har filen, kan se alles kort.</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s) cannot be read and are not in this list. They were left as they are, and your other games are fine.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n lagret spill kan ikke leses og står derfor ikke i denne listen. Det er ikke rørt, og de andre spillene dine er i orden.</numerusform>
                <numerusform>%n lagrede spill kan ikke leses og står derfor ikke i denne listen. De er ikke rørt, og de andre spillene dine er i orden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Ingen treff</translation>
        </message>
        <message>
            <source>Show all</source>
            <comment>button: forget what was looked for in the list of games</comment>
            <translation>Vis alle</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Ingen spill ennå</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what else can be done with a saved game</comment>
            <translation>Mer</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Gi nytt navn …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Slett …</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Lagre i en fil …</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Åpne en fil …</translation>
        </message>
        <message>
            <source>This game was begun with another version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</source>
            <translation>Dette spillet ble begynt i en annen versjon med litt andre regler. Det fortsetter der det slapp, men tidligere trekk kan ikke angres.</translation>
        </message>
        <message>
            <source>All {number}</source>
            <comment>button: all games are listed, so many</comment>
            <translation>Alle {number}</translation>
        </message>
        <message>
            <source>Unfinished {number}</source>
            <comment>button: games that are not over are listed, so many</comment>
            <translation>Uferdige {number}</translation>
        </message>
        <message>
            <source>Finished {number}</source>
            <comment>button: games that are over are listed, so many</comment>
            <translation>Ferdige {number}</translation>
        </message>
        <message>
            <source>Game, name or day</source>
            <translation>Spill, navn eller dag</translation>
        </message>
        <message>
            <source>Search: game, name or day</source>
            <translation>Søk: spill, navn eller dag</translation>
        </message>
        <message>
            <source>{players} share the victory</source>
            <comment>in a list of games</comment>
            <translation>{players} deler seieren</translation>
        </message>
        <message>
            <source>{player} won</source>
            <comment>in a list of games: who has won</comment>
            <translation>{player} vant</translation>
        </message>
        <message>
            <source>finished</source>
            <comment>state of a saved game</comment>
            <translation>ferdig</translation>
        </message>
        <message>
            <source>unfinished</source>
            <comment>state of a saved game</comment>
            <translation>uferdig</translation>
        </message>
        <message>
            <source>with {players}</source>
            <comment>in a line: who plays</comment>
            <translation>med {players}</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <source>Score sheet</source>
            <translation>Poengskjema</translation>
        </message>
        <message>
            <source>The totals, round by round</source>
            <translation>Stillingen, runde for runde</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totalt</translation>
        </message>
        <message>
            <source>{score}, won</source>
            <translation>{score}, vunnet</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>heading of a column</comment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Nothing has been counted yet.</source>
            <translation>Ingenting er telt ennå.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>{percent}%</source>
            <comment>text size; a space before the sign where the language has one</comment>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Språk og tekst</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Språk</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tekststørrelse</translation>
        </message>
        <message>
            <source>Table and cards</source>
            <translation>Bord og kort</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farger</translation>
        </message>
        <message>
            <source>Night blue</source>
            <translation>Nattblå</translation>
        </message>
        <message>
            <source>The other pages</source>
            <translation>De andre sidene</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Mørke</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Lyse</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>the cloth</comment>
            <translation>Grønn</translation>
        </message>
        <message>
            <source>Contrast</source>
            <comment>the strongest: for those who see little</comment>
            <translation>Kontrast</translation>
        </message>
        <message>
            <source>System: if it does not say, light from 7 am to 7 pm</source>
            <translation>System: Sier det ingenting, er det lyst fra kl. 7 til 19</translation>
        </message>
        <message>
            <source>System</source>
            <comment>dark or light as the system is</comment>
            <translation>System</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Kortstokk</translation>
        </message>
        <message>
            <source>The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder becomes a deck, too.</source>
            <translation>Bildene på kortene. Legger du en mappe med SVG-bilder i «decks» i datamappen, blir den også en kortstokk.</translation>
        </message>
        <message>
            <source>Our own</source>
            <translation>Vår egen</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Bokstaver på kortene</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>Baksider</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rød</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blå</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grønn</translation>
        </message>
        <message>
            <source>Large print on the cards</source>
            <translation>Stor skrift på kortene</translation>
        </message>
        <message>
            <source>Frame the cards that fit</source>
            <translation>Ramme rundt kort som passer</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Rolig</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Vanlig</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Raskt</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Uten ventetid</translation>
        </message>
        <message>
            <source>No animation</source>
            <translation>Kortene går rett på plass</translation>
        </message>
        <message>
            <source>Two keys are enough</source>
            <translation>To taster er nok</translation>
        </message>
        <message>
            <source>Space moves on, Enter chooses</source>
            <translation>Mellomrom går videre, Enter velger</translation>
        </message>
        <message>
            <source>For people who use two switches or only one hand: these two keys reach everything.</source>
            <translation>For deg som bruker to brytere eller bare den ene hånden: Med disse to tastene kan du nå alt.</translation>
        </message>
        <message>
            <source>Wait for me at moments everybody should see</source>
            <translation>Vent på meg når alle skal se noe</translation>
        </message>
        <message>
            <source>Computer players say a word now and then</source>
            <translation>Datamotspillerne sier et ord nå og da</translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n sekund</numerusform>
                <numerusform>%n sekunder</numerusform>
            </translation>
        </message>
        <message>
            <source>Until I press</source>
            <comment>how long computer players wait</comment>
            <translation>Til jeg trykker</translation>
        </message>
        <message>
            <source>If useful</source>
            <comment>asked about buying a card when it could help</comment>
            <translation>Hvis det hjelper</translation>
        </message>
        <message>
            <source>Until I am down</source>
            <comment>asked until one has laid down</comment>
            <translation>Til jeg har lagt ned</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Alltid</translation>
        </message>
        <message>
            <source>For the ears</source>
            <translation>For ørene</translation>
        </message>
        <message>
            <source>Told to a screen reader</source>
            <translation>Hva en skjermleser får høre</translation>
        </message>
        <message>
            <source>What matters</source>
            <comment>how much is read aloud</comment>
            <translation>Det viktige</translation>
        </message>
        <message>
            <source>Each turn</source>
            <comment>how much is read aloud</comment>
            <translation>Hver tur</translation>
        </message>
        <message>
            <source>Everything</source>
            <comment>how much is read aloud</comment>
            <translation>Alt</translation>
        </message>
        <message>
            <source>How much of what the others do at the table is read to you.</source>
            <translation>Hvor mye som leses opp av det de andre gjør ved bordet.</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Større</translation>
        </message>
        <message>
            <source>Large letters, large print on the cards, every suit in its own colour.</source>
            <translation>Stor skrift, store tegn på kortene og alle fire fargene ulike.</translation>
        </message>
        <message>
            <source>Calm</source>
            <comment>a button: several settings at once</comment>
            <translation>Rolig</translation>
        </message>
        <message>
            <source>Nothing moves, everything takes its time and waits for you, and it is quiet.</source>
            <translation>Ingenting beveger seg, alt tar den tiden det trenger og venter på deg, og lyden er lav.</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <translation>Venstrehendt</translation>
        </message>
        <message>
            <source>By language</source>
            <comment>the letters of ace, king, queen and jack</comment>
            <translation>Følger språket</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Fire farger</translation>
        </message>
        <message>
            <source>Every suit has its own</source>
            <translation>Spar, hjerter, ruter og kløver får hver sin</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left</source>
            <translation>Knappene ved bordet er til venstre</translation>
        </message>
        <message>
            <source>How fast cards move</source>
            <translation>Hvor fort kortene går</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left, and your name plate is on the right.</source>
            <translation>Knappene på bordet er til venstre, og skiltet ditt er til høyre.</translation>
        </message>
        <message>
            <source>Sounds at the table</source>
            <translation>Lyder ved bordet</translation>
        </message>
        <message>
            <source>When you are asked whether you buy a card in {games}. Where several of you share the screen, everybody who has not laid down is asked, because not being asked would give something away.</source>
            <translation>Når du blir spurt om du kjøper et kort i {games}. Der flere av dere deler skjermen, blir alle spurt som ikke har lagt ned, for hvis noen ikke ble spurt, ville det røpe noe.</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Lydstyrke</translation>
        </message>
        <message>
            <source>Time for saying “{call}”</source>
            <translation>Tid til å si «{call}»</translation>
        </message>
        <message>
            <source>How long computer players wait while you may still say “{call}”.</source>
            <translation>Hvor lenge datamotspillerne venter mens du ennå kan si «{call}».</translation>
        </message>
        <message>
            <source>Ask me about buying</source>
            <translation>Spør om jeg vil kjøpe</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Aldri</translation>
        </message>
        <message>
            <source>Reset: {setting}</source>
            <comment>a button</comment>
            <translation>Tilbakestill: {setting}</translation>
        </message>
        <message>
            <source>Reset everything on this page? People, house rules and saved games stay as they are, and so does the language.</source>
            <translation>Skal alt på denne siden bli som det var fra starten? Personer, husregler og lagrede spill blir som de er, og språket også.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Tilbakestill</translation>
        </message>
        <message>
            <source>The settings last until you close the program, but they could not be saved. Check that you can write to the data folder.</source>
            <translation>Innstillingene gjelder til du lukker programmet, men de kunne ikke lagres. Sjekk at det går an å skrive i datamappen.</translation>
        </message>
        <message>
            <source>The deck {name} is being tried; it comes into use when all its cards are drawn.</source>
            <translation>Kortstokken {name} prøves nå. Den tas i bruk når alle kortene er tegnet.</translation>
        </message>
        <message>
            <source>The deck {name} cannot be used, because pictures are missing, broken or too much to draw. Our own deck stays in use.</source>
            <translation>Kortstokken {name} kan ikke brukes, fordi bilder mangler, er ødelagt eller for krevende å tegne. Vår egen kortstokk brukes fortsatt.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Innstillinger</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Søk i innstillingene</translation>
        </message>
        <message>
            <source>No setting contains these words.</source>
            <translation>Fant ingen innstilling med disse ordene.</translation>
        </message>
        <message>
            <source>Reset everything</source>
            <translation>Tilbakestill alt</translation>
        </message>
        <message>
            <source>A table as it looks with these settings</source>
            <translation>Et bord slik det ser ut med disse innstillingene</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>For children, too</source>
            <comment>heading over games on the home page</comment>
            <translation>Også for barn</translation>
        </message>
        <message>
            <source>Ólsen Ólsen and family</source>
            <comment>heading over games on the home page</comment>
            <translation>Ólsen Ólsen og slektninger</translation>
        </message>
        <message>
            <source>Rummy games</source>
            <comment>heading over games on the home page</comment>
            <translation>Rummyspill</translation>
        </message>
        <message>
            <source>Tricks and rows</source>
            <comment>heading over games on the home page</comment>
            <translation>Stikk og rekker</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Card Table could not start, because something in the program went wrong. Everything that was played is kept. Start it once more: it then leaves out whatever may be in the way, and says what that is. What went wrong is written in {file}.</source>
            <translation>Card Table kunne ikke starte, fordi noe i programmet gikk galt. Alt som er spilt, er tatt vare på. Start det en gang til: Da utelater det alt som kan stå i veien, og sier hva. Hva som gikk galt, står i {file}.</translation>
        </message>
        <message>
            <source>Play without saving</source>
            <translation>Spill uten å lagre</translation>
        </message>
        <message>
            <source>Close the program</source>
            <translation>Lukk programmet</translation>
        </message>
        <message>
            <source>What screen readers are told is not written to {file}, because Card Table keeps something of its own there. Nothing was changed, and Card Table goes on without it. Name another file.</source>
            <translation>Det som sies til skjermlesere, skrives ikke til {file}, fordi Card Table har noe eget der. Ingenting er endret, og Card Table fortsetter uten det. Velg en annen fil.</translation>
        </message>
        <message>
            <source>What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.</source>
            <translation>Det som sies til skjermlesere, kan ikke skrives til {file}: {reason}. Card Table fortsetter uten det.</translation>
        </message>
        <message>
            <source>Card Table cannot open its window, because no screen can be reached from here. Nothing was changed, and everything that was played is kept. Start it on the desktop, or name another window system with --qpa.</source>
            <translation>Card Table kan ikke åpne vinduet sitt, fordi ingen skjerm kan nås herfra. Ingenting er endret, og alt som er spilt, er tatt vare på. Start det fra skrivebordet, eller velg et annet vindussystem med --qpa.</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>Counting: {done} of %n game(s)</source>
            <comment>while finished games are counted</comment>
            <translation>
                <numerusform>Teller: {done} av %n spill</numerusform>
                <numerusform>Teller: {done} av %n spill</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are counted.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n ferdig spill kan ikke leses og teller derfor ikke for noen. Det er ikke rørt, og alle de andre er talt med.</numerusform>
                <numerusform>%n ferdige spill kan ikke leses og teller derfor ikke for noen. De er ikke rørt, og alle de andre er talt med.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <translation>Ingenting å telle ennå</translation>
        </message>
        <message>
            <source>No game has been finished yet. Play one to the end, and it will be counted here.</source>
            <translation>Ingen spill er ferdige ennå. Spill et til slutten, så telles det her.</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle slags spill</translation>
        </message>
        <message>
            <source>Back to the portrait</source>
            <comment>button</comment>
            <translation>Tilbake til portrettet</translation>
        </message>
        <message>
            <source>Everybody</source>
            <comment>against whom</comment>
            <translation>Alle</translation>
        </message>
        <message numerus="yes">
            <source>Finished games: %n. Won: {won}.</source>
            <comment>statistics of somebody</comment>
            <translation>
                <numerusform>Ferdige spill: %n. Vunnet: {won}.</numerusform>
                <numerusform>Ferdige spill: %n. Vunnet: {won}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <translation>Talt for seg</translation>
        </message>
        <message numerus="yes">
            <source>In %n further game(s) a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>I %n spill til ble en avgjørelse angret etter at noe nytt var kommet fram, eller kortene var fra et tidligere spill. Det telles for seg.</numerusform>
                <numerusform>I %n spill til ble en avgjørelse angret etter at noe nytt var kommet fram, eller kortene var fra et tidligere spill. De telles for seg.</numerusform>
            </translation>
        </message>
        <message>
            <source>Won, in percent</source>
            <comment>what a line in a plot shows</comment>
            <translation>Vunnet, prosent</translation>
        </message>
        <message>
            <source>{month}: {won}</source>
            <translation>{month}: {won}</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Spilt</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vunnet</translation>
        </message>
        <message numerus="yes">
            <source>of %n game(s) won</source>
            <comment>after the number of games won, which stands large before it</comment>
            <translation>
                <numerusform>av %n spill vunnet</numerusform>
                <numerusform>av %n spill vunnet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n further game(s) with something taken back or known cards count separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>%n spill til, der noe ble angret eller kortene var kjent, telles for seg.</numerusform>
                <numerusform>%n spill til, der noe ble angret eller kortene var kjent, telles for seg.</numerusform>
            </translation>
        </message>
        <message>
            <source>Per round</source>
            <comment>what a line in a plot shows</comment>
            <translation>Per runde</translation>
        </message>
        <message>
            <source>The first game: {first}, the last one: {last}, on average: {mean}</source>
            <translation>Det første spillet: {first}, det siste: {last}, i snitt: {mean}</translation>
        </message>
        <message>
            <source>won of the games played</source>
            <comment>beside a plot: what the figures and bars show</comment>
            <translation>vunnet av spilte spill</translation>
        </message>
        <message>
            <source>The last twenty games</source>
            <translation>De siste tjue spillene</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played so far</source>
            <comment>where none was won</comment>
            <translation>
                <numerusform>%n spill spilt så langt</numerusform>
                <numerusform>%n spill spilt så langt</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody noticed, but word has got around: the computer players are watching closely.</source>
            <comment>beside a heading over cheats of a player</comment>
            <translation>Ingen merket det, men ryktet går: Datamotspillerne følger ekstra godt med.</translation>
        </message>
        <message>
            <source>The last twenty games, newest first</source>
            <translation>De siste tjue spillene, det nyeste først</translation>
        </message>
        <message>
            <source>The last game</source>
            <comment>heading: the only game so far</comment>
            <translation>Det siste spillet</translation>
        </message>
        <message>
            <source>The last games</source>
            <comment>heading: fewer than twenty so far</comment>
            <translation>De siste spillene</translation>
        </message>
        <message>
            <source>The last games, newest first</source>
            <translation>De siste spillene, det nyeste først</translation>
        </message>
        <message>
            <source>Against whom</source>
            <translation>Mot hvem</translation>
        </message>
        <message>
            <source>Rogues’ gallery</source>
            <comment>heading over cheats of a player that nobody noticed</comment>
            <translation>Skurkegalleri</translation>
        </message>
        <message>
            <source>cheats that nobody noticed</source>
            <comment>beside a heading</comment>
            <translation>juks som ingen merket</translation>
        </message>
        <message>
            <source>Average place</source>
            <translation>Gjennomsnittlig plassering</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistikk</translation>
        </message>
        <message>
            <source>Save as spreadsheet …</source>
            <translation>Lagre som tabell …</translation>
        </message>
        <message>
            <source>All figures as a table</source>
            <comment>in place of the portrait</comment>
            <translation>Alle tall i en tabell</translation>
        </message>
        <message>
            <source>Others and computer players</source>
            <comment>whose statistics can be shown, too</comment>
            <translation>Andre og datamotspillere</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Mot</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Tall</translation>
        </message>
        <message>
            <source>By kind of game</source>
            <translation>Etter spill</translation>
        </message>
        <message>
            <source>Against each player</source>
            <translation>Mot hver enkelt</translation>
        </message>
        <message>
            <source>Month by month</source>
            <translation>Måned for måned</translation>
        </message>
        <message>
            <source>Month by month: the share of games won</source>
            <translation>Måned for måned: andelen vunne spill</translation>
        </message>
        <message>
            <source>From game to game: average per round</source>
            <translation>Fra spill til spill: snitt per runde</translation>
        </message>
        <message>
            <source>Begun</source>
            <comment>heading in a table</comment>
            <translation>Begynt</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>heading in a table</comment>
            <translation>Sluttet</translation>
        </message>
        <message>
            <source>Game</source>
            <comment>heading in a table</comment>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Against</source>
            <comment>heading in a table</comment>
            <translation>Mot</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>heading in a table</comment>
            <translation>Navn</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>heading in a table</comment>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>heading in a table</comment>
            <translation>Plassering</translation>
        </message>
        <message>
            <source>Won</source>
            <comment>heading in a table</comment>
            <translation>Vunnet</translation>
        </message>
        <message>
            <source>Rounds</source>
            <comment>heading in a table</comment>
            <translation>Runder</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <comment>heading in a table</comment>
            <translation>Vunne runder</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>heading in a table</comment>
            <translation>Totalt</translation>
        </message>
        <message>
            <source>Best round</source>
            <comment>heading in a table</comment>
            <translation>Beste runde</translation>
        </message>
        <message>
            <source>Worst round</source>
            <comment>heading in a table</comment>
            <translation>Dårligste runde</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <comment>heading in a table</comment>
            <translation>Talt for seg</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>heading in a table</comment>
            <translation>Tatt på fersk gjerning</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <comment>heading in a table</comment>
            <translation>Avslørte andre</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <comment>heading in a table</comment>
            <translation>Beskyldte noen feilaktig</translation>
        </message>
        <message>
            <source>Contracts</source>
            <comment>heading in a table</comment>
            <translation>Krav</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <comment>heading in a table</comment>
            <translation>Krav klart på første forsøk</translation>
        </message>
        <message>
            <source>Bids</source>
            <comment>heading in a table</comment>
            <translation>Meldinger</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <comment>heading in a table</comment>
            <translation>Meldinger som holdt</translation>
        </message>
        <message>
            <source>The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Tabellen kunne ikke skrives til {file} ({reason}). I Card Table er ingenting endret. Velg et annet sted.</translation>
        </message>
        <message>
            <source>{number}%</source>
            <comment>a percentage</comment>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>so many of so many</comment>
            <translation>{part} av {whole}</translation>
        </message>
        <message>
            <source>{best} in a row at best</source>
            <comment>games won one after the other</comment>
            <translation>{best} på rad på det meste</translation>
        </message>
        <message>
            <source>{now} in a row now · {best} at best</source>
            <comment>games won one after the other</comment>
            <translation>{now} på rad nå · {best} på det meste</translation>
        </message>
        <message>
            <source>Best at {game}: {won} of {played}.</source>
            <comment>which game somebody wins most often</comment>
            <translation>Best i {game}: {won} av {played}.</translation>
        </message>
        <message numerus="yes">
            <source>Closest so far: %n point(s) behind in {game}.</source>
            <translation>
                <numerusform>Nærmest seier: %n poeng bak i {game}.</numerusform>
                <numerusform>Nærmest seier: %n poeng bak i {game}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Closest so far: place {place} of {seats} in {game}.</source>
            <translation>Nærmest seier: nummer {place} av {seats} i {game}.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won along the way.</source>
            <translation>
                <numerusform>%n runde vunnet underveis.</numerusform>
                <numerusform>%n runder vunnet underveis.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Caught somebody else %n time(s).</source>
            <translation>
                <numerusform>Avslørte andre %n gang.</numerusform>
                <numerusform>Avslørte andre %n ganger.</numerusform>
            </translation>
        </message>
        <message>
            <source>Quickest win</source>
            <translation>Raskeste seier</translation>
        </message>
        <message>
            <source>Met most often</source>
            <translation>Oftest møtt</translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Spilte spill</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Andel vunnet</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <translation>Flest seire på rad</translation>
        </message>
        <message>
            <source>Current run of wins</source>
            <translation>Seire på rad nå</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Vunne runder</translation>
        </message>
        <message>
            <source>Finished ahead of them</source>
            <translation>Endte foran</translation>
        </message>
        <message>
            <source>Finished level</source>
            <translation>Endte likt</translation>
        </message>
        <message>
            <source>Finished behind them</source>
            <translation>Endte bak</translation>
        </message>
        <message>
            <source>What is counted</source>
            <translation>Det som telles</translation>
        </message>
        <message>
            <source>Average per round</source>
            <translation>Snitt per runde</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste runde</translation>
        </message>
        <message>
            <source>Worst round</source>
            <translation>Dårligste runde</translation>
        </message>
        <message>
            <source>Caught</source>
            <translation>Tatt på fersk gjerning</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <translation>Avslørte andre</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <translation>Beskyldte noen feilaktig</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <translation>Krav klart på første forsøk</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <translation>Meldinger som holdt</translation>
        </message>
        <message>
            <source>won</source>
            <comment>one of the last games</comment>
            <translation>vant</translation>
        </message>
        <message>
            <source>lost</source>
            <comment>one of the last games</comment>
            <translation>tapte</translation>
        </message>
        <message>
            <source>{player}: {won} won, {lost} lost</source>
            <comment>how one stands with somebody</comment>
            <translation>{player}: {won} vunnet, {lost} tapt</translation>
        </message>
        <message>
            <source>{month}: {won} won of {played}</source>
            <comment>games of a month</comment>
            <translation>{month}: {won} vunnet av {played}</translation>
        </message>
        <message>
            <source>The best moment</source>
            <comment>of a player: the turn in which most of a hand was laid</comment>
            <translation>Det beste øyeblikket</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Passet ikke</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Lurt under</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Gjemt</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit, and nobody noticed.</source>
            <translation>{player} la {card}, som ikke passet, og ingen merket det.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under the {other}, and nobody noticed.</source>
            <translation>{player} lurte {card} under {other}, og ingen merket det.</translation>
        </message>
        <message>
            <source>{player} hid the {card}, and nobody noticed.</source>
            <translation>{player} gjemte {card}, og ingen merket det.</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing was changed. Choose another folder with --data-dir, or play without saving.</source>
            <translation>Det går ikke an å skrive i mappen {folder}, så spillene kan ikke lagres der. Ingenting er endret. Velg en annen mappe med --data-dir, eller spill uten å lagre.</translation>
        </message>
        <message>
            <source>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</source>
            <translation>Card Table er allerede åpent med spillene i {folder}. Ingenting er endret. Bruk vinduet som er åpent, eller lukk det først.</translation>
        </message>
        <message>
            <source>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</source>
            <translation>Spillene i {folder} ble lagret med en nyere versjon av Card Table. De er ikke rørt. Installer den nyere versjonen for å fortsette dem, eller spill videre uten å lagre.</translation>
        </message>
        <message>
            <source>The last move could not be saved ({reason}). The game goes on, everything up to then is saved, and saving is tried again with every move.</source>
            <translation>Det siste trekket kunne ikke lagres ({reason}). Spillet går videre, alt fram til da er lagret, og programmet prøver å lagre på nytt ved hvert trekk.</translation>
        </message>
        <message>
            <source>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</source>
            <translation>Filen {name} kan ikke leses. Ingenting er endret. Sjekk at den finnes, og prøv igjen.</translation>
        </message>
        <message>
            <source>The saved games cannot be reached just now. Nothing was changed. If they are on a stick or another computer, connect it again; if that does not help, close Card Table and open it again.</source>
            <translation>De lagrede spillene kan ikke nås akkurat nå. Ingenting er endret. Ligger de på en minnepinne eller en annen maskin, kobler du den til igjen; hjelper ikke det, lukker du Card Table og åpner det igjen.</translation>
        </message>
        <message>
            <source>The saved games cannot be read just now, because another program is using their file. Nothing was changed. Wait a moment and try again.</source>
            <translation>De lagrede spillene kan ikke leses akkurat nå, fordi et annet program bruker filen. Ingenting er endret. Vent litt, og prøv igjen.</translation>
        </message>
        <message>
            <source>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</source>
            <translation>{name} er ikke et lagret spill fra Card Table. Ingenting er endret. Velg en fil som slutter på .cardtable.</translation>
        </message>
        <message>
            <source>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</source>
            <translation>Det lagrede spillet {name} er skadet og kan ikke åpnes. Det er ikke rørt, og de andre spillene dine er i orden.</translation>
        </message>
        <message>
            <source>The table of {name} cannot be shown, because something in the program went wrong with it. It is kept as it is, and your other games are fine.</source>
            <translation>Dette bordet ({name}) kan ikke vises, fordi noe gikk galt i programmet. Spillet er tatt vare på som det er, og de andre spillene dine er i orden.</translation>
        </message>
        <message>
            <source>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</source>
            <translation>Det lagrede spillet {name} kommer fra en nyere versjon av Card Table. Det er ikke rørt. Installer den nyere versjonen for å åpne det.</translation>
        </message>
        <message>
            <source>The saved game {name} belongs to a game that this version of Card Table does not know. It was left as it is.</source>
            <translation>Det lagrede spillet {name} hører til et kortspill som denne versjonen av Card Table ikke kjenner. Det er ikke rørt.</translation>
        </message>
        <message>
            <source>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</source>
            <translation>{name} er altfor stor til å være et lagret spill og ble derfor ikke åpnet. Ingenting er endret.</translation>
        </message>
        <message>
            <source>The game could not be written to {name} ({reason}). In Card Table it is still saved. Choose another place.</source>
            <translation>Spillet kunne ikke skrives til {name} ({reason}). Det er fortsatt lagret i Card Table. Velg et annet sted.</translation>
        </message>
        <message>
            <source>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</source>
            <translation>De lagrede spillene kunne ikke leses fordi filen er skadet. Den er tatt vare på som {name}, og en ny er begynt.</translation>
        </message>
        <message numerus="yes">
            <source>The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>Filen med de lagrede spillene er skadet. Den er tatt vare på som {name}, og %n spill kunne reddes fra den.</numerusform>
                <numerusform>Filen med de lagrede spillene er skadet. Den er tatt vare på som {name}, og %n spill kunne reddes fra den.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} in the folder {folder} is not an ordinary file, so it was not touched, and games cannot be saved there. Move it away, choose another folder with --data-dir, or play without saving.</source>
            <translation>{name} i mappen {folder} er ikke en vanlig fil. Den er ikke rørt, og spillene kan ikke lagres der. Flytt den, velg en annen mappe med --data-dir, eller spill videre uten å lagre.</translation>
        </message>
        <message>
            <source>Card Table cannot write to the folder {folder}. Your games are there and can be looked at and played on, but nothing more will be saved. Make the folder writable, or choose another one with --data-dir.</source>
            <translation>Det går ikke an å skrive i mappen {folder}. Spillene dine er der, og du kan se på dem og spille videre, men ikke noe mer blir lagret. Gjør mappen skrivbar, eller velg en annen med --data-dir.</translation>
        </message>
        <message>
            <source>This game was no longer in the file of saved games. What is played here goes on as a saved game of its own.</source>
            <translation>Dette spillet lå ikke lenger i filen med lagrede spill. Det som spilles her, går videre som et eget lagret spill.</translation>
        </message>
        <message>
            <source>The folder with your games was deleted while Card Table was open, and a new one was made. What lies on the table is kept there whole. Other games can only come back from a copy of the old folder.</source>
            <translation>Mappen med spillene dine ble slettet mens Card Table var åpent, og en ny ble laget. Det som ligger på bordet, er lagret der i sin helhet. Andre spill kan bare komme tilbake fra en kopi av den gamle mappen.</translation>
        </message>
        <message>
            <source>The file with your games was replaced while Card Table was open, perhaps by a program that syncs folders. Nothing in the new file was overwritten: what is played here goes on there as a saved game of its own.</source>
            <translation>Filen med spillene dine ble erstattet mens Card Table var åpent, kanskje av et program som synkroniserer mapper. Ingenting i den nye filen er overskrevet: Det som spilles her, går videre der som et eget lagret spill.</translation>
        </message>
        <message>
            <source>This game was played on in another window. Nothing of that was overwritten: what is played here goes on as a saved game of its own.</source>
            <translation>Dette spillet ble spilt videre i et annet vindu. Ingenting av det er overskrevet: Det som spilles her, går videre som et eget lagret spill.</translation>
        </message>
        <message>
            <source>The house rules could not be written to {file} ({reason}). In Card Table they are still there. Choose another place.</source>
            <translation>Husreglene kunne ikke skrives til {file} ({reason}). I Card Table finnes de fremdeles. Velg et annet sted.</translation>
        </message>
        <message>
            <source>{file} holds no house rules of Card Table. Nothing was changed. Choose another file.</source>
            <translation>{file} inneholder ingen husregler fra Card Table. Ingenting ble endret. Velg en annen fil.</translation>
        </message>
        <message>
            <source>{file} holds house rules that this version of Card Table does not know. Nothing was changed. With a newer version it may work.</source>
            <translation>{file} inneholder husregler som denne versjonen av Card Table ikke kjenner. Ingenting ble endret. Med en nyere versjon kan det gå.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Menu</source>
            <translation>Meny</translation>
        </message>
        <message>
            <source>Settings, home page and what does not fit here</source>
            <translation>Innstillinger, startsiden og det som ikke får plass her</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Videre</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Vis regelen</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <comment>button: yes, cheat</comment>
            <translation>Gjør det</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <comment>button: no</comment>
            <translation>Helst ikke</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>column: the points of all rounds so far</comment>
            <translation>Totalt</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>column: points of the round that is over</comment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>In hand</source>
            <comment>column: how many cards are left</comment>
            <translation>På hånden</translation>
        </message>
        <message>
            <source>Nobody wins the round.</source>
            <translation>Ingen vinner runden.</translation>
        </message>
        <message>
            <source>{players} share the round!</source>
            <translation>{players} deler runden!</translation>
        </message>
        <message>
            <source>{player} wins the round!</source>
            <translation>{player} vinner runden!</translation>
        </message>
        <message>
            <source>{players} share the victory!</source>
            <translation>{players} deler seieren!</translation>
        </message>
        <message>
            <source>{player} has won!</source>
            <translation>{player} har vunnet!</translation>
        </message>
        <message>
            <source>Show it again</source>
            <comment>button: the turn that decided the round</comment>
            <translation>Vis det igjen</translation>
        </message>
        <message>
            <source>What decided the game</source>
            <comment>heading</comment>
            <translation>Det som avgjorde spillet</translation>
        </message>
        <message>
            <source>What decided it</source>
            <comment>heading: in a round or a leg</comment>
            <translation>Det som avgjorde</translation>
        </message>
        <message>
            <source>Won this evening</source>
            <comment>above the faces of those who play</comment>
            <translation>Vunnet i kveld</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Poengskjema</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Se på bordet</translation>
        </message>
        <message>
            <source>To the home page</source>
            <translation>Til startsiden</translation>
        </message>
        <message>
            <source>Let the next player act</source>
            <translation>La den neste spille</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what found no room</comment>
            <translation>Mer</translation>
        </message>
        <message>
            <source>What does not fit here</source>
            <translation>Det som ikke får plass her</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>Sort hand</source>
            <translation>Sorter kort</translation>
        </message>
        <message>
            <source>Cover cards</source>
            <translation>Skjul kort</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Logg</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Poeng</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>play again what was taken back</comment>
            <translation>Gjør om</translation>
        </message>
        <message>
            <source>Since my last turn</source>
            <translation>Siden sist jeg spilte</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nytt spill</translation>
        </message>
        <message>
            <source>Play with phones …</source>
            <translation>Spill med telefoner …</translation>
        </message>
        <message>
            <source>Full screen</source>
            <comment>switches it on and off</comment>
            <translation>Fullskjerm</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Innstillinger</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Startside</translation>
        </message>
        <message>
            <source>The hand is sorted by suit.</source>
            <translation>Kortene er sortert etter farge.</translation>
        </message>
        <message>
            <source>The hand is sorted by rank.</source>
            <translation>Kortene er sortert etter verdi.</translation>
        </message>
        <message>
            <source>The hand is sorted by what belongs together.</source>
            <translation>Kortene er sortert etter hva som hører sammen.</translation>
        </message>
        <message>
            <source>Standing order</source>
            <comment>what is called for a player as soon as it can be</comment>
            <translation>Stående ordre</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Kortbord</translation>
        </message>
        <message>
            <source>What has happened so far</source>
            <translation>Hva som har skjedd så langt</translation>
        </message>
        <message numerus="yes">
            <source>{zone}: %n card(s)</source>
            <comment>a stock and how many cards it holds</comment>
            <translation>
                <numerusform>{zone}: %n kort</numerusform>
                <numerusform>{zone}: %n kort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>cards in a hand</comment>
            <translation>
                <numerusform>%n kort</numerusform>
                <numerusform>%n kort</numerusform>
            </translation>
        </message>
        <message>
            <source>dealer</source>
            <translation>giver</translation>
        </message>
        <message>
            <source>Where do you want to put what you have picked?</source>
            <comment>several places are possible</comment>
            <translation>Hvor vil du legge det du har valgt?</translation>
        </message>
        <message>
            <source>There are no hints in this game.</source>
            <translation>I dette spillet får du ingen hint.</translation>
        </message>
        <message>
            <source>A hint comes when it is your turn.</source>
            <translation>Du får et hint når det er din tur.</translation>
        </message>
        <message>
            <source>There is no hint just now. Go on, or ask again.</source>
            <translation>Det er ikke noe hint akkurat nå. Spill videre, eller spør en gang til.</translation>
        </message>
        <message>
            <source>Have a good look, then go on.</source>
            <comment>status: something lies there to be seen</comment>
            <translation>Se godt etter, og gå så videre.</translation>
        </message>
        <message>
            <source>{player} has played. Look closely: was everything fair?</source>
            <translation>{player} har spilt. Se nøye etter: Gikk alt ærlig for seg?</translation>
        </message>
        <message>
            <source>Not after all</source>
            <comment>button: take back a call made ahead</comment>
            <translation>Likevel ikke</translation>
        </message>
        <message>
            <source>Last trick</source>
            <comment>button</comment>
            <translation>Siste stikk</translation>
        </message>
        <message>
            <source>{player}: look at my cards</source>
            <translation>{player}: Se på kortene mine</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Trekkbunke</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Kastebunke</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Poeng</translation>
        </message>
        <message>
            <source>Draw</source>
            <comment>button: draw a card</comment>
            <translation>Trekk</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>button</comment>
            <translation>Ferdig</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>button: say pass</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Return to hand</source>
            <comment>button: out of the tray</comment>
            <translation>Ta opp igjen</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so draw a card.</source>
            <translation>Ingenting på hånden passer, så trekk et kort.</translation>
        </message>
        <message>
            <source>Pick a card first.</source>
            <translation>Velg først et kort.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Det går ikke nå.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Runden er over.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Du har ikke noe valg.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, this did best.</source>
            <translation>Dette gikk best da det ble prøvd i mange mulige utdelinger.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, other choices did hardly worse.</source>
            <translation>Andre valg gikk knapt dårligere da de ble prøvd i mange mulige utdelinger.</translation>
        </message>
        <message>
            <source>That way you get rid of all your cards.</source>
            <translation>Da blir du kvitt alle kortene.</translation>
        </message>
        <message>
            <source>I’m out!</source>
            <comment>what a player says aloud</comment>
            <translation>Ferdig!</translation>
        </message>
        <message>
            <source>{player}’s hand</source>
            <translation>Hånden til {player}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>the score of a player so far</comment>
            <translation>
                <numerusform>%n poeng</numerusform>
                <numerusform>%n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is playing.</source>
            <translation>{player} spiller nå.</translation>
        </message>
        <message>
            <source>{player} draws a card.</source>
            <translation>{player} trekker et kort.</translation>
        </message>
        <message>
            <source>{player} draws the {card}.</source>
            <translation>{player} trekker {card}.</translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>one of several cards that somebody lays, in the accusative</comment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>{player} passes.</source>
            <translation>{player} sier pass.</translation>
        </message>
        <message>
            <source>{player} has no cards left and wins the round.</source>
            <translation>{player} har ingen kort igjen og vinner runden.</translation>
        </message>
        <message numerus="yes">
            <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
            <translation>
                <numerusform>Kastebunken stokkes og blir til ny trekkbunke (%n kort).</numerusform>
                <numerusform>Kastebunken stokkes og blir til ny trekkbunke (%n kort).</numerusform>
            </translation>
        </message>
        <message>
            <source>discard pile shuffled into the stock</source>
            <comment>in a line about a turn</comment>
            <translation>kastebunken stokket til ny trekkbunke</translation>
        </message>
        <message numerus="yes">
            <source>Round {number} of %n</source>
            <translation>
                <numerusform>Runde {number} av %n</numerusform>
                <numerusform>Runde {number} av %n</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} plays now.</source>
            <translation>Det er ikke din tur ennå: Nå spiller {player}.</translation>
        </message>
        <message>
            <source>You do not hold the {card}.</source>
            <translation>Du har ikke {card} på hånden.</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <comment>two whole sentences</comment>
            <translation>{first} {second}</translation>
        </message>
        <message>
            <source>These would fit, among others: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Disse og flere passer: {cards}.</translation>
        </message>
        <message>
            <source>These would fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Disse passer: {cards}.</translation>
        </message>
        <message>
            <source>This one would fit: {card}.</source>
            <comment>a card of the own hand</comment>
            <translation>Dette kortet passer: {card}.</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two reasons for a score</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>sa pass</translation>
        </message>
        <message>
            <source>took</source>
            <comment>at a player’s name, what was done last; a card follows</comment>
            <translation>tok</translation>
        </message>
        <message>
            <source>drew {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>trakk {cards}</translation>
        </message>
        <message>
            <source>drew {cards}, passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>trakk {cards}, pass</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>tok {cards}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>button: what comes next</comment>
            <translation>Runde {number}</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n point(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinner med %n poeng!</numerusform>
                <numerusform>{player} vinner med %n poeng!</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}: {card}, {number}</source>
            <comment>the dearest card, whose it was, and what it cost</comment>
            <translation>{player}: {card}, {number}</translation>
        </message>
        <message>
            <source>Costliest card</source>
            <comment>of those left in hands</comment>
            <translation>Dyreste kort</translation>
        </message>
        <message>
            <source>Round {number}: {asks}</source>
            <comment>button: what comes next, and what it asks for</comment>
            <translation>Runde {number}: {asks}</translation>
        </message>
        <message>
            <source>Fewest points win. In front: {players}.</source>
            <translation>Færrest poeng vinner. I ledelsen: {players}.</translation>
        </message>
        <message>
            <source>In front: {players}.</source>
            <translation>I ledelsen: {players}.</translation>
        </message>
        <message>
            <source>To the score</source>
            <translation>Til poengene</translation>
        </message>
        <message>
            <source>Sound: on</source>
            <comment>tool above the table, pressed to turn the sound off</comment>
            <translation>Lyd: på</translation>
        </message>
        <message>
            <source>Sound: off</source>
            <comment>tool above the table, pressed to turn the sound on</comment>
            <translation>Lyd: av</translation>
        </message>
        <message>
            <source>What has happened since your last turn. A click plays it once more ({key}).</source>
            <translation>Det som har skjedd siden du sist spilte. Klikk for å se det én gang til ({key}).</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Ingenting har skjedd siden du sist spilte.</translation>
        </message>
        <message>
            <source>Once more, since your last turn</source>
            <comment>status</comment>
            <translation>Én gang til, siden du sist spilte</translation>
        </message>
        <message>
            <source>{button}: {card}</source>
            <comment>a button and the card it is about, in the nominative</comment>
            <translation>{button}: {card}</translation>
        </message>
        <message>
            <source>That press only hurried the table. Press something else, or wait a moment.</source>
            <translation>Det trykket fikk bare bordet til å skynde seg. Trykk på noe annet, eller vent litt.</translation>
        </message>
        <message>
            <source>That came too soon to count. Press once more.</source>
            <translation>Det kom for tidlig til å gjelde. Trykk en gang til.</translation>
        </message>
        <message>
            <source>Something else is still held down. Let go of everything, then press again.</source>
            <translation>Noe annet holdes fortsatt nede. Slipp alt, og trykk så igjen.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>heading in the log</comment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Round {number}: {outcome}</source>
            <comment>heading in the log; {outcome} is a whole sentence</comment>
            <translation>Runde {number}: {outcome}</translation>
        </message>
        <message>
            <source>A click shows this moment; the arrow tells it sentence by sentence.</source>
            <translation>Et klikk viser dette øyeblikket; pilen forteller det setning for setning.</translation>
        </message>
        <message>
            <source>{player} calls for it as soon as it is offered.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} roper så snart kortet tilbys.</translation>
        </message>
        <message>
            <source>{player} takes all that is left.</source>
            <translation>{player} tar alt som er igjen.</translation>
        </message>
        <message>
            <source>{player} does not call for it after all.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} roper likevel ikke.</translation>
        </message>
        <message>
            <source>Revenge</source>
            <comment>button: the same match once more, with the same seats</comment>
            <translation>Revansj</translation>
        </message>
        <message numerus="yes">
            <source>The best moment: {player} laid %n card(s) in one turn.</source>
            <translation>
                <numerusform>Det beste øyeblikket: {player} la %n kort i én tur.</numerusform>
                <numerusform>Det beste øyeblikket: {player} la %n kort i én tur.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lost it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} tapte spillet i runde {number} ({points}).</translation>
        </message>
        <message>
            <source>{player} won it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} vant spillet i runde {number} ({points}).</translation>
        </message>
        <message>
            <source>{player} was in front from the first round to the last.</source>
            <translation>{player} ledet fra første til siste runde.</translation>
        </message>
        <message>
            <source>{player} was in front from round {number} on.</source>
            <translation>{player} ledet fra runde {number} og ut.</translation>
        </message>
        <message>
            <source>In front until the last round: {players}.</source>
            <translation>I ledelsen fram til siste runde: {players}.</translation>
        </message>
        <message>
            <source>{players} came level in round {number}.</source>
            <comment>the match is over, and they share the win</comment>
            <translation>{players} sto likt fra runde {number}.</translation>
        </message>
    </context>
    <context>
        <name>Tables</name>
        <message>
            <source>{heading}: {value}</source>
            <comment>a cell of a table, for ears</comment>
            <translation>{heading}: {value}</translation>
        </message>
        <message>
            <source>{row}, {column}: {value}</source>
            <comment>a cell of a table with its two headings, for ears</comment>
            <translation>{row}, {column}: {value}</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Played on from another game</source>
            <comment>of a match</comment>
            <translation>Spilt videre fra et annet spill</translation>
        </message>
        <message>
            <source>The same cards as in an earlier game</source>
            <comment>of a match</comment>
            <translation>De samme kortene som i et tidligere spill</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) taken back after something new had been seen</source>
            <comment>in a match</comment>
            <translation>
                <numerusform>%n avgjørelse angret etter at noe nytt var kommet fram</numerusform>
                <numerusform>%n avgjørelser angret etter at noe nytt var kommet fram</numerusform>
            </translation>
        </message>
        <message>
            <source>In this game nothing can be taken back.</source>
            <translation>I dette spillet kan ingenting angres.</translation>
        </message>
        <message>
            <source>At this table nothing can be taken back: that was agreed at the start.</source>
            <translation>Ved dette bordet kan ingenting angres: Det ble avtalt fra starten.</translation>
        </message>
        <message>
            <source>This round is over, so nothing in it can be taken back.</source>
            <translation>Denne runden er over, så ingenting i den kan angres.</translation>
        </message>
        <message>
            <source>What has been seen cannot be taken back.</source>
            <translation>Når noe nytt er kommet fram, kan det ikke angres.</translation>
        </message>
        <message>
            <source>{player} has played since, so nothing can be taken back.</source>
            <translation>{player} har spilt siden, så ingenting kan angres.</translation>
        </message>
        <message>
            <source>Somebody else has played since, so nothing can be taken back.</source>
            <translation>Noen andre har spilt siden, så ingenting kan angres.</translation>
        </message>
        <message>
            <source>This game goes on from a saved table: what was played before cannot be taken back.</source>
            <translation>Dette spillet fortsetter fra et lagret bord: Det som ble gjort før, kan ikke angres.</translation>
        </message>
        <message>
            <source>There is nothing to take back in this round yet, and earlier rounds stay as they are.</source>
            <translation>Det er ikke noe å angre i denne runden ennå, og tidligere runder blir stående.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Det er ikke noe å angre ennå.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Det er ingenting å gjøre om igjen.</translation>
        </message>
        <message>
            <source>Only {player} can take that back.</source>
            <translation>Bare {player} kan angre dette.</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>today at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>i dag kl. {time}</translation>
        </message>
        <message>
            <source>yesterday at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>i går kl. {time}</translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n time</numerusform>
                <numerusform>%n timer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n minutt</numerusform>
                <numerusform>%n minutter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n sekund</numerusform>
                <numerusform>%n sekunder</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tricks</name>
        <message>
            <source>Name the trump suit: {suit}.</source>
            <comment>a hint</comment>
            <translation>Velg trumf: {suit}.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <comment>a hint</comment>
            <translation>Spill {card}.</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: play the picked card</comment>
            <translation>Spill</translation>
        </message>
        <message>
            <source>That card is not in your hand: {card}.</source>
            <translation>Du har ikke dette kortet på hånden: {card}.</translation>
        </message>
        <message>
            <source>Only one card is played to each trick: pick one.</source>
            <translation>Du spiller bare ett kort i hvert stikk: Velg ett.</translation>
        </message>
        <message>
            <source>You hold {suit}, so you must follow suit.</source>
            <comment>suit in the nominative</comment>
            <translation>Du har {suit}, så du må følge farge.</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>at a player's name</comment>
            <translation>
                <numerusform>%n stikk</numerusform>
                <numerusform>%n stikk</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} names the trump suit: {suit}.</source>
            <translation>{player} velger trumf: {suit}.</translation>
        </message>
        <message>
            <source>{player} plays the {card}.</source>
            <translation>{player} spiller {card}.</translation>
        </message>
        <message>
            <source>{player} wins the trick.</source>
            <translation>{player} vinner stikket.</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins the trick with %n point(s).</source>
            <translation>
                <numerusform>{player} vinner stikket med %n poeng.</numerusform>
                <numerusform>{player} vinner stikket med %n poeng.</numerusform>
            </translation>
        </message>
        <message>
            <source>Trump: {suit}!</source>
            <comment>said aloud</comment>
            <translation>Trumf: {suit}!</translation>
        </message>
        <message>
            <source>Lead any card</source>
            <comment>status: what may be done now</comment>
            <translation>Spill ut hvilket kort du vil</translation>
        </message>
        <message>
            <source>Trumps: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>Trumf: følg farge</translation>
        </message>
        <message>
            <source>No trumps: any card</source>
            <comment>status: what may be done now</comment>
            <translation>Ingen trumf: hvilket kort du vil</translation>
        </message>
        <message>
            <source>{suit}: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>{suit}: følg farge</translation>
        </message>
        <message>
            <source>No {suit}: any card</source>
            <comment>status: what may be done now</comment>
            <translation>Ingen {suit}: hvilket kort du vil</translation>
        </message>
        <message>
            <source>Last trick: {player}</source>
            <comment>and who won it</comment>
            <translation>Siste stikk: {player}</translation>
        </message>
        <message>
            <source>Trump: {suit}</source>
            <comment>a sign on the table</comment>
            <translation>Trumf: {suit}</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Stikk</translation>
        </message>
        <message>
            <source>trump: {suit}</source>
            <comment>at a player’s name</comment>
            <translation>trumf: {suit}</translation>
        </message>
        <message>
            <source>played</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>spilte</translation>
        </message>
        <message>
            <source>named {suit} as trump</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>valgte {suit} som trumf</translation>
        </message>
        <message>
            <source>trump {suit}</source>
            <comment>in a line about a turn, in short</comment>
            <translation>trumf: {suit}</translation>
        </message>
        <message>
            <source>took the trick: {cards}</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>tok stikket: {cards}</translation>
        </message>
        <message>
            <source>took the trick</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>tok stikket</translation>
        </message>
        <message>
            <source>took {points} with {cards}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>tok {points}: {cards}</translation>
        </message>
        <message>
            <source>took {points}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>tok {points}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a line about a trick</comment>
            <translation>
                <numerusform>%n poeng</numerusform>
                <numerusform>%n poeng</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TwoOfThree</name>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Ingenting på hånden passer.</translation>
        </message>
        <message>
            <source>It is the only card that fits.</source>
            <translation>Det er det eneste kortet som passer.</translation>
        </message>
        <message>
            <source>Another of your cards can follow it.</source>
            <translation>Et annet av kortene dine kan følge etter.</translation>
        </message>
        <message>
            <source>All your cards can follow one another.</source>
            <translation>Alle kortene dine kan legges, ett etter ett.</translation>
        </message>
        <message>
            <source>That gets rid of your last card.</source>
            <translation>Da blir du kvitt det siste kortet.</translation>
        </message>
        <message>
            <source>Then fewer cards fit for the next player.</source>
            <translation>Da passer færre kort for neste spiller.</translation>
        </message>
        <message>
            <source>If you go on from there, fewer cards fit for the next player.</source>
            <translation>Hvis du fortsetter derfra, passer færre kort for neste spiller.</translation>
        </message>
        <message>
            <source>That way you get rid of more cards.</source>
            <translation>Slik blir du kvitt flere kort.</translation>
        </message>
        <message>
            <source>Then you are more likely to go out on your next turn.</source>
            <translation>Da er det større sjanse for at du blir kvitt alle kortene neste gang det er din tur.</translation>
        </message>
        <message>
            <source>Then you are more likely to have a card that fits on your next turn.</source>
            <translation>Da er det større sjanse for at du har et kort som passer neste gang det er din tur.</translation>
        </message>
        <message>
            <source>As far as anyone can know, nothing else is better.</source>
            <translation>Så vidt noen kan vite, er ikke noe annet bedre.</translation>
        </message>
        <message>
            <source>Another card would make it easier for the next player.</source>
            <translation>Et kort til ville gjøre det lettere for neste spiller.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is better.</source>
            <translation>Ikke noe annet du kan gjøre nå, er bedre.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Legg {card}.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Trekk et kort.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Stopp her: Velg «Ferdig».</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Du kunne ha blitt ferdig ved å legge {card}.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Du kunne ha blitt ferdig i den turen ved å legge {card} først.</translation>
        </message>
        <message>
            <source>drew, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>trakk, la</translation>
        </message>
        <message>
            <source>Nothing fits: draw. If that does not fit, you take the row</source>
            <comment>status: what may be done now</comment>
            <translation>Ingenting passer: Trekk. Passer det ikke, tar du rekken</translation>
        </message>
        <message>
            <source>The card you drew fits: lay it</source>
            <comment>status: what may be done now</comment>
            <translation>Kortet du trakk, passer: Legg det</translation>
        </message>
        <message>
            <source>{wanted}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>{wanted}, eller «Ferdig»</translation>
        </message>
        <message>
            <source>Share exactly two with {last}, exactly one with {previous}</source>
            <comment>status: features</comment>
            <translation>Nøyaktig to felles med {last}, nøyaktig ett med {previous}</translation>
        </message>
        <message>
            <source>Share two with {last}, one with {previous}</source>
            <comment>status: features</comment>
            <translation>To felles med {last}, ett med {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at least one like {previous}</source>
            <comment>status: features</comment>
            <translation>Kontrast: ingenting felles med {last}, minst ett med {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at most one like {previous}</source>
            <comment>status: features</comment>
            <translation>Kontrast: ingenting felles med {last}, høyst ett med {previous}</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at most one feature with the {previous}.</source>
            <translation>En kontrast har ingenting felles med {last} og høyst ett kjennetegn felles med {previous}.</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at least one feature with the {previous}.</source>
            <translation>En kontrast har ingenting felles med {last} og minst ett kjennetegn felles med {previous}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly two features with the {last}, not all three.</source>
            <translation>Ved dette bordet må kortet ha nøyaktig to kjennetegn felles med {last}, ikke alle tre.</translation>
        </message>
        <message>
            <source>The card must share exactly two features with the {last}. Not shared: {features}.</source>
            <translation>Kortet må ha nøyaktig to kjennetegn felles med {last}. Ikke felles: {features}.</translation>
        </message>
        <message>
            <source>The card must share two features with the {last}. Not shared: {features}.</source>
            <translation>Kortet må ha to kjennetegn felles med {last}. Ikke felles: {features}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly one feature with the {previous}.</source>
            <translation>Ved dette bordet må kortet ha nøyaktig ett kjennetegn felles med {previous}.</translation>
        </message>
        <message>
            <source>The card must share one feature with the {previous}.</source>
            <translation>Kortet må ha ett kjennetegn felles med {previous}.</translation>
        </message>
        <message>
            <source>The leg is over.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Omgangen er over.</translation>
        </message>
        <message>
            <source>The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the usual way: the {other} does.</source>
            <translation>Her er {card} en kontrast, og den kan bare legges når ingenting på hånden passer på vanlig måte, men det gjør {other}.</translation>
        </message>
        <message>
            <source>The card you drew fits, so lay it: {card}.</source>
            <translation>Kortet du trakk, passer, så legg det: {card}.</translation>
        </message>
        <message>
            <source>A card is drawn only when nothing fits at the beginning of a turn.</source>
            <translation>Du trekker bare når ingenting passer i begynnelsen av turen.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n card(s) that fit, so you may not draw: {cards}.</source>
            <translation>
                <numerusform>Du har et kort som passer, så du får ikke trekke: {cards}.</numerusform>
                <numerusform>Du har %n kort som passer, så du får ikke trekke: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A turn can be ended only after you have laid a card.</source>
            <translation>Du kan ikke avslutte turen før du har lagt et kort.</translation>
        </message>
        <message>
            <source>At this table you go on as long as you hold a card that fits.</source>
            <translation>Ved dette bordet fortsetter du så lenge du har et kort som passer.</translation>
        </message>
        <message>
            <source>The leg is over, and everybody took the same number of cards.</source>
            <translation>Omgangen er over, og alle tok like mange kort.</translation>
        </message>
        <message>
            <source>The leg is over. Fewest cards: {players}.</source>
            <translation>Omgangen er over. Færrest kort: {players}.</translation>
        </message>
        <message>
            <source>Leg {number} of {total}</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Omgang {number} av {total}</translation>
        </message>
        <message>
            <source>Leg {number}, playing until somebody has more than {points} points</source>
            <translation>Omgang {number}, spilles til noen har mer enn {points} poeng</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) lost</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n tapt runde</numerusform>
                <numerusform>%n tapte runder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) from the stock</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n kort fra trekkbunken</numerusform>
                <numerusform>%n kort fra trekkbunken</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} legger {card}.</translation>
        </message>
        <message>
            <source>{player} lays the {card} as a contrast.</source>
            <translation>{player} legger {card} som kontrast.</translation>
        </message>
        <message>
            <source>{player} ends the turn.</source>
            <translation>{player} avslutter turen.</translation>
        </message>
        <message>
            <source>{player} has nothing more that fits, and the turn passes.</source>
            <translation>{player} har ikke mer som passer, og turen går videre.</translation>
        </message>
        <message>
            <source>A new leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>En ny omgang: {player} begynner. Rekken starter med {first} og {second}.</translation>
        </message>
        <message>
            <source>Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <translation>Runde {number} i denne omgangen: {player} begynner. Rekken starter med {first} og {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>{player} kan ikke legge noe, og trekkbunken er tom. {player} får rekken og kortene til alle: %n kort.</numerusform>
                <numerusform>{player} kan ikke legge noe, og trekkbunken er tom. {player} får rekken og kortene til alle: %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>Kortet som {player} trakk, passer ikke. {player} får rekken og kortene til alle: %n kort.</numerusform>
                <numerusform>Kortet som {player} trakk, passer ikke. {player} får rekken og kortene til alle: %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} goes out. {other} takes the row and their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} er ferdig. {other} tar rekken og sine egne kort: %n kort.</numerusform>
                <numerusform>{player} er ferdig. {other} tar rekken og sine egne kort: %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} tar sine egne kort: %n kort.</numerusform>
                <numerusform>{player} tar sine egne kort: %n kort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock is too small for another round, and {player} takes it too: %n card(s).</source>
            <translation>
                <numerusform>Trekkbunken er for liten til en ny runde, og {player} tar den også: %n kort.</numerusform>
                <numerusform>Trekkbunken er for liten til en ny runde, og {player} tar den også: %n kort.</numerusform>
            </translation>
        </message>
        <message>
            <source>Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it</source>
            <translation>To av tre: farge, oddetall eller partall, lav eller høy; to må stemme med det siste kortet, og ett med kortet før</translation>
        </message>
        <message>
            <source>Five legs take about a quarter of an hour, a single one just a few minutes</source>
            <translation>Fem omganger tar omtrent et kvarter, og én omgang bare noen minutter</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Rekke</translation>
        </message>
        <message numerus="yes">
            <source>These %n cards fit one after the other.</source>
            <translation>
                <numerusform>Dette kortet passer.</numerusform>
                <numerusform>Disse %n kortene passer etter hverandre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits!</source>
            <comment>what a player says aloud</comment>
            <translation>Ingenting passer!</translation>
        </message>
        <message numerus="yes">
            <source>%n taken</source>
            <comment>cards taken in this leg, at a player's name</comment>
            <translation>
                <numerusform>%n tatt</numerusform>
                <numerusform>%n tatt</numerusform>
            </translation>
        </message>
        <message>
            <source>exactly {number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>nøyaktig {number} av 3 som her</translation>
        </message>
        <message>
            <source>exactly {number}</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>nøyaktig {number}</translation>
        </message>
        <message>
            <source>{number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>{number} av 3 som her</translation>
        </message>
        <message>
            <source>{number} of 3</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>{number} av 3</translation>
        </message>
        <message>
            <source>Contrast: 1 or more like this</source>
            <comment>over a card of the row</comment>
            <translation>Kontrast: minst 1 som her</translation>
        </message>
        <message>
            <source>1 or more</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>minst 1</translation>
        </message>
        <message>
            <source>Contrast: at most 1 like this</source>
            <comment>over a card of the row</comment>
            <translation>Kontrast: høyst 1 som her</translation>
        </message>
        <message>
            <source>at most 1</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>høyst 1</translation>
        </message>
        <message>
            <source>0 like this</source>
            <comment>over a card of the row, where a contrast is asked for</comment>
            <translation>0 som her</translation>
        </message>
        <message>
            <source>none</source>
            <comment>over a card of the row: no feature agrees</comment>
            <translation>ingen</translation>
        </message>
        <message>
            <source>It does not fit.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Det passer ikke.</translation>
        </message>
        <message>
            <source>It fits.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Det passer.</translation>
        </message>
        <message>
            <source>It fits as a contrast.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Det passer som kontrast.</translation>
        </message>
        <message>
            <source>even</source>
            <comment>a feature of a card: its number is even</comment>
            <translation>partall</translation>
        </message>
        <message>
            <source>odd</source>
            <comment>a feature of a card: its number is odd</comment>
            <translation>oddetall</translation>
        </message>
        <message>
            <source>high</source>
            <comment>a feature of a card: from eight to king</comment>
            <translation>høy</translation>
        </message>
        <message>
            <source>low</source>
            <comment>a feature of a card: from two to seven</comment>
            <translation>lav</translation>
        </message>
        <message>
            <source>1 odd · 14 even</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 oddetall · 14 partall</translation>
        </message>
        <message>
            <source>1 low · 14 high</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 lav · 14 høy</translation>
        </message>
        <message>
            <source>suit</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>farge</translation>
        </message>
        <message>
            <source>odd or even</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>oddetall eller partall</translation>
        </message>
        <message>
            <source>high or low</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>høy eller lav</translation>
        </message>
        <message>
            <source>Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.</source>
            <comment>explains what is written under the cards of the row</comment>
            <translation>Hvert kort har tre kjennetegn: fargen; oddetall (3, 5, 7, 9, knekt, konge) eller partall (2, 4, 6, 8, 10, dame); lav (2 til 7) eller høy (8 til konge). Et ess er oddetall og lavt eller partall og høyt, som det passer.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, {those} like the {previous}.</source>
            <translation>{card}: {these} som {last}, {those} som {previous}.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, but nothing like the {previous}.</source>
            <translation>{card}: {these} som {last}, men ingenting felles med {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, but {those} like the {previous}.</source>
            <translation>{card}: ingenting felles med {last}, men {those} som {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, and nothing like the {previous}.</source>
            <translation>{card}: ikke noe felles med verken {last} eller {previous}.</translation>
        </message>
        <message>
            <source>An ace counts as 1 or as 14, whichever fits, each time it is compared.</source>
            <translation>Et ess teller som 1 eller 14, det som passer, hver gang to kort sammenlignes.</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>la {cards}, sist</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>la</translation>
        </message>
        <message>
            <source>could not lay</source>
            <comment>at a player’s name</comment>
            <translation>kunne ikke legge</translation>
        </message>
        <message>
            <source>Fewest cards: {players}!</source>
            <comment>called out at the end of a leg</comment>
            <translation>Færrest kort: {players}!</translation>
        </message>
        <message>
            <source>Lost</source>
            <comment>column: rounds lost in this leg</comment>
            <translation>Tapt</translation>
        </message>
        <message>
            <source>Leg</source>
            <comment>column: cards taken in this leg</comment>
            <translation>Omgang</translation>
        </message>
        <message>
            <source>Leg {number}</source>
            <comment>button: what comes next</comment>
            <translation>Omgang {number}</translation>
        </message>
        <message>
            <source>Draw one card</source>
            <comment>button</comment>
            <translation>Trekk ett kort</translation>
        </message>
        <message>
            <source>End turn, then {player}</source>
            <comment>button</comment>
            <translation>Ferdig, så {player}</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {number}, sist {cards}</translation>
        </message>
        <message>
            <source>drew, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>trakk, la {cards}</translation>
        </message>
        <message>
            <source>laid {cards} as a contrast</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>la {cards} som kontrast</translation>
        </message>
        <message>
            <source>could not go on: takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kom ikke videre: tar {number}</translation>
        </message>
        <message>
            <source>goes out: {other} takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>ble ferdig: {other} tar {number}</translation>
        </message>
        <message>
            <source>and {number} from the stock</source>
            <comment>in a line about a turn, after: takes 14</comment>
            <translation>og {number} fra trekkbunken</translation>
        </message>
        <message numerus="yes">
            <source>begins round %n</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>begynner runde %n</numerusform>
                <numerusform>begynner runde %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} goes out: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} ble ferdig: Du tar {number}</translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>a card in the nominative, after: like</comment>
            <translation>{card}</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeHabits</name>
        <message>
            <source>I lay low cards first, and keep the high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de lave kortene først og sparer de høye.</translation>
        </message>
        <message>
            <source>I lay high cards first, and aces above all.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de høye kortene først, og aller helst ess.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Jeg legger de middels høye kortene først og sparer de laveste og høyeste.</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeOptions</name>
        <message>
            <source>Matching</source>
            <translation>Hva som må stemme</translation>
        </message>
        <message>
            <source>Beginning and ending a leg</source>
            <translation>Start og slutt på en omgang</translation>
        </message>
        <message>
            <source>How many features must agree</source>
            <translation>Hvor mange kjennetegn som må stemme</translation>
        </message>
        <message>
            <source>How many features a card must share with the last two cards of the row.</source>
            <translation>Hvor mange kjennetegn et kort må ha felles med de to siste kortene i rekken.</translation>
        </message>
        <message>
            <source>At least two, and at least one</source>
            <translation>Minst to og minst ett</translation>
        </message>
        <message>
            <source>Exactly two, and exactly one (longer rounds)</source>
            <translation>Nøyaktig to og nøyaktig ett (lengre runder)</translation>
        </message>
        <message>
            <source>The contrast rule</source>
            <translation>Kontrast</translation>
        </message>
        <message>
            <source>What may be laid when no card fits in the usual way.</source>
            <translation>Hva som kan legges når ingenting på hånden passer på vanlig måte.</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, at most one with the one before</source>
            <translation>Ingenting felles med det siste kortet, høyst ett med kortet før</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, one or more with the one before</source>
            <translation>Ingenting felles med det siste kortet, ett eller flere med kortet før</translation>
        </message>
        <message>
            <source>No contrast (longer rounds)</source>
            <translation>Ingen kontrast (lengre runder)</translation>
        </message>
        <message>
            <source>Stopping early</source>
            <translation>Stoppe før du må</translation>
        </message>
        <message>
            <source>Whether a turn may be ended while more cards could be laid.</source>
            <translation>Om du kan avslutte turen selv om du kunne lagt flere kort.</translation>
        </message>
        <message>
            <source>Allowed after the first card</source>
            <translation>Lov etter det første kortet</translation>
        </message>
        <message>
            <source>Everybody lays as long as anything fits</source>
            <translation>Alle legger så lenge noe passer</translation>
        </message>
        <message>
            <source>Who starts the game</source>
            <translation>Hvem som begynner spillet</translation>
        </message>
        <message>
            <source>Who lays first when the game begins.</source>
            <translation>Hvem som legger først når spillet begynner.</translation>
        </message>
        <message>
            <source>Chance decides</source>
            <translation>Det er tilfeldig</translation>
        </message>
        <message>
            <source>The first seat, where the youngest sits</source>
            <translation>Den første stolen, der den yngste sitter</translation>
        </message>
        <message>
            <source>Who starts the next round</source>
            <translation>Hvem som begynner neste runde</translation>
        </message>
        <message>
            <source>Who lays first after a round; going first is an advantage.</source>
            <translation>Hvem som legger først etter en runde; det er en fordel å begynne.</translation>
        </message>
        <message>
            <source>Whoever lost the round</source>
            <translation>Den som tapte runden</translation>
        </message>
        <message>
            <source>Players take turns</source>
            <translation>Alle etter tur</translation>
        </message>
        <message>
            <source>Whoever won the round</source>
            <translation>Den som vant runden</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>When the game ends. A leg goes through the pack once.</source>
            <translation>Når spillet er slutt. En omgang er én gang gjennom kortstokken.</translation>
        </message>
        <message>
            <source>After five legs</source>
            <translation>Etter fem omganger</translation>
        </message>
        <message>
            <source>After one leg</source>
            <translation>Etter én omgang</translation>
        </message>
        <message>
            <source>After three legs</source>
            <translation>Etter tre omganger</translation>
        </message>
        <message>
            <source>After ten legs</source>
            <translation>Etter ti omganger</translation>
        </message>
        <message>
            <source>When somebody has more than 500 points</source>
            <translation>Når noen har mer enn 500 poeng</translation>
        </message>
        <message>
            <source>When somebody has more than 100 points</source>
            <translation>Når noen har mer enn 100 poeng</translation>
        </message>
        <message>
            <source>When somebody has more than 200 points</source>
            <translation>Når noen har mer enn 200 poeng</translation>
        </message>
    </context>
    <context>
        <name>Typed</name>
        <message>
            <source>S</source>
            <comment>letter of spades, when a card is typed</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of hearts, when a card is typed</comment>
            <translation>H</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of clubs, when a card is typed</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of diamonds, when a card is typed</comment>
            <translation>R</translation>
        </message>
    </context>
    <context>
        <name>Veidimadur</name>
        <message>
            <source>Go Fish: ask the others for cards and collect four of a kind; even the youngest can play</source>
            <translation>Hopp i havet: Spør de andre om kort, og saml fire like; de yngste kan være med</translation>
        </message>
        <message>
            <source>Three rounds take about twenty minutes</source>
            <translation>Tre runder tar omtrent tjue minutter</translation>
        </message>
        <message>
            <source>Everybody has heard or seen that this player holds some.</source>
            <translation>Alle har hørt eller sett at denne spilleren har noen.</translation>
        </message>
        <message>
            <source>That is sure to give you a book.</source>
            <translation>Da får du helt sikkert et stikk.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question is likelier to get you a card.</source>
            <translation>Så vidt noen kan vite, gir ingen andre spørsmål større sjanse for et kort.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question for a rank that you hold is likelier to get you a card.</source>
            <translation>Så vidt noen kan vite, gir ingen andre spørsmål om en verdi du har, større sjanse for et kort.</translation>
        </message>
        <message>
            <source>You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.</source>
            <translation>Du har mer enn ett kort med denne verdien, og ingen andre spørsmål om en slik verdi gir større sjanse for et kort.</translation>
        </message>
        <message>
            <source>You hold more cards of this rank than of any other.</source>
            <translation>Du har flere kort med denne verdien enn med noen annen.</translation>
        </message>
        <message>
            <source>You hold no more cards of any other rank.</source>
            <translation>Du har ikke flere kort med noen annen verdi.</translation>
        </message>
        <message>
            <source>Everybody knows that you hold some, so the question gives nothing away.</source>
            <translation>Alle vet at du har noen, så spørsmålet røper ingenting.</translation>
        </message>
        <message>
            <source>Nothing more is known, so try your luck.</source>
            <translation>Mer er det ingen som vet, så prøv lykken.</translation>
        </message>
        <message>
            <source>No other question is better.</source>
            <translation>Ikke noe annet spørsmål er bedre.</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}.</source>
            <comment>a hint</comment>
            <translation>Spør {player} om {ranks}.</translation>
        </message>
        <message>
            <source>Turn to {player}.</source>
            <comment>a hint</comment>
            <translation>Vend deg til {player}.</translation>
        </message>
        <message>
            <source>{player} could have none, as everybody knew. Better: ask {other} for {ranks}.</source>
            <comment>a review</comment>
            <translation>{player} kunne ikke ha noen, det visste alle. Bedre: Spør {other} om {ranks}.</translation>
        </message>
        <message>
            <source>{player} certainly had what was missing from your book. Better: ask for {ranks} first.</source>
            <comment>a review</comment>
            <translation>{player} hadde helt sikkert det som manglet i stikket ditt. Bedre: Spør om {ranks} først.</translation>
        </message>
        <message>
            <source>What do you ask {other} for?</source>
            <comment>status: what may be done now</comment>
            <translation>Hva spør du {other} om?</translation>
        </message>
        <message>
            <source>Whom do you ask, and for what?</source>
            <comment>status: what may be done now</comment>
            <translation>Hvem spør du, og om hva?</translation>
        </message>
        <message>
            <source>Ask {player}</source>
            <comment>button</comment>
            <translation>Spør {player}</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}</source>
            <comment>button</comment>
            <translation>Spør {player} om {ranks}</translation>
        </message>
        <message>
            <source>Whom you can ask: {players}.</source>
            <comment>names in the nominative</comment>
            <translation>Du kan spørre: {players}.</translation>
        </message>
        <message>
            <source>Ask one of the other players.</source>
            <translation>Spør en av de andre spillerne.</translation>
        </message>
        <message>
            <source>{player} has no cards, so ask somebody else.</source>
            <translation>{player} har ingen kort, så spør noen andre.</translation>
        </message>
        <message>
            <source>You hold no {ranks}, and you may ask only for what you hold.</source>
            <translation>Du har ingen {ranks}, og du kan bare spørre om det du har selv.</translation>
        </message>
        <message>
            <source>First pick a card of the rank you want to ask for.</source>
            <translation>Velg først et kort med verdien du vil spørre om.</translation>
        </message>
        <message>
            <source>You ask for one rank at a time: pick cards of a single rank.</source>
            <translation>Du spør om én verdi om gangen: Velg bare kort med samme verdi.</translation>
        </message>
        <message>
            <source>The round is over, and everybody has the same number of books.</source>
            <translation>Runden er over, og alle har like mange stikk.</translation>
        </message>
        <message>
            <source>The round is over. Most books: {players}.</source>
            <translation>Runden er over. Flest stikk: {players}.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Én runde avgjør</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n book(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinner med %n stikk!</numerusform>
                <numerusform>{player} vinner med %n stikk!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} deals %n card(s) to everybody. {other} begins.</source>
            <translation>
                <numerusform>{player} deler ut %n kort til hver. {other} begynner.</numerusform>
                <numerusform>{player} deler ut %n kort til hver. {other} begynner.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns to {other}.</source>
            <translation>{player} vender seg til {other}.</translation>
        </message>
        <message>
            <source>{player} asks: “{other}, have you any {ranks}?”</source>
            <translation>{player} spør: «{other}, har du noen {ranks}?»</translation>
        </message>
        <message>
            <source>{player} gives {other} {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} gir {other} {cards}.</translation>
        </message>
        <message>
            <source>{player} has none: “Veiddu!”</source>
            <translation>{player} har ingen: «Veiddu!»</translation>
        </message>
        <message>
            <source>{player} fishes the {card}, just what was asked for.</source>
            <translation>{player} fisker {card}, og det var nettopp det spørsmålet gjaldt.</translation>
        </message>
        <message>
            <source>{player} lays down a book: {ranks}.</source>
            <translation>{player} legger ned et stikk: {ranks}.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws one.</source>
            <translation>{player} har ingen kort igjen og trekker ett.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws the {card}.</source>
            <translation>{player} har ingen kort igjen og trekker {card}.</translation>
        </message>
        <message>
            <source>Any {ranks}?</source>
            <comment>said aloud</comment>
            <translation>Har du noen {ranks}?</translation>
        </message>
        <message>
            <source>Here you are!</source>
            <comment>what a player says aloud</comment>
            <translation>Vær så god!</translation>
        </message>
        <message>
            <source>Veiddu!</source>
            <comment>said aloud; Icelandic for: go fish</comment>
            <translation>Veiddu!</translation>
        </message>
        <message numerus="yes">
            <source>{player} has no cards left and draws %n.</source>
            <comment>so many cards</comment>
            <translation>
                <numerusform>{player} har ingen kort igjen og trekker %n.</numerusform>
                <numerusform>{player} har ingen kort igjen og trekker %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Got one!</source>
            <comment>what a player says aloud</comment>
            <translation>Jeg fikk fisk!</translation>
        </message>
        <message>
            <source>A book!</source>
            <comment>what a player says aloud</comment>
            <translation>Et stikk!</translation>
        </message>
        <message>
            <source>Books</source>
            <translation>Stikk</translation>
        </message>
        <message numerus="yes">
            <source>%n book(s)</source>
            <comment>books of all rounds</comment>
            <translation>
                <numerusform>%n stikk</numerusform>
                <numerusform>%n stikk</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n this round</source>
            <comment>books, at a player's name</comment>
            <translation>
                <numerusform>%n denne runden</numerusform>
                <numerusform>%n denne runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Most books: {players}!</source>
            <comment>called out at the end of a round</comment>
            <translation>Flest stikk: {players}!</translation>
        </message>
        <message>
            <source>{player}: {ranks}</source>
            <comment>whose book it is, and of what</comment>
            <translation>{player}: {ranks}</translation>
        </message>
        <message>
            <source>aces</source>
            <comment>what somebody is asked for, accusative: Have you any aces?</comment>
            <translation>ess</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>what somebody is asked for, accusative: Have you any twos?</comment>
            <translation>toere</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>what somebody is asked for, accusative: Have you any threes?</comment>
            <translation>treere</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>what somebody is asked for, accusative: Have you any fours?</comment>
            <translation>firere</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>what somebody is asked for, accusative: Have you any fives?</comment>
            <translation>femmere</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>what somebody is asked for, accusative: Have you any sixes?</comment>
            <translation>seksere</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>what somebody is asked for, accusative: Have you any sevens?</comment>
            <translation>sjuere</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>what somebody is asked for, accusative: Have you any eights?</comment>
            <translation>åttere</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>what somebody is asked for, accusative: Have you any nines?</comment>
            <translation>niere</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>what somebody is asked for, accusative: Have you any tens?</comment>
            <translation>tiere</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>what somebody is asked for, accusative: Have you any jacks?</comment>
            <translation>knekter</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>what somebody is asked for, accusative: Have you any queens?</comment>
            <translation>damer</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>what somebody is asked for, accusative: Have you any kings?</comment>
            <translation>konger</translation>
        </message>
        <message>
            <source>asked {player} for {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>spurte {player} om {ranks}</translation>
        </message>
        <message>
            <source>got {cards}</source>
            <comment>at a player’s name</comment>
            <translation>fikk {cards}</translation>
        </message>
        <message>
            <source>fished</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>fisket</translation>
        </message>
        <message>
            <source>book: {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>stikk: {ranks}</translation>
        </message>
        <message>
            <source>gave {cards}</source>
            <comment>at a player’s name</comment>
            <translation>ga {cards}</translation>
        </message>
        <message>
            <source>had none</source>
            <comment>at a player’s name</comment>
            <translation>hadde ingen</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurte {other} om {ranks}, fikk {number}</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got none</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurte {other} om {ranks}, fikk ingen</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, fished {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurte {other} om {ranks}, fisket {cards}</translation>
        </message>
        <message numerus="yes">
            <source>asked %n time(s), got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>spurte %n gang, fikk {number}</numerusform>
                <numerusform>spurte %n ganger, fikk {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>made a book: {ranks}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>fikk stikk: {ranks}</translation>
        </message>
        <message>
            <source>{player} got {ranks} from you: {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} fikk {ranks} av deg: {number}</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurHabits</name>
        <message>
            <source>When I know nothing, I ask whoever comes next, and for low cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Når jeg ikke vet om noe, spør jeg den neste, og om lave kort.</translation>
        </message>
        <message>
            <source>When I know nothing, I ask whoever holds most cards, and for high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Når jeg ikke vet om noe, spør jeg den som har flest kort, og om høye.</translation>
        </message>
        <message>
            <source>When I know nothing, I like to ask the same player again.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Når jeg ikke vet om noe, spør jeg gjerne den samme spilleren igjen.</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurOptions</name>
        <message>
            <source>Cards and books</source>
            <translation>Kort og stikk</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Spørre</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Hvor mange kort hver får</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>Hvor mange kort hver får i begynnelsen.</translation>
        </message>
        <message>
            <source>Seven with two or three players, otherwise five</source>
            <translation>Sju når dere er to eller tre, ellers fem</translation>
        </message>
        <message>
            <source>Always five</source>
            <translation>Alltid fem</translation>
        </message>
        <message>
            <source>Always seven</source>
            <translation>Alltid sju</translation>
        </message>
        <message>
            <source>What you may ask for</source>
            <translation>Hva du kan spørre om</translation>
        </message>
        <message>
            <source>Whether you need a card of a rank to ask for more of them.</source>
            <translation>Om du må ha et kort av en verdi for å kunne spørre om flere.</translation>
        </message>
        <message>
            <source>Only what you hold yourself</source>
            <translation>Bare det du har selv</translation>
        </message>
        <message>
            <source>Any rank</source>
            <translation>Hvilken verdi som helst</translation>
        </message>
        <message>
            <source>A lucky catch</source>
            <translation>Heldig fangst</translation>
        </message>
        <message>
            <source>What happens when somebody fishes the very card that was asked for.</source>
            <translation>Hva som skjer når noen fisker nettopp det de spurte om.</translation>
        </message>
        <message>
            <source>Whoever fishes what was asked for asks again</source>
            <translation>Den som fisker det rette, spør igjen</translation>
        </message>
        <message>
            <source>The turn always passes on</source>
            <translation>Turen går alltid videre</translation>
        </message>
        <message>
            <source>What a book is</source>
            <translation>Hva et stikk er</translation>
        </message>
        <message>
            <source>Pairs are easiest for small hands.</source>
            <translation>Par er lettest for små hender.</translation>
        </message>
        <message>
            <source>All four cards of a rank</source>
            <translation>Alle fire kortene med samme verdi</translation>
        </message>
        <message>
            <source>Two cards of the same rank</source>
            <translation>To kort med samme verdi</translation>
        </message>
        <message>
            <source>No cards left</source>
            <translation>Når kortene er brukt opp</translation>
        </message>
        <message>
            <source>How many cards somebody draws who has run out.</source>
            <translation>Hvor mange kort den som har gått tom, trekker.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Ett kort</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fem kort</translation>
        </message>
        <message>
            <source>Seven cards</source>
            <translation>Sju kort</translation>
        </message>
        <message>
            <source>Who plays after a miss</source>
            <translation>Hvem som spiller etter en bom</translation>
        </message>
        <message>
            <source>Whose turn it is when somebody has asked and fished in vain.</source>
            <translation>Hvem sin tur det er når noen har spurt og fisket forgjeves.</translation>
        </message>
        <message>
            <source>The next player</source>
            <translation>Neste spiller</translation>
        </message>
        <message>
            <source>Whoever was asked</source>
            <translation>Den som ble spurt</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Spillets lengde</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Hvor mange runder dere spiller.</translation>
        </message>
        <message>
            <source>Three rounds</source>
            <translation>Tre runder</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Én runde</translation>
        </message>
        <message>
            <source>Five rounds</source>
            <translation>Fem runder</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>{problem} If you leave the table now, what could not be saved is lost.</source>
            <translation>{problem} Går du fra bordet nå, er det som ikke kunne lagres, tapt.</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Gå fra bordet</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Bli ved bordet</translation>
        </message>
    </context>
</TS>
