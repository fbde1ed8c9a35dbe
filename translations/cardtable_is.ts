<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>The folder could not be opened. Please open it yourself: its name is shown above.</source>
            <translation>Ekki tókst að opna möppuna. Finndu hana í tölvunni: nafn hennar stendur hér fyrir ofan.</translation>
        </message>
        <message>
            <source>Nothing is being saved: you are playing without saving.</source>
            <translation>Ekkert er geymt núna: valið var að spila án þess að vista.</translation>
        </message>
        <message>
            <source>All games and settings are in this folder:
{folder}</source>
            <translation>Allir leikir og stillingar eru í þessari möppu:
{folder}</translation>
        </message>
        <message>
            <source>If something goes wrong in the program, it is written down in {file}: where it happened, and no cards or names.</source>
            <translation>Ef eitthvað fer úrskeiðis í forritinu er það skráð í {file}: hvar það gerðist, en engin spil og engin nöfn.</translation>
        </message>
        <message>
            <source>To move them to another computer, close the program on both and copy the whole folder. To take a single game with you, save it to a file under “Saved games”.</source>
            <translation>Til að flytja allt á aðra tölvu skaltu loka forritinu á báðum tölvunum og afrita alla möppuna. Til að taka einn leik með þér vistar þú hann í skrá undir „Vistaðir leikir“.</translation>
        </message>
        <message>
            <source>About Card Table</source>
            <translation>Um Card Table</translation>
        </message>
        <message>
            <source>Card Table, version {version}</source>
            <translation>Card Table, útgáfa {version}</translation>
        </message>
        <message>
            <source>Eleven traditional card games for the family. Free software under the MIT licence; the source code is at {address}.</source>
            <translation>Ellefu hefðbundin spil fyrir fjölskylduna. Frjáls hugbúnaður með MIT-leyfi; frumkóðinn er á {address}.</translation>
        </message>
        <message>
            <source>The program never connects to the internet. Nothing reaches it from outside until somebody opens the door for phones at a table; then it speaks with these phones alone, in the network at home and not encrypted, until the door is shut. What you play stays on this computer.</source>
            <translation>Forritið tengist aldrei internetinu. Ekkert nær sambandi við það utan frá fyrr en einhver opnar dyrnar fyrir síma við borð; þá talar það við þá síma eina, á netinu heima og ódulkóðað, þar til dyrunum er lokað. Ekkert af því sem þú spilar fer út af þessari tölvu.</translation>
        </message>
        <message>
            <source>Where your games are</source>
            <translation>Hvar leikirnir þínir eru geymdir</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>Sýna möppuna</translation>
        </message>
        <message>
            <source>What it is made of</source>
            <translation>Úr hverju forritið er gert</translation>
        </message>
        <message>
            <source>Qt is used under the GNU Lesser General Public License, version 3: as separate, unmodified libraries that you may replace with your own.</source>
            <translation>Qt er notað samkvæmt GNU Lesser General Public License, útgáfu 3: sem aðskilin, óbreytt forritasöfn sem þú mátt skipta út fyrir þín eigin.</translation>
        </message>
        <message>
            <source>The licences, word for word</source>
            <translation>Leyfin í heild, orðrétt</translation>
        </message>
    </context>
    <context>
        <name>Backup</name>
        <message>
            <source>Bring them back</source>
            <translation>Sækja þá aftur</translation>
        </message>
        <message numerus="yes">
            <source>The backup of {day} holds %n game(s) that are not in the list.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>Í afritinu frá {day} er %n leikur sem vantar á listann.</numerusform>
                <numerusform>Í afritinu frá {day} eru %n leikir sem vantar á listann.</numerusform>
            </translation>
        </message>
        <message>
            <source>{holds} Bring them back?</source>
            <translation>{holds} Viltu fá þá aftur?</translation>
        </message>
        <message>
            <source>From a backup …</source>
            <translation>Sækja úr afriti …</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>aces</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>ásar</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>tvistar</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>þristar</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>fjarkar</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>fimmur</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>sexur</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>sjöur</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>áttur</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>níur</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>tíur</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>gosar</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>drottningar</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>several cards of the rank, nominative</comment>
            <translation>kóngar</translation>
        </message>
        <message>
            <source>an ace</source>
            <comment>any card of the rank, nominative</comment>
            <translation>ás</translation>
        </message>
        <message>
            <source>a two</source>
            <comment>any card of the rank, nominative</comment>
            <translation>tvistur</translation>
        </message>
        <message>
            <source>a three</source>
            <comment>any card of the rank, nominative</comment>
            <translation>þristur</translation>
        </message>
        <message>
            <source>a four</source>
            <comment>any card of the rank, nominative</comment>
            <translation>fjarki</translation>
        </message>
        <message>
            <source>a five</source>
            <comment>any card of the rank, nominative</comment>
            <translation>fimma</translation>
        </message>
        <message>
            <source>a six</source>
            <comment>any card of the rank, nominative</comment>
            <translation>sexa</translation>
        </message>
        <message>
            <source>a seven</source>
            <comment>any card of the rank, nominative</comment>
            <translation>sjöa</translation>
        </message>
        <message>
            <source>an eight</source>
            <comment>any card of the rank, nominative</comment>
            <translation>átta</translation>
        </message>
        <message>
            <source>a nine</source>
            <comment>any card of the rank, nominative</comment>
            <translation>nía</translation>
        </message>
        <message>
            <source>a ten</source>
            <comment>any card of the rank, nominative</comment>
            <translation>tía</translation>
        </message>
        <message>
            <source>a jack</source>
            <comment>any card of the rank, nominative</comment>
            <translation>gosi</translation>
        </message>
        <message>
            <source>a queen</source>
            <comment>any card of the rank, nominative</comment>
            <translation>drottning</translation>
        </message>
        <message>
            <source>a king</source>
            <comment>any card of the rank, nominative</comment>
            <translation>kóngur</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>nominative</comment>
            <translation>spaðaás</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>nominative</comment>
            <translation>spaðatvistur</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>nominative</comment>
            <translation>spaðaþristur</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>nominative</comment>
            <translation>spaðafjarki</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>nominative</comment>
            <translation>spaðafimma</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>nominative</comment>
            <translation>spaðasexa</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>nominative</comment>
            <translation>spaðasjöa</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>nominative</comment>
            <translation>spaðaátta</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>nominative</comment>
            <translation>spaðanía</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>nominative</comment>
            <translation>spaðatía</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>nominative</comment>
            <translation>spaðagosi</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>nominative</comment>
            <translation>spaðadrottning</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>nominative</comment>
            <translation>spaðakóngur</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>nominative</comment>
            <translation>hjartaás</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>nominative</comment>
            <translation>hjartatvistur</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>nominative</comment>
            <translation>hjartaþristur</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>nominative</comment>
            <translation>hjartafjarki</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>nominative</comment>
            <translation>hjartafimma</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>nominative</comment>
            <translation>hjartasexa</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>nominative</comment>
            <translation>hjartasjöa</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>nominative</comment>
            <translation>hjartaátta</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>nominative</comment>
            <translation>hjartanía</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>nominative</comment>
            <translation>hjartatía</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>nominative</comment>
            <translation>hjartagosi</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>nominative</comment>
            <translation>hjartadrottning</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>nominative</comment>
            <translation>hjartakóngur</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>nominative</comment>
            <translation>laufaás</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>nominative</comment>
            <translation>laufatvistur</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>nominative</comment>
            <translation>laufaþristur</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>nominative</comment>
            <translation>laufafjarki</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>nominative</comment>
            <translation>laufafimma</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>nominative</comment>
            <translation>laufasexa</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>nominative</comment>
            <translation>laufasjöa</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>nominative</comment>
            <translation>laufaátta</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>nominative</comment>
            <translation>laufanía</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>nominative</comment>
            <translation>laufatía</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>nominative</comment>
            <translation>laufagosi</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>nominative</comment>
            <translation>laufadrottning</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>nominative</comment>
            <translation>laufakóngur</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulás</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>nominative</comment>
            <translation>tígultvistur</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulþristur</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulfjarki</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulfimma</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulsexa</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulsjöa</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulátta</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulnía</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>nominative</comment>
            <translation>tígultía</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulgosi</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>nominative</comment>
            <translation>tíguldrottning</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>nominative</comment>
            <translation>tígulkóngur</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>nominative</comment>
            <translation>rauður jóker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>nominative</comment>
            <translation>svartur jóker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>nominative</comment>
            <translation>grænn jóker</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <comment>accusative</comment>
            <translation>spaðaás</translation>
        </message>
        <message>
            <source>two of spades</source>
            <comment>accusative</comment>
            <translation>spaðatvist</translation>
        </message>
        <message>
            <source>three of spades</source>
            <comment>accusative</comment>
            <translation>spaðaþrist</translation>
        </message>
        <message>
            <source>four of spades</source>
            <comment>accusative</comment>
            <translation>spaðafjarka</translation>
        </message>
        <message>
            <source>five of spades</source>
            <comment>accusative</comment>
            <translation>spaðafimmu</translation>
        </message>
        <message>
            <source>six of spades</source>
            <comment>accusative</comment>
            <translation>spaðasexu</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <comment>accusative</comment>
            <translation>spaðasjöu</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <comment>accusative</comment>
            <translation>spaðaáttu</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <comment>accusative</comment>
            <translation>spaðaníu</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <comment>accusative</comment>
            <translation>spaðatíu</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <comment>accusative</comment>
            <translation>spaðagosa</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <comment>accusative</comment>
            <translation>spaðadrottningu</translation>
        </message>
        <message>
            <source>king of spades</source>
            <comment>accusative</comment>
            <translation>spaðakóng</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <comment>accusative</comment>
            <translation>hjartaás</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <comment>accusative</comment>
            <translation>hjartatvist</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <comment>accusative</comment>
            <translation>hjartaþrist</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <comment>accusative</comment>
            <translation>hjartafjarka</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <comment>accusative</comment>
            <translation>hjartafimmu</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <comment>accusative</comment>
            <translation>hjartasexu</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <comment>accusative</comment>
            <translation>hjartasjöu</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <comment>accusative</comment>
            <translation>hjartaáttu</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <comment>accusative</comment>
            <translation>hjartaníu</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <comment>accusative</comment>
            <translation>hjartatíu</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <comment>accusative</comment>
            <translation>hjartagosa</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <comment>accusative</comment>
            <translation>hjartadrottningu</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <comment>accusative</comment>
            <translation>hjartakóng</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <comment>accusative</comment>
            <translation>laufaás</translation>
        </message>
        <message>
            <source>two of clubs</source>
            <comment>accusative</comment>
            <translation>laufatvist</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <comment>accusative</comment>
            <translation>laufaþrist</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <comment>accusative</comment>
            <translation>laufafjarka</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <comment>accusative</comment>
            <translation>laufafimmu</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <comment>accusative</comment>
            <translation>laufasexu</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <comment>accusative</comment>
            <translation>laufasjöu</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <comment>accusative</comment>
            <translation>laufaáttu</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <comment>accusative</comment>
            <translation>laufaníu</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <comment>accusative</comment>
            <translation>laufatíu</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <comment>accusative</comment>
            <translation>laufagosa</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <comment>accusative</comment>
            <translation>laufadrottningu</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <comment>accusative</comment>
            <translation>laufakóng</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulás</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <comment>accusative</comment>
            <translation>tígultvist</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulþrist</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulfjarka</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulfimmu</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulsexu</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulsjöu</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <comment>accusative</comment>
            <translation>tíguláttu</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulníu</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <comment>accusative</comment>
            <translation>tígultíu</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulgosa</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <comment>accusative</comment>
            <translation>tíguldrottningu</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <comment>accusative</comment>
            <translation>tígulkóng</translation>
        </message>
        <message>
            <source>red joker</source>
            <comment>accusative</comment>
            <translation>rauðan jóker</translation>
        </message>
        <message>
            <source>black joker</source>
            <comment>accusative</comment>
            <translation>svartan jóker</translation>
        </message>
        <message>
            <source>green joker</source>
            <comment>accusative</comment>
            <translation>grænan jóker</translation>
        </message>
        <message>
            <source>spades</source>
            <comment>name of a suit</comment>
            <translation>spaði</translation>
        </message>
        <message>
            <source>hearts</source>
            <comment>name of a suit</comment>
            <translation>hjarta</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>name of a suit</comment>
            <translation>lauf</translation>
        </message>
        <message>
            <source>diamonds</source>
            <comment>name of a suit</comment>
            <translation>tígull</translation>
        </message>
        <message>
            <source>a face-down card</source>
            <translation>spil á grúfu</translation>
        </message>
    </context>
    <context>
        <name>Characters</name>
        <message>
            <source>Reynard</source>
            <comment>a computer player’s first name that sounds like the animal: fox</comment>
            <translation>Rebbi</translation>
        </message>
        <message>
            <source>Poppy</source>
            <comment>a computer player’s first name that sounds like: puffin</comment>
            <translation>Lovísa</translation>
        </message>
        <message>
            <source>Barney</source>
            <comment>a computer player’s first name that sounds like the animal: bear</comment>
            <translation>Bersi</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a computer player’s first name that sounds like the animal: owl</comment>
            <translation>Una</translation>
        </message>
        <message>
            <source>Ramsay</source>
            <comment>a computer player’s first name that sounds like the animal: ram</comment>
            <translation>Rútur</translation>
        </message>
        <message>
            <source>Harriet</source>
            <comment>a computer player’s first name that sounds like the animal: hare</comment>
            <translation>Hera</translation>
        </message>
        <message>
            <source>Corbin</source>
            <comment>a computer player’s first name that sounds like the animal: raven</comment>
            <translation>Muninn</translation>
        </message>
        <message>
            <source>Selma</source>
            <comment>a computer player’s first name that sounds like the animal: seal</comment>
            <translation>Selma</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>a computer player’s first name that sounds like the animal: cat</comment>
            <translation>Katla</translation>
        </message>
        <message>
            <source>Reynard’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Frændi Rebba</translation>
        </message>
        <message>
            <source>Poppy’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Frænka Lovísu</translation>
        </message>
        <message>
            <source>Barney’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Frændi Bersa</translation>
        </message>
        <message>
            <source>Olive’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Frænka Unu</translation>
        </message>
        <message>
            <source>Ramsay’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Frændi Rúts</translation>
        </message>
        <message>
            <source>Harriet’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Frænka Heru</translation>
        </message>
        <message>
            <source>Corbin’s cousin</source>
            <comment>in place of a name; he is one of the same kind</comment>
            <translation>Frændi Munins</translation>
        </message>
        <message>
            <source>Selma’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Frænka Selmu</translation>
        </message>
        <message>
            <source>Kitty’s cousin</source>
            <comment>in place of a name; she is one of the same kind</comment>
            <translation>Frænka Kötlu</translation>
        </message>
        <message>
            <source>{name} ({character}): “{habit}”</source>
            <comment>a computer player’s name, what it is, what it says that it does</comment>
            <translation>{name} ({character}): „{habit}“</translation>
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
            <translation>Fjólublár</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>a seat</comment>
            <translation>Blár</translation>
        </message>
        <message>
            <source>Red</source>
            <comment>a seat</comment>
            <translation>Rauður</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>a seat</comment>
            <translation>Grænn</translation>
        </message>
        <message>
            <source>Gold</source>
            <comment>a seat</comment>
            <translation>Gylltur</translation>
        </message>
        <message>
            <source>Indigo</source>
            <comment>a seat</comment>
            <translation>Dimmblár</translation>
        </message>
        <message>
            <source>Raspberry</source>
            <comment>a seat</comment>
            <translation>Hindberjarauður</translation>
        </message>
        <message>
            <source>Olive</source>
            <comment>a seat</comment>
            <translation>Ólífugrænn</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand over to {player}</source>
            <translation>{player} tekur við</translation>
        </message>
        <message>
            <source>Since you last looked</source>
            <translation>Síðan þú leist síðast á borðið</translation>
        </message>
        <message>
            <source>{player}: show my cards</source>
            <translation>{player}: sýna spilin mín</translation>
        </message>
        <message>
            <source>Hold to peek (key V)</source>
            <translation>Kíkja: halda niðri (V)</translation>
        </message>
        <message>
            <source>Take back last move</source>
            <translation>Afturkalla það síðasta</translation>
        </message>
        <message>
            <source>Take that turn back</source>
            <translation>Afturkalla það</translation>
        </message>
        <message>
            <source>{player} is away: a computer plays this turn</source>
            <comment>button</comment>
            <translation>{player} skrapp frá: tölvan gerir í þetta sinn</translation>
        </message>
        <message>
            <source>Everybody else, please look away.</source>
            <translation>Allir hinir líta undan.</translation>
        </message>
        <message>
            <source>You were away, and a computer player took your turn.</source>
            <comment>told on return</comment>
            <translation>Þú skrappst frá og tölvuleikmaður gerði fyrir þig.</translation>
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
            <translation>{player} gegn sömu spilum</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}. It can be opened from tomorrow on.</source>
            <translation>Umslagið er á upphafssíðunni: {dare}. Það má opna frá og með morgundeginum.</translation>
        </message>
        <message>
            <source>The envelope lies on the home page: {dare}.</source>
            <translation>Umslagið er á upphafssíðunni: {dare}.</translation>
        </message>
        <message>
            <source>Yesterday: {first} Today: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>Í gær: {first} Í dag: {second}</translation>
        </message>
        <message>
            <source>First: {first} Then: {second}</source>
            <comment>how the same cards ended, twice a sentence</comment>
            <translation>Fyrst: {first} Síðan: {second}</translation>
        </message>
        <message>
            <source>It can be opened from tomorrow on.</source>
            <comment>an envelope</comment>
            <translation>Það má opna frá og með morgundeginum.</translation>
        </message>
        <message>
            <source>It has been opened and waits to be played on.</source>
            <comment>an envelope</comment>
            <translation>Það hefur verið opnað og leikurinn bíður þess að haldið sé áfram.</translation>
        </message>
        <message>
            <source>Open it and play these cards again.</source>
            <comment>an envelope</comment>
            <translation>Opnaðu það og spilaðu þessi spil aftur.</translation>
        </message>
        <message>
            <source>{dare}. {state}</source>
            <comment>an envelope, and in whole sentences how it lies there</comment>
            <translation>{dare}. {state}</translation>
        </message>
        <message>
            <source>Put the envelope away</source>
            <translation>Taka umslagið burt</translation>
        </message>
        <message>
            <source>Leave it there</source>
            <translation>Láta það vera</translation>
        </message>
        <message>
            <source>Put the same cards into an envelope on the home page: from tomorrow on the loser can play them again.</source>
            <translation>Setja sömu spil í umslag á upphafssíðunni: frá og með morgundeginum getur sá sem tapaði spilað þau aftur.</translation>
        </message>
        <message>
            <source>For tomorrow</source>
            <comment>the same button, in little room</comment>
            <translation>Til morguns</translation>
        </message>
        <message>
            <source>Seal for tomorrow</source>
            <comment>button: the cards of a lost match</comment>
            <translation>Innsigla til morguns</translation>
        </message>
    </context>
    <context>
        <name>Deals</name>
        <message>
            <source>Play these cards again</source>
            <translation>Spila þessi spil aftur</translation>
        </message>
        <message>
            <source>Same cards, new seats</source>
            <comment>the same deal with people in other seats</comment>
            <translation>Sömu spil, aðrir stólar</translation>
        </message>
        <message>
            <source>Copy deal code {code}</source>
            <translation>Afrita kóða {code}</translation>
        </message>
        <message>
            <source>The deal code {code} was copied.</source>
            <translation>Spilakóðinn {code} var afritaður.</translation>
        </message>
        <message>
            <source>This game is still being played, and from another seat you would see cards that are hidden in it. It stays as it is. Finish it first, then choose other seats.</source>
            <translation>Þessi leikur stendur enn, og af öðrum stól sæjust spil sem eru hulin í honum. Hann er óbreyttur. Ljúkið honum fyrst og veljið svo aðra stóla.</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Spilakóði {code}</translation>
        </message>
    </context>
    <context>
        <name>Dialogs</name>
        <message>
            <source>OK</source>
            <translation>Í lagi</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Opna vistaðan leik</translation>
        </message>
        <message>
            <source>Save the game to a file</source>
            <translation>Vista leikinn í skrá</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Vistaðir leikir</translation>
        </message>
        <message>
            <source>Open house rules</source>
            <translation>Opna heimareglur</translation>
        </message>
        <message>
            <source>Save the house rules to a file</source>
            <translation>Vista heimareglurnar í skrá</translation>
        </message>
        <message>
            <source>Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.</source>
            <translation>Enginn gæti séð þetta nafn. Engu var breytt. Skrifaðu nafn með að minnsta kosti einum bókstaf, tölustaf eða mynd.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Heimareglur</translation>
        </message>
        <message>
            <source>Save the statistics to a file</source>
            <translation>Vista töfluna í skrá</translation>
        </message>
        <message>
            <source>Spreadsheets</source>
            <translation>Töflur</translation>
        </message>
        <message>
            <source>There is already a file called {name}. Replace it?</source>
            <translation>Það er þegar til skrá sem heitir {name}. Á að skipta henni út?</translation>
        </message>
        <message>
            <source>Replace it</source>
            <translation>Skipta henni út</translation>
        </message>
        <message>
            <source>Choose another name</source>
            <translation>Velja annað nafn</translation>
        </message>
        <message>
            <source>Save as a PDF</source>
            <translation>Vista sem PDF</translation>
        </message>
        <message>
            <source>PDF documents</source>
            <translation>PDF-skjöl</translation>
        </message>
        <message>
            <source>Save as a picture</source>
            <translation>Vista sem mynd</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Myndir</translation>
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
                <numerusform>%n leikur</numerusform>
                <numerusform>%n leikir</numerusform>
            </translation>
        </message>
        <message>
            <source>Winner of the evening</source>
            <translation>Sigurvegari kvöldsins</translation>
        </message>
        <message>
            <source>Winners of the evening</source>
            <translation>Sigurvegarar kvöldsins</translation>
        </message>
        <message numerus="yes">
            <source>{heading}: {players}, {won} of %n game(s)</source>
            <comment>of one evening</comment>
            <translation>
                <numerusform>{heading}: {players}, {won} af %n leik</numerusform>
                <numerusform>{heading}: {players}, {won} af %n leikjum</numerusform>
            </translation>
        </message>
        <message>
            <source>won</source>
            <comment>in the table of an evening</comment>
            <translation>vann</translation>
        </message>
        <message>
            <source>Boldest cheat: {told}</source>
            <comment>below the table of an evening; a whole sentence follows</comment>
            <translation>Djarfasta svindlið: {told}</translation>
        </message>
        <message>
            <source>Not counted: {games}. A decision was taken back there, or the cards were known.</source>
            <comment>below the table of an evening</comment>
            <translation>Telst ekki með: {games}. Þar var ákvörðun afturkölluð eða spilin voru þekkt.</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Stigatafla</translation>
        </message>
        <message>
            <source>No evening yet</source>
            <translation>Ekkert kvöld enn</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spilakvöld</translation>
        </message>
        <message>
            <source>Score sheets</source>
            <comment>button: of the games of an evening</comment>
            <translation>Stigatöflur</translation>
        </message>
        <message>
            <source>When two or more of you have finished a game together, the evening appears here with everything you played.</source>
            <translation>Þegar tvö eða fleiri ykkar hafa lokið leik saman birtist kvöldið hér með öllu sem þið spiluðuð.</translation>
        </message>
        <message>
            <source>The evening: {day}</source>
            <comment>title of a page that is printed</comment>
            <translation>Spilakvöld: {day}</translation>
        </message>
        <message>
            <source>Games won</source>
            <comment>before the number of games that each has won on an evening</comment>
            <translation>Unnir leikir</translation>
        </message>
    </context>
    <context>
        <name>Faces</name>
        <message>
            <source>Fox</source>
            <translation>Tófa</translation>
        </message>
        <message>
            <source>Puffin</source>
            <translation>Lundi</translation>
        </message>
        <message>
            <source>Bear</source>
            <translation>Björn</translation>
        </message>
        <message>
            <source>Owl</source>
            <translation>Ugla</translation>
        </message>
        <message>
            <source>Ram</source>
            <translation>Hrútur</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Héri</translation>
        </message>
        <message>
            <source>Raven</source>
            <translation>Hrafn</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Selur</translation>
        </message>
        <message>
            <source>Cat</source>
            <translation>Köttur</translation>
        </message>
        <message>
            <source>Faces</source>
            <translation>Andlit</translation>
        </message>
        <message>
            <source>plays steadily</source>
            <comment>how a computer player likes to play</comment>
            <translation>spilar af öryggi</translation>
        </message>
        <message>
            <source>plays carefully</source>
            <comment>how a computer player likes to play</comment>
            <translation>spilar varlega</translation>
        </message>
        <message>
            <source>takes what it can get</source>
            <comment>how a computer player likes to play</comment>
            <translation>hirðir allt sem býðst</translation>
        </message>
        <message>
            <source>plays boldly</source>
            <comment>how a computer player likes to play</comment>
            <translation>spilar djarft</translation>
        </message>
        <message>
            <source>computer ({level})</source>
            <comment>who it is and how well it plays</comment>
            <translation>tölva ({level})</translation>
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
            <translation>Kennsluumferð</translation>
        </message>
        <message>
            <source>Continue guided round</source>
            <comment>button: a guided first round that was left half done</comment>
            <translation>Halda kennslu áfram</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <comment>how long a guided first round takes</comment>
            <translation>
                <numerusform>um %n mínútu</numerusform>
                <numerusform>um %n mínútur</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue the guided round (step {step} of {steps})</source>
            <comment>in a menu; it was left half done</comment>
            <translation>Halda kennsluumferð áfram (skref {step} af {steps})</translation>
        </message>
        <message>
            <source>That would be fine, too. Here we do something else first.</source>
            <translation>Þetta má líka gera. Hér gerum við annað fyrst.</translation>
        </message>
        <message>
            <source>No hurry. Read this first, then go on.</source>
            <translation>Ekkert liggur á. Lestu þetta fyrst og haltu svo áfram.</translation>
        </message>
        <message>
            <source>This card stays in your hand this time.</source>
            <translation>Þetta spil verður eftir á hendi í þetta sinn.</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Skref {step} af {steps}</translation>
        </message>
        <message>
            <source>The hand points here: {things}.</source>
            <comment>names of cards, piles, players or buttons</comment>
            <translation>Fingurinn bendir hingað: {things}.</translation>
        </message>
        <message>
            <source>Leave the guided round</source>
            <comment>button: end a guided first round early</comment>
            <translation>Hætta í kennsluumferð</translation>
        </message>
        <message>
            <source>Play a game</source>
            <translation>Byrja leik</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <comment>button at the end of a guided first round</comment>
            <translation>Aftur í spilin</translation>
        </message>
        <message>
            <source>You can go on from here later</source>
            <translation>Þú getur haldið áfram síðar þar sem þú hættir</translation>
        </message>
        <message>
            <source>Is this game new to you? A guided first round shows it step by step ({length}).</source>
            <translation>Er þetta spil nýtt fyrir þér? Kennsluumferð sýnir það skref fyrir skref ({length}).</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ekki núna</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Language</source>
            <translation>Tungumál</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Vistaðir leikir</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Tölfræði</translation>
        </message>
        <message>
            <source>Evenings</source>
            <translation>Spilakvöld</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Fólk</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Stillingar</translation>
        </message>
        <message>
            <source>Show everything again</source>
            <comment>button: after a start that left things out</comment>
            <translation>Sýna allt aftur</translation>
        </message>
        <message>
            <source>Your settings, people and house rules could not be read just now; perhaps another program is using the file. They are kept as they are. What you see now is a fresh start; what you change lasts until you close the program. Close Card Table and open it again.</source>
            <translation>Ekki var hægt að lesa stillingarnar, fólkið og heimareglurnar núna; ef til vill er annað forrit að nota skrána. Allt er geymt eins og það var. Það sem þú sérð núna er eins og í nýju forriti og breytingar gilda þar til forritinu er lokað. Lokaðu Card Table og opnaðu það aftur.</translation>
        </message>
        <message>
            <source>Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is touched, and the settings as they were are kept in the data folder as {file}.</source>
            <translation>Ekki var hægt að lesa hluta af stillingunum þínum, ef til vill fólk eða heimareglur. Ekkert sem spilað var hefur breyst og stillingarnar eins og þær voru eru geymdar í gagnamöppunni sem {file}.</translation>
        </message>
        <message>
            <source>If a name was being changed or forgotten, that has not been finished.</source>
            <translation>Ef verið var að breyta nafni eða gleyma því hefur það ekki verið klárað.</translation>
        </message>
        <message>
            <source>Unfinished games were not looked for.</source>
            <translation>Ekki var leitað að ókláruðum leikjum.</translation>
        </message>
        <message>
            <source>Your settings and people are kept, but were not read. What you see now is a fresh start; what you change lasts until you close the program.</source>
            <translation>Stillingarnar þínar og fólkið eru varðveitt en voru ekki lesin. Það sem þú sérð núna er eins og í nýju forriti og breytingar gilda þar til forritinu er lokað.</translation>
        </message>
        <message>
            <source>Play on</source>
            <comment>button: go on with the match that is shown</comment>
            <translation>Spila áfram</translation>
        </message>
        <message>
            <source>Choose a table</source>
            <comment>button: set up a table of the game that is shown</comment>
            <translation>Velja borð</translation>
        </message>
        <message>
            <source>Shall we play?</source>
            <translation>Eigum við að spila?</translation>
        </message>
        <message>
            <source>{number} more</source>
            <comment>unfinished games, on a button</comment>
            <translation>{number} í viðbót</translation>
        </message>
        <message numerus="yes">
            <source>%n more unfinished game(s)</source>
            <comment>beside the newest ones</comment>
            <translation>
                <numerusform>%n ókláraður leikur í viðbót</numerusform>
                <numerusform>%n ókláraðir leikir í viðbót</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Sést ekki</translation>
        </message>
        <message>
            <source>Cannot be opened</source>
            <comment>on the small picture of an unfinished game</comment>
            <translation>Opnast ekki</translation>
        </message>
        <message>
            <source>The last start of Card Table did not come to its end. Everything that was played is kept. To be safe, this start left out the newest game and decks of cards from elsewhere; all games are under “Saved games”.</source>
            <translation>Síðast tókst ekki að opna Card Table til fulls. Allt sem var spilað er geymt. Til öryggis var nýjasta leiknum og aðfengnum spilastokkum sleppt í þetta sinn. Allir leikir eru undir „Vistaðir leikir“.</translation>
        </message>
        <message>
            <source>Show newest game again</source>
            <translation>Sýna nýjasta leikinn</translation>
        </message>
        <message>
            <source>{fewest}–{most} players</source>
            <translation>{fewest}–{most} leikmenn</translation>
        </message>
        <message>
            <source>{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{most} mín.</translation>
        </message>
        <message>
            <source>{fewest}–{most} min</source>
            <comment>how long a game takes</comment>
            <translation>{fewest}–{most} mín.</translation>
        </message>
        <message>
            <source>{game}, the same for all</source>
            <comment>below: Deal of the day</comment>
            <translation>{game}, sama gjöf hjá öllum</translation>
        </message>
        <message>
            <source>{game}: rules and more</source>
            <translation>{game}: reglur og fleira</translation>
        </message>
        <message>
            <source>{game}: same table again</source>
            <comment>a button</comment>
            <translation>{game}: spila við sama borð</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <comment>how many play a game</comment>
            <translation>
                <numerusform>%n leikmaður</numerusform>
                <numerusform>%n leikmenn</numerusform>
            </translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nýr leikur</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Same table again</source>
            <translation>Spila við sama borð</translation>
        </message>
        <message>
            <source>{players} – last played {when}</source>
            <translation>{players} – síðast spilað {when}</translation>
        </message>
        <message>
            <source>Games</source>
            <comment>the shelf with all games, for readers</comment>
            <translation>Spil</translation>
        </message>
        <message>
            <source>{player}, what would you do now? A position from an old game, for a minute.</source>
            <translation>{player}, hvað myndir þú gera núna? Staða úr gömlum leik, mínútugaman.</translation>
        </message>
    </context>
    <context>
        <name>Installation</name>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Start the program with {command}, which puts back what it can; if that does not help, download it again.</source>
            <translation>Hluta af Card Table vantar eða hann er skemmdur: {part}. Allt sem var spilað er geymt. Opnaðu forritið með {command}, sem bætir úr því sem hægt er; ef það dugar ekki skaltu sækja það aftur.</translation>
        </message>
        <message>
            <source>A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table again; your games stay where they are.</source>
            <translation>Hluta af Card Table vantar eða hann er skemmdur: {part}. Allt sem var spilað er geymt. Settu Card Table upp aftur; leikirnir þínir verða áfram á sínum stað.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>D</source>
            <comment>letter of the button “Let it stand”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take %n card(s)”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of the button “Draw”</comment>
            <translation>D</translation>
        </message>
        <message>
            <source>P</source>
            <comment>letter of the button “Pass”</comment>
            <translation>P</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter of the button “End turn”</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Tuck under”</comment>
            <translation>U</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hide”</comment>
            <translation>F</translation>
        </message>
        <message>
            <source>O</source>
            <comment>letter of the button “Ólsen!”</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>L</source>
            <comment>letter of the button “Ólsen Ólsen!”</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>C</source>
            <comment>letter of the button “Caught!”</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter of the button “Svindl!”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “All ready: turn it up”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take the upcard”</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>U</source>
            <comment>letter of the button “Return to hand”</comment>
            <translation>A</translation>
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
            <translation>H</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Keep the last card”</comment>
            <translation>G</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “I’ll buy!”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>B</source>
            <comment>letter of the button “Buy (with %n more)”</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>R</source>
            <comment>letter of the button “I am ready”</comment>
            <translation>R</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “None of us buys”</comment>
            <translation>E</translation>
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
            <translation>L</translation>
        </message>
        <message>
            <source>H</source>
            <comment>letter of the button “Hint”</comment>
            <translation>V</translation>
        </message>
        <message>
            <source>G</source>
            <comment>letter of the button “Go on”</comment>
            <translation>M</translation>
        </message>
        <message>
            <source>K</source>
            <comment>letter of the button “Last trick”</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Look at the table”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “To the score”</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>M</source>
            <comment>letter of the button “Seal for tomorrow”</comment>
            <translation>I</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter of the button “Revenge”</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>T</source>
            <comment>letter of the button “Take from pile”</comment>
            <translation>T</translation>
        </message>
    </context>
    <context>
        <name>Laying</name>
        <message>
            <source>Take from pile</source>
            <comment>button</comment>
            <translation>Taka úr kastbunka</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>setti út {cards}</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>setti út</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>setti út {cards}, síðast</translation>
        </message>
        <message>
            <source>{player} lays {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} setur út {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) from the discard pile.</source>
            <translation>
                <numerusform>{player} tekur %n spil úr kastbunkanum.</numerusform>
                <numerusform>{player} tekur %n spil úr kastbunkanum.</numerusform>
            </translation>
        </message>
        <message>
            <source>From the pile</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Úr kastbunkanum</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Spil sem fara saman út þurfa að vera með sömu tölu: {card} er með aðra.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Þú getur sett út og verður því að gera það: {cards}.</translation>
        </message>
        <message>
            <source>The stock is used up, so take from the discard pile.</source>
            <translation>Stokkurinn er búinn. Taktu úr kastbunkanum.</translation>
        </message>
        <message>
            <source>As long as the stock has cards, draw from it.</source>
            <translation>Meðan spil eru í stokknum dregurðu þaðan.</translation>
        </message>
        <message>
            <source>Lay {cards}.</source>
            <comment>a hint; cards in the accusative</comment>
            <translation>Settu út {cards}.</translation>
        </message>
        <message>
            <source>Nothing fits, so take from the discard pile.</source>
            <comment>a hint</comment>
            <translation>Ekkert passar. Taktu úr kastbunkanum.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card</source>
            <comment>status: what may be done now</comment>
            <translation>Ekkert passar: dragðu spil</translation>
        </message>
        <message>
            <source>Nothing fits: take from the pile</source>
            <comment>status: what may be done now</comment>
            <translation>Ekkert passar: taktu úr kastbunkanum</translation>
        </message>
        <message>
            <source>Lay a card that fits</source>
            <comment>status: what may be done now</comment>
            <translation>Settu út spil sem passar</translation>
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
            <translation>{first} eða {second}</translation>
        </message>
    </context>
    <context>
        <name>Mishap</name>
        <message>
            <source>Something in the program went wrong just now. Everything that was played is kept. Show the table again and play on; the program’s log says what it was.</source>
            <translation>Eitthvað fór úrskeiðis í forritinu rétt í þessu. Allt sem var spilað er geymt. Sýndu borðið á ný og spilaðu áfram. Í annál forritsins stendur hvað gerðist.</translation>
        </message>
        <message>
            <source>Show the table again</source>
            <translation>Sýna borðið á ný</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Loka þessum skilaboðum</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>Seat {number}</source>
            <translation>Stóll {number}</translation>
        </message>
        <message>
            <source>Face: {animal}</source>
            <translation>Andlit: {animal}</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Taka stólinn burt</translation>
        </message>
        <message>
            <source>One of you sits here</source>
            <translation>Eitthvert ykkar situr hér</translation>
        </message>
        <message>
            <source>How well does the computer play here?</source>
            <translation>Hve vel spilar tölvan hér?</translation>
        </message>
        <message>
            <source>Seat {number}: {player} sits here</source>
            <translation>Stóll {number}: {player} situr hér</translation>
        </message>
        <message>
            <source>Seat {number}: a computer player, {level}</source>
            <translation>Stóll {number}: tölvuleikmaður, {level}</translation>
        </message>
        <message>
            <source>Somebody new …</source>
            <translation>Nýr leikmaður …</translation>
        </message>
        <message>
            <source>Name of the new person</source>
            <translation>Nafn nýja leikmannsins</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Setjast</translation>
        </message>
        <message>
            <source>Somebody else is called {player} already. Choose another name.</source>
            <translation>Einhver annar heitir nú þegar {player}. Veldu annað nafn.</translation>
        </message>
        <message>
            <source>Seat {number}: name</source>
            <translation>Stóll {number}: nafn</translation>
        </message>
        <message>
            <source>“{habit}”</source>
            <comment>what a computer player says</comment>
            <translation>„{habit}“</translation>
        </message>
        <message>
            <source>Seat {number}: colour</source>
            <translation>Stóll {number}: litur</translation>
        </message>
        <message>
            <source>Seat {number}: face, {animal}</source>
            <translation>Stóll {number}: andlit, {animal}</translation>
        </message>
        <message>
            <source>new cards</source>
            <comment>in a line that sums up a table</comment>
            <translation>ný spil</translation>
        </message>
        <message>
            <source>the deal of the day</source>
            <comment>in a line that sums up a table</comment>
            <translation>gjöf dagsins</translation>
        </message>
        <message>
            <source>the deal {code}</source>
            <comment>in a line that sums up a table</comment>
            <translation>gjöfin {code}</translation>
        </message>
        <message>
            <source>There is a mistake in this deal code. Check it letter by letter, or leave the box empty.</source>
            <translation>Það er villa í spilakóðanum. Farðu yfir hann staf fyrir staf eða hafðu reitinn auðan.</translation>
        </message>
        <message>
            <source>A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.</source>
            <translation>Í spilakóða eru átta stafir, bókstafir og tölustafir, til dæmis K7QF-2M9Z. Leiðréttu hann eða hafðu reitinn auðan.</translation>
        </message>
        <message numerus="yes">
            <source>House rules (%n changed)</source>
            <translation>
                <numerusform>Heimareglur (%n breytt)</numerusform>
                <numerusform>Heimareglur (%n breyttar)</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Heimareglur</translation>
        </message>
        <message>
            <source>{rule}: what the rules say</source>
            <comment>a button</comment>
            <translation>{rule}: hvað segja reglurnar?</translation>
        </message>
        <message>
            <source>{player} now sits on seat {number}.</source>
            <translation>{player} situr nú á stól {number}.</translation>
        </message>
        <message>
            <source>Seat {number} has been removed.</source>
            <translation>Stóll {number} hefur verið tekinn burt.</translation>
        </message>
        <message>
            <source>Table: {rules}</source>
            <translation>Borð: {rules}</translation>
        </message>
        <message>
            <source>Different from the rule book: {rules}</source>
            <translation>Öðruvísi en í bókinni: {rules}</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <comment>length of a match</comment>
            <translation>
                <numerusform>Um %n mínútu</numerusform>
                <numerusform>Um %n mínútur</numerusform>
            </translation>
        </message>
        <message>
            <source>With this many players it is a variant, not traditional.</source>
            <translation>Með þetta mörgum leikmönnum er þetta afbrigði og ekki gömul hefð.</translation>
        </message>
        <message>
            <source>With this many players luck counts most: even at its best the computer wins only a little more often.</source>
            <translation>Þegar svona margir spila skiptir heppnin mestu: jafnvel þegar tölvan spilar eins vel og hægt er vinnur hún aðeins litlu oftar.</translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <translation>Gefa spilin</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Spilakóði</translation>
        </message>
        <message>
            <source>a new deal</source>
            <translation>ný gjöf</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Gjöf dagsins</translation>
        </message>
        <message>
            <source>A new deal every day, the same for every family.</source>
            <translation>Á hverjum degi er gjöfin í hverju spili sú sama hjá öllum fjölskyldum.</translation>
        </message>
        <message>
            <source>The same code deals the same cards again.</source>
            <translation>Sami kóði gefur sömu spilin aftur.</translation>
        </message>
        <message>
            <source>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</source>
            <translation>Heimareglan „{key}“ hefur gildi sem þetta spil þekkir ekki ({value}). Henni var ekki breytt; veldu annað gildi.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Afturköllun</translation>
        </message>
        <message>
            <source>Taking back the last decision also undoes everything that has happened since. If something new had been seen, the score sheet says so.</source>
            <translation>Þegar síðasta ákvörðun er afturkölluð hverfur líka allt sem gerst hefur síðan. Það er tekið fram í stigatöflunni ef eitthvað nýtt hafði komið í ljós.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Ekkert</translation>
        </message>
        <message>
            <source>Until something new has been seen</source>
            <translation>Þar til eitthvað nýtt kemur í ljós</translation>
        </message>
        <message>
            <source>The last decision, whatever has been seen</source>
            <translation>Síðasta ákvörðun, hvað sem komið er í ljós</translation>
        </message>
        <message>
            <source>nothing is taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>ekkert er afturkallað</translation>
        </message>
        <message>
            <source>taking back until something new is seen</source>
            <comment>in a line that sums up a table</comment>
            <translation>afturkalla þar til eitthvað nýtt sést</translation>
        </message>
        <message>
            <source>the last decision may be taken back</source>
            <comment>in a line that sums up a table</comment>
            <translation>síðustu ákvörðun má afturkalla</translation>
        </message>
        <message>
            <source>One more seat</source>
            <translation>Einn stóll enn</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a person, with the face “{animal}”</source>
            <translation>Stóll {number}: {player}, manneskja, með andlitið „{animal}“</translation>
        </message>
        <message>
            <source>Seat {number}: {player}, a computer player that plays {level} ({animal})</source>
            <translation>Stóll {number}: {player}, tölvuleikmaður sem spilar {level} ({animal})</translation>
        </message>
        <message>
            <source>Choose who sits here</source>
            <translation>Veldu hver situr hér</translation>
        </message>
        <message>
            <source>plays here</source>
            <comment>below the name of a person</comment>
            <translation>spilar hér</translation>
        </message>
        <message>
            <source>Seats round the table</source>
            <translation>Stólar í kringum borðið</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) at the table</source>
            <translation>
                <numerusform>%n leikmaður við borðið</numerusform>
                <numerusform>%n leikmenn við borðið</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>Hversu lengi?</translation>
        </message>
        <message numerus="yes">
            <source>{length}, about %n minute(s)</source>
            <comment>how long a match is</comment>
            <translation>
                <numerusform>{length}, um %n mínútu</numerusform>
                <numerusform>{length}, um %n mínútur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <comment>on a button: how long a match is</comment>
            <translation>
                <numerusform>um %n mín.</numerusform>
                <numerusform>um %n mín.</numerusform>
            </translation>
        </message>
        <message>
            <source>like a child</source>
            <comment>how well a computer player plays</comment>
            <translation>eins og barn</translation>
        </message>
        <message>
            <source>like a good amateur</source>
            <comment>how well a computer player plays</comment>
            <translation>eins og spilavant fólk</translation>
        </message>
        <message>
            <source>at its best</source>
            <comment>how well a computer player plays</comment>
            <translation>eins vel og hægt er</translation>
        </message>
        <message>
            <source>This table plays</source>
            <translation>Reglur við borðið</translation>
        </message>
        <message>
            <source>Save under a name …</source>
            <translation>Geyma sem …</translation>
        </message>
        <message>
            <source>Save these house rules under a name</source>
            <translation>Geyma þessar heimareglur undir nafni</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Vista í skrá …</translation>
        </message>
        <message>
            <source>Save these house rules to a file</source>
            <translation>Vista þessar heimareglur í skrá</translation>
        </message>
        <message>
            <source>From a file …</source>
            <translation>Úr skrá …</translation>
        </message>
        <message>
            <source>Load house rules from a file</source>
            <translation>Sækja heimareglur úr skrá</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Eyða …</translation>
        </message>
        <message>
            <source>Delete these house rules</source>
            <translation>Eyða þessum heimareglum</translation>
        </message>
        <message>
            <source>By the book</source>
            <translation>Reglur bókarinnar</translation>
        </message>
        <message>
            <source>A mixture of your own</source>
            <translation>Ykkar eigin blanda</translation>
        </message>
        <message>
            <source>What should these house rules be called? For example: Grandma’s rules.</source>
            <translation>Hvað eiga þessar heimareglur að heita? Til dæmis: Reglurnar hennar ömmu.</translation>
        </message>
        <message>
            <source>There are already house rules called “{name}”. Replace them?</source>
            <translation>Það eru þegar til heimareglur sem heita „{name}“. Á að skipta þeim út?</translation>
        </message>
        <message>
            <source>Replace them</source>
            <translation>Skipta þeim út</translation>
        </message>
        <message>
            <source>These house rules are for another game. Nothing was changed.</source>
            <translation>Þessar heimareglur eru fyrir annað spil. Engu var breytt.</translation>
        </message>
        <message>
            <source>Delete the house rules “{name}”? This table goes on using them until you change them.</source>
            <translation>Á að eyða heimareglunum „{name}“? Þær gilda áfram við þetta borð þar til þú breytir þeim.</translation>
        </message>
        <message>
            <source>Delete them</source>
            <translation>Eyða þeim</translation>
        </message>
        <message>
            <source>Child</source>
            <comment>how well a computer player plays: like a child</comment>
            <translation>Barn</translation>
        </message>
        <message>
            <source>Amateur</source>
            <comment>how well a computer player plays: like a good amateur</comment>
            <translation>Spilavant fólk</translation>
        </message>
        <message>
            <source>Its best</source>
            <comment>how well a computer player plays: at its best</comment>
            <translation>Eins vel og hægt er</translation>
        </message>
    </context>
    <context>
        <name>Olsen</name>
        <message>
            <source>{player} deals. The start card is the {card}.</source>
            <translation>{player} gefur. Fyrsta spilið er {card}.</translation>
        </message>
        <message>
            <source>The {card} was turned up first and goes back into the stock.</source>
            <translation>Fyrst kom {card} í ljós og fer nú aftur í stokkinn.</translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} setur út {card}.</translation>
        </message>
        <message>
            <source>{player} names a suit: {suit}.</source>
            <translation>{player} nefnir sort: {suit}.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen” with the last card.</source>
            <translation>{player} ætlar að segja „Ólsen Ólsen“ með síðasta spilinu.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen” when only one card is left.</source>
            <translation>{player} ætlar að segja „Ólsen“ þegar eitt spil er eftir.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”.</source>
            <translation>{player} segir „Ólsen Ólsen“.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen”.</source>
            <translation>{player} segir „Ólsen“.</translation>
        </message>
        <message>
            <source>{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.</source>
            <translation>{player} hélt að {other} hefði gleymt að segja „Ólsen“ en svo var ekki.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and has won the round.</source>
            <translation>{player} segir „Ólsen Ólsen“ og hefur unnið umferðina.</translation>
        </message>
        <message>
            <source>Nobody can go on. Fewest cards: {players}.</source>
            <translation>Enginn kemst áfram. Fæst spil: {players}.</translation>
        </message>
        <message>
            <source>Penalty</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Refsing</translation>
        </message>
        <message>
            <source>For twos</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Vegna tvista</translation>
        </message>
        <message>
            <source>Next step</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Næsta þrep</translation>
        </message>
        <message>
            <source>Caught with it</source>
            <comment>on a card in the hand: why it came</comment>
            <translation>Upp komst</translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player} tekur %n spil vegna tvista.</numerusform>
                <numerusform>{player} tekur %n spil vegna tvista.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has to take %n card(s).</source>
            <translation>
                <numerusform>{player} þarf að taka %n spil.</numerusform>
                <numerusform>{player} þarf að taka %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>The direction changes: play goes clockwise again.</source>
            <translation>Hringurinn snýst við: nú er aftur farið réttsælis.</translation>
        </message>
        <message>
            <source>The direction changes: play goes anticlockwise now.</source>
            <translation>Hringurinn snýst við: nú er farið rangsælis.</translation>
        </message>
        <message>
            <source>{player} misses a turn.</source>
            <translation>{player} situr hjá.</translation>
        </message>
        <message numerus="yes">
            <source>{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.</source>
            <translation>
                <numerusform>{player} segir „Ólsen Ólsen“ og dregur %n spil. Ný breytispil: {ranks}.</numerusform>
                <numerusform>{player} segir „Ólsen Ólsen“ og dregur %n spil. Ný breytispil: {ranks}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} secretly tucks the {card} under.</source>
            <translation>{player} setur {card} undir í laumi.</translation>
        </message>
        <message>
            <source>{player} secretly hides the {card}.</source>
            <translation>{player} felur {card} í laumi.</translation>
        </message>
        <message>
            <source>{player} lays the last card. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} setur út síðasta spilið. Sigurinn gildir ef enginn kallar „Svindl!“.</translation>
        </message>
        <message>
            <source>{player} will say “Ólsen Ólsen upp og niður” with the last card.</source>
            <translation>{player} ætlar að segja „Ólsen Ólsen upp og niður“ með síðasta spilinu.</translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} gleymdi að segja „Ólsen Ólsen upp og niður“ og dregur %n spil.</numerusform>
                <numerusform>{player} gleymdi að segja „Ólsen Ólsen upp og niður“ og dregur %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and goes out: place {place} of {players}.</source>
            <translation>{player} segir „Ólsen Ólsen upp og niður“ og klárar í {place}. sæti af {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen” and goes out: place {place} of {players}.</source>
            <translation>{player} segir „Ólsen Ólsen“ og klárar í {place}. sæti af {players}.</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.</source>
            <translation>{player} segir „Ólsen Ólsen“. Sigurinn gildir ef enginn kallar „Svindl!“.</translation>
        </message>
        <message>
            <source>{player} takes the card back.</source>
            <translation>{player} tekur spilið aftur á hönd.</translation>
        </message>
        <message>
            <source>{player} takes the {card} back.</source>
            <translation>{player} tekur {card} aftur á hönd.</translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) as a penalty.</source>
            <translation>
                <numerusform>{player} dregur %n spil sem refsingu.</numerusform>
                <numerusform>{player} dregur %n spil sem refsingu.</numerusform>
            </translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had tucked a card under.</source>
            <translation>„Svindl!“ {accuser} hefur rétt fyrir sér: {player} hafði laumað spili undir.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} had hidden a card.</source>
            <translation>„Svindl!“ {accuser} hefur rétt fyrir sér: {player} hafði falið spil.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player}’s card does not fit.</source>
            <translation>„Svindl!“ {accuser} hefur rétt fyrir sér: {player} setti út spil sem passar ekki.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is right: {player} kept quiet.</source>
            <translation>„Svindl!“ {accuser} hefur rétt fyrir sér: {player} þagði.</translation>
        </message>
        <message>
            <source>“Svindl!” {accuser} is wrong: {player} played fair.</source>
            <translation>„Svindl!“ {accuser} hefur rangt fyrir sér: {player} spilaði heiðarlega.</translation>
        </message>
        <message numerus="yes">
            <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
            <translation>
                <numerusform>{catcher} tók eftir því að {player} gleymdi að segja „Ólsen“: {player} dregur %n spil.</numerusform>
                <numerusform>{catcher} tók eftir því að {player} gleymdi að segja „Ólsen“: {player} dregur %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} gleymdi að segja „Ólsen Ólsen“ og dregur %n spil.</numerusform>
                <numerusform>{player} gleymdi að segja „Ólsen Ólsen“ og dregur %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} gleymdi að segja „Ólsen“ og dregur %n spil.</numerusform>
                <numerusform>{player} gleymdi að segja „Ólsen“ og dregur %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>The {card} does not fit: it has to be one higher or one lower than the {top}.</source>
            <translation>Því miður passar {card} ekki: spilið þarf að vera einu hærra eða einu lægra en {top}.</translation>
        </message>
        <message>
            <source>Suits do not count in this game, only numbers.</source>
            <translation>Í þessu spili skiptir sortin engu máli, aðeins talan.</translation>
        </message>
        <message>
            <source>The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.</source>
            <translation>Því miður passar {card} ekki: nú gildir {suit} eða sama tala og á efsta spilinu. Breytispilin þín: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.</source>
            <translation>Því miður passar {card} ekki á {top}: það þarf sömu sort eða sömu tölu. Breytispilin þín: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit: after this eight you need {suit} or another eight.</source>
            <translation>Því miður passar {card} ekki: eftir áttuna gildir {suit} eða önnur átta.</translation>
        </message>
        <message>
            <source>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</source>
            <translation>Því miður passar {card} ekki á {top}: það þarf sömu sort eða sömu tölu, eða þá áttu.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no changer. Your changer: {ranks}.</source>
            <translation>Þú mátt ekki breyta um sort þegar þú gerir í fyrsta skipti: nú gildir {suit}, en ekkert breytispil. Breytispilin þín: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not change the suit: it has to be {suit}, and no eight.</source>
            <translation>Þú mátt ekki breyta um sort þegar þú gerir í fyrsta skipti: nú gildir {suit}, en engin átta.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay your changer. Your changer: {ranks}.</source>
            <translation>Þú mátt ekki setja út breytispil þegar þú gerir í fyrsta skipti. Breytispilin þín: {ranks}.</translation>
        </message>
        <message>
            <source>In your first turn you may not lay an eight.</source>
            <translation>Þú mátt ekki setja út áttu þegar þú gerir í fyrsta skipti.</translation>
        </message>
        <message>
            <source>At this table only one card is laid in a turn.</source>
            <translation>Við þetta borð er aðeins sett út eitt spil áður en næsti gerir.</translation>
        </message>
        <message>
            <source>Only cards of the same rank may follow in the same turn, and the {card} is of another.</source>
            <translation>Nú mega aðeins spil með sömu tölu fylgja á eftir en {card} er með aðra tölu.</translation>
        </message>
        <message>
            <source>At this table the last card must not be your changer.</source>
            <translation>Við þetta borð má síðasta spilið ekki vera þitt eigið breytispil.</translation>
        </message>
        <message>
            <source>At this table the last card must not be an eight.</source>
            <translation>Við þetta borð má síðasta spilið ekki vera átta.</translation>
        </message>
        <message>
            <source>You can lay a card, so you must: {cards}.</source>
            <translation>Þú getur sett út og verður því að gera það: {cards}.</translation>
        </message>
        <message>
            <source>You have drawn three cards; more are not allowed in one turn.</source>
            <translation>Þú hefur dregið þrjú spil; fleiri máttu ekki draga í þetta sinn.</translation>
        </message>
        <message>
            <source>There is no card left to draw, so you may pass.</source>
            <translation>Ekkert spil er eftir til að draga svo að þú mátt segja pass.</translation>
        </message>
        <message numerus="yes">
            <source>Before you may pass you have to draw: up to %n more card(s).</source>
            <translation>
                <numerusform>Áður en þú mátt segja pass þarftu að draga %n spil í viðbót.</numerusform>
                <numerusform>Áður en þú mátt segja pass þarftu að draga allt að %n spil í viðbót.</numerusform>
            </translation>
        </message>
        <message>
            <source>First name a suit.</source>
            <translation>Nefndu fyrst sort.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another of the same rank, or end your turn.</source>
            <translation>Þú hefur sett út spil: settu út annað með sömu tölu eða ýttu á „Lokið“.</translation>
        </message>
        <message>
            <source>You have laid a card: lay another one higher or lower, or end your turn.</source>
            <translation>Þú hefur sett út spil: settu út annað, einu hærra eða einu lægra, eða ýttu á „Lokið“.</translation>
        </message>
        <message>
            <source>Your turn ends when you have laid a card or passed.</source>
            <translation>Ekki er hægt að ýta á „Lokið“ fyrr en þú hefur sett út spil eða sagt pass.</translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos.</source>
            <translation>
                <numerusform>Fyrst þarftu að taka %n spil vegna tvista.</numerusform>
                <numerusform>Fyrst þarftu að taka %n spil vegna tvista.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos, or lay a two.</source>
            <translation>
                <numerusform>Fyrst þarftu að taka %n spil vegna tvista eða setja út tvist.</numerusform>
                <numerusform>Fyrst þarftu að taka %n spil vegna tvista eða setja út tvist.</numerusform>
            </translation>
        </message>
        <message>
            <source>You owe no cards.</source>
            <translation>Þú skuldar engin spil.</translation>
        </message>
        <message>
            <source>A suit is named only after your changer. Your changer: {ranks}.</source>
            <translation>Þú nefnir aðeins sort eftir þitt eigið breytispil. Breytispilin þín: {ranks}.</translation>
        </message>
        <message>
            <source>A suit is named only after an eight.</source>
            <translation>Sort er aðeins nefnd eftir áttu.</translation>
        </message>
        <message>
            <source>That has been said already.</source>
            <translation>Það er búið að segja það.</translation>
        </message>
        <message>
            <source>The program says this for everybody at this table.</source>
            <translation>Við þetta borð segir forritið það fyrir alla.</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen” is said with the last card.</source>
            <translation>„Ólsen Ólsen“ er sagt með síðasta spilinu.</translation>
        </message>
        <message>
            <source>At this table the penalty comes by itself.</source>
            <translation>Við þetta borð kemur refsingin sjálfkrafa.</translation>
        </message>
        <message>
            <source>There is nobody to catch now.</source>
            <translation>Núna er engan hægt að góma.</translation>
        </message>
        <message>
            <source>You cannot catch yourself.</source>
            <translation>Enginn getur gómað sjálfan sig.</translation>
        </message>
        <message>
            <source>You have tried that once since the last turn.</source>
            <translation>Þú hefur þegar reynt það einu sinni frá því að síðast var gert.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not.</source>
            <translation>Spil sem fara saman út þurfa að vera með sömu tölu: {card} er með aðra.</translation>
        </message>
        <message>
            <source>Cards laid together must be of the same rank: the {card} is not. To hide it below the other, press “Tuck under”.</source>
            <translation>Spil sem fara saman út þurfa að vera með sömu tölu: {card} er með aðra. Ýttu á „Lauma undir“ til að fela það undir hinu.</translation>
        </message>
        <message>
            <source>Each card must be one step from the card before: the {card} is not.</source>
            <translation>Hvert spil þarf að vera einu hærra eða einu lægra en það sem er á undan: {card} er það ekki.</translation>
        </message>
        <message>
            <source>{player} has laid the last card: call “Svindl!”, or let it stand.</source>
            <translation>{player} hefur sett út síðasta spilið: kallaðu „Svindl!“ eða láttu gott heita.</translation>
        </message>
        <message>
            <source>{player} has laid the last card, and you have already accused: let it stand.</source>
            <translation>{player} hefur sett út síðasta spilið og þú hefur þegar kallað „Svindl!“: láttu gott heita.</translation>
        </message>
        <message>
            <source>You are out of cards, and the others play on.</source>
            <translation>Þú hefur losnað við öll spilin og hinir spila áfram.</translation>
        </message>
        <message>
            <source>One cheat a turn is enough.</source>
            <translation>Eitt svindl í hvert sinn er nóg.</translation>
        </message>
        <message>
            <source>You have laid a card already: cheating comes before that.</source>
            <translation>Þú hefur þegar sett út spil: nú er of seint að svindla.</translation>
        </message>
        <message>
            <source>The last card must be laid; it cannot be hidden.</source>
            <translation>Síðasta spilið má ekki fela; það þarf að fara út á bunkann.</translation>
        </message>
        <message>
            <source>Choose two cards: first the one that fits, then the one to tuck under it.</source>
            <translation>Veldu tvö spil: fyrst það sem passar og svo það sem á að fara undir.</translation>
        </message>
        <message>
            <source>Choose one card to hide.</source>
            <translation>Veldu eitt spil til að fela.</translation>
        </message>
        <message>
            <source>Two cards of the same rank are not a cheat: simply lay both.</source>
            <translation>Tvö spil með sömu tölu eru ekki svindl: settu bara bæði út.</translation>
        </message>
        <message>
            <source>The {card} fits, so there is no need to cheat.</source>
            <translation>Hér þarf ekkert að svindla: {card} passar.</translation>
        </message>
        <message>
            <source>There is nobody to accuse now.</source>
            <translation>Núna er engan hægt að ásaka.</translation>
        </message>
        <message>
            <source>You cannot accuse yourself.</source>
            <translation>Enginn getur ásakað sjálfan sig.</translation>
        </message>
        <message>
            <source>Only {player}, who acted last, can be accused now.</source>
            <translation>Núna má aðeins ásaka þann sem gerði síðast og það var {player}.</translation>
        </message>
        <message>
            <source>You have already accused somebody since the last turn.</source>
            <translation>Þú hefur þegar kallað „Svindl!“ einu sinni frá því að síðast var gert.</translation>
        </message>
        <message>
            <source>There is nothing to let stand now.</source>
            <translation>Núna er ekkert sem þarf að láta gott heita.</translation>
        </message>
        <message>
            <source>There is no cheating in this game.</source>
            <translation>Í þessu spili er ekki svindlað.</translation>
        </message>
        <message>
            <source>From here you can get rid of all your cards this turn.</source>
            <translation>Nú getur þú losnað við öll spilin áður en næsti gerir.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card of that rank at once.</source>
            <translation>Þannig getur þú losnað við fleiri en eitt spil með sömu tölu í einu.</translation>
        </message>
        <message>
            <source>Then the suit counts that you hold most of.</source>
            <translation>Þá gildir sortin sem þú átt mest af.</translation>
        </message>
        <message>
            <source>You can get rid of more than one card in one chain.</source>
            <translation>Þannig getur þú losnað við fleiri en eitt spil í einni keðju.</translation>
        </message>
        <message>
            <source>The next player has few cards left, so change the suit.</source>
            <translation>Næsti leikmaður á fá spil eftir. Skiptu um sort.</translation>
        </message>
        <message>
            <source>Then fewer of the cards you have not seen will fit when the next player lays.</source>
            <translation>Þá passa færri af spilunum sem þú hefur ekki séð þegar næsti leikmaður gerir.</translation>
        </message>
        <message>
            <source>That way you can get rid of the most cards this turn.</source>
            <translation>Þannig getur þú losnað við flest spil í þetta sinn.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Settu út {card}.</translation>
        </message>
        <message>
            <source>Name this suit: {suit}.</source>
            <translation>Nefndu þessa sort: {suit}.</translation>
        </message>
        <message>
            <source>Draw a card: nothing fits.</source>
            <translation>Dragðu spil: ekkert passar.</translation>
        </message>
        <message>
            <source>End your turn here.</source>
            <translation>Láttu þetta nægja og ýttu á „Lokið“.</translation>
        </message>
        <message>
            <source>Take the cards you owe.</source>
            <translation>Taktu spilin sem þú skuldar.</translation>
        </message>
        <message>
            <source>Say “Ólsen” before the next player acts.</source>
            <translation>Segðu „Ólsen“ áður en næsti leikmaður gerir.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen”.</source>
            <translation>Segðu „Ólsen Ólsen“.</translation>
        </message>
        <message>
            <source>An eight is worth keeping for when nothing else fits.</source>
            <translation>Það borgar sig að geyma áttu þangað til ekkert annað passar.</translation>
        </message>
        <message>
            <source>You hold no more of any other suit.</source>
            <translation>Þú átt ekki fleiri spil í neinni annarri sort.</translation>
        </message>
        <message>
            <source>Your changer is worth keeping for when nothing else fits.</source>
            <translation>Það borgar sig að geyma breytispilið þangað til ekkert annað passar.</translation>
        </message>
        <message>
            <source>The next player has few cards left and has to draw.</source>
            <translation>Næsti leikmaður á fá spil eftir og þarf að draga.</translation>
        </message>
        <message>
            <source>The next player misses a turn.</source>
            <translation>Næsti leikmaður situr hjá.</translation>
        </message>
        <message>
            <source>Somebody is nearly out, so get rid of the expensive cards.</source>
            <translation>Einhver er alveg að klára, svo að nú er best að losna við dýru spilin.</translation>
        </message>
        <message>
            <source>The cards you keep are still neighbours.</source>
            <translation>Spilin sem þú átt eftir eru áfram nágrannar.</translation>
        </message>
        <message>
            <source>Few of the unseen cards fit on it.</source>
            <translation>Fá af spilunum sem enn hafa ekki sést passa á það.</translation>
        </message>
        <message>
            <source>The next player had to draw, so probably has none of this suit.</source>
            <translation>Næsti leikmaður þurfti að draga og á því líklega ekki þessa sort.</translation>
        </message>
        <message>
            <source>The cards you keep fit on more of the cards that may come.</source>
            <translation>Spilin sem þú átt eftir passa á fleiri af þeim spilum sem gætu komið.</translation>
        </message>
        <message>
            <source>Fewer points stay in your hand.</source>
            <translation>Færri stig verða eftir á hendi.</translation>
        </message>
        <message>
            <source>Fewer cards stay in your hand.</source>
            <translation>Færri spil verða eftir á hendi.</translation>
        </message>
        <message>
            <source>You keep cards together that you can lay in one turn.</source>
            <translation>Þú heldur saman spilum sem þú getur sett út í einu.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Annað er ekki hægt.</translation>
        </message>
        <message>
            <source>You have only one card left.</source>
            <translation>Þú átt aðeins eitt spil eftir.</translation>
        </message>
        <message>
            <source>You have laid your last card.</source>
            <translation>Þú hefur sett út síðasta spilið.</translation>
        </message>
        <message>
            <source>The card that was laid does not fit.</source>
            <translation>Spilið sem var sett út passar ekki.</translation>
        </message>
        <message>
            <source>The discard pile grew by more cards than were shown.</source>
            <translation>Fleiri spil bættust í kastbunkann en sýnd voru.</translation>
        </message>
        <message>
            <source>That player’s hand shrank by more cards than were shown.</source>
            <translation>Fleiri spil hurfu af hendi leikmannsins en sýnd voru.</translation>
        </message>
        <message>
            <source>That player kept quiet when a call was due.</source>
            <translation>Leikmaðurinn þagði þegar hann átti að kalla.</translation>
        </message>
        <message>
            <source>It looked as if a card too many had gone.</source>
            <translation>Það leit út fyrir að einu spili of mikið hefði farið.</translation>
        </message>
        <message>
            <source>All seemed right.</source>
            <translation>Allt virtist vera með felldu.</translation>
        </message>
        <message>
            <source>None of your cards fits, and perhaps nobody is looking.</source>
            <translation>Ekkert af spilunum þínum passar og kannski tekur enginn eftir neinu.</translation>
        </message>
        <message>
            <source>That way two cards go at once, and perhaps nobody is counting.</source>
            <translation>Þannig losnar þú við tvö spil í einu og kannski telur enginn spilin.</translation>
        </message>
        <message>
            <source>That card does not fit now, and perhaps nobody is counting your cards.</source>
            <translation>Það passar ekki núna og kannski telur enginn spilin þín.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no other move is better.</source>
            <translation>Eftir því sem best verður séð er enginn annar kostur betri.</translation>
        </message>
        <message>
            <source>Pass: nothing fits, and you can draw no more.</source>
            <translation>Segðu pass: ekkert passar og þú getur ekki dregið fleiri spil.</translation>
        </message>
        <message>
            <source>Call “Caught!” before the next player acts.</source>
            <translation>Kallaðu „Náði þér!“ áður en næsti leikmaður gerir nokkuð.</translation>
        </message>
        <message>
            <source>Call “Svindl!”.</source>
            <comment>advice to accuse somebody</comment>
            <translation>Kallaðu „Svindl!“.</translation>
        </message>
        <message>
            <source>Let it stand.</source>
            <comment>advice to accuse nobody</comment>
            <translation>Láttu gott heita.</translation>
        </message>
        <message>
            <source>Lay the {card} and tuck the {hidden} under it.</source>
            <translation>Settu út {card} með {hidden} undir.</translation>
        </message>
        <message>
            <source>Hide the {card}.</source>
            <translation>Feldu {card}.</translation>
        </message>
        <message>
            <source>Lay the {card}, although it does not fit.</source>
            <translation>Settu út {card} þótt það passi ekki.</translation>
        </message>
        <message>
            <source>You had one card left: saying “Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Þú áttir eitt spil eftir: það kostar ekkert að segja „Ólsen“ í tæka tíð.</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Síðasta spilið þitt var komið út: það kostar ekkert að segja „Ólsen Ólsen“ í tæka tíð.</translation>
        </message>
        <message>
            <source>{player} laid nothing, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{player} setti ekkert út og ekkert spil vantaði: þarna var ekkert að finna.</translation>
        </message>
        <message>
            <source>Anything may be laid on the first card of that round, so the {card} was fair.</source>
            <comment>a review</comment>
            <translation>Á fyrsta spil þeirrar umferðar mátti setja hvað sem var, svo að {card} var í lagi.</translation>
        </message>
        <message>
            <source>The {card} fitted, and no card was missing: there was nothing to find.</source>
            <comment>a review</comment>
            <translation>{card} passaði og ekkert spil vantaði: þarna var ekkert að finna.</translation>
        </message>
        <message>
            <source>{player} cheated in that turn, and everybody could see it: “Svindl!” would have stopped it.</source>
            <comment>a review</comment>
            <translation>{player} svindlaði þarna og það gátu allir séð: „Svindl!“ hefði stöðvað það.</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað klárað með því að setja út {card}.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað klárað áður en næsti gerði, með því að setja fyrst út {card}.</translation>
        </message>
        <message>
            <source>Let the last card stand</source>
            <comment>status: what may be said now</comment>
            <translation>Láttu síðasta spilið gott heita</translation>
        </message>
        <message>
            <source>{player}’s last card: fair, or “Svindl!”?</source>
            <comment>status: what may be said now</comment>
            <translation>{player}, síðasta spilið: rétt, eða „Svindl!“?</translation>
        </message>
        <message>
            <source>drew {drawn}, laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>dró {drawn}, setti út {cards}, síðast</translation>
        </message>
        <message>
            <source>“Ólsen Ólsen upp og niður” is said with the last card.</source>
            <translation>„Ólsen Ólsen upp og niður“ er sagt með síðasta spilinu.</translation>
        </message>
        <message>
            <source>Say “Ólsen Ólsen upp og niður”.</source>
            <translation>Segðu „Ólsen Ólsen upp og niður“.</translation>
        </message>
        <message>
            <source>You had laid your last card: saying “Ólsen Ólsen upp og niður” in time costs nothing.</source>
            <comment>a review</comment>
            <translation>Síðasta spilið þitt var komið út: það kostar ekkert að segja „Ólsen Ólsen upp og niður“ í tæka tíð.</translation>
        </message>
        <message>
            <source>Name a suit</source>
            <comment>status: what may be done now</comment>
            <translation>Nefndu sort</translation>
        </message>
        <message>
            <source>Go on: {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Áfram: {ranks}, eða „Lokið“</translation>
        </message>
        <message>
            <source>More {ranks}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>Fleiri {ranks}, eða „Lokið“</translation>
        </message>
        <message numerus="yes">
            <source>Take %n, or lay a two</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Taktu %n eða settu út tvist</numerusform>
                <numerusform>Taktu %n eða settu út tvist</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n for the twos</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Taktu %n vegna tvista</numerusform>
                <numerusform>Taktu %n vegna tvista</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits: pass</source>
            <comment>status: what may be done now</comment>
            <translation>Ekkert passar: segðu pass</translation>
        </message>
        <message numerus="yes">
            <source>Nothing fits: draw (%n left)</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Ekkert passar: dragðu (%n eftir)</numerusform>
                <numerusform>Ekkert passar: dragðu (%n eftir)</numerusform>
            </translation>
        </message>
        <message>
            <source>Any card but an eight</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvaða spil sem er nema átta</translation>
        </message>
        <message>
            <source>Any card but your changer</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvaða spil sem er nema breytispil</translation>
        </message>
        <message>
            <source>{suit} alone: your first turn</source>
            <comment>status: what may be laid now</comment>
            <translation>Aðeins {suit}: þú gerir í fyrsta skipti</translation>
        </message>
        <message>
            <source>Any card</source>
            <comment>status: what may be laid now</comment>
            <translation>Hvaða spil sem er</translation>
        </message>
        <message>
            <source>{ranks}, any suit</source>
            <comment>status: what may be laid now</comment>
            <translation>{ranks}, hvaða sort sem er</translation>
        </message>
        <message>
            <source>{suit} or {ranks}</source>
            <comment>status: what may be laid now; one rank</comment>
            <translation>{suit} eða {ranks}</translation>
        </message>
        <message>
            <source>{suit}, {ranks}</source>
            <comment>status: what may be laid now; one rank or two</comment>
            <translation>{suit}, {ranks}</translation>
        </message>
        <message>
            <source>Same suit or same rank, and eights change everything</source>
            <translation>Sama sort eða sama tala, og áttur breyta öllu</translation>
        </message>
        <message>
            <source>A round takes two to five minutes</source>
            <translation>Umferðin tekur tvær til fimm mínútur</translation>
        </message>
        <message>
            <source>One up or one down, as long a chain as you can</source>
            <translation>Einu upp eða einu niður, í eins langri keðju og spilin leyfa</translation>
        </message>
        <message>
            <source>A round takes three to five minutes</source>
            <translation>Umferðin tekur þrjár til fimm mínútur</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen Ólsen upp og niður!</translation>
        </message>
        <message>
            <source>{player} says “Ólsen Ólsen upp og niður” and has won the round.</source>
            <translation>{player} segir „Ólsen Ólsen upp og niður“ og hefur unnið umferðina.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður! {player} has won the round.</source>
            <translation>Ólsen Ólsen upp og niður! {player} hefur unnið umferðina.</translation>
        </message>
        <message>
            <source>Ólsen</source>
            <comment>what has to be said in time, between quotes</comment>
            <translation>Ólsen</translation>
        </message>
        <message>
            <source>Round after round, and every card you keep costs points</source>
            <translation>Umferð eftir umferð, og hvert spil sem eftir situr kostar stig</translation>
        </message>
        <message>
            <source>Playing to 500 points takes a long evening; shorter games are possible</source>
            <translation>Það tekur heila kvöldstund að spila upp í 500 stig en líka má spila styttri leik</translation>
        </message>
        <message>
            <source>Twos mean take two, aces change direction, queens skip a player</source>
            <translation>Tvistar kosta tvö spil, ásar snúa hringnum við og drottningar hlaupa yfir mann</translation>
        </message>
        <message>
            <source>Go out eight times, from eights down to aces</source>
            <translation>Kláraðu spilin átta sinnum, frá áttum niður í ása</translation>
        </message>
        <message>
            <source>A game for a long evening, with shorter versions to choose from</source>
            <translation>Spil fyrir langa kvöldstund en líka má byrja neðar og spila styttra</translation>
        </message>
        <message>
            <source>You may cheat, but do not get caught</source>
            <translation>Þú mátt svindla en láttu ekki ná þér</translation>
        </message>
        <message>
            <source>A round takes three to six minutes</source>
            <translation>Umferðin tekur þrjár til sex mínútur</translation>
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
                <numerusform>%n sigur</numerusform>
                <numerusform>%n sigrar</numerusform>
            </translation>
        </message>
        <message>
            <source>place {place}</source>
            <comment>at a player’s name, where there is little room</comment>
            <translation>{place}. sæti</translation>
        </message>
        <message numerus="yes">
            <source>takes %n</source>
            <comment>cards owed for twos</comment>
            <translation>
                <numerusform>tekur %n</numerusform>
                <numerusform>tekur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <translation>sagði „Ólsen“</translation>
        </message>
        <message>
            <source>changer: {ranks}</source>
            <translation>breytispil: {ranks}</translation>
        </message>
        <message>
            <source>Svindl!</source>
            <comment>button: somebody has cheated</comment>
            <translation>Svindl!</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <comment>button: nobody has cheated</comment>
            <translation>Láta gott heita</translation>
        </message>
        <message>
            <source>Doubts</source>
            <comment>whom a player of Svindl will accuse, marked ahead</comment>
            <translation>Grunsemdir</translation>
        </message>
        <message>
            <source>Mark whom you doubt: “Svindl!” is called for you when that player’s next turn ends. Nobody else sees this.</source>
            <translation>Merktu við þann sem þú tortryggir: kallað er „Svindl!“ fyrir þig þegar hann hefur gert næst. Enginn annar sér þetta.</translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s)</source>
            <comment>button: cards owed for twos</comment>
            <translation>
                <numerusform>Taka %n spil</numerusform>
                <numerusform>Taka %n spil</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw ({value} of 3)</source>
            <comment>button: draw a card, the first, second or third one</comment>
            <translation>Draga ({value} af 3)</translation>
        </message>
        <message>
            <source>Tuck under</source>
            <comment>button: tuck a card under another one</comment>
            <translation>Lauma undir</translation>
        </message>
        <message>
            <source>Hide</source>
            <comment>button: make a card vanish</comment>
            <translation>Fela</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>button: the call</comment>
            <translation>Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>button: the last call</comment>
            <translation>Ólsen Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen upp og niður!</source>
            <comment>the last call, on a button</comment>
            <translation>Ólsen Ólsen upp og niður!</translation>
        </message>
        <message>
            <source>Caught!</source>
            <comment>button: somebody forgot to say Ólsen</comment>
            <translation>Náði þér!</translation>
        </message>
        <message>
            <source>Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen!</translation>
        </message>
        <message>
            <source>Ólsen Ólsen!</source>
            <comment>what a player says aloud</comment>
            <translation>Ólsen Ólsen!</translation>
        </message>
        <message>
            <source>out, place {place}</source>
            <comment>at a player’s name, and in a line about a turn: the others play on</comment>
            <translation>kláraði í {place}. sæti</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Sigrar</translation>
        </message>
        <message>
            <source>{suit}!</source>
            <comment>a suit that a player names aloud</comment>
            <translation>{suit}!</translation>
        </message>
        <message>
            <source>Caught?</source>
            <comment>what a player says aloud</comment>
            <translation>Náði ég þér?</translation>
        </message>
        <message>
            <source>Nobody can go on: everybody counts the cards in hand.</source>
            <translation>Enginn kemst áfram: allir fá stig fyrir spilin sem þeir halda á.</translation>
        </message>
        <message>
            <source>Nobody can go on. {player} went out first and has won the round.</source>
            <translation>Enginn kemst áfram. {player} kláraði á undan hinum og hefur unnið umferðina.</translation>
        </message>
        <message>
            <source>Nobody can go on, and the fewest cards win: {players}.</source>
            <translation>Enginn kemst áfram og fæst spil vinna: {players}.</translation>
        </message>
        <message>
            <source>{player} went out first and has won the round. {last} was left with cards.</source>
            <translation>{player} kláraði á undan hinum og hefur unnið umferðina. {last} sat eftir með spil.</translation>
        </message>
        <message>
            <source>Ólsen Ólsen! {player} has won the round.</source>
            <translation>Ólsen Ólsen! {player} hefur unnið umferðina.</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, playing to %n point(s)</source>
            <translation>
                <numerusform>Umferð {number}, spilað upp í %n stig</numerusform>
                <numerusform>Umferð {number}, spilað upp í %n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>Down to the ace</source>
            <comment>how far it goes, step by step</comment>
            <translation>Niður í ás</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Ein umferð ræður úrslitum</translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, first to %n win(s)</source>
            <translation>
                <numerusform>Umferð {number}, spilað upp í %n sigur</numerusform>
                <numerusform>Umferð {number}, spilað upp í %n sigra</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n round(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinnur með %n umferðar mun!</numerusform>
                <numerusform>{player} vinnur með %n umferða mun!</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody cheated, and nobody was accused.</source>
            <translation>Enginn svindlaði og enginn var ásakaður.</translation>
        </message>
        <message>
            <source>Cheat report</source>
            <translation>Svindlskýrsla</translation>
        </message>
        <message>
            <source>{accuser} accused {player} wrongly.</source>
            <translation>{accuser} hélt ranglega að {player} hefði svindlað.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under.</source>
            <translation>{player} setti {card} undir í laumi.</translation>
        </message>
        <message>
            <source>{player} hid the {card}.</source>
            <translation>{player} faldi {card}.</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit.</source>
            <translation>{player} setti út {card} sem passaði ekki.</translation>
        </message>
        <message>
            <source>{deed} Nobody noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} Enginn tók eftir því.</translation>
        </message>
        <message>
            <source>{deed} {accuser} noticed.</source>
            <comment>a line of the cheat report</comment>
            <translation>{deed} {accuser} tók eftir því.</translation>
        </message>
        <message>
            <source>That would be cheating. Do it?</source>
            <translation>Þetta væri svindl. Viltu láta vaða?</translation>
        </message>
        <message>
            <source>took back</source>
            <comment>at a player’s name; a card may follow</comment>
            <translation>tók aftur</translation>
        </message>
        <message>
            <source>drew {drawn}, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>dró {drawn}, setti út</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>setti út {cards}, síðast</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>setti út</translation>
        </message>
        <message>
            <source>missed a turn</source>
            <comment>at a player’s name</comment>
            <translation>sat hjá</translation>
        </message>
        <message>
            <source>{words} {player} wins!</source>
            <comment>called out at the end of a round</comment>
            <translation>{words} {player} vinnur!</translation>
        </message>
        <message>
            <source>Wins</source>
            <comment>column: rounds won so far</comment>
            <translation>Sigrar</translation>
        </message>
        <message>
            <source>{player} kept quiet when a call was due.</source>
            <translation>{player} þagði þegar átti að kalla.</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Laumað undir</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Falið</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Passaði ekki</translation>
        </message>
        <message>
            <source>Kept quiet</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>Þagði</translation>
        </message>
        <message>
            <source>Accused wrongly</source>
            <comment>a stamp on the table: at the end of a round</comment>
            <translation>Röng ásökun</translation>
        </message>
        <message>
            <source>{deed} – nobody noticed</source>
            <comment>a stamp on the table: a cheat comes to light</comment>
            <translation>{deed} – enginn tók eftir því</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>column: first, second, third</comment>
            <translation>Sæti</translation>
        </message>
        <message>
            <source>Changer</source>
            <comment>column: which rank changes the suit for a player</comment>
            <translation>Breytispil</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>a stamp on the table: an accusation was right</comment>
            <translation>Upp komst!</translation>
        </message>
        <message>
            <source>Wrong!</source>
            <comment>a stamp on the table: an accusation was not right</comment>
            <translation>Rangt!</translation>
        </message>
        <message>
            <source>Forgotten!</source>
            <comment>a stamp on the table: a call was not made</comment>
            <translation>Gleymdist!</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so say pass.</source>
            <translation>Ekkert sem þú átt passar. Segðu pass.</translation>
        </message>
        <message>
            <source>Nothing more in your hand fits, so end your turn.</source>
            <translation>Ekkert fleira sem þú átt passar. Láttu þetta nægja og ýttu á „Lokið“.</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>setti út {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>setti út {number}, síðast {cards}</translation>
        </message>
        <message>
            <source>drew {number}, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>dró {number}, setti út {cards}</translation>
        </message>
        <message>
            <source>took {number} for the twos</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tók {number} vegna tvista</translation>
        </message>
        <message>
            <source>named {suit}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>nefndi: {suit}</translation>
        </message>
        <message>
            <source>the direction changes: {way}</source>
            <comment>in a line about a turn; {way} is a round arrow</comment>
            <translation>hringurinn snýst við: {way}</translation>
        </message>
        <message>
            <source>clockwise again</source>
            <comment>which way play goes now</comment>
            <translation>aftur réttsælis</translation>
        </message>
        <message>
            <source>anticlockwise</source>
            <comment>which way play goes now</comment>
            <translation>rangsælis</translation>
        </message>
        <message>
            <source>{other} misses a turn</source>
            <comment>in a line about a turn</comment>
            <translation>{other} situr hjá</translation>
        </message>
        <message>
            <source>{others} miss a turn</source>
            <comment>in a line about a turn; several players</comment>
            <translation>{others} sitja hjá</translation>
        </message>
        <message>
            <source>{other} must take {number}</source>
            <comment>in a line about a turn</comment>
            <translation>{other} þarf að taka {number}</translation>
        </message>
        <message>
            <source>said “Ólsen”</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sagði „Ólsen“</translation>
        </message>
        <message>
            <source>saw it: {other} forgot “Ólsen”, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sá það: {other} gleymdi „Ólsen“, {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>gleymdi „Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>gleymdi „Ólsen Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} forgot nothing</source>
            <comment>in a line about a call, after the name</comment>
            <translation>hafði rangt fyrir sér: {other} gleymdi engu</translation>
        </message>
        <message>
            <source>saw it: {other} tucked a card under, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sá það: {other} laumaði spili undir, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} hid a card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sá það: {other} faldi spil, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} wrongly laid {cards}, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sá það: {other} setti ranglega út {cards}, {penalty}</translation>
        </message>
        <message>
            <source>saw it: {other} laid a false card, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>sá það: {other} setti út falskt spil, {penalty}</translation>
        </message>
        <message>
            <source>heard it: {other} kept quiet, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>tók eftir því: {other} þagði, {penalty}</translation>
        </message>
        <message>
            <source>was wrong: {other} played fair, {penalty}</source>
            <comment>in a line about a call, after the name</comment>
            <translation>hafði rangt fyrir sér: {other} svindlaði ekki, {penalty}</translation>
        </message>
        <message>
            <source>the last card</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>síðasta spilið</translation>
        </message>
        <message>
            <source>out! Changers: {ranks}</source>
            <comment>in a line about a turn, after the card</comment>
            <translation>kláraði! Breytispil: {ranks}</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you miss a turn</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} setti út {cards}: þú situr hjá</translation>
        </message>
        <message>
            <source>{player} laid {cards}: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} setti út {cards}: þú tekur {number}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Þú gleymdir „Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>You forgot “Ólsen Ólsen”: {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Þú gleymdir „Ólsen Ólsen“: {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you forgot “Ólsen”, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sá það: þú gleymdir „Ólsen“, {penalty}</translation>
        </message>
        <message>
            <source>You were wrong: {player} played fair, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>Þú hafðir rangt fyrir þér: {player} svindlaði ekki, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you tucked a card under, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sá það: þú laumaðir spili undir, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you hid a card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sá það: þú faldir spil, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you wrongly laid {cards}, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sá það: þú settir ranglega út {cards}, {penalty}</translation>
        </message>
        <message>
            <source>{player} saw it: you laid a false card, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} sá það: þú settir út falskt spil, {penalty}</translation>
        </message>
        <message>
            <source>{player} heard it: you kept quiet, {penalty}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} tók eftir því: þú þagðir, {penalty}</translation>
        </message>
        <message>
            <source>{player} accused you wrongly and draws {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} ásakaði þig ranglega og dregur {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n penalty card(s)</source>
            <comment>in a line, where eyes read: +3</comment>
            <translation>
                <numerusform>%n refsispil</numerusform>
                <numerusform>%n refsispil</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OlsenHabits</name>
        <message>
            <source>I lay low cards first, and keep the strong ones for later.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set lágu spilin fyrst út og geymi þau sterku þar til síðar.</translation>
        </message>
        <message>
            <source>I lay low cards first, and rarely cheat.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set lágu spilin fyrst út og svindla sjaldan.</translation>
        </message>
        <message>
            <source>I lay high cards first, and keep the low ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set háu spilin fyrst út og geymi þau lágu.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set miðlungsháu spilin fyrst út og geymi þau lægstu og hæstu.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and cheat more often than the others.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set miðlungsháu spilin fyrst út og svindla oftar en hinir.</translation>
        </message>
        <message>
            <source>I lay low cards first, and keep the high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég set lágu spilin fyrst út og geymi þau háu.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Af tveimur spilum með sömu tölu set ég það rauða fyrst út.</translation>
        </message>
        <message>
            <source>Of two cards of the same rank I lay the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Af tveimur spilum með sömu tölu set ég það svarta fyrst út.</translation>
        </message>
    </context>
    <context>
        <name>OlsenOptions</name>
        <message>
            <source>Pack and start card</source>
            <translation>Spilastokkur og fyrsta spilið</translation>
        </message>
        <message>
            <source>Laying and drawing</source>
            <translation>Að setja út og draga</translation>
        </message>
        <message>
            <source>Twos, aces and queens</source>
            <translation>Tvistar, ásar og drottningar</translation>
        </message>
        <message>
            <source>Accusing</source>
            <translation>Að ásaka um svindl</translation>
        </message>
        <message>
            <source>Saying “Ólsen”</source>
            <translation>Að segja „Ólsen“</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Lokin</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Hve mörg spil hver fær</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>Hve mörg spil hver fær í upphafi.</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fimm spil</translation>
        </message>
        <message>
            <source>Six cards</source>
            <translation>Sex spil</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Átta spil</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Fjöldi spilastokka</translation>
        </message>
        <message>
            <source>A second pack makes room for large tables.</source>
            <translation>Með öðrum spilastokki er pláss fyrir fleiri.</translation>
        </message>
        <message>
            <source>One pack, or two where one is too small</source>
            <translation>Einn spilastokkur, tveir ef einn er of lítill</translation>
        </message>
        <message>
            <source>Always one pack</source>
            <translation>Alltaf einn spilastokkur</translation>
        </message>
        <message>
            <source>Always two packs</source>
            <translation>Alltaf tveir spilastokkar</translation>
        </message>
        <message>
            <source>Several cards of the same rank at once</source>
            <translation>Mörg spil með sömu tölu í einu</translation>
        </message>
        <message>
            <source>Whether cards of the same rank may follow in the same turn.</source>
            <translation>Hvort spil með sömu tölu mega fylgja á eftir áður en næsti gerir.</translation>
        </message>
        <message>
            <source>All cards of the same rank may be laid in one turn</source>
            <translation>Setja má út öll spil með sömu tölu í einu</translation>
        </message>
        <message>
            <source>Only one card is laid in a turn</source>
            <translation>Aðeins er sett út eitt spil í einu</translation>
        </message>
        <message>
            <source>Changing the suit in the first turn</source>
            <translation>Að breyta um sort strax í byrjun</translation>
        </message>
        <message>
            <source>Whether everybody has to stay with the suit in the first turn of a round.</source>
            <translation>Hvort allir verða að halda sig við sortina þegar þeir gera í fyrsta skipti í umferð.</translation>
        </message>
        <message>
            <source>The first turn is as any other</source>
            <translation>Fyrsta skiptið er eins og öll hin</translation>
        </message>
        <message>
            <source>Nobody may change the suit in their first turn</source>
            <translation>Enginn má breyta um sort þegar hann gerir í fyrsta skipti</translation>
        </message>
        <message>
            <source>Drawing although you could lay</source>
            <translation>Má draga þótt hægt sé að setja út</translation>
        </message>
        <message>
            <source>Whether a player who could lay a card may draw instead.</source>
            <translation>Hvort sá sem getur sett út má draga í staðinn.</translation>
        </message>
        <message>
            <source>Whoever can lay a card must lay it</source>
            <translation>Sá sem getur sett út verður að gera það</translation>
        </message>
        <message>
            <source>You may draw up to three cards although one fits</source>
            <translation>Draga má allt að þrjú spil þótt eitthvert passi</translation>
        </message>
        <message>
            <source>An eight as the start card</source>
            <translation>Átta sem fyrsta spil</translation>
        </message>
        <message>
            <source>What happens when the first card turned up is an eight.</source>
            <translation>Hvað gerist ef átta kemur í ljós þegar fyrsta spilinu er snúið við.</translation>
        </message>
        <message>
            <source>The first player may lay any card on it</source>
            <translation>Sá fyrsti má setja út hvaða spil sem er</translation>
        </message>
        <message>
            <source>Its own suit counts</source>
            <translation>Sortin á spilinu gildir</translation>
        </message>
        <message>
            <source>It goes back into the stock and another card is turned up</source>
            <translation>Spilið fer aftur í stokkinn og öðru er snúið við</translation>
        </message>
        <message>
            <source>Going out with an eight</source>
            <translation>Má enda á áttu</translation>
        </message>
        <message>
            <source>Whether the last card may be an eight.</source>
            <translation>Hvort síðasta spilið má vera átta.</translation>
        </message>
        <message>
            <source>The last card may be an eight</source>
            <translation>Síðasta spilið má vera átta</translation>
        </message>
        <message>
            <source>The last card must not be an eight</source>
            <translation>Síðasta spilið má ekki vera átta</translation>
        </message>
        <message>
            <source>The penalty for forgetting “Ólsen”</source>
            <translation>Refsing fyrir að gleyma „Ólsen“</translation>
        </message>
        <message>
            <source>Who notices when a player with one card left says nothing.</source>
            <translation>Hver tekur eftir því ef leikmaður með eitt spil eftir segir ekkert.</translation>
        </message>
        <message>
            <source>The penalty of three cards comes by itself</source>
            <translation>Refsingin, þrjú spil, kemur sjálfkrafa</translation>
        </message>
        <message>
            <source>Only when another player notices it in time</source>
            <translation>Aðeins ef annar leikmaður tekur eftir því í tæka tíð</translation>
        </message>
        <message>
            <source>Saying “Ólsen” for the players</source>
            <translation>Að segja „Ólsen“ fyrir leikmenn</translation>
        </message>
        <message>
            <source>Whether the program says “Ólsen” by itself, for everybody at the table.</source>
            <translation>Hvort forritið segir „Ólsen“ sjálfkrafa fyrir alla við borðið.</translation>
        </message>
        <message>
            <source>Everybody has to say it</source>
            <translation>Hver og einn verður að segja það</translation>
        </message>
        <message>
            <source>The program says it for everybody</source>
            <translation>Forritið segir það fyrir alla</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen” at the end</source>
            <translation>Að segja „Ólsen Ólsen“ í lokin</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen” has to be said with the last card.</source>
            <translation>Hvort segja þarf „Ólsen Ólsen“ með síðasta spilinu.</translation>
        </message>
        <message>
            <source>The program says it for the winner</source>
            <translation>Forritið segir það fyrir sigurvegarann</translation>
        </message>
        <message>
            <source>Whoever forgets it draws three cards and plays on</source>
            <translation>Sá sem gleymir því dregur þrjú spil og spilar áfram</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>How many rounds a player has to win. Where the others play on, it takes as many points as so many first places bring.</source>
            <translation>Hve margar umferðir þarf að vinna. Þegar hinir spila áfram þarf jafnmörg stig og svo mörg fyrstu sæti gefa.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Ein umferð ræður úrslitum</translation>
        </message>
        <message>
            <source>The first to win two rounds</source>
            <translation>Fyrstur til að vinna tvær umferðir</translation>
        </message>
        <message>
            <source>The first to win three rounds</source>
            <translation>Fyrstur til að vinna þrjár umferðir</translation>
        </message>
        <message>
            <source>The first to win five rounds</source>
            <translation>Fyrstur til að vinna fimm umferðir</translation>
        </message>
        <message>
            <source>When somebody goes out</source>
            <translation>Þegar einhver klárar</translation>
        </message>
        <message>
            <source>Whether the others go on until only one of them holds cards.</source>
            <translation>Hvort hinir spila áfram þar til aðeins einn heldur á spilum.</translation>
        </message>
        <message>
            <source>The round is over</source>
            <translation>Umferðin er búin</translation>
        </message>
        <message>
            <source>The others play on until only one has cards left</source>
            <translation>Hinir spila áfram þar til aðeins einn heldur á spilum</translation>
        </message>
        <message>
            <source>Saying “Ólsen Ólsen upp og niður” at the end</source>
            <translation>Að segja „Ólsen Ólsen upp og niður“ í lokin</translation>
        </message>
        <message>
            <source>Whether “Ólsen Ólsen upp og niður” has to be said with the last card.</source>
            <translation>Hvort segja þarf „Ólsen Ólsen upp og niður“ með síðasta spilinu.</translation>
        </message>
        <message>
            <source>Ace and king are neighbours</source>
            <translation>Ás og kóngur liggja saman</translation>
        </message>
        <message>
            <source>Whether an ace may be laid on a king and a king on an ace.</source>
            <translation>Hvort setja má ás á kóng og kóng á ás.</translation>
        </message>
        <message>
            <source>The ace lies between the king and the two</source>
            <translation>Ásinn er á milli kóngs og tvists</translation>
        </message>
        <message>
            <source>The ace goes with the two only</source>
            <translation>Ásinn er bara næstur tvistinum</translation>
        </message>
        <message>
            <source>When the game ends: at a number of points, or after a number of rounds.</source>
            <translation>Hvenær leiknum lýkur: við ákveðinn stigafjölda eða eftir ákveðinn fjölda umferða.</translation>
        </message>
        <message>
            <source>Until somebody has 500 points</source>
            <translation>Þar til einhver er kominn með 500 stig</translation>
        </message>
        <message>
            <source>Until somebody has 300 points</source>
            <translation>Þar til einhver er kominn með 300 stig</translation>
        </message>
        <message>
            <source>Until somebody has 200 points</source>
            <translation>Þar til einhver er kominn með 200 stig</translation>
        </message>
        <message>
            <source>Until somebody has 100 points</source>
            <translation>Þar til einhver er kominn með 100 stig</translation>
        </message>
        <message>
            <source>10 rounds</source>
            <translation>10 umferðir</translation>
        </message>
        <message>
            <source>5 rounds</source>
            <translation>5 umferðir</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 umferðir</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Jafntefli</translation>
        </message>
        <message>
            <source>What happens when several players share the fewest points.</source>
            <translation>Hvað gerist ef tveir eða fleiri eru jafnir með fæst stig.</translation>
        </message>
        <message>
            <source>They share the win</source>
            <translation>Þeir deila sigrinum</translation>
        </message>
        <message>
            <source>Everybody plays on, round by round, until one is ahead</source>
            <translation>Allir spila aukaumferðir þar til einn hefur betur</translation>
        </message>
        <message>
            <source>A two also costs the turn</source>
            <translation>Tvistur: sá sem tekur situr líka hjá</translation>
        </message>
        <message>
            <source>Whether the player who takes two cards may play afterwards.</source>
            <translation>Hvort sá sem tekur tvö spil má gera á eftir.</translation>
        </message>
        <message>
            <source>After taking the cards the player plays as usual</source>
            <translation>Sá sem tekur spilin gerir svo eins og venjulega</translation>
        </message>
        <message>
            <source>Taking the cards ends the turn</source>
            <translation>Þegar spilin hafa verið tekin gerir næsti leikmaður</translation>
        </message>
        <message>
            <source>Answering a two with a two</source>
            <translation>Má svara tvisti með tvisti</translation>
        </message>
        <message>
            <source>Whether a player may lay a two instead of taking cards.</source>
            <translation>Hvort setja má út tvist í staðinn fyrir að taka spil.</translation>
        </message>
        <message>
            <source>The cards must be taken first</source>
            <translation>Fyrst verður að taka spilin</translation>
        </message>
        <message>
            <source>A two passes all the owed cards on, and two more</source>
            <translation>Tvistur sendir alla skuldina áfram og tvö spil að auki</translation>
        </message>
        <message>
            <source>An ace with two players</source>
            <translation>Ás þegar tveir spila</translation>
        </message>
        <message>
            <source>Whether an ace does anything when only two play.</source>
            <translation>Hvort ás hefur einhver áhrif þegar leikmenn eru tveir.</translation>
        </message>
        <message>
            <source>It changes nothing</source>
            <translation>Hann breytir engu</translation>
        </message>
        <message>
            <source>The other player misses a turn</source>
            <translation>Hinn leikmaðurinn situr hjá</translation>
        </message>
        <message>
            <source>Several twos, aces or queens in one turn</source>
            <translation>Áhrif þegar mörg eru sett út saman</translation>
        </message>
        <message>
            <source>Whether each card counts, or the whole group only once.</source>
            <translation>Hvort tvistar, ásar eða drottningar sem fara út saman hafa áhrif hvert fyrir sig eða öll aðeins einu sinni.</translation>
        </message>
        <message>
            <source>Each card counts</source>
            <translation>Hvert spil hefur áhrif</translation>
        </message>
        <message>
            <source>The whole group counts as one card</source>
            <translation>Öll saman hafa þau áhrif einu sinni</translation>
        </message>
        <message>
            <source>The start card has an effect</source>
            <translation>Fyrsta spilið hefur áhrif</translation>
        </message>
        <message>
            <source>Whether the first card turned up counts as if somebody had laid it.</source>
            <translation>Hvort tvistur, ás eða drottning hefur áhrif sem fyrsta spil, rétt eins og einhver hefði sett það út.</translation>
        </message>
        <message>
            <source>It has no effect</source>
            <translation>Nei, það hefur engin áhrif</translation>
        </message>
        <message>
            <source>It counts for the first player</source>
            <translation>Já, það hefur áhrif á þann sem byrjar</translation>
        </message>
        <message>
            <source>A changer as the start card</source>
            <translation>Breytispil sem fyrsta spil</translation>
        </message>
        <message>
            <source>What happens if the start card has the rank that everybody begins with.</source>
            <translation>Hvað gerist ef fyrsta spilið er breytispilið sem allir byrja á.</translation>
        </message>
        <message>
            <source>Going out with your changer</source>
            <translation>Má enda á breytispili</translation>
        </message>
        <message>
            <source>Whether your last card may be your own changer.</source>
            <translation>Hvort síðasta spilið má vera eigið breytispil.</translation>
        </message>
        <message>
            <source>The last card may be your changer</source>
            <translation>Síðasta spilið má vera breytispil</translation>
        </message>
        <message>
            <source>The last card must not be your changer</source>
            <translation>Síðasta spilið má ekki vera breytispil</translation>
        </message>
        <message>
            <source>The first changer</source>
            <translation>Fyrsta breytispilið</translation>
        </message>
        <message>
            <source>The rank everybody begins with; a lower one makes the game shorter.</source>
            <translation>Hvaða breytispil allir byrja á; því lægra sem það er þeim mun styttri verður leikurinn.</translation>
        </message>
        <message>
            <source>Eights, the whole way down</source>
            <translation>Áttur, alla leiðina niður</translation>
        </message>
        <message>
            <source>Sixes, a shorter game</source>
            <translation>Sexur, styttri leikur</translation>
        </message>
        <message>
            <source>Fours, a short game</source>
            <translation>Fjarkar, stuttur leikur</translation>
        </message>
        <message>
            <source>One changer for everybody</source>
            <translation>Sameiginlegt breytispil</translation>
        </message>
        <message>
            <source>Whether everybody has a changer of their own or all share one.</source>
            <translation>Hvort hver leikmaður á sitt breytispil eða allir eiga eitt saman.</translation>
        </message>
        <message>
            <source>Everybody has their own</source>
            <translation>Nei, hver leikmaður á sitt</translation>
        </message>
        <message>
            <source>All share one, and it goes down a step whenever somebody goes out</source>
            <translation>Já, og það færist niður í hvert sinn sem einhver klárar</translation>
        </message>
        <message>
            <source>The card comes back</source>
            <translation>Svindlspil fer aftur á hönd</translation>
        </message>
        <message>
            <source>What happens to the card that somebody cheated with.</source>
            <translation>Hvað verður um spilið þegar upp kemst um svindl.</translation>
        </message>
        <message>
            <source>It goes back to the hand</source>
            <translation>Já, það fer aftur á hönd</translation>
        </message>
        <message>
            <source>It stays where it is; three cards are drawn all the same</source>
            <translation>Nei, það liggur kyrrt; þrjú spil eru dregin samt</translation>
        </message>
        <message>
            <source>Time for accusing</source>
            <translation>Tími til að kalla „Svindl!“</translation>
        </message>
        <message>
            <source>How long the computer players wait before they act.</source>
            <translation>Hve lengi tölvuleikmennirnir bíða áður en þeir gera.</translation>
        </message>
        <message>
            <source>3 seconds</source>
            <translation>3 sekúndur</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 sekúndur</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 sekúndur</translation>
        </message>
        <message>
            <source>5 seconds</source>
            <translation>5 sekúndur</translation>
        </message>
        <message>
            <source>6 seconds</source>
            <translation>6 sekúndur</translation>
        </message>
        <message>
            <source>7 seconds</source>
            <translation>7 sekúndur</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 sekúndur</translation>
        </message>
        <message>
            <source>Until somebody presses “Go on”</source>
            <translation>Þar til einhver ýtir á „Áfram“</translation>
        </message>
    </context>
    <context>
        <name>Order</name>
        <message>
            <source>{card}, would help you</source>
            <comment>a card that can be marked to be bought</comment>
            <translation>{card}, kæmi þér að gagni</translation>
        </message>
        <message>
            <source>How often at most</source>
            <comment>before the numbers from one on</comment>
            <translation>Hve oft í mesta lagi</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>button</comment>
            <translation>Lokið</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back</source>
            <translation>Til baka</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>Print or save …</source>
            <comment>button: print it, or keep it as a PDF or a picture</comment>
            <translation>Prenta eða vista …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Prenta …</translation>
        </message>
        <message>
            <source>Save as a PDF …</source>
            <translation>Vista sem PDF …</translation>
        </message>
        <message>
            <source>Save as a picture …</source>
            <translation>Vista sem mynd …</translation>
        </message>
        <message>
            <source>Save as …</source>
            <comment>button: keep a paper as a PDF or a picture</comment>
            <translation>Vista sem …</translation>
        </message>
        <message>
            <source>The printer is not responding. Nothing is lost: try again, or save it as a PDF.</source>
            <translation>Prentarinn tekur ekki við neinu eins og er. Ekkert glatast: reyndu aftur eða vistaðu sem PDF.</translation>
        </message>
        <message>
            <source>It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Ekki tókst að skrifa í {name} ({reason}). Ekkert hefur breyst í Card Table. Veldu annan stað.</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>heading of a column</comment>
            <translation>Leikmaður</translation>
        </message>
        <message>
            <source>{fact}: {value}</source>
            <translation>{fact}: {value}</translation>
        </message>
        <message>
            <source>Card Table · page {page} of {pages}</source>
            <comment>at the foot of a printed page</comment>
            <translation>Card Table · síða {page} af {pages}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>At the table: {players}</source>
            <translation>Við borðið: {players}</translation>
        </message>
        <message>
            <source>Without a name: {animal}</source>
            <translation>Án nafns: {animal}</translation>
        </message>
        <message>
            <source>{player} sits down. Second person, or: To the games.</source>
            <translation>{player} sest. Næsti leikmaður, eða: Að spilunum.</translation>
        </message>
        <message>
            <source>{player} sits down. The next person, or: To the games.</source>
            <translation>{player} sest. Næsti leikmaður, eða: Að spilunum.</translation>
        </message>
        <message>
            <source>Take a card. Give a name if you like.</source>
            <translation>Taktu spil. Það má sleppa nafninu.</translation>
        </message>
        <message>
            <source>Statistics of {player}</source>
            <translation>Tölfræði: {player}</translation>
        </message>
        <message>
            <source>Is the same as …</source>
            <comment>a button: two people become one</comment>
            <translation>Er sama manneskjan og …</translation>
        </message>
        <message>
            <source>Forget {player} …</source>
            <translation>Gleyma: {player} …</translation>
        </message>
        <message>
            <source>Person {number}: name</source>
            <translation>Manneskja {number}: nafn</translation>
        </message>
        <message>
            <source>Person {number}: face, {animal}</source>
            <translation>Manneskja {number}: andlit, {animal}</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Andlit</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Litur</translation>
        </message>
        <message>
            <source>{animal}, the face of {player}</source>
            <translation>{animal}, andlit: {player}</translation>
        </message>
        <message>
            <source>Person {number}: colour</source>
            <translation>Manneskja {number}: litur</translation>
        </message>
        <message>
            <source>Take off the list: {player}</source>
            <translation>Taka af listanum: {player}</translation>
        </message>
        <message>
            <source>{player} is not in the list any more.</source>
            <translation>{player} er ekki lengur á listanum.</translation>
        </message>
        <message>
            <source>Two people have the same name. Give each of them a different one.</source>
            <translation>Tvær manneskjur heita það sama. Gefðu hvorri sitt nafn.</translation>
        </message>
        <message>
            <source>Somebody called {player} is in saved games already. If this is somebody else, choose another name.</source>
            <translation>Í vistuðum leikjum er þegar einhver sem heitir {player}. Ef það er einhver annar skaltu velja annað nafn.</translation>
        </message>
        <message>
            <source>The same person</source>
            <comment>a button</comment>
            <translation>Sama manneskjan</translation>
        </message>
        <message>
            <source>Merge the two into one? Everything both have played will belong to {player} and cannot be separated again.</source>
            <translation>Á að gera eina manneskju úr þessum tveimur? Allt sem báðar hafa spilað verður þá skráð undir nafninu {player} og ekki er hægt að skilja það að aftur.</translation>
        </message>
        <message>
            <source>Forget for good</source>
            <translation>Gleyma endanlega</translation>
        </message>
        <message>
            <source>Who sits here?</source>
            <translation>Hver situr hér?</translation>
        </message>
        <message>
            <source>Everybody who plays here. If you change a name, it changes in every saved game, too.</source>
            <translation>Allir sem spila hér. Nýtt nafn er tekið upp í öllum vistuðum leikjum.</translation>
        </message>
        <message>
            <source>Guest</source>
            <comment>what a player is called who has been forgotten</comment>
            <translation>Gestur</translation>
        </message>
        <message>
            <source>The saved games are done. The old name may still be in copies of them or in the settings, because the disk is full or a file is in use. Card Table tries again at every start until it has succeeded.</source>
            <comment>somebody was renamed or forgotten</comment>
            <translation>Þessu er lokið í vistuðu leikjunum. Gamla nafnið getur enn staðið í afritum af þeim eða í stillingunum, af því að diskurinn er fullur eða skrá er í notkun. Card Table reynir aftur í hvert sinn sem það er ræst, þar til það tekst.</translation>
        </message>
        <message>
            <source>Merge them</source>
            <comment>a button: two people become one</comment>
            <translation>Sameina þær</translation>
        </message>
        <message>
            <source>Two people called {player} would then sit at one table in a saved game. Nothing was changed. Give each of them a different name.</source>
            <translation>Þá sætu tvær manneskjur með nafnið {player} við sama borð í vistuðum leik. Engu var breytt. Gefðu hvorri sitt nafn.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played only with computer players will be deleted.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>%n leik sem var spilaður við tölvuleikmenn eina verður eytt.</numerusform>
                <numerusform>%n leikjum sem voru spilaðir við tölvuleikmenn eina verður eytt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) with others the seat will be called “{guest}”.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>Í %n leik með öðrum mun leikmaðurinn heita „{guest}“.</numerusform>
                <numerusform>Í %n leikjum með öðrum mun leikmaðurinn heita „{guest}“.</numerusform>
            </translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} It cannot be undone.</source>
            <comment>a sentence follows</comment>
            <translation>Á að gleyma þessari manneskju endanlega: {player}? {first} Það er ekki hægt að afturkalla.</translation>
        </message>
        <message>
            <source>Forget {player} for good? {first} {second} It cannot be undone.</source>
            <comment>sentences follow</comment>
            <translation>Á að gleyma þessari manneskju endanlega: {player}? {first} {second} Það er ekki hægt að afturkalla.</translation>
        </message>
        <message>
            <source>Somebody else</source>
            <translation>Einhver fleiri</translation>
        </message>
        <message>
            <source>To the games</source>
            <translation>Að spilunum</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Lokið</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nafn</translation>
        </message>
    </context>
    <context>
        <name>Phones</name>
        <message>
            <source>Your turn</source>
            <translation>Þú átt að gera</translation>
        </message>
        <message>
            <source>Your cards</source>
            <translation>Spilin þín</translation>
        </message>
        <message>
            <source>Connection lost</source>
            <translation>Samband rofnaði</translation>
        </message>
        <message>
            <source>Connecting again …</source>
            <translation>Tengist aftur …</translation>
        </message>
        <message>
            <source>Another phone has taken this seat</source>
            <translation>Annar sími hefur tekið við þessum stól</translation>
        </message>
        <message>
            <source>The table plays without phones now. Your cards are on the big screen.</source>
            <translation>Nú er spilað án síma. Spilin þín eru á stóra skjánum.</translation>
        </message>
        <message>
            <source>The table rests. Your cards come back with it.</source>
            <translation>Nú er hlé við borðið. Spilin þín koma aftur að því loknu.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Loka</translation>
        </message>
        <message>
            <source>Put on: {place}</source>
            <comment>button: put the picked cards there; {place} is a pile or a meld</comment>
            <translation>Leggja á: {place}</translation>
        </message>
        <message>
            <source>Back to the hand</source>
            <comment>button: picked cards that were put together go back</comment>
            <translation>Aftur á hönd</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Borðið</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Leikmenn</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Meira</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Raða spilunum</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Vísbending</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>What has happened</source>
            <translation>Það sem gerst hefur</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Stigin</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Move the picked card to the left</source>
            <translation>Færa valið spil til vinstri</translation>
        </message>
        <message>
            <source>Move the picked card to the right</source>
            <translation>Færa valið spil til hægri</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Tungumál</translation>
        </message>
        <message>
            <source>Hide or cheat with what is picked</source>
            <comment>switch: picked cards are then put down slyly</comment>
            <translation>Fela valin spil eða svindla með þeim</translation>
        </message>
        <message>
            <source>A phone for every hand</source>
            <translation>Sími fyrir hverja hönd</translation>
        </message>
        <message>
            <source>Point the camera of your phone at the code beside your name. Phone and computer have to be in the same Wi-Fi. Whoever has no phone plays here, as always.</source>
            <translation>Beindu myndavél símans að kóðanum við nafnið þitt. Síminn og tölvan þurfa að vera á sama Wi-Fi-neti. Sá sem er ekki með síma spilar hér eins og alltaf.</translation>
        </message>
        <message>
            <source>It needs no account and no internet, and nothing listens once you play without phones again. What is sent is not encrypted, so whoever can listen to your Wi-Fi could read along: play like this only in a Wi-Fi whose users you trust.</source>
            <translation>Hér þarf hvorki notandaaðgang né internet og ekkert hlustar þegar aftur er spilað án síma. Það sem er sent er ekki dulkóðað, svo að hver sem getur hlerað Wi-Fi-netið gæti lesið með: spilið svona aðeins á Wi-Fi-neti þar sem þið treystið öllum.</translation>
        </message>
        <message>
            <source>The system may ask whether Card Table may be reached in private networks: say yes, or no phone gets in.</source>
            <translation>Stýrikerfið spyr ef til vill hvort ná megi sambandi við Card Table á einkanetum: svaraðu játandi, annars kemst enginn sími inn.</translation>
        </message>
        <message>
            <source>No phone has come yet. Is it in the same Wi-Fi as this computer, not in a guest network and not on mobile data? Guest networks keep their devices apart. A firewall has to let Card Table be reached in private networks. While you play, switch off a VPN on either of them.</source>
            <translation>Enginn sími er kominn enn. Er hann á sama Wi-Fi-neti og þessi tölva, en ekki á gestaneti eða farsímaneti? Gestanet halda tækjum aðskildum. Eldveggur þarf að leyfa samband við Card Table á einkanetum. Slökkvið á VPN í tölvunni og símanum á meðan þið spilið.</translation>
        </message>
        <message>
            <source>The door is being opened …</source>
            <translation>Verið er að opna dyrnar …</translation>
        </message>
        <message>
            <source>Plays on a phone</source>
            <translation>Spilar í síma</translation>
        </message>
        <message>
            <source>The phone is away</source>
            <translation>Síminn er ekki í sambandi</translation>
        </message>
        <message>
            <source>Without a camera</source>
            <translation>Án myndavélar</translation>
        </message>
        <message>
            <source>In the phone’s browser, open {address} and write {letters}.</source>
            <comment>{letters} are six letters</comment>
            <translation>Opnaðu {address} í vafra símans og skrifaðu {letters}.</translation>
        </message>
        <message>
            <source>Take over here</source>
            <comment>button: this hand is played at the screen again</comment>
            <translation>Taka við hér</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: puts the codes away</comment>
            <translation>Spila</translation>
        </message>
        <message>
            <source>Without phones</source>
            <comment>button: all hands are played at the screen again</comment>
            <translation>Án síma</translation>
        </message>
        <message>
            <source>Code for {player}</source>
            <comment>a picture that a phone's camera reads</comment>
            <translation>Kóði: {player}</translation>
        </message>
        <message>
            <source>This computer’s address can be reached from the internet, so the door stays shut. Use a Wi-Fi at home, or one that a phone opens.</source>
            <translation>Hægt er að ná sambandi við þessa tölvu af internetinu og því haldast dyrnar lokaðar. Notaðu Wi-Fi-net heimilisins eða net sem sími deilir.</translation>
        </message>
        <message>
            <source>This computer is in no network. Connect it to the Wi-Fi in which your phones are, and try again.</source>
            <translation>Þessi tölva er ekki á neinu neti. Tengdu hana við Wi-Fi-netið sem símarnir eru á og reyndu aftur.</translation>
        </message>
        <message>
            <source>This computer does not let the door be opened. Look whether a firewall forbids it, and try again.</source>
            <translation>Þessi tölva leyfir ekki að dyrnar séu opnaðar. Athugaðu hvort eldveggur bannar það og reyndu aftur.</translation>
        </message>
        <message>
            <source>The door to the phones has closed by itself. Nothing is lost: all hands are played here again.</source>
            <translation>Dyrnar fyrir símana lokuðust af sjálfu sér. Ekkert er glatað: nú er aftur spilað hér með öll spilin.</translation>
        </message>
        <message>
            <source>{player} plays on a phone now.</source>
            <translation>{player} spilar nú í síma.</translation>
        </message>
        <message>
            <source>{player} plays at the screen again.</source>
            <translation>{player} spilar aftur við skjáinn.</translation>
        </message>
        <message>
            <source>{player}’s phone is away.</source>
            <translation>{player}: síminn er ekki í sambandi.</translation>
        </message>
        <message>
            <source>What came before that is on the big screen.</source>
            <comment>below the log of a long game</comment>
            <translation>Það sem gerðist á undan er á stóra skjánum.</translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message>
            <source>Play goes clockwise.</source>
            <translation>Spilað er réttsælis.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise.</source>
            <translation>Spilað er rangsælis.</translation>
        </message>
        <message>
            <source>{card}, picked</source>
            <translation>{card}, valið spil</translation>
        </message>
        <message>
            <source>{card}, {reason}</source>
            <comment>a card and why it came</comment>
            <translation>{card}, {reason}</translation>
        </message>
        <message>
            <source>{card}, wins the trick</source>
            <translation>{card}, tekur slaginn</translation>
        </message>
        <message>
            <source>{card}, can be swapped</source>
            <comment>such as a joker</comment>
            <translation>{card}, tekur spil í staðinn</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <comment>the place of a card among others</comment>
            <translation>{number} af {count}</translation>
        </message>
        <message>
            <source>{place}, not right: {reason}</source>
            <comment>a place where cards were put together</comment>
            <translation>{place}, ekki rétt: {reason}</translation>
        </message>
        <message>
            <source>{place}, complete</source>
            <translation>{place}, allt komið</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Spilin þín</translation>
        </message>
        <message>
            <source>{place}, empty</source>
            <translation>{place}, ekkert spil þar</translation>
        </message>
        <message>
            <source>{place}, the suit is {suit}</source>
            <translation>{place}, sortin er {suit}</translation>
        </message>
        <message>
            <source>{place}, fits here</source>
            <comment>where picked cards can be put</comment>
            <translation>{place}, hér passar það</translation>
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
            <translation>{seat}, á að gera</translation>
        </message>
        <message>
            <source>{card}, fits</source>
            <translation>{card}, passar</translation>
        </message>
        <message>
            <source>No hand is being shown.</source>
            <translation>Engin spil á hendi sjást núna.</translation>
        </message>
        <message>
            <source>Your hand is empty.</source>
            <translation>Þú átt ekkert spil á hendi.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand, %n card(s): {cards}.</source>
            <translation>
                <numerusform>Þú ert með %n spil á hendi: {cards}.</numerusform>
                <numerusform>Þú ert með %n spil á hendi: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them fit.</source>
            <comment>all cards of the own hand</comment>
            <translation>Þau passa öll.</translation>
        </message>
        <message>
            <source>These fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Þessi passa: {cards}.</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Ekkert hefur verið sagt enn.</translation>
        </message>
        <message>
            <source>{joker} as {card}</source>
            <comment>what a joker stands for</comment>
            <translation>{joker} sem {card}</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>two numbers, such as 30 of 40</comment>
            <translation>{part} af {whole}</translation>
        </message>
        <message>
            <source> to </source>
            <comment>between the ends of a span, such as: nine to queen; with its spaces</comment>
            <translation>, síðast </translation>
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
            <translation>takki {key}</translation>
        </message>
        <message numerus="yes">
            <source>{cards} picked, %n card(s) in all.</source>
            <translation>
                <numerusform>{cards}: valið, alls %n spil.</numerusform>
                <numerusform>{cards}: valið, alls %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} picked.</source>
            <translation>{cards}: valið.</translation>
        </message>
        <message numerus="yes">
            <source>{cards} put back, %n card(s) picked.</source>
            <translation>
                <numerusform>{cards}: ekki lengur valið, %n spil valið.</numerusform>
                <numerusform>{cards}: ekki lengur valið, %n spil valin.</numerusform>
            </translation>
        </message>
        <message>
            <source>{cards} put back.</source>
            <translation>{cards}: ekki lengur valið.</translation>
        </message>
        <message>
            <source>There is no {letters} in your hand.</source>
            <comment>what somebody has typed</comment>
            <translation>Ekkert spil á hendi heitir {letters}.</translation>
        </message>
        <message>
            <source>Nothing is put together.</source>
            <translation>Ekkert er sett saman.</translation>
        </message>
        <message>
            <source>Put together: {melds}.</source>
            <translation>Sett saman: {melds}.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Leikmenn</translation>
        </message>
        <message>
            <source>{tag}: {card}, names {suit}</source>
            <comment>what somebody did, such as: laid: eight of clubs</comment>
            <translation>{tag}: {card}, nefndi: {suit}</translation>
        </message>
        <message>
            <source>{tag}: {card}</source>
            <comment>what somebody did with a card, such as: discarded: king of clubs</comment>
            <translation>{tag}: {card}</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Þú átt að gera.</translation>
        </message>
        <message>
            <source> times </source>
            <comment>between two numbers that are multiplied; with its spaces</comment>
            <translation> sinnum </translation>
        </message>
        <message>
            <source>plus </source>
            <comment>before a number, such as: 10 plus 5; with its space</comment>
            <translation>plús </translation>
        </message>
        <message>
            <source>minus </source>
            <comment>before a number, such as: minus 9; with its space</comment>
            <translation>mínus </translation>
        </message>
    </context>
    <context>
        <name>Remarks</name>
        <message>
            <source>Well, well.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Jæja, sko til.</translation>
        </message>
        <message>
            <source>Not bad.</source>
            <comment>a computer player, a bear, when something went well</comment>
            <translation>Ekki sem verst.</translation>
        </message>
        <message>
            <source>So it goes.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>Svona fer þetta.</translation>
        </message>
        <message>
            <source>Fair enough.</source>
            <comment>a computer player, a bear, when something went badly</comment>
            <translation>Það er nú svo.</translation>
        </message>
        <message>
            <source>I thought so.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Mig grunaði það.</translation>
        </message>
        <message>
            <source>As I had hoped.</source>
            <comment>a computer player, an owl, when something went well</comment>
            <translation>Eins og ég vonaði.</translation>
        </message>
        <message>
            <source>Oh dear.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Æ, æ.</translation>
        </message>
        <message>
            <source>I was afraid of that.</source>
            <comment>a computer player, an owl, when something went badly</comment>
            <translation>Þetta óttaðist ég.</translation>
        </message>
        <message>
            <source>All mine!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Allt mitt!</translation>
        </message>
        <message>
            <source>More, please!</source>
            <comment>a computer player, a puffin, when something went well</comment>
            <translation>Meira, takk!</translation>
        </message>
        <message>
            <source>Hands off!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Burt með krumlurnar!</translation>
        </message>
        <message>
            <source>I needed that!</source>
            <comment>a computer player, a puffin, when something went badly</comment>
            <translation>Mig vantaði þetta!</translation>
        </message>
        <message>
            <source>Ha!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>Haha!</translation>
        </message>
        <message>
            <source>That is how it is done!</source>
            <comment>a computer player, a fox, when something went well</comment>
            <translation>Svona á að gera þetta!</translation>
        </message>
        <message>
            <source>Just you wait!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Bíddu bara!</translation>
        </message>
        <message>
            <source>It was worth a try!</source>
            <comment>a computer player, a fox, when something went badly</comment>
            <translation>Það mátti reyna!</translation>
        </message>
        <message>
            <source>Head first!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Beint af augum!</translation>
        </message>
        <message>
            <source>Nobody stops me now!</source>
            <comment>a computer player, a ram, when something went well</comment>
            <translation>Nú stöðvar mig enginn!</translation>
        </message>
        <message>
            <source>Once more, then!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Þá er bara að reyna aftur!</translation>
        </message>
        <message>
            <source>That was only the run-up!</source>
            <comment>a computer player, a ram, when something went badly</comment>
            <translation>Þetta var bara tilhlaupið!</translation>
        </message>
        <message>
            <source>Phew!</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Hjúkk!</translation>
        </message>
        <message>
            <source>That went well.</source>
            <comment>a computer player, a hare, when something went well</comment>
            <translation>Þetta gekk vel.</translation>
        </message>
        <message>
            <source>My poor ears!</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Aumingja eyrun mín!</translation>
        </message>
        <message>
            <source>I would rather not look.</source>
            <comment>a computer player, a hare, when something went badly</comment>
            <translation>Ég vil helst ekki sjá þetta.</translation>
        </message>
        <message>
            <source>How it glitters!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>En hvað þetta glitrar!</translation>
        </message>
        <message>
            <source>Into my nest with it!</source>
            <comment>a computer player, a raven, when something went well</comment>
            <translation>Beint í hreiðrið með það!</translation>
        </message>
        <message>
            <source>I will remember that.</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Þessu gleymi ég ekki.</translation>
        </message>
        <message>
            <source>Croak!</source>
            <comment>a computer player, a raven, when something went badly</comment>
            <translation>Krunk!</translation>
        </message>
        <message>
            <source>Swimmingly.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>Nú sigli ég sléttan sjó.</translation>
        </message>
        <message>
            <source>How pleasant.</source>
            <comment>a computer player, a seal, when something went well</comment>
            <translation>En notalegt.</translation>
        </message>
        <message>
            <source>Water off my back.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Þetta hrín ekki á mér.</translation>
        </message>
        <message>
            <source>The tide will turn.</source>
            <comment>a computer player, a seal, when something went badly</comment>
            <translation>Það skiptast á flóð og fjara.</translation>
        </message>
        <message>
            <source>Always on my feet!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Alltaf lendi ég á fótunum!</translation>
        </message>
        <message>
            <source>The cream is mine!</source>
            <comment>a computer player, a cat, when something went well</comment>
            <translation>Rjómann fæ ég!</translation>
        </message>
        <message>
            <source>Eight lives left!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Átta líf eftir!</translation>
        </message>
        <message>
            <source>Hiss!</source>
            <comment>a computer player, a cat, when something went badly</comment>
            <translation>Hvæs!</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>This game was played with another version whose rules differed a little, so its moves cannot be shown again. It is kept as it is, with its scores.</source>
            <translation>Þessi leikur var spilaður í annarri útgáfu með örlítið öðrum reglum og því er ekki hægt að sýna hann aftur. Hann er geymdur eins og hann er, með stigunum.</translation>
        </message>
        <message>
            <source>Slowly</source>
            <comment>speed of a replay</comment>
            <translation>Hægt</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <comment>speed of a replay</comment>
            <translation>Venjulegur hraði</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>speed of a replay</comment>
            <translation>Hratt</translation>
        </message>
        <message>
            <source>Very fast</source>
            <comment>speed of a replay</comment>
            <translation>Mjög hratt</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>button: stop for a while</comment>
            <translation>Hlé</translation>
        </message>
        <message>
            <source>Page Up</source>
            <comment>key</comment>
            <translation>Page Up</translation>
        </message>
        <message>
            <source>Back to the previous big moment</source>
            <translation>Aftur að fyrri hápunkti</translation>
        </message>
        <message>
            <source>Shift+Left</source>
            <comment>key</comment>
            <translation>Shift+vinstri ör</translation>
        </message>
        <message>
            <source>Back to the previous turn</source>
            <translation>Aftur að þeim sem gerði á undan</translation>
        </message>
        <message>
            <source>Ctrl+Left</source>
            <comment>key</comment>
            <translation>Ctrl+vinstri ör</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Eitt skref aftur</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>key: the arrow</comment>
            <translation>vinstri ör</translation>
        </message>
        <message>
            <source>One step forward</source>
            <translation>Eitt skref áfram</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>key: the arrow</comment>
            <translation>hægri ör</translation>
        </message>
        <message>
            <source>On to the next turn</source>
            <translation>Áfram að þeim sem gerir næst</translation>
        </message>
        <message>
            <source>Ctrl+Right</source>
            <comment>key</comment>
            <translation>Ctrl+hægri ör</translation>
        </message>
        <message>
            <source>On to the next big moment</source>
            <translation>Áfram að næsta hápunkti</translation>
        </message>
        <message>
            <source>Back to the previous round</source>
            <translation>Aftur um eina umferð</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Sýna áfram</translation>
        </message>
        <message>
            <source>Shift+Right</source>
            <comment>key</comment>
            <translation>Shift+hægri ör</translation>
        </message>
        <message>
            <source>On to the next round</source>
            <translation>Áfram að næstu umferð</translation>
        </message>
        <message>
            <source>Page Down</source>
            <comment>key</comment>
            <translation>Page Down</translation>
        </message>
        <message>
            <source>Space</source>
            <comment>key: the space bar</comment>
            <translation>bilslá</translation>
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation>Til baka (Esc)</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Spila áfram héðan</translation>
        </message>
        <message>
            <source>A new game begins from here; the one you are watching stays as it is.</source>
            <translation>Héðan hefst sjálfstæður leikur; þessi sem verið er að skoða helst óbreyttur.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Hraði</translation>
        </message>
        <message>
            <source>Position in the game</source>
            <translation>Staður í leiknum</translation>
        </message>
        <message>
            <source>Through whose eyes</source>
            <translation>Sjónarhorn</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>Öll spil sýnileg</translation>
        </message>
        <message>
            <source>What everybody could see</source>
            <translation>Það sem allir sáu</translation>
        </message>
        <message>
            <source>As {player} saw it</source>
            <translation>Eins og {player} sá það</translation>
        </message>
        <message>
            <source>{game}, once more</source>
            <translation>{game} aftur</translation>
        </message>
        <message>
            <source>Step {step} of {steps}</source>
            <translation>Skref {step} af {steps}</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <comment>button: show a match once more, from its beginning</comment>
            <translation>Horfa aftur</translation>
        </message>
        <message>
            <source>{game}, from round {deal}</source>
            <comment>what a saved game is called that was played on</comment>
            <translation>{game}, frá umferð {deal}</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Review</source>
            <comment>button: hear of every own decision what would have been better</comment>
            <translation>Yfirferð</translation>
        </message>
        <message>
            <source>There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. Come back when this round has been counted.</source>
            <translation>Enn er ekkert til að fara yfir: yfirferðin segir aðeins frá umferðum sem er lokið, svo að hún komi ekki upp um neitt. Komdu aftur þegar þessi umferð hefur verið talin.</translation>
        </message>
        <message>
            <source>In this game there are no decisions of yours to review. It stays as it is.</source>
            <translation>Í þessum leik eru engar ákvarðanir þínar sem hægt er að fara yfir. Hann er geymdur eins og hann er.</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Ákvarðanir</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>a heading</comment>
            <translation>Tölur</translation>
        </message>
        <message>
            <source>Decision</source>
            <comment>heading of a column</comment>
            <translation>Ákvörðun</translation>
        </message>
        <message>
            <source>What would have been better</source>
            <comment>heading of a column</comment>
            <translation>Það sem hefði verið betra</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>heading of a column</comment>
            <translation>Tölur</translation>
        </message>
        <message>
            <source>Whose decisions?</source>
            <translation>Ákvarðanir hvers?</translation>
        </message>
        <message>
            <source>This page shows cards that only one person may see. Press your name when nobody else is looking. The page is covered again when you leave it.</source>
            <translation>Hér koma í ljós spil sem aðeins einn leikmaður má sjá. Ýttu á nafnið þitt þegar enginn annar horfir. Spilin hyljast aftur þegar farið er af síðunni.</translation>
        </message>
        <message>
            <source>Only {player} is looking now</source>
            <translation>Aðeins {player} skoðar þetta núna</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <comment>button</comment>
            <translation>Spila áfram héðan</translation>
        </message>
        <message>
            <source>Show at the table</source>
            <comment>button</comment>
            <translation>Sýna á borðinu</translation>
        </message>
        <message>
            <source>In each imagined round the hidden cards lie differently, and everybody plays on in the same way to the end.</source>
            <translation>Í hverri ímyndaðri umferð er spilunum sem ekki sáust raðað á nýjan hátt og allir spila eins áfram til enda.</translation>
        </message>
        <message>
            <source>The table as {player} saw it</source>
            <translation>Borðið eins og {player} sá það</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <translation>Á hendi: {cards}.</translation>
        </message>
        <message>
            <source>Raised: what would have been better.</source>
            <comment>below a picture</comment>
            <translation>Lyft upp: það sem hefði verið betra.</translation>
        </message>
        <message>
            <source>With a tab: what was played.</source>
            <comment>below a picture</comment>
            <translation>Með flipa á brúninni: það sem var gert.</translation>
        </message>
        <message>
            <source>This decision could not be analysed.</source>
            <translation>Ekki tókst að fara yfir þessa ákvörðun.</translation>
        </message>
        <message>
            <source>This decision has not been analysed yet.</source>
            <translation>Enn hefur ekki verið farið yfir þessa ákvörðun.</translation>
        </message>
        <message>
            <source>Cover again</source>
            <comment>button: hide what one person looks at</comment>
            <translation>Hylja aftur</translation>
        </message>
        <message>
            <source>No round is over yet. After the first one there will be something to see here.</source>
            <translation>Engri umferð er lokið enn. Þegar þeirri fyrstu lýkur er hér eitthvað að skoða.</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n decision(s) analysed</source>
            <translation>
                <numerusform>Farið yfir: {done} af %n ákvörðun</numerusform>
                <numerusform>Farið yfir: {done} af %n ákvörðunum</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop analysing</source>
            <comment>button</comment>
            <translation>Stöðva yfirferð</translation>
        </message>
        <message>
            <source>Go on analysing</source>
            <comment>button</comment>
            <translation>Halda yfirferð áfram</translation>
        </message>
        <message>
            <source>Show figures</source>
            <comment>button</comment>
            <translation>Sýna tölur</translation>
        </message>
        <message>
            <source>Hide figures</source>
            <comment>button</comment>
            <translation>Fela tölur</translation>
        </message>
        <message>
            <source>All decisions have been analysed.</source>
            <translation>Farið hefur verið yfir allar ákvarðanir.</translation>
        </message>
        <message>
            <source>The strongest player cannot analyse just now. Nothing is lost; try again in a while.</source>
            <translation>Sterkasti leikmaðurinn getur ekki farið yfir neitt núna. Ekkert glatast. Reyndu aftur eftir smástund.</translation>
        </message>
        <message>
            <source>This game was begun with an older version, and what was played with that is not shown here.</source>
            <translation>Byrjað var á þessum leik í eldri útgáfu og það sem var spilað í henni er ekki sýnt hér.</translation>
        </message>
        <message>
            <source>There was nothing to decide in the rounds that are over.</source>
            <translation>Ekkert þurfti að ákveða í umferðunum sem er lokið.</translation>
        </message>
        <message>
            <source>{player} said nothing.</source>
            <translation>{player} sagði ekkert.</translation>
        </message>
        <message>
            <source>{player}: {deed}</source>
            <comment>who pressed which button</comment>
            <translation>{player}: {deed}</translation>
        </message>
        <message>
            <source>cost about {cost}</source>
            <comment>of a decision</comment>
            <translation>kostaði um {cost}</translation>
        </message>
        <message>
            <source>{number} cards</source>
            <comment>what a decision cost</comment>
            <translation>{number} spil</translation>
        </message>
        <message>
            <source>{number} books</source>
            <comment>what a decision cost</comment>
            <translation>{number} slagi</translation>
        </message>
        <message>
            <source>The strongest player would have done the same.</source>
            <translation>Sterkasti leikmaðurinn hefði gert það sama.</translation>
        </message>
        <message>
            <source>{why} That is certain.</source>
            <comment>what would have been better, and why</comment>
            <translation>{why} Það er öruggt.</translation>
        </message>
        <message>
            <source>Better: {advice}</source>
            <comment>what would have been better: a hint, and why</comment>
            <translation>Betra: {advice}</translation>
        </message>
        <message>
            <source>It would have been better to say nothing.</source>
            <translation>Betra hefði verið að segja ekkert.</translation>
        </message>
        <message>
            <source>It came off this time.</source>
            <comment>of a choice that costs something on average</comment>
            <translation>Það heppnaðist í þetta sinn.</translation>
        </message>
        <message>
            <source>The round ended well all the same.</source>
            <comment>of a choice that costs something</comment>
            <translation>Umferðin fór samt vel.</translation>
        </message>
        <message>
            <source>That was a good choice.</source>
            <translation>Þetta var gott val.</translation>
        </message>
        <message>
            <source>Too close to tell: this way may have cost something, or nothing.</source>
            <translation>Of mjótt á munum til að segja til um það: þetta kann að hafa kostað eitthvað eða ekkert.</translation>
        </message>
        <message>
            <source>The strongest player’s way: {advice}</source>
            <comment>another way: a hint, and why</comment>
            <translation>Leið sterkasta leikmannsins: {advice}</translation>
        </message>
        <message>
            <source>Good.</source>
            <comment>for ears: a decision</comment>
            <translation>Gott.</translation>
        </message>
        <message>
            <source>Too close to tell.</source>
            <comment>for ears: a decision</comment>
            <translation>Of mjótt á munum til að segja til um það.</translation>
        </message>
        <message>
            <source>That mattered.</source>
            <comment>for ears: a decision</comment>
            <translation>Það skipti máli.</translation>
        </message>
        <message>
            <source>What would you do here?</source>
            <translation>Hvað myndir þú gera hér?</translation>
        </message>
        <message>
            <source>Ask me first</source>
            <comment>button: the position is shown before what was played</comment>
            <translation>Spyrja mig fyrst</translation>
        </message>
        <message>
            <source>Tell me at once</source>
            <comment>button: what was played is shown with the position</comment>
            <translation>Segja mér strax</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <comment>button</comment>
            <translation>Sýna svarið</translation>
        </message>
        <message>
            <source>Decision {number}</source>
            <comment>in a list, nothing is told of it yet</comment>
            <translation>Ákvörðun {number}</translation>
        </message>
        <message>
            <source>{round}: {done}</source>
            <comment>a round, and what was done in it in a whole sentence</comment>
            <translation>{round}: {done}</translation>
        </message>
        <message>
            <source>{player}’s choices cost about {cost}.</source>
            <comment>all choices of a match together</comment>
            <translation>{player}: ákvarðanirnar kostuðu um {cost}.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost about {cost}.</source>
            <comment>all choices together</comment>
            <translation>{player}: ákvarðanirnar hafa hingað til kostað um {cost}.</translation>
        </message>
        <message>
            <source>Well played: {player}’s choices cost next to nothing.</source>
            <comment>all choices of a match</comment>
            <translation>Vel spilað, {player}: ákvarðanirnar kostuðu nær ekkert.</translation>
        </message>
        <message>
            <source>So far {player}’s choices cost next to nothing.</source>
            <comment>all choices together</comment>
            <translation>{player}: ákvarðanirnar hafa hingað til kostað nær ekkert.</translation>
        </message>
        <message>
            <source>{player}’s choices cost little all in all.</source>
            <comment>all choices of a match together</comment>
            <translation>{player}: ákvarðanirnar kostuðu lítið þegar allt er talið.</translation>
        </message>
        <message>
            <source>The cards were even.</source>
            <comment>they brought nobody more</comment>
            <translation>Spilin fóru jafnt með alla.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, brought {player} {luck}.</source>
            <comment>luck</comment>
            <translation>{player}: spilin, og það sem hinir gerðu, gáfu {luck}.</translation>
        </message>
        <message>
            <source>The cards, and what the others did, took {luck} from {player}.</source>
            <comment>bad luck</comment>
            <translation>{player}: spilin, og það sem hinir gerðu, kostuðu {luck}.</translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that mattered</source>
            <comment>a heading</comment>
            <translation>
                <numerusform>%n augnablik sem skipti máli</numerusform>
                <numerusform>%n augnablik sem skiptu máli</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} rounds</source>
            <comment>what decisions cost together</comment>
            <translation>{number} umferðir</translation>
        </message>
        <message>
            <source>{number} wins of 100</source>
            <comment>what a decision cost</comment>
            <translation>{number} sigra af 100</translation>
        </message>
        <message>
            <source>{number} points in the score</source>
            <comment>what a decision cost</comment>
            <translation>{number} stig á stigatöflunni</translation>
        </message>
        <message>
            <source>What was played cost about {cost} on average.</source>
            <translation>Það sem var spilað kostaði um {cost} að meðaltali.</translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Unnar umferðir af 100, í %n ímyndaðri umferð: {best}.</numerusform>
                <numerusform>Unnar umferðir af 100, í %n ímynduðum umferðum: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Stig fram yfir hina, að meðaltali í %n ímyndaðri umferð: {best}.</numerusform>
                <numerusform>Stig fram yfir hina, að meðaltali í %n ímynduðum umferðum: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>How many fewer cards you take than the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Hve miklu færri spil þú tekur en hinir, að meðaltali í %n ímyndaðri umferð: {best}.</numerusform>
                <numerusform>Hve miklu færri spil þú tekur en hinir, að meðaltali í %n ímynduðum umferðum: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Slagir fram yfir hina, að meðaltali í %n ímyndaðri umferð: {best}.</numerusform>
                <numerusform>Slagir fram yfir hina, að meðaltali í %n ímynduðum umferðum: {best}.</numerusform>
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
            <translation>eins og spilað var</translation>
        </message>
        <message>
            <source>the strongest player’s way</source>
            <comment>before a number: what that was worth</comment>
            <translation>leið sterkasta leikmannsins</translation>
        </message>
        <message>
            <source>silence</source>
            <comment>before a number: what it was worth to say nothing</comment>
            <translation>að þegja</translation>
        </message>
        <message>
            <source>How the game went, decision by decision</source>
            <translation>Gangur leiksins, ákvörðun fyrir ákvörðun</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Rule book</source>
            <translation>Reglubók</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kaflar</translation>
        </message>
        <message>
            <source>H goes to the next heading.</source>
            <comment>for whoever hears the book; H is the key</comment>
            <translation>H færir þig að næstu fyrirsögn.</translation>
        </message>
        <message>
            <source>House rules of your table</source>
            <translation>Heimareglur við borðið ykkar</translation>
        </message>
        <message>
            <source>Word list</source>
            <comment>button: what the words in the rules mean</comment>
            <translation>Orðalisti</translation>
        </message>
        <message numerus="yes">
            <source>{chapter}: found %n time(s)</source>
            <comment>a chapter for readers</comment>
            <translation>
                <numerusform>{chapter}: fannst %n sinni</numerusform>
                <numerusform>{chapter}: fannst %n sinnum</numerusform>
            </translation>
        </message>
        <message>
            <source>Your table plays with house rules:</source>
            <translation>Við borðið ykkar gilda heimareglur:</translation>
        </message>
        <message>
            <source>Your table plays by the book, without house rules.</source>
            <translation>Við borðið ykkar er spilað eftir bókinni, án heimareglna.</translation>
        </message>
        <message>
            <source>In the trick: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Í slagnum: {cards}.</translation>
        </message>
        <message>
            <source>On the table: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Á borðinu: {cards}.</translation>
        </message>
        <message>
            <source>In the hand: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Á hendi: {cards}.</translation>
        </message>
        <message>
            <source>Marked: {cards}.</source>
            <comment>what a picture of the rule book shows</comment>
            <translation>Merkt: {cards}.</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>in an empty line; short</comment>
            <translation>Leita</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Leita í reglunum</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Tæma leitina</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Fyrri staður</translation>
        </message>
        <message>
            <source>Next result</source>
            <translation>Næsti staður</translation>
        </message>
        <message>
            <source>Not in this book</source>
            <translation>Ekki í þessari bók</translation>
        </message>
        <message>
            <source>{number} of {total}</source>
            <comment>the place of all that were found</comment>
            <translation>{number} af {total}</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Loka reglunum</translation>
        </message>
    </context>
    <context>
        <name>Rummy</name>
        <message>
            <source>It brings you closer to your contract.</source>
            <translation>Það færir þig nær markmiðinu.</translation>
        </message>
        <message>
            <source>After that, more cards can help you.</source>
            <translation>Eftir það geta fleiri spil hjálpað þér.</translation>
        </message>
        <message>
            <source>A joker fits everywhere.</source>
            <translation>Jóker passar alls staðar.</translation>
        </message>
        <message>
            <source>With this card you can go out.</source>
            <translation>Með þessu spili geturðu klárað.</translation>
        </message>
        <message>
            <source>With this card you can lay down.</source>
            <translation>Með þessu spili geturðu lagt niður.</translation>
        </message>
        <message>
            <source>You can lay it with your contract.</source>
            <translation>Þú getur lagt það niður með markmiðinu.</translation>
        </message>
        <message>
            <source>It fits on a meld on the table.</source>
            <translation>Það passar við röð eða þrennu á borðinu.</translation>
        </message>
        <message>
            <source>You can swap it for a joker and lay that off.</source>
            <translation>Þú getur fengið jóker fyrir það og lagt hann við.</translation>
        </message>
        <message>
            <source>Once other cards are laid off, you can lay this one off, too.</source>
            <translation>Þú getur lagt það við á eftir öðrum spilum.</translation>
        </message>
        <message>
            <source>The upcard does not help you.</source>
            <translation>Spilið í kastbunkanum gagnast þér ekki.</translation>
        </message>
        <message>
            <source>The upcard does not bring you closer to your contract.</source>
            <translation>Spilið í kastbunkanum færir þig ekki nær markmiðinu.</translation>
        </message>
        <message>
            <source>If you leave the upcard, more cards can help you next.</source>
            <translation>Án spilsins í kastbunkanum geta fleiri spil hjálpað þér næst.</translation>
        </message>
        <message>
            <source>Most of your hand came from the discards, and the stock has other cards.</source>
            <translation>Flest spilin þín eru úr kastbunkanum og í stokknum eru önnur spil.</translation>
        </message>
        <message>
            <source>There is no upcard to take.</source>
            <translation>Í kastbunkanum er ekkert spil í boði.</translation>
        </message>
        <message>
            <source>What you draw with it may help you.</source>
            <translation>Það sem þú dregur með því gæti hjálpað þér.</translation>
        </message>
        <message>
            <source>Without buying you will not have enough cards for this contract.</source>
            <translation>Án þess að kaupa áttu ekki nógu mörg spil fyrir þetta markmið.</translation>
        </message>
        <message>
            <source>It does not help you.</source>
            <translation>Það gagnast þér ekki.</translation>
        </message>
        <message>
            <source>It does not bring you closer to your contract.</source>
            <translation>Það færir þig ekki nær markmiðinu.</translation>
        </message>
        <message>
            <source>It would complete your contract, but somebody may go out before you can lay it down.</source>
            <translation>Þá væri markmiðinu náð, en einhver gæti klárað áður en þú getur lagt niður.</translation>
        </message>
        <message>
            <source>It would help, but more cards in hand cost too much now.</source>
            <translation>Það gæti hjálpað en nú er of dýrt að fá fleiri spil á hönd.</translation>
        </message>
        <message>
            <source>Buying again would cost you a penalty.</source>
            <translation>Ef þú kaupir oftar færðu refsistig.</translation>
        </message>
        <message>
            <source>You want to get rid of cards now.</source>
            <translation>Nú er best að losna við spil.</translation>
        </message>
        <message>
            <source>What lies on the table costs nothing.</source>
            <translation>Það sem liggur á borðinu kostar ekkert.</translation>
        </message>
        <message>
            <source>You took a joker, so you have to lay down now.</source>
            <translation>Þú tókst jóker og verður því að leggja niður núna.</translation>
        </message>
        <message>
            <source>Once laid, a card costs nothing.</source>
            <translation>Spil sem er komið á borðið kostar ekkert.</translation>
        </message>
        <message>
            <source>The joker that you took has to be laid first.</source>
            <translation>Fyrst þarf að leggja jókerinn sem þú tókst.</translation>
        </message>
        <message>
            <source>With the joker you can lay down.</source>
            <translation>Með jókernum geturðu lagt niður.</translation>
        </message>
        <message>
            <source>You can lay the joker off again.</source>
            <translation>Þú getur lagt jókerinn við aftur.</translation>
        </message>
        <message>
            <source>There is no card you need less.</source>
            <translation>Ekkert spilanna þinna nýtist þér síður.</translation>
        </message>
        <message>
            <source>No card costs you more if you are left with it.</source>
            <translation>Ekkert spil er dýrara að sitja uppi með.</translation>
        </message>
        <message>
            <source>Of the cards you need least, it costs the most.</source>
            <translation>Af spilunum sem þú þarft síst er það dýrast.</translation>
        </message>
        <message>
            <source>Your costlier cards help you more.</source>
            <translation>Dýrari spilin þín gagnast þér betur.</translation>
        </message>
        <message>
            <source>None of your cards fits on the table and all cost the same, so it does not matter which.</source>
            <translation>Ekkert spilanna þinna passar á borðið og öll kosta jafn mikið svo að það skiptir ekki máli hvert þeirra fer.</translation>
        </message>
        <message>
            <source>Another of your cards would help the others more.</source>
            <translation>Annað spil frá þér gagnaðist hinum betur.</translation>
        </message>
        <message>
            <source>You can spare it, and this leaves the most cards that can help you.</source>
            <translation>Þú mátt missa það og þannig geta flest spil hjálpað þér.</translation>
        </message>
        <message>
            <source>It is a step back, but then more cards can help you.</source>
            <translation>Það er skref aftur á bak en eftir það geta fleiri spil hjálpað þér.</translation>
        </message>
        <message>
            <source>You keep a card that you can lay off later.</source>
            <translation>Þú heldur eftir spili sem þú getur lagt við seinna.</translation>
        </message>
        <message>
            <source>You keep a card that may soon fit on the table.</source>
            <translation>Þú heldur eftir spili sem gæti brátt passað á borðið.</translation>
        </message>
        <message>
            <source>You could have taken the {card} and gone out.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað tekið {card} og klárað.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by getting rid of the {card} first.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað klárað áður en næsti gerði, með því að losa þig fyrst við {card}.</translation>
        </message>
        <message>
            <source>You could have laid down and gone out in that turn.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað lagt niður og klárað áður en næsti gerði.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} and discarded another card.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað lagt {card} við og sett annað spil í kastbunkann.</translation>
        </message>
        <message>
            <source>You could have laid off the {card} before you discarded.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað lagt {card} við áður en þú settir spil í kastbunkann.</translation>
        </message>
        <message>
            <source>laid down, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>lagði niður, henti út</translation>
        </message>
        <message>
            <source>laid off {cards}, discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>lagði {cards} við, henti út</translation>
        </message>
        <message>
            <source>Buy {cards}?</source>
            <comment>status: what a player is asked now</comment>
            <translation>Kaupa {cards}?</translation>
        </message>
        <message>
            <source>Who buys {cards}?</source>
            <comment>status: what everybody is asked now</comment>
            <translation>Hver kaupir {cards}?</translation>
        </message>
        <message>
            <source>Look at your hand, then turn up the first card</source>
            <comment>status: what may be done now</comment>
            <translation>Skoðaðu spilin þín og snúðu svo fyrsta spilinu við</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>status: what may be done now</comment>
            <translation>Dragðu úr stokknum</translation>
        </message>
        <message>
            <source>Take {cards}, or draw</source>
            <comment>status: what may be done now</comment>
            <translation>Taktu {cards} eða dragðu</translation>
        </message>
        <message>
            <source>Take one more joker, then lay down</source>
            <comment>status: what may be done now</comment>
            <translation>Taktu annan jóker og leggðu svo niður</translation>
        </message>
        <message>
            <source>You took a joker: lay down now</source>
            <comment>status: what may be done now</comment>
            <translation>Þú tókst jóker: leggðu niður núna</translation>
        </message>
        <message>
            <source>Lay the joker that you took</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu jókerinn sem þú tókst</translation>
        </message>
        <message>
            <source>Discard: laying down would leave one card</source>
            <comment>status: what may be done now</comment>
            <translation>Hentu út spili: eitt yrði eftir ef þú legðir niður</translation>
        </message>
        <message>
            <source>Keep your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Geymdu síðasta spilið</translation>
        </message>
        <message>
            <source>Lay off your last card, or keep it</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu síðasta spilið við eða geymdu það</translation>
        </message>
        <message>
            <source>Lay off your last card</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu síðasta spilið við</translation>
        </message>
        <message>
            <source>Discard a card</source>
            <comment>status: what may be done now</comment>
            <translation>Hentu út spili</translation>
        </message>
        <message>
            <source>Lay off, then discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu við, hentu svo út</translation>
        </message>
        <message>
            <source>Lay down all your cards, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu niður öll spilin eða hentu út</translation>
        </message>
        <message numerus="yes">
            <source>%n to go: discard</source>
            <comment>status: cards missing to the contract</comment>
            <translation>
                <numerusform>Vantar %n: hentu út spili</numerusform>
                <numerusform>Vantar %n: hentu út spili</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay down, or discard</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu niður eða hentu út</translation>
        </message>
        <message>
            <source>After that you can go out.</source>
            <translation>Eftir það geturðu klárað.</translation>
        </message>
        <message>
            <source>Otherwise the round would never end.</source>
            <translation>Annars tæki umferðin aldrei enda.</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <translation>Annað er ekki hægt.</translation>
        </message>
        <message>
            <source>Your last card does not fit yet.</source>
            <translation>Síðasta spilið þitt passar ekki enn.</translation>
        </message>
        <message>
            <source>Turn up the first card.</source>
            <translation>Snúðu fyrsta spilinu við.</translation>
        </message>
        <message>
            <source>Take the upcard.</source>
            <translation>Taktu spilið úr kastbunkanum.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Dragðu úr stokknum.</translation>
        </message>
        <message>
            <source>Buy the upcard.</source>
            <translation>Kauptu spilið úr kastbunkanum.</translation>
        </message>
        <message>
            <source>Do not buy this card.</source>
            <translation>Kauptu ekki þetta spil.</translation>
        </message>
        <message>
            <source>Lay down: {melds}.</source>
            <translation>Leggðu niður: {melds}.</translation>
        </message>
        <message>
            <source>Lay off the {card}.</source>
            <translation>Leggðu {card} við.</translation>
        </message>
        <message>
            <source>Swap the {card} for the joker.</source>
            <translation>Láttu {card} fyrir jókerinn.</translation>
        </message>
        <message>
            <source>Discard the {card}.</source>
            <translation>Settu {card} í kastbunkann.</translation>
        </message>
        <message>
            <source>Keep your last card.</source>
            <translation>Geymdu síðasta spilið.</translation>
        </message>
        <message>
            <source>All ready: turn it up</source>
            <comment>button</comment>
            <translation>Allir til: snúa við</translation>
        </message>
        <message>
            <source>Take the upcard</source>
            <comment>button</comment>
            <translation>Taka úr kastbunka</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <comment>button</comment>
            <translation>Draga úr stokknum</translation>
        </message>
        <message>
            <source>Lay off</source>
            <comment>button: lay the picked card off on a meld</comment>
            <translation>Leggja við</translation>
        </message>
        <message>
            <source>Keep the last card</source>
            <comment>button</comment>
            <translation>Geyma síðasta spilið</translation>
        </message>
        <message>
            <source>Buying slip</source>
            <comment>what a player would buy, marked ahead</comment>
            <translation>Kaupseðill</translation>
        </message>
        <message>
            <source>I am ready</source>
            <comment>button: the first card may be turned up</comment>
            <translation>Ég er til</translation>
        </message>
        <message>
            <source>None of us buys</source>
            <comment>button: no person wants the upcard</comment>
            <translation>Ekkert okkar kaupir</translation>
        </message>
        <message>
            <source>Buy the {card}?</source>
            <comment>title of a question</comment>
            <translation>Viltu kaupa {card}?</translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {left} of {limit} purchases left</source>
            <translation>
                <numerusform>Þú tekur líka %n spil úr stokknum · kaup eftir: {left} af {limit}</numerusform>
                <numerusform>Þú tekur líka %n spil úr stokknum · kaup eftir: {left} af {limit}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {points} penalty points</source>
            <translation>
                <numerusform>Þú tekur líka %n spil úr stokknum · {points} refsistig</numerusform>
                <numerusform>Þú tekur líka %n spil úr stokknum · {points} refsistig</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>button: buy the upcard</comment>
            <translation>Kaupi!</translation>
        </message>
        <message>
            <source>It completes your contract.</source>
            <comment>what buying the upcard does</comment>
            <translation>Þá er markmiðinu náð.</translation>
        </message>
        <message>
            <source>Without buying, your hand is too small for this contract.</source>
            <translation>Ef þú kaupir ekki eru of fá spil á hendi fyrir þetta markmið.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) would help you then.</source>
            <comment>what buying the upcard does</comment>
            <translation>
                <numerusform>%n spil til viðbótar kæmi þér þá að gagni.</numerusform>
                <numerusform>%n spil til viðbótar kæmu þér þá að gagni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings your contract nearer: %n to go.</source>
            <comment>what buying does</comment>
            <translation>
                <numerusform>Það færir þig nær markmiðinu: þá vantar %n spil.</numerusform>
                <numerusform>Það færir þig nær markmiðinu: þá vantar %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs about %n point(s) if somebody goes out now.</source>
            <comment>buying the upcard</comment>
            <translation>
                <numerusform>Það kostar um það bil %n stig ef einhver klárar núna.</numerusform>
                <numerusform>Það kostar um það bil %n stig ef einhver klárar núna.</numerusform>
            </translation>
        </message>
        <message>
            <source>Mark what you would buy: it is called for you as soon as it can be bought. Nobody else sees this.</source>
            <translation>Merktu við það sem þú myndir kaupa: kallað er „kaupi“ fyrir þig um leið og hægt er að kaupa það. Enginn annar sér þetta.</translation>
        </message>
        <message numerus="yes">
            <source>Buy (with %n more)</source>
            <comment>button: buy the upcard</comment>
            <translation>
                <numerusform>Kaupa (og %n spil með)</numerusform>
                <numerusform>Kaupa (og %n spil með)</numerusform>
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
                <numerusform>Þú hefur keypt %n sinni í þessari umferð. Ef þú kaupir einu sinni enn færðu {points} refsistig. Viltu samt kaupa?</numerusform>
                <numerusform>Þú hefur keypt %n sinnum í þessari umferð. Ef þú kaupir einu sinni enn færðu {points} refsistig. Viltu samt kaupa?</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay these down</source>
            <comment>button: lay down the contract that lies in the tray</comment>
            <translation>Leggja þetta niður</translation>
        </message>
        <message>
            <source>Another plan</source>
            <comment>button: put the contract together in another way</comment>
            <translation>Setja saman öðruvísi</translation>
        </message>
        <message>
            <source>Put together</source>
            <comment>button: put cards together in the tray</comment>
            <translation>Setja saman</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>button: discard the picked card</comment>
            <translation>Henda út</translation>
        </message>
        <message>
            <source>both {ranks} and {others}</source>
            <comment>wrong in a set</comment>
            <translation>bæði {ranks} og {others}</translation>
        </message>
        <message>
            <source>both {suit} and {other}</source>
            <comment>wrong in a run</comment>
            <translation>bæði {suit} og {other}</translation>
        </message>
        <message>
            <source>twice: {ranks}</source>
            <comment>wrong in a run</comment>
            <translation>tvisvar: {ranks}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing</source>
            <comment>in the gaps of a run</comment>
            <translation>
                <numerusform>%n spil vantar</numerusform>
                <numerusform>%n spil vantar</numerusform>
            </translation>
        </message>
        <message>
            <source>too far apart</source>
            <comment>cards of a run</comment>
            <translation>of langt á milli</translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards of a meld</comment>
            <translation>
                <numerusform>%n of mikið</numerusform>
                <numerusform>%n of mikið</numerusform>
            </translation>
        </message>
        <message>
            <source>too many jokers</source>
            <comment>wrong in a meld</comment>
            <translation>of margir jókerar</translation>
        </message>
        <message>
            <source>rank already used</source>
            <comment>wrong in a set</comment>
            <translation>talan er þegar notuð</translation>
        </message>
        <message>
            <source>runs touch</source>
            <comment>wrong in a run</comment>
            <translation>raðirnar snertast</translation>
        </message>
        <message>
            <source>suit already used</source>
            <comment>wrong in a run</comment>
            <translation>sortin er þegar notuð</translation>
        </message>
        <message>
            <source>The first card has not been turned up yet.</source>
            <translation>Fyrsta spilinu hefur ekki verið snúið við enn.</translation>
        </message>
        <message>
            <source>That would be too many jokers in one meld.</source>
            <translation>Þá yrðu of margir jókerar í sömu röð eða þrennu.</translation>
        </message>
        <message>
            <source>The first card has already been turned up.</source>
            <translation>Fyrsta spilinu hefur þegar verið snúið við.</translation>
        </message>
        <message>
            <source>First take the upcard or draw from the stock.</source>
            <translation>Taktu fyrst spilið úr kastbunkanum eða dragðu úr stokknum.</translation>
        </message>
        <message>
            <source>You have already taken a card; you may take only one each turn.</source>
            <translation>Þú hefur þegar tekið spil; í hvert sinn er aðeins eitt tekið.</translation>
        </message>
        <message>
            <source>This card can no longer be taken: only the latest discard can, and only before somebody draws.</source>
            <translation>Þetta spil er ekki lengur hægt að taka: aðeins má taka spilið sem síðast var hent út og aðeins áður en einhver dregur.</translation>
        </message>
        <message>
            <source>The others are asked first whether they buy: {player} has not answered.</source>
            <translation>Hinir eru spurðir fyrst hvort þeir vilji kaupa: {player} hefur ekki svarað.</translation>
        </message>
        <message>
            <source>First say whether you buy this card.</source>
            <translation>Segðu fyrst hvort þú viljir kaupa þetta spil.</translation>
        </message>
        <message>
            <source>At this table every turn ends with a discard.</source>
            <translation>Við þetta borð er alltaf hent út spili í lokin.</translation>
        </message>
        <message>
            <source>You can end your turn without a discard only if you have a single card left.</source>
            <translation>Aðeins má sleppa því að henda út ef eitt spil er eftir á hendi.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: it has to be laid.</source>
            <translation>Síðasta spilinu má ekki henda út: það þarf að leggja niður eða við.</translation>
        </message>
        <message>
            <source>The last card may not be discarded: lay it, or keep it.</source>
            <translation>Síðasta spilinu má ekki henda út: leggðu það á borðið eða geymdu það.</translation>
        </message>
        <message>
            <source>You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.</source>
            <translation>Þá yrði eftir eitt spil ({card}) sem hvorki er hægt að leggja á borðið né henda út: haltu eftir tveimur spilum.</translation>
        </message>
        <message>
            <source>It is your turn: you may take the upcard for nothing.</source>
            <translation>Þú átt að gera: þú mátt taka spilið úr kastbunkanum ókeypis.</translation>
        </message>
        <message>
            <source>In the last round nobody buys.</source>
            <translation>Í síðustu umferðinni er ekkert keypt.</translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round; more is not allowed.</source>
            <translation>
                <numerusform>Þú hefur keypt %n sinni í þessari umferð; oftar máttu ekki kaupa.</numerusform>
                <numerusform>Þú hefur keypt %n sinnum í þessari umferð; oftar máttu ekki kaupa.</numerusform>
            </translation>
        </message>
        <message>
            <source>Once you have laid down, you may not buy any more in this round.</source>
            <translation>Þegar þú hefur lagt niður máttu ekki kaupa meira í þessari umferð.</translation>
        </message>
        <message>
            <source>You may not buy back your own discard.</source>
            <translation>Spilið sem þú hentir út máttu ekki kaupa aftur.</translation>
        </message>
        <message>
            <source>There is nothing to buy just now.</source>
            <translation>Núna er ekkert hægt að kaupa.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Þú ert ekki með þetta spil á hendi.</translation>
        </message>
        <message>
            <source>These cards are neither a set (three of the same rank) nor a run (four in a row of the same suit), or there are too many jokers among them.</source>
            <translation>Þessi spil eru hvorki þrenna (þrjú með sömu tölu) né röð (fjögur í sömu sort hvert á eftir öðru), eða jókerarnir eru of margir.</translation>
        </message>
        <message>
            <source>There is no other way to lay your contract down.</source>
            <translation>Markmiðið verður ekki lagt niður á neinn annan hátt.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand does not meet the contract yet: %n card(s) to go.</source>
            <translation>
                <numerusform>Spilin þín duga ekki enn í markmiðið: %n spil vantar.</numerusform>
                <numerusform>Spilin þín duga ekki enn í markmiðið: %n spil vantar.</numerusform>
            </translation>
        </message>
        <message>
            <source>These cards do not all fit on this meld.</source>
            <translation>Þessi spil passa ekki öll hér.</translation>
        </message>
        <message>
            <source>You have taken a joker, so you must lay down in this turn, or take that move back if this table allows it.</source>
            <translation>Þú hefur tekið jóker og verður því að leggja niður núna, eða afturkalla ef það má við þetta borð.</translation>
        </message>
        <message numerus="yes">
            <source>A run has fourteen cards at most, from ace to ace: that is %n card(s) too many.</source>
            <translation>
                <numerusform>Í röð eru mest fjórtán spil, frá ás upp í ás: þetta er %n spili of mikið.</numerusform>
                <numerusform>Í röð eru mest fjórtán spil, frá ás upp í ás: þetta er %n spilum of mikið.</numerusform>
            </translation>
        </message>
        <message>
            <source>In a run two jokers may not lie side by side at this table.</source>
            <translation>Við þetta borð mega tveir jókerar ekki liggja hlið við hlið í röð.</translation>
        </message>
        <message>
            <source>jokers side by side</source>
            <comment>wrong in a run</comment>
            <translation>jókerar hlið við hlið</translation>
        </message>
        <message>
            <source>This round asks for {melds}, no more and no less.</source>
            <translation>Markmið umferðarinnar: {melds}, hvorki meira né minna.</translation>
        </message>
        <message>
            <source>There is no free place for that. This round asks for {melds}.</source>
            <translation>Fyrir þetta er enginn reitur laus. Markmið umferðarinnar: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>One of the melds has the wrong length: it needs %n card(s).</source>
            <translation>
                <numerusform>Ein röðin eða þrennan er ekki af réttri lengd: hún á að vera %n spil.</numerusform>
                <numerusform>Ein röðin eða þrennan er ekki af réttri lengd: hún á að vera %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of your runs needs a suit of its own.</source>
            <translation>Hver af röðunum þínum þarf að vera í sinni sort.</translation>
        </message>
        <message>
            <source>Runs of one suit may not touch at this table.</source>
            <translation>Við þetta borð mega raðir í sömu sort ekki snertast.</translation>
        </message>
        <message>
            <source>Each of your sets needs a rank of its own at this table.</source>
            <translation>Við þetta borð þarf hver þrenna að hafa sína tölu.</translation>
        </message>
        <message numerus="yes">
            <source>In the last round all cards are laid at once: %n would be left.</source>
            <translation>
                <numerusform>Í síðustu umferðinni eru öll spilin lögð niður í einu: %n yrði eftir.</numerusform>
                <numerusform>Í síðustu umferðinni eru öll spilin lögð niður í einu: %n yrðu eftir.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have laid down already; now you can lay off.</source>
            <translation>Þú hefur þegar lagt niður; nú máttu leggja við.</translation>
        </message>
        <message>
            <source>Lay down your contract first; after that you may lay off.</source>
            <translation>Leggðu fyrst niður; eftir það máttu leggja við.</translation>
        </message>
        <message>
            <source>At this table you may lay off only from the turn after you lay down.</source>
            <translation>Við þetta borð máttu ekki leggja við fyrr en næst þegar þú átt að gera.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this meld.</source>
            <translation>Því miður passar {card} ekki hér.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this set. It takes {ranks}.</source>
            <translation>Því miður passar {card} ekki hér. Í þessa þrennu passa: {ranks}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {first} or the {second}.</source>
            <translation>Því miður passar {card} ekki hér. Við þessa röð passar {first} eða {second}.</translation>
        </message>
        <message>
            <source>The {card} does not fit on this run. It takes the {other}.</source>
            <translation>Því miður passar {card} ekki hér. Við þessa röð passar {other}.</translation>
        </message>
        <message>
            <source>Only one card is discarded: pick just one.</source>
            <translation>Þú hendir aðeins út einu spili: veldu bara eitt.</translation>
        </message>
        <message>
            <source>Only players who have laid down may take jokers.</source>
            <translation>Aðeins þeir sem hafa lagt niður mega taka jókera.</translation>
        </message>
        <message>
            <source>There is no joker in that place.</source>
            <translation>Þarna er enginn jóker.</translation>
        </message>
        <message>
            <source>Jokers in sets stay where they are; only those in runs can be taken.</source>
            <translation>Jókerar í þrennum eru kyrrir; aðeins má taka þá sem eru í röðum.</translation>
        </message>
        <message>
            <source>The joker does not stand for the {card}.</source>
            <translation>Jókerinn táknar annað spil en {card}.</translation>
        </message>
        <message>
            <source>Before laying down you may take a joker only if you can lay down with it at once.</source>
            <translation>Ef þú hefur ekki lagt niður máttu aðeins taka jóker ef þú getur lagt niður um leið.</translation>
        </message>
        <message>
            <source>At this table a joker you have taken must be laid in the same turn.</source>
            <translation>Við þetta borð verður jóker sem var tekinn að fara strax á borðið.</translation>
        </message>
        <message>
            <source>A set has cards of one rank, and these do not go together: {cards}.</source>
            <translation>Í þrennu eru spil með sömu tölu og þessi eiga ekki saman: {cards}.</translation>
        </message>
        <message>
            <source>A run has cards of one suit, and these do not go together: {cards}.</source>
            <translation>Í röð eru spil í sömu sort og þessi eiga ekki saman: {cards}.</translation>
        </message>
        <message>
            <source>A run has each rank only once: {cards}.</source>
            <translation>Í röð kemur hver tala aðeins fyrir einu sinni: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This run has gaps: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Röðin er ekki samfelld: {cards}. %n spil vantar á milli.</numerusform>
                <numerusform>Röðin er ekki samfelld: {cards}. %n spil vantar á milli.</numerusform>
            </translation>
        </message>
        <message>
            <source>For this run, these cards are too far apart: {cards}.</source>
            <translation>Of langt er á milli þessara spila í röðinni sem þarf: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>At this table that is %n card(s) too many: {cards}.</source>
            <translation>
                <numerusform>Við þetta borð er þetta %n spili of mikið: {cards}.</numerusform>
                <numerusform>Við þetta borð er þetta %n spilum of mikið: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too many jokers in one place: {cards}.</source>
            <translation>Of margir jókerar eru á sama reit: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>This set cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Ekki er hægt að klára þessa þrennu: {cards}. %n spil vantar.</numerusform>
                <numerusform>Ekki er hægt að klára þessa þrennu: {cards}. %n spil vantar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>Ekki er hægt að klára þessa röð: {cards}. %n spil vantar.</numerusform>
                <numerusform>Ekki er hægt að klára þessa röð: {cards}. %n spil vantar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For the places that are still empty %n card(s) are missing.</source>
            <translation>
                <numerusform>Í auðu reitina vantar %n spil.</numerusform>
                <numerusform>Í auðu reitina vantar %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns up the first card when everybody is ready.</source>
            <translation>{player} snýr fyrsta spilinu við þegar allir eru tilbúnir.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round, and everybody counts.</source>
            <translation>Stokkurinn hefur klárast of oft: enginn vinnur umferðina og allir telja spilin sín.</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <translation>Umferð {number} af {total}: {melds}</translation>
        </message>
        <message>
            <source>Round {number} of {total}: {melds}</source>
            <comment>a hand is a round of Shanghai Rummy</comment>
            <translation>Umferð {number} af {total}: {melds}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in hand</source>
            <translation>
                <numerusform>%n spil eftir á hendi</numerusform>
                <numerusform>%n spil eftir á hendi</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} for buying too often</source>
            <translation>{points} fyrir að kaupa of oft</translation>
        </message>
        <message>
            <source>bought too often</source>
            <comment>why points are added</comment>
            <translation>keypti of oft</translation>
        </message>
        <message>
            <source>out in one turn</source>
            <translation>kláraði í einum rykk</translation>
        </message>
        <message>
            <source>{player} goes out!</source>
            <comment>called out at the end of a round</comment>
            <translation>{player} klárar!</translation>
        </message>
        <message>
            <source>{player} deals. The contract: {melds}.</source>
            <translation>{player} gefur. Markmiðið: {melds}.</translation>
        </message>
        <message>
            <source>The first upcard is the {card}.</source>
            <translation>Fyrsta spilið er {card}.</translation>
        </message>
        <message>
            <source>{player} takes the {card}.</source>
            <translation>{player} tekur {card}.</translation>
        </message>
        <message>
            <source>{player} lays down: {melds}.</source>
            <translation>{player} leggur niður: {melds}.</translation>
        </message>
        <message>
            <source>{player} lays off the {card}.</source>
            <translation>{player} leggur {card} við.</translation>
        </message>
        <message>
            <source>{player} swaps the {card} for a joker.</source>
            <translation>{player} lætur {card} fyrir jóker.</translation>
        </message>
        <message>
            <source>{player} discards the {card}.</source>
            <translation>{player} setur {card} í kastbunkann.</translation>
        </message>
        <message>
            <source>{player} keeps the last card.</source>
            <translation>{player} geymir síðasta spilið.</translation>
        </message>
        <message>
            <source>The stock has run out too often: nobody wins the round.</source>
            <translation>Stokkurinn hefur klárast of oft: enginn vinnur umferðina.</translation>
        </message>
        <message>
            <source>Bought</source>
            <comment>on a card in the hand</comment>
            <translation>Keypt</translation>
        </message>
        <message>
            <source>Swapped</source>
            <comment>on a card in the hand</comment>
            <translation>Skipt</translation>
        </message>
        <message>
            <source>{player} does not take the upcard.</source>
            <translation>{player} tekur ekki spilið úr kastbunkanum.</translation>
        </message>
        <message>
            <source>{player} the {card}</source>
            <comment>who draws which card for the right to buy</comment>
            <translation>{player} {card}</translation>
        </message>
        <message>
            <source>Several want to buy, so each draws a card: {draws}.</source>
            <translation>Fleiri en einn vill kaupa og því draga þeir um spilið: {draws}.</translation>
        </message>
        <message>
            <source>{player} buys the {card}.</source>
            <translation>{player} kaupir {card}.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points.</source>
            <translation>{player} kaupir {card} og fær {points} refsistig.</translation>
        </message>
        <message>
            <source>{player} buys the {card} and gets {cards} with it.</source>
            <translation>{player} kaupir {card} og fær {cards} með.</translation>
        </message>
        <message>
            <source>{player} buys the {card} for {points} penalty points and gets {cards} with it.</source>
            <translation>{player} kaupir {card}, fær {cards} með og auk þess {points} refsistig.</translation>
        </message>
        <message>
            <source>{player}: {meld}</source>
            <comment>whose meld it is, and what it is</comment>
            <translation>{player}: {meld}</translation>
        </message>
        <message numerus="yes">
            <source>may buy %n more time(s)</source>
            <translation>
                <numerusform>má kaupa %n sinni enn</numerusform>
                <numerusform>má kaupa %n sinnum enn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing for the contract</source>
            <comment>at a player's seat</comment>
            <translation>
                <numerusform>%n spil vantar í markmiðið</numerusform>
                <numerusform>%n spil vantar í markmiðið</numerusform>
            </translation>
        </message>
        <message>
            <source>I’ll buy!</source>
            <comment>what a player says aloud</comment>
            <translation>Kaupi!</translation>
        </message>
        <message>
            <source>Upcard</source>
            <translation>Efsta spilið</translation>
        </message>
        <message>
            <source>down</source>
            <comment>at a player's name: has laid down</comment>
            <translation>lagt niður</translation>
        </message>
        <message>
            <source>contract complete</source>
            <comment>at a player's name</comment>
            <translation>markmiði náð</translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>cards that are missing to the contract, at a player's name</comment>
            <translation>
                <numerusform>vantar %n</numerusform>
                <numerusform>vantar %n</numerusform>
            </translation>
        </message>
        <message>
            <source>for the contract one of these is missing: {cards}</source>
            <comment>at a player's seat</comment>
            <translation>til að ná markmiðinu vantar eitt af þessum: {cards}</translation>
        </message>
        <message>
            <source>“China chess”: eight contracts of sets and runs, and everybody wants to buy</source>
            <translation>„Kínversk skák“: átta markmið með röðum og þrennum, og allir vilja kaupa</translation>
        </message>
        <message>
            <source>Eight rounds take about an hour; shorter games are possible</source>
            <translation>Átta umferðir taka um klukkutíma en hægt er að spila styttri leik</translation>
        </message>
        <message>
            <source>Ten rounds with ever longer contracts, and no discard at the end</source>
            <translation>Tíu umferðir, markmiðin sífellt lengri og síðasta spilinu má ekki henda út</translation>
        </message>
        <message>
            <source>Ten rounds fill a long evening; shorter games are possible</source>
            <translation>Tíu umferðir taka heilt kvöld en hægt er að spila styttri leik</translation>
        </message>
        <message>
            <source>Planned: {melds}. Nothing is laid yet.</source>
            <comment>one or several melds</comment>
            <translation>Áætlun: {melds}. Enn er ekkert lagt niður.</translation>
        </message>
        <message>
            <source>Picked: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Valið: {melds}.</translation>
        </message>
        <message>
            <source>Picked, this could be: {melds}.</source>
            <comment>one or several melds</comment>
            <translation>Valið, þetta gæti verið: {melds}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) picked: no set and no run yet.</source>
            <translation>
                <numerusform>%n spil valið: hvorki þrenna né röð enn.</numerusform>
                <numerusform>%n spil valin: hvorki þrenna né röð enn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left: {points} points.</source>
            <comment>what a plan leaves in hand</comment>
            <translation>
                <numerusform>%n spil eftir: {points} stig.</numerusform>
                <numerusform>%n spil eftir: {points} stig.</numerusform>
            </translation>
        </message>
        <message>
            <source>run of 4</source>
            <comment>part of a contract</comment>
            <translation>röð</translation>
        </message>
        <message>
            <source>run of 5</source>
            <comment>part of a contract</comment>
            <translation>5 spila röð</translation>
        </message>
        <message>
            <source>run of 7</source>
            <comment>part of a contract</comment>
            <translation>7 spila röð</translation>
        </message>
        <message>
            <source>run of 10</source>
            <comment>part of a contract</comment>
            <translation>10 spila röð</translation>
        </message>
        <message numerus="yes">
            <source>%n set(s) of 3</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n þrenna</numerusform>
                <numerusform>%n þrennur</numerusform>
            </translation>
        </message>
        <message>
            <source>{runs} in different suits</source>
            <comment>part of a contract</comment>
            <translation>{runs}, hver í sinni sort</translation>
        </message>
        <message>
            <source>set of 3</source>
            <comment>part of a contract</comment>
            <translation>þrenna</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of 4</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n röð</numerusform>
                <numerusform>%n raðir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of {length}</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n röð með {length} spilum</numerusform>
                <numerusform>%n raðir með {length} spilum</numerusform>
            </translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <comment>a meld, such as: set of sevens</comment>
            <translation>þrenna ({ranks})</translation>
        </message>
        <message>
            <source>run of {suit}</source>
            <comment>a meld in few words, such as: run of clubs</comment>
            <translation>röð ({suit})</translation>
        </message>
        <message>
            <source>run from {first} to {last}</source>
            <comment>a meld, the cards in the nominative</comment>
            <translation>röð ({first}–{last})</translation>
        </message>
        <message>
            <source>bought</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>keypti</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>at a player’s name</comment>
            <translation>lagði niður</translation>
        </message>
        <message>
            <source>laid off</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>lagði við</translation>
        </message>
        <message>
            <source>discarded</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>henti út</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>at a player’s name</comment>
            <translation>geymdi eitt spil</translation>
        </message>
        <message>
            <source>drew, discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>dró, henti út: {cards}</translation>
        </message>
        <message>
            <source>turned up {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sneri við: {cards}</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tók {cards}</translation>
        </message>
        <message>
            <source>discarded {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>henti út: {cards}</translation>
        </message>
        <message>
            <source>laid down</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði niður</translation>
        </message>
        <message>
            <source>laid off {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði við {cards}</translation>
        </message>
        <message>
            <source>took a joker for {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tók jóker fyrir {cards}</translation>
        </message>
        <message>
            <source>took a joker from {other} for {cards}</source>
            <comment>in a line about a turn; {other}: whose it was</comment>
            <translation>lét {cards} fyrir jóker sem {other} átti</translation>
        </message>
        <message>
            <source>kept one card</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>geymdi eitt spil</translation>
        </message>
        <message>
            <source>bought {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>keypti {cards}</translation>
        </message>
        <message>
            <source>{other} wanted it, too</source>
            <comment>in a line about who bought a card</comment>
            <translation>{other} vildi það líka</translation>
        </message>
        <message>
            <source>{others} wanted it, too</source>
            <comment>in a line about who bought a card; several players</comment>
            <translation>{others} vildu það líka</translation>
        </message>
        <message>
            <source>{player} took your joker for {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} tók jókerinn þinn fyrir {cards}</translation>
        </message>
        <message>
            <source>{player} drew higher and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} dró hærra og kaupir {cards}</translation>
        </message>
        <message>
            <source>{player} drew as high, plays sooner and buys {cards}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} dró jafnhátt, á fyrr að gera og kaupir {cards}</translation>
        </message>
        <message>
            <source>You bought {cards}</source>
            <comment>told to the person at the screen</comment>
            <translation>Þú keyptir {cards}</translation>
        </message>
        <message>
            <source>You bought {cards}, with {others}</source>
            <comment>told to the person at the screen; {others}: cards from the stock</comment>
            <translation>Þú keyptir {cards} og fékkst {others} með</translation>
        </message>
    </context>
    <context>
        <name>RummyHabits</name>
        <message>
            <source>I rarely buy, and of two cards that cost the same I discard the red one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég kaupi sjaldan, og af tveimur jafndýrum spilum hendi ég því rauða fyrst út.</translation>
        </message>
        <message>
            <source>I like to take the upcard when it goes with my cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég tek gjarnan spilið í kastbunkanum þegar það passar við spilin mín.</translation>
        </message>
        <message>
            <source>I buy often, and of two cards that cost the same I discard the black one first.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég kaupi oft, og af tveimur jafndýrum spilum hendi ég því svarta fyrst út.</translation>
        </message>
    </context>
    <context>
        <name>RummyOptions</name>
        <message>
            <source>Packs</source>
            <translation>Spilastokkar</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Raðir og þrennur</translation>
        </message>
        <message>
            <source>Laying off and jokers</source>
            <translation>Að leggja við og nota jókera</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Kaup</translation>
        </message>
        <message>
            <source>Going out and points</source>
            <translation>Lok umferðar og stig</translation>
        </message>
        <message>
            <source>Which rounds are played</source>
            <translation>Hvaða umferðir eru spilaðar</translation>
        </message>
        <message>
            <source>Any number, but at least one natural card</source>
            <translation>Eins margir og vera vill, en minnst eitt venjulegt spil</translation>
        </message>
        <message>
            <source>At most as many as natural cards</source>
            <translation>Ekki fleiri en venjulegu spilin</translation>
        </message>
        <message>
            <source>At most one</source>
            <translation>Mest einn</translation>
        </message>
        <message>
            <source>No more than natural cards, never side by side</source>
            <translation>Ekki fleiri en venjuleg spil, aldrei hlið við hlið</translation>
        </message>
        <message>
            <source>Jokers in a meld</source>
            <translation>Jókerar í röð eða þrennu</translation>
        </message>
        <message>
            <source>How many jokers a set or a run may hold.</source>
            <translation>Hve margir jókerar mega vera í þrennu eða röð.</translation>
        </message>
        <message>
            <source>Sets of the same rank</source>
            <translation>Þrennur með sömu tölu</translation>
        </message>
        <message>
            <source>Whether the sets of one contract may have the same rank.</source>
            <translation>Hvort þrennur í markmiði umferðar mega vera með sömu tölu.</translation>
        </message>
        <message>
            <source>Two sets may have the same rank</source>
            <translation>Tvær þrennur mega vera með sömu tölu</translation>
        </message>
        <message>
            <source>Each set has a rank of its own</source>
            <translation>Hver þrenna er með sína tölu</translation>
        </message>
        <message>
            <source>Suits of several runs</source>
            <translation>Sort þegar raðirnar eru fleiri en ein</translation>
        </message>
        <message>
            <source>Whether the runs of one contract may have the same suit.</source>
            <translation>Hvort raðir í markmiði umferðar mega vera í sömu sort.</translation>
        </message>
        <message>
            <source>Laying off at once</source>
            <translation>Hvenær má leggja við</translation>
        </message>
        <message>
            <source>Whether you may lay off in the turn in which you lay down.</source>
            <translation>Hvort leggja má við strax eftir að lagt er niður.</translation>
        </message>
        <message>
            <source>In the same turn</source>
            <translation>Um leið og lagt er niður</translation>
        </message>
        <message>
            <source>Only from the next turn on</source>
            <translation>Ekki fyrr en leikmaður á næst að gera</translation>
        </message>
        <message>
            <source>If all rounds are left out, all are played.</source>
            <translation>Ef öllum umferðum er sleppt eru allar spilaðar.</translation>
        </message>
        <message>
            <source>It is played</source>
            <translation>Hún er spiluð</translation>
        </message>
        <message>
            <source>It is left out</source>
            <translation>Henni er sleppt</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Þegar stokkurinn er búinn</translation>
        </message>
        <message>
            <source>How often the discard pile is shuffled before a round ends without a winner.</source>
            <translation>Hve oft kastbunkinn er stokkaður áður en umferð lýkur án sigurvegara.</translation>
        </message>
        <message>
            <source>Three times</source>
            <translation>Stokkað allt að þrisvar</translation>
        </message>
        <message>
            <source>Twice</source>
            <translation>Stokkað allt að tvisvar</translation>
        </message>
        <message>
            <source>Five times</source>
            <translation>Stokkað allt að fimm sinnum</translation>
        </message>
        <message>
            <source>As often as needed</source>
            <translation>Stokkað eins oft og þarf</translation>
        </message>
        <message>
            <source>Number of packs</source>
            <translation>Fjöldi spilastokka</translation>
        </message>
        <message>
            <source>How many packs are shuffled together.</source>
            <translation>Hve margir spilastokkar eru stokkaðir saman.</translation>
        </message>
        <message>
            <source>Three packs</source>
            <translation>Þrír spilastokkar</translation>
        </message>
        <message>
            <source>One pack for every two players</source>
            <translation>Einn spilastokkur á hverja tvo leikmenn</translation>
        </message>
        <message>
            <source>Each run has a suit of its own</source>
            <translation>Hver röð er í sinni sort</translation>
        </message>
        <message>
            <source>Runs may have the same suit</source>
            <translation>Raðir mega vera í sömu sort</translation>
        </message>
        <message>
            <source>A joker you have taken</source>
            <translation>Jóker sem var tekinn</translation>
        </message>
        <message>
            <source>Whether a joker taken from a run may be kept in hand.</source>
            <translation>Hvort geyma má á hendi jóker sem tekinn er úr röð.</translation>
        </message>
        <message>
            <source>It may be kept</source>
            <translation>Geyma má hann á hendi</translation>
        </message>
        <message>
            <source>It must be laid in the same turn</source>
            <translation>Hann verður að fara strax á borðið</translation>
        </message>
        <message>
            <source>Buying a fourth time</source>
            <translation>Að kaupa í fjórða sinn</translation>
        </message>
        <message>
            <source>What happens when somebody wants to buy more than three times in a round.</source>
            <translation>Hvað gerist ef einhver vill kaupa oftar en þrisvar í umferð.</translation>
        </message>
        <message>
            <source>It costs 200 points each time</source>
            <translation>Það kostar 200 refsistig í hvert sinn</translation>
        </message>
        <message>
            <source>It is not allowed</source>
            <translation>Nei, það má ekki</translation>
        </message>
        <message>
            <source>Buying after laying down</source>
            <translation>Að kaupa eftir að hafa lagt niður</translation>
        </message>
        <message>
            <source>Whether players who have laid down may still buy.</source>
            <translation>Hvort þeir sem hafa lagt niður mega kaupa áfram.</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Já, það má</translation>
        </message>
        <message>
            <source>They may not</source>
            <translation>Nei, það má ekki</translation>
        </message>
        <message>
            <source>Buying back your own discard</source>
            <translation>Að kaupa spil sem maður henti sjálfur</translation>
        </message>
        <message>
            <source>Whether you may buy back the card you have just discarded.</source>
            <translation>Hvort þú mátt kaupa aftur spilið sem þú varst að henda út.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nei, það má ekki</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Já, það má</translation>
        </message>
        <message>
            <source>When several want to buy</source>
            <translation>Þegar fleiri en einn vill kaupa</translation>
        </message>
        <message>
            <source>Who gets the card.</source>
            <translation>Hver fær spilið.</translation>
        </message>
        <message>
            <source>Each draws a card, and the highest buys</source>
            <translation>Þeir draga spil og sá sem dregur hæst kaupir</translation>
        </message>
        <message>
            <source>Whoever has the earlier turn</source>
            <translation>Sá sem á fyrr að gera</translation>
        </message>
        <message>
            <source>Whoever says so first, within five seconds</source>
            <translation>Fyrstur kaupir, fyrstur fær (innan fimm sekúndna)</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>Which rounds are played.</source>
            <translation>Hvaða umferðir eru spilaðar.</translation>
        </message>
        <message>
            <source>All eight rounds</source>
            <translation>Allar átta umferðirnar</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 6 and 8</source>
            <translation>Stuttur leikur: umferðir 1, 4, 6 og 8</translation>
        </message>
        <message>
            <source>The first five rounds</source>
            <translation>Fyrstu fimm umferðirnar</translation>
        </message>
        <message>
            <source>The rounds that you choose</source>
            <translation>Umferðirnar sem þið veljið</translation>
        </message>
        <message>
            <source>Round 1: a run and a set</source>
            <translation>Umferð 1: röð og þrenna</translation>
        </message>
        <message>
            <source>Round 2: two sets</source>
            <translation>Umferð 2: tvær þrennur</translation>
        </message>
        <message>
            <source>Round 3: two runs</source>
            <translation>Umferð 3: tvær raðir</translation>
        </message>
        <message>
            <source>Round 4: two sets and a run</source>
            <translation>Umferð 4: tvær þrennur og röð</translation>
        </message>
        <message>
            <source>Round 5: two runs and a set</source>
            <translation>Umferð 5: tvær raðir og þrenna</translation>
        </message>
        <message>
            <source>Round 6: three sets</source>
            <translation>Umferð 6: þrjár þrennur</translation>
        </message>
        <message>
            <source>Round 7: three runs</source>
            <translation>Umferð 7: þrjár raðir</translation>
        </message>
        <message>
            <source>Round 8: two runs and two sets</source>
            <translation>Umferð 8: tvær raðir og tvær þrennur</translation>
        </message>
        <message>
            <source>Runs of the same suit may not touch</source>
            <translation>Raðir í sömu sort mega ekki snertast</translation>
        </message>
        <message>
            <source>Longer melds than asked for</source>
            <translation>Lengri raðir og stærri þrennur</translation>
        </message>
        <message>
            <source>Whether a meld may be longer than the contract says when it is laid down.</source>
            <translation>Hvort raðir og þrennur mega vera stærri en markmið umferðar segir þegar lagt er niður.</translation>
        </message>
        <message>
            <source>Longer melds are allowed</source>
            <translation>Lengri raðir og stærri þrennur eru leyfðar</translation>
        </message>
        <message>
            <source>Exactly as long as the contract says</source>
            <translation>Nákvæmlega eins og markmið umferðar segir</translation>
        </message>
        <message>
            <source>Taking jokers</source>
            <translation>Að taka jókera</translation>
        </message>
        <message>
            <source>From which melds you may take a joker in exchange for the right card.</source>
            <translation>Hvaðan má taka jóker og setja rétta spilið í staðinn.</translation>
        </message>
        <message>
            <source>From runs and sets</source>
            <translation>Úr röðum og þrennum</translation>
        </message>
        <message>
            <source>From runs only</source>
            <translation>Aðeins úr röðum</translation>
        </message>
        <message>
            <source>What buying costs</source>
            <translation>Hvað kostar að kaupa</translation>
        </message>
        <message>
            <source>How many cards from the stock come with a bought card.</source>
            <translation>Hve mörg spil úr stokknum fylgja keyptu spili.</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Tvö spil</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eitt spil</translation>
        </message>
        <message>
            <source>Only when two play</source>
            <translation>Aðeins þegar tveir spila</translation>
        </message>
        <message>
            <source>Whoever sits next after the dealer</source>
            <translation>Sá sem situr næstur á eftir gjafaranum</translation>
        </message>
        <message>
            <source>Going out with a discard</source>
            <translation>Að klára með því að henda út</translation>
        </message>
        <message>
            <source>Whether the last card may be discarded.</source>
            <translation>Hvort henda má út síðasta spilinu.</translation>
        </message>
        <message>
            <source>Never: the last card must be laid</source>
            <translation>Aldrei; síðasta spilið verður að leggja niður eða við</translation>
        </message>
        <message>
            <source>Allowed, but not in round 10</source>
            <translation>Leyft, en ekki í umferð 10</translation>
        </message>
        <message>
            <source>Always allowed</source>
            <translation>Alltaf leyft</translation>
        </message>
        <message>
            <source>Keeping the last card</source>
            <translation>Að geyma síðasta spilið</translation>
        </message>
        <message>
            <source>Whether a turn may end with one card in hand and no discard.</source>
            <translation>Hvort sleppa má því að henda út þegar eitt spil er eftir á hendi.</translation>
        </message>
        <message>
            <source>Every turn ends with a discard</source>
            <translation>Nei, alltaf verður að henda út</translation>
        </message>
        <message>
            <source>One card may be kept</source>
            <translation>Já, eitt spil má geyma</translation>
        </message>
        <message>
            <source>What the cards cost</source>
            <translation>Hvað spilin kosta</translation>
        </message>
        <message>
            <source>The points for cards that are left in hand.</source>
            <translation>Stigin fyrir spil sem eftir eru á hendi.</translation>
        </message>
        <message>
            <source>2 to 9: 5, ten to king: 10, ace: 15, joker: 50</source>
            <translation>2 upp í 9: 5, tía upp í kóng: 10, ás: 15, jóker: 50</translation>
        </message>
        <message>
            <source>2 to 10: 5, jack to king: 10, ace and joker: 15</source>
            <translation>2 upp í 10: 5, gosi upp í kóng: 10, ás og jóker: 15</translation>
        </message>
        <message>
            <source>The number on the card, jack to king: 10, ace and joker: 15</source>
            <translation>Talan á spilinu, gosi upp í kóng: 10, ás og jóker: 15</translation>
        </message>
        <message>
            <source>2 to 7: 5, eight to king: 10, ace: 20, joker: 50</source>
            <translation>2 upp í 7: 5, átta upp í kóng: 10, ás: 20, jóker: 50</translation>
        </message>
        <message>
            <source>Going out in one turn</source>
            <translation>Að klára í einum rykk</translation>
        </message>
        <message>
            <source>Whether laying down and going out in the same turn earns a bonus.</source>
            <translation>Hvort leikmaður fær verðlaun fyrir að leggja niður og losna við öll spilin áður en næsti gerir.</translation>
        </message>
        <message>
            <source>No bonus</source>
            <translation>Engin verðlaun</translation>
        </message>
        <message>
            <source>25 points less, 50 without a joker</source>
            <translation>25 stigum minna, 50 án jókers</translation>
        </message>
        <message>
            <source>All ten rounds</source>
            <translation>Allar tíu umferðirnar</translation>
        </message>
        <message>
            <source>A short game: rounds 1, 4, 7 and 10</source>
            <translation>Stuttur leikur: umferðir 1, 4, 7 og 10</translation>
        </message>
    </context>
    <context>
        <name>SanDaYi</name>
        <message>
            <source>Your hand is too weak to play alone.</source>
            <translation>Spilin þín eru of veik til að spila á móti þremur.</translation>
        </message>
        <message>
            <source>Your hand is good, but not good enough for the bid that is needed now.</source>
            <translation>Spilin þín eru góð en ekki nógu góð fyrir þá sögn sem nú þarf.</translation>
        </message>
        <message>
            <source>The defenders cannot win points that are buried.</source>
            <translation>Stig sem lögð eru til hliðar geta varnarspilararnir ekki fengið.</translation>
        </message>
        <message>
            <source>That draws trumps from the defenders.</source>
            <translation>Þannig missa varnarspilararnir tromp.</translation>
        </message>
        <message>
            <source>That draws trumps from the declarer.</source>
            <translation>Þannig missir sagnhafi tromp.</translation>
        </message>
        <message>
            <source>No higher card of the suit is left.</source>
            <translation>Ekkert hærra spil er eftir í sortinni.</translation>
        </message>
        <message>
            <source>That wins you points.</source>
            <translation>Það gefur stig.</translation>
        </message>
        <message>
            <source>That wins the trick.</source>
            <translation>Það tekur slaginn.</translation>
        </message>
        <message>
            <source>A partner is winning the trick, so give it points.</source>
            <translation>Félagi þinn tekur slaginn. Láttu stig í hann.</translation>
        </message>
        <message>
            <source>A partner is already winning the trick.</source>
            <translation>Félagi þinn tekur slaginn hvort sem er.</translation>
        </message>
        <message>
            <source>A declarer with such a hand wins points on average.</source>
            <translation>Sagnhafi með svona spil vinnur að jafnaði stig.</translation>
        </message>
        <message>
            <source>It is a risk, but whoever never dares to be declarer seldom wins the game.</source>
            <translation>Það er áhætta en sá sem aldrei þorir að verða sagnhafi vinnur sjaldan.</translation>
        </message>
        <message>
            <source>Once you have none of a suit, you can trump it.</source>
            <translation>Þegar þú átt ekkert lengur í sort geturðu trompað hana.</translation>
        </message>
        <message>
            <source>That way you keep your longest suit whole, and all twos and jokers.</source>
            <translation>Þannig heldurðu allri lengstu sortinni, öllum tvistum og jókerum.</translation>
        </message>
        <message>
            <source>None of these is a high card.</source>
            <translation>Þetta eru engin af háu spilunum þínum.</translation>
        </message>
        <message>
            <source>This is your longest suit.</source>
            <translation>Í þessari sort áttu flest spil.</translation>
        </message>
        <message>
            <source>Your highest cards are in this suit.</source>
            <translation>Í þessari sort áttu hæstu spilin.</translation>
        </message>
        <message>
            <source>That way your aces are not used up as trumps.</source>
            <translation>Þannig fara ásarnir þínir ekki í tromp.</translation>
        </message>
        <message>
            <source>Another suit would hardly do better.</source>
            <translation>Önnur sort væri varla betri.</translation>
        </message>
        <message>
            <source>A partner has none of that suit and may trump it.</source>
            <translation>Félagi þinn á ekkert í þeirri sort og getur ef til vill trompað.</translation>
        </message>
        <message>
            <source>It is worth no points, and it is neither a trump nor an ace.</source>
            <translation>Það er ekki stiga virði og er hvorki tromp né ás.</translation>
        </message>
        <message>
            <source>You have none of that suit, and so far a trump wins the trick.</source>
            <translation>Þú átt ekkert í þeirri sort og enn sem komið er tekur tromp slaginn.</translation>
        </message>
        <message>
            <source>It beats every card in the trick so far.</source>
            <translation>Það er hærra en öll spilin sem liggja þar.</translation>
        </message>
        <message>
            <source>You cannot win the trick, so do not give it any points.</source>
            <translation>Þú getur ekki tekið slaginn. Láttu engin stig í hann.</translation>
        </message>
        <message>
            <source>You could win this trick, but there are few points in it.</source>
            <translation>Þú gætir tekið þennan slag en í honum eru fá stig.</translation>
        </message>
        <message>
            <source>It costs you least: no points, and no higher a card than need be.</source>
            <translation>Þetta kostar minnst: engin stig og ekki hærra spil en þarf.</translation>
        </message>
        <message>
            <source>All the cards you may play are worth points, and this one the fewest.</source>
            <translation>Öll spil sem þú mátt láta eru stiga virði og þetta fæstra.</translation>
        </message>
        <message>
            <source>That way you keep the highest trump left, ideally for the last trick.</source>
            <translation>Þannig heldurðu hæsta trompinu sem eftir er. Það er best í síðasta slagnum.</translation>
        </message>
        <message>
            <source>It is the highest of the cards that you may play.</source>
            <translation>Það er hæsta spilið sem þú mátt láta.</translation>
        </message>
        <message>
            <source>That way you lose the kitty less often than with the next best card.</source>
            <translation>Þannig er kötturinn sjaldnar tekinn af þér en með næstbesta spilinu.</translation>
        </message>
        <message>
            <source>That way you defenders capture the kitty more often than with the next best card.</source>
            <translation>Þannig takið þið köttinn oftar en með næstbesta spilinu.</translation>
        </message>
        <message>
            <source>That way the defenders get fewer points on average than with the next best card.</source>
            <translation>Þannig fá varnarspilararnir að jafnaði færri stig en með næstbesta spilinu.</translation>
        </message>
        <message>
            <source>That way the defenders get more points on average than with the next best card.</source>
            <translation>Þannig fá varnarspilararnir að jafnaði fleiri stig en með næstbesta spilinu.</translation>
        </message>
        <message>
            <source>Another card would hardly do better.</source>
            <translation>Annað spil væri varla betra.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Þú átt ekki um neitt að velja.</translation>
        </message>
        <message>
            <source>Pass.</source>
            <comment>a hint</comment>
            <translation>Segðu pass.</translation>
        </message>
        <message>
            <source>Bid {value}.</source>
            <comment>a hint</comment>
            <translation>Segðu {value}.</translation>
        </message>
        <message>
            <source>Bury: {cards}.</source>
            <comment>a hint, cards in the nominative</comment>
            <translation>Leggðu til hliðar: {cards}.</translation>
        </message>
        <message>
            <source>That trick was lost, so the {card} was better: it gives away fewer points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Slagurinn var tapaður, svo að betra var að láta {card}: það gefur færri stig og síðar taka bæði spilin sömu slagi.</translation>
        </message>
        <message>
            <source>That trick was yours, so the {card} was better: it brings home more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Slagurinn var þinn, svo að betra var að láta {card}: það kemur fleiri stigum í hús og síðar taka bæði spilin sömu slagi.</translation>
        </message>
        <message>
            <source>That trick was the defenders’, so the {card} was better: it brings them more points, and later both cards take the same tricks.</source>
            <comment>a review</comment>
            <translation>Slagurinn var varnarinnar, svo að betra var að láta {card}: það færir henni fleiri stig og síðar taka bæði spilin sömu slagi.</translation>
        </message>
        <message>
            <source>With open cards no bid of {player} could be made: the defenders would have got {points} points.</source>
            <translation>Með opnum spilum hefði engin sögn staðist ({player}): vörnin hefði fengið {points} stig.</translation>
        </message>
        <message>
            <source>With open cards {player} could have made {bid}: the defenders would have got {points} points.</source>
            <translation>Með opnum spilum hefði sögnin {bid} staðist ({player}): vörnin hefði fengið {points} stig.</translation>
        </message>
        <message>
            <source>Bid {least} or more, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Segðu {least} eða meira, eða pass</translation>
        </message>
        <message>
            <source>Bid {least}, or pass</source>
            <comment>status: what may be done now</comment>
            <translation>Segðu {least} eða pass</translation>
        </message>
        <message>
            <source>Name the trump suit</source>
            <comment>status: what may be done now</comment>
            <translation>Veldu tromp</translation>
        </message>
        <message>
            <source>Bury six cards: all have seen the kitty</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu sex spil til hliðar: allir hafa séð köttinn</translation>
        </message>
        <message>
            <source>Bury six cards</source>
            <comment>status: what may be done now</comment>
            <translation>Leggðu sex spil til hliðar</translation>
        </message>
        <message numerus="yes">
            <source>{value}: they need %n</source>
            <comment>button: a bid</comment>
            <translation>
                <numerusform>{value}: vörnin þarf %n</numerusform>
                <numerusform>{value}: vörnin þarf %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Bury these six</source>
            <comment>button: lay six cards aside</comment>
            <translation>Leggja til hliðar</translation>
        </message>
        <message>
            <source>Choose six cards</source>
            <comment>button: put six cards together that are to be buried</comment>
            <translation>Velja sex spil</translation>
        </message>
        <message numerus="yes">
            <source>Choose these %n card(s)</source>
            <comment>button: put the picked cards aside</comment>
            <translation>
                <numerusform>Velja þetta %n spil</numerusform>
                <numerusform>Velja þessi %n spil</numerusform>
            </translation>
        </message>
        <message>
            <source>What do you bid, alone against three?</source>
            <comment>title of a question</comment>
            <translation>Hvað segirðu, á móti hinum þremur?</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <comment>button: take all tricks that are left</comment>
            <translation>Afgangurinn er minn</translation>
        </message>
        <message>
            <source>The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.</source>
            <translation>Við 60 er grunntalan 1, einu hærri við hvert þrep og 5 við 80. Við 60 og 65 sjá allir köttinn.</translation>
        </message>
        <message>
            <source>Which suit will be trump?</source>
            <comment>title of a question</comment>
            <translation>Hvaða sort á að vera tromp?</translation>
        </message>
        <message>
            <source>Six cards to bury</source>
            <comment>an empty place</comment>
            <translation>Sex spil til hliðar</translation>
        </message>
        <message numerus="yes">
            <source>%n of 6 to bury</source>
            <comment>cards that lie in the tray</comment>
            <translation>
                <numerusform>%n af 6 lagt til hliðar</numerusform>
                <numerusform>%n af 6 lögð til hliðar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards that are to be buried</comment>
            <translation>
                <numerusform>%n of mikið</numerusform>
                <numerusform>%n of mikið</numerusform>
            </translation>
        </message>
        <message>
            <source>no fives, tens, kings</source>
            <comment>cards that may not be buried</comment>
            <translation>ekki 5, 10 eða kónga</translation>
        </message>
        <message>
            <source>Six cards are ready. Nothing is buried yet.</source>
            <translation>Sex spil eru tilbúin. Enn er ekkert lagt til hliðar.</translation>
        </message>
        <message>
            <source>A two is always a trump, whatever its suit.</source>
            <translation>Tvistur er alltaf tromp, sama í hvaða sort hann er.</translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} bids now.</source>
            <translation>Ekki er komið að þér að segja: {player} á að segja.</translation>
        </message>
        <message>
            <source>First everybody bids or passes.</source>
            <translation>Fyrst segja allir eitthvað, tölu eða pass.</translation>
        </message>
        <message>
            <source>First six cards are buried, then the trump suit is named.</source>
            <translation>Fyrst eru sex spil lögð til hliðar og svo er tromp valið.</translation>
        </message>
        <message>
            <source>First the trump suit is named.</source>
            <translation>Fyrst er tromp valið.</translation>
        </message>
        <message>
            <source>The six cards are buried already.</source>
            <translation>Spilin sex hafa þegar verið lögð til hliðar.</translation>
        </message>
        <message>
            <source>The trump suit is named already.</source>
            <translation>Tromp hefur þegar verið valið.</translation>
        </message>
        <message>
            <source>The bidding is over.</source>
            <translation>Sögnum er lokið.</translation>
        </message>
        <message>
            <source>You can bid only 60, 65, 70, 75 or 80.</source>
            <translation>Aðeins má segja 60, 65, 70, 75 eða 80.</translation>
        </message>
        <message>
            <source>A bid has to be higher than {number}, the highest so far.</source>
            <translation>Sögn þarf að vera hærri en {number}, sú hæsta hingað til.</translation>
        </message>
        <message>
            <source>After so many passes a bid has to be at least {number}; you may also pass.</source>
            <translation>Þegar svona margir hafa sagt pass þarf sögnin að vera að minnsta kosti {number}; þú mátt líka segja pass.</translation>
        </message>
        <message>
            <source>At this table the fourth player bids at least {number}, or passes.</source>
            <translation>Við þetta borð segir fjórði leikmaður að minnsta kosti {number}, eða þá pass.</translation>
        </message>
        <message>
            <source>Exactly six different cards are buried.</source>
            <translation>Leggja þarf nákvæmlega sex mismunandi spil til hliðar.</translation>
        </message>
        <message>
            <source>At this table no fives, tens or kings may be buried.</source>
            <translation>Við þetta borð má ekki leggja fimmur, tíur eða kónga til hliðar.</translation>
        </message>
        <message>
            <source>A trump was led and you hold trumps, so you must play one. Jokers and twos are trumps.</source>
            <translation>Trompi var spilað út og þú átt tromp, svo að þú verður að láta tromp. Jókerar og tvistar eru tromp.</translation>
        </message>
        <message>
            <source>{player} buries six cards.</source>
            <translation>{player} leggur sex spil til hliðar.</translation>
        </message>
        <message>
            <source>{player} names the trump suit.</source>
            <translation>{player} velur tromp.</translation>
        </message>
        <message>
            <source>{player} may bid; the highest bid is {best}.</source>
            <translation>{player} á að segja; hæsta sögnin er {best}.</translation>
        </message>
        <message>
            <source>{player} may bid; nobody has bid yet.</source>
            <translation>{player} á að segja; engin tala er komin enn.</translation>
        </message>
        <message>
            <source>declarer at {bid}: {times} times the base of {base}</source>
            <translation>sagnhafi með {bid}: {times} × grunntalan {base}</translation>
        </message>
        <message>
            <source>defender: {times} times the base of {base}</source>
            <translation>varnarspilari: {times} × grunntalan {base}</translation>
        </message>
        <message numerus="yes">
            <source>%n out</source>
            <comment>trumps not seen yet, at a player's name, in short</comment>
            <translation>
                <numerusform>%n úti</numerusform>
                <numerusform>%n úti</numerusform>
            </translation>
        </message>
        <message>
            <source>Buried: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>Lagt til hliðar: {cards}.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <translation>Umferð {number}</translation>
        </message>
        <message>
            <source>declarer, {bid}</source>
            <comment>at a player's name</comment>
            <translation>sagnhafi, {bid}</translation>
        </message>
        <message>
            <source>bids {bid}</source>
            <comment>at the declarer's name, in short</comment>
            <translation>sögn {bid}</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) out</source>
            <comment>trumps not seen yet, at a player's name</comment>
            <translation>
                <numerusform>%n tromp úti</numerusform>
                <numerusform>%n tromp úti</numerusform>
            </translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>at a player's name</comment>
            <translation>sagði {value}</translation>
        </message>
        <message>
            <source>All four have passed, so the cards are dealt again.</source>
            <translation>Allir fjórir sögðu pass og því er gefið aftur.</translation>
        </message>
        <message>
            <source>{player} has buried six cards.</source>
            <translation>{player} hefur lagt sex spil til hliðar.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player}, the last declarer, bids first.</source>
            <translation>Búið er að gefa; {player}, sagnhafi síðustu umferðar, á fyrstu sögn.</translation>
        </message>
        <message>
            <source>The cards are dealt; {player} holds the {card} and bids first.</source>
            <translation>Búið er að gefa; {player} er með {card} og á fyrstu sögn.</translation>
        </message>
        <message>
            <source>{player} bids {value}.</source>
            <translation>{player} segir {value}.</translation>
        </message>
        <message numerus="yes">
            <source>All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>Allir fjórir sögðu pass og því verður {player} að spila upp á {bid}; varnarspilararnir þurfa %n stig.</numerusform>
                <numerusform>Allir fjórir sögðu pass og því verður {player} að spila upp á {bid}; varnarspilararnir þurfa %n stig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} is declarer at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>{player} er sagnhafi með {bid}; varnarspilararnir þurfa %n stig.</numerusform>
                <numerusform>{player} er sagnhafi með {bid}; varnarspilararnir þurfa %n stig.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} takes up the kitty and shows it until six cards are buried.</source>
            <translation>{player} tekur upp köttinn og sýnir hann þar til sex spil hafa verið lögð til hliðar.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty: {cards}.</source>
            <comment>cards in the nominative</comment>
            <translation>{player} tekur upp köttinn: {cards}.</translation>
        </message>
        <message>
            <source>{player} takes up the kitty and does not show it.</source>
            <translation>{player} tekur upp köttinn og sýnir hann ekki.</translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>on a card in the hand: where it came from</comment>
            <translation>Kötturinn</translation>
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
            <translation>Þrír á móti einum: að segja, taka köttinn, velja tromp og ná síðasta slagnum</translation>
        </message>
        <message>
            <source>Eight rounds take about half an hour; other lengths are possible</source>
            <translation>Átta umferðir taka um hálftíma en líka er hægt að spila styttra eða lengra</translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <comment>the total of a player</comment>
            <translation>
                <numerusform>mínus %n stig</numerusform>
                <numerusform>mínus %n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>The defenders took no points at all: {player} wins 9 times the base of {base}.</source>
            <translation>Varnarspilararnir fengu ekkert stig: {player} vinnur 9 × grunntöluna {base}.</translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir þurftu %n stig en fengu aðeins {points}: {player} vinnur 3 × grunntöluna {base}.</numerusform>
                <numerusform>Varnarspilararnir þurftu %n stig en fengu aðeins {points}: {player} vinnur 3 × grunntöluna {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir þurftu %n stig og fengu {points}: {player} tapar 3 × grunntölunni {base}.</numerusform>
                <numerusform>Varnarspilararnir þurftu %n stig og fengu {points}: {player} tapar 3 × grunntölunni {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}, at least twice that: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir þurftu %n stig og fengu {points}, tvöfalt það eða meira: {player} tapar 6 × grunntölunni {base}.</numerusform>
                <numerusform>Varnarspilararnir þurftu %n stig og fengu {points}, tvöfalt það eða meira: {player} tapar 6 × grunntölunni {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir fengu aðeins {points} stig (þurftu %n) en tóku köttinn: {player} tapar 6 × grunntölunni {base}.</numerusform>
                <numerusform>Varnarspilararnir fengu aðeins {points} stig (þurftu %n) en tóku köttinn: {player} tapar 6 × grunntölunni {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points} and captured the kitty: {player} loses 9 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir þurftu %n stig, fengu {points} og tóku köttinn: {player} tapar 9 × grunntölunni {base}.</numerusform>
                <numerusform>Varnarspilararnir þurftu %n stig, fengu {points} og tóku köttinn: {player} tapar 9 × grunntölunni {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</source>
            <translation>
                <numerusform>Varnarspilararnir þurftu %n stig, fengu {points}, tvöfalt það eða meira, og tóku köttinn: {player} tapar 12 × grunntölunni {base}.</numerusform>
                <numerusform>Varnarspilararnir þurftu %n stig, fengu {points}, tvöfalt það eða meira, og tóku köttinn: {player} tapar 12 × grunntölunni {base}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders {points} / {need}</source>
            <comment>points of those they need</comment>
            <translation>Vörnin {points} / {need}</translation>
        </message>
        <message>
            <source>Def. {points} / {need}</source>
            <comment>the defenders’ points of those they need, in short</comment>
            <translation>Vörn {points} / {need}</translation>
        </message>
        <message numerus="yes">
            <source>Kitty: %n card(s)</source>
            <translation>
                <numerusform>Kötturinn: %n spil</numerusform>
                <numerusform>Kötturinn: %n spil</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>of the kitty</comment>
            <translation>
                <numerusform>%n spil</numerusform>
                <numerusform>%n spil</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shown kitty: %n point(s)</source>
            <comment>the six cards</comment>
            <translation>
                <numerusform>Úr kettinum: %n stig</numerusform>
                <numerusform>Úr kettinum: %n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>Kitty</source>
            <comment>label of the kitty that everybody was shown, in short</comment>
            <translation>Kötturinn</translation>
        </message>
        <message>
            <source>Buried</source>
            <translation>Til hliðar</translation>
        </message>
        <message>
            <source>Buried · only you see them</source>
            <comment>the six cards</comment>
            <translation>Til hliðar · aðeins þú sérð þau</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) of the defenders</source>
            <translation>
                <numerusform>%n slagur varnarspilaranna</numerusform>
                <numerusform>%n slagir varnarspilaranna</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · defenders</source>
            <comment>tricks won by the defenders, in short</comment>
            <translation>{number} · vörnin</translation>
        </message>
        <message numerus="yes">
            <source>{player}: %n trick(s)</source>
            <comment>tricks of the declarer</comment>
            <translation>
                <numerusform>{player}: %n slagur</numerusform>
                <numerusform>{player}: %n slagir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in the trick</source>
            <comment>a sign on the table</comment>
            <translation>
                <numerusform>%n stig í slagnum</numerusform>
                <numerusform>%n stig í slagnum</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the trick</source>
            <comment>points in the trick, in short</comment>
            <translation>
                <numerusform>%n í slagnum</numerusform>
                <numerusform>%n í slagnum</numerusform>
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
            <translation>{number} · okkar</translation>
        </message>
        <message numerus="yes">
            <source>Ours: %n trick(s)</source>
            <comment>won by one's own side</comment>
            <translation>
                <numerusform>Okkar: %n slagur</numerusform>
                <numerusform>Okkar: %n slagir</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · mine</source>
            <comment>tricks won by oneself, in short</comment>
            <translation>{number} · mínir</translation>
        </message>
        <message numerus="yes">
            <source>Mine: %n trick(s)</source>
            <comment>won by oneself</comment>
            <translation>
                <numerusform>Mínir: %n slagur</numerusform>
                <numerusform>Mínir: %n slagir</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} · theirs</source>
            <comment>tricks won by the other side, in short</comment>
            <translation>{number} · hinna</translation>
        </message>
        <message numerus="yes">
            <source>Theirs: %n trick(s)</source>
            <comment>won by the other side</comment>
            <translation>
                <numerusform>Hinna: %n slagur</numerusform>
                <numerusform>Hinna: %n slagir</numerusform>
            </translation>
        </message>
        <message>
            <source>Shown kitty, not played yet</source>
            <translation>Úr kettinum, ekki komin út</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>at a player’s name</comment>
            <translation>tók köttinn</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>at a player’s name</comment>
            <translation>lagði sex spil til hliðar</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins %n point(s)!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>{player} vinnur %n stig!</numerusform>
                <numerusform>{player} vinnur %n stig!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders win %n point(s) each!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>Varnarspilararnir vinna %n stig hver!</numerusform>
                <numerusform>Varnarspilararnir vinna %n stig hver!</numerusform>
            </translation>
        </message>
        <message>
            <source>Calculation</source>
            <comment>column: how the change is reckoned</comment>
            <translation>Reiknað</translation>
        </message>
        <message>
            <source>Change</source>
            <comment>column: points won or lost in this round</comment>
            <translation>Breyting</translation>
        </message>
        <message>
            <source>{bid}, base {base}</source>
            <comment>the bid and its base points</comment>
            <translation>{bid}, grunntala {base}</translation>
        </message>
        <message>
            <source>{points}, needed {need}</source>
            <comment>the defenders’ points</comment>
            <translation>{points}, þurftu {need}</translation>
        </message>
        <message numerus="yes">
            <source>captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>tekinn · %n stig í honum</numerusform>
                <numerusform>tekinn · %n stig í honum</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>ekki tekinn · %n stig í honum</numerusform>
                <numerusform>ekki tekinn · %n stig í honum</numerusform>
            </translation>
        </message>
        <message>
            <source>{player}, declarer</source>
            <comment>at the end of a round</comment>
            <translation>{player}, sagnhafi</translation>
        </message>
        <message numerus="yes">
            <source>{player}, %n point(s)</source>
            <comment>who took a trick, and its points</comment>
            <translation>
                <numerusform>{player}, %n stig</numerusform>
                <numerusform>{player}, %n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>Defenders’ points</source>
            <translation>Stig varnarinnar</translation>
        </message>
        <message>
            <source>Richest trick</source>
            <translation>Dýrasti slagur</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Síðasti slagur</translation>
        </message>
        <message>
            <source>Kitty</source>
            <translation>Kötturinn</translation>
        </message>
        <message>
            <source>Factor</source>
            <comment>how often each defender wins or loses the base</comment>
            <translation>Stuðull</translation>
        </message>
        <message>
            <source>Kitty captured</source>
            <comment>a stamp on the table</comment>
            <translation>Kötturinn tekinn</translation>
        </message>
        <message>
            <source>bid {value}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sagði {value}</translation>
        </message>
        <message>
            <source>is declarer at {bid}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>er sagnhafi með {bid}</translation>
        </message>
        <message>
            <source>has to declare at {bid}: all passed</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>verður að spila upp á {bid}: allir sögðu pass</translation>
        </message>
        <message>
            <source>plays for {bid}</source>
            <comment>in a line about a turn, after the name of the declarer</comment>
            <translation>spilar upp á {bid}</translation>
        </message>
        <message>
            <source>took the kitty</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>tók köttinn</translation>
        </message>
        <message>
            <source>showed the kitty: {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>sýndi köttinn: {cards}</translation>
        </message>
        <message>
            <source>buried six cards</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði sex spil til hliðar</translation>
        </message>
        <message>
            <source>the defence cannot reach {need} any more</source>
            <comment>in a line about a trick</comment>
            <translation>vörnin nær ekki {need} úr þessu</translation>
        </message>
        <message>
            <source>the defence has enough</source>
            <comment>in a line about a trick</comment>
            <translation>vörnin hefur nóg</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiHabits</name>
        <message>
            <source>I bid less often than the others. As a defender I like to lead low cards, diamonds first, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég segi sjaldnar en hinir. Í vörn spila ég helst út lágum spilum, og tíglum fyrst, nema þegar ég spila eins vel og hægt er.</translation>
        </message>
        <message>
            <source>As a defender I like to lead trumps, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Í vörn spila ég gjarnan út trompi, nema þegar ég spila eins vel og hægt er.</translation>
        </message>
        <message>
            <source>I bid more often than the others. As a defender I like to lead high cards, unless I play at my best.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég segi oftar en hinir. Í vörn spila ég helst út háum spilum, nema þegar ég spila eins vel og hægt er.</translation>
        </message>
    </context>
    <context>
        <name>SanDaYiOptions</name>
        <message>
            <source>Bidding</source>
            <translation>Sagnir</translation>
        </message>
        <message>
            <source>The kitty</source>
            <translation>Kötturinn</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Slagir</translation>
        </message>
        <message>
            <source>Direction of play</source>
            <translation>Í hvaða átt er farið</translation>
        </message>
        <message>
            <source>Which way bids and cards go round the table.</source>
            <translation>Í hvaða átt er farið í sögnum og spili.</translation>
        </message>
        <message>
            <source>Anticlockwise: the next player sits on the right</source>
            <translation>Rangsælis: næsti leikmaður situr hægra megin</translation>
        </message>
        <message>
            <source>Clockwise: the next player sits on the left</source>
            <translation>Réttsælis: næsti leikmaður situr vinstra megin</translation>
        </message>
        <message>
            <source>Lowest bid of the fourth player</source>
            <translation>Lægsta sögn fjórða leikmanns</translation>
        </message>
        <message>
            <source>Whether the fourth player must always bid at least 70.</source>
            <translation>Hvort fjórði leikmaður þarf alltaf að segja að minnsta kosti 70.</translation>
        </message>
        <message>
            <source>At least 70 only if the first three have passed</source>
            <translation>Minnst 70 aðeins ef hinir þrír hafa sagt pass</translation>
        </message>
        <message>
            <source>Always at least 70, even over a single 60</source>
            <translation>Alltaf minnst 70, líka þegar hæsta sögnin er 60</translation>
        </message>
        <message>
            <source>When all four pass</source>
            <translation>Þegar allir fjórir segja pass</translation>
        </message>
        <message>
            <source>What happens when nobody wants to be declarer.</source>
            <translation>Hvað gerist ef enginn vill verða sagnhafi.</translation>
        </message>
        <message>
            <source>The cards are dealt again</source>
            <translation>Gefið er aftur</translation>
        </message>
        <message>
            <source>The first player has to play at 60</source>
            <translation>Sá sem átti fyrstu sögn verður að spila upp á 60</translation>
        </message>
        <message>
            <source>The shown kitty</source>
            <translation>Að skoða köttinn aftur</translation>
        </message>
        <message>
            <source>How long a kitty that was shown (at 60 and 65) can be looked at.</source>
            <translation>Hve lengi má skoða kött sem var sýndur (eftir 60 og 65).</translation>
        </message>
        <message>
            <source>For the whole round</source>
            <translation>Alla umferðina</translation>
        </message>
        <message>
            <source>Only until the declarer has buried</source>
            <translation>Aðeins þar til sagnhafi hefur lagt spil til hliðar</translation>
        </message>
        <message>
            <source>Burying points</source>
            <translation>Að leggja stig til hliðar</translation>
        </message>
        <message>
            <source>Whether the declarer may bury fives, tens and kings.</source>
            <translation>Hvort sagnhafi má leggja fimmur, tíur og kónga til hliðar.</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Já, það má</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nei, það má ekki</translation>
        </message>
        <message>
            <source>Capturing the kitty</source>
            <translation>Að taka köttinn</translation>
        </message>
        <message>
            <source>With which card the defenders capture the kitty in the last trick.</source>
            <translation>Með hvaða spili varnarspilararnir taka köttinn í síðasta slagnum.</translation>
        </message>
        <message>
            <source>With any card that wins the trick</source>
            <translation>Með hvaða spili sem tekur slaginn</translation>
        </message>
        <message>
            <source>Only with a trump</source>
            <translation>Aðeins með trompi</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Hve margar umferðir eru spilaðar.</translation>
        </message>
        <message>
            <source>8 rounds</source>
            <translation>8 umferðir</translation>
        </message>
        <message>
            <source>4 rounds</source>
            <translation>4 umferðir</translation>
        </message>
        <message>
            <source>12 rounds</source>
            <translation>12 umferðir</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 umferðir</translation>
        </message>
        <message>
            <source>As long as you like</source>
            <translation>Eins lengi og þið viljið</translation>
        </message>
        <message>
            <source>The last trick</source>
            <translation>Síðasti slagurinn</translation>
        </message>
        <message>
            <source>Whether the last cards, where nobody has a choice, are played by themselves.</source>
            <translation>Hvort síðustu spilin, sem enginn getur valið um, eru látin sjálfkrafa.</translation>
        </message>
        <message>
            <source>Everybody plays the last card</source>
            <translation>Allir láta síðasta spilið sjálfir</translation>
        </message>
        <message>
            <source>The last trick plays itself</source>
            <translation>Síðasti slagurinn spilast sjálfkrafa</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Minnishjálp</translation>
        </message>
        <message>
            <source>Whether the table counts the trumps you have not seen and the defenders’ points.</source>
            <translation>Hvort borðið telur trompin sem þú hefur ekki séð og stig varnarspilaranna.</translation>
        </message>
        <message>
            <source>The table counts for you</source>
            <translation>Borðið telur fyrir þig</translation>
        </message>
        <message>
            <source>Everybody counts for themselves</source>
            <translation>Hver telur fyrir sig</translation>
        </message>
    </context>
    <context>
        <name>Saved</name>
        <message>
            <source>Show the end</source>
            <comment>button: of a game that is over</comment>
            <translation>Sýna lokin</translation>
        </message>
        <message>
            <source>What shall this game be called?</source>
            <translation>Hvað á þessi leikur að heita?</translation>
        </message>
        <message>
            <source>Delete this game for good? It cannot be brought back.</source>
            <translation>Viltu eyða þessum leik fyrir fullt og allt? Ekki er hægt að fá hann aftur.</translation>
        </message>
        <message>
            <source>Delete the game</source>
            <translation>Eyða leiknum</translation>
        </message>
        <message>
            <source>Keep the game</source>
            <translation>Geyma leikinn</translation>
        </message>
        <message>
            <source>Choose a place …</source>
            <translation>Velja stað …</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Vistaðir leikir</translation>
        </message>
        <message>
            <source>No game has been played yet. Every game is saved by itself, move by move.</source>
            <translation>Enginn leikur hefur verið spilaður enn. Hver leikur vistast sjálfkrafa jafnóðum og spilað er.</translation>
        </message>
        <message>
            <source>No saved game matches. Try something else.</source>
            <translation>Enginn vistaður leikur fannst. Leitaðu að einhverju öðru.</translation>
        </message>
        <message>
            <source>The file will hold everything about this game: all hands, the order of the stock, and the computer players’ luck. Whoever has it can look at everybody’s cards.</source>
            <translation>Í skránni verður allt um þennan leik: öll spil á hendi, röðin í stokknum og heppni tölvuleikmannanna. Sá sem fær hana getur skoðað spil allra.</translation>
        </message>
        <message numerus="yes">
            <source>%n saved game(s) cannot be read and are not in this list. They were left as they are, and your other games are fine.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>Ekki er hægt að lesa %n vistaðan leik og hann er því ekki í þessum lista. Hann er óhreyfður og hinir leikirnir þínir eru í lagi.</numerusform>
                <numerusform>Ekki er hægt að lesa %n vistaða leiki og þeir eru því ekki í þessum lista. Þeir eru óhreyfðir og hinir leikirnir þínir eru í lagi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Ekkert fannst</translation>
        </message>
        <message>
            <source>Show all</source>
            <comment>button: forget what was looked for in the list of games</comment>
            <translation>Sýna alla</translation>
        </message>
        <message>
            <source>No game yet</source>
            <translation>Enginn leikur enn</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what else can be done with a saved game</comment>
            <translation>Fleira</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Endurnefna …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Eyða …</translation>
        </message>
        <message>
            <source>Save to a file …</source>
            <translation>Vista í skrá …</translation>
        </message>
        <message>
            <source>Open a file …</source>
            <translation>Opna skrá …</translation>
        </message>
        <message>
            <source>This game was begun with another version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</source>
            <translation>Byrjað var á þessum leik í annarri útgáfu þar sem reglurnar voru örlítið öðruvísi. Hann heldur áfram þar sem frá var horfið en það sem áður var gert er ekki hægt að afturkalla.</translation>
        </message>
        <message>
            <source>All {number}</source>
            <comment>button: all games are listed, so many</comment>
            <translation>Allir {number}</translation>
        </message>
        <message>
            <source>Unfinished {number}</source>
            <comment>button: games that are not over are listed, so many</comment>
            <translation>Ókláraðir {number}</translation>
        </message>
        <message>
            <source>Finished {number}</source>
            <comment>button: games that are over are listed, so many</comment>
            <translation>Loknir {number}</translation>
        </message>
        <message>
            <source>Game, name or day</source>
            <translation>Leikur, nafn eða dagur</translation>
        </message>
        <message>
            <source>Search: game, name or day</source>
            <translation>Leita: leikur, nafn eða dagur</translation>
        </message>
        <message>
            <source>{players} share the victory</source>
            <comment>in a list of games</comment>
            <translation>{players} deila sigrinum</translation>
        </message>
        <message>
            <source>{player} won</source>
            <comment>in a list of games: who has won</comment>
            <translation>{player} vann</translation>
        </message>
        <message>
            <source>finished</source>
            <comment>state of a saved game</comment>
            <translation>lokið</translation>
        </message>
        <message>
            <source>unfinished</source>
            <comment>state of a saved game</comment>
            <translation>óklárað</translation>
        </message>
        <message>
            <source>with {players}</source>
            <comment>in a line: who plays</comment>
            <translation>aðrir við borðið: {players}</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <source>Score sheet</source>
            <translation>Stigatafla</translation>
        </message>
        <message>
            <source>The totals, round by round</source>
            <translation>Staðan sem línurit, umferð eftir umferð</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Samtals</translation>
        </message>
        <message>
            <source>{score}, won</source>
            <translation>{score}, sigur</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>heading of a column</comment>
            <translation>Umferð</translation>
        </message>
        <message>
            <source>Nothing has been counted yet.</source>
            <translation>Ekkert hefur verið talið enn.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>{percent}%</source>
            <comment>text size; a space before the sign where the language has one</comment>
            <translation>{percent}%</translation>
        </message>
        <message>
            <source>Language and text</source>
            <translation>Tungumál og texti</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Tungumál</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Leturstærð</translation>
        </message>
        <message>
            <source>Table and cards</source>
            <translation>Borð og spil</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Litir</translation>
        </message>
        <message>
            <source>Night blue</source>
            <translation>Næturblár</translation>
        </message>
        <message>
            <source>The other pages</source>
            <translation>Aðrar síður</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dökkar</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Ljósar</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>the cloth</comment>
            <translation>Grænn</translation>
        </message>
        <message>
            <source>Contrast</source>
            <comment>the strongest: for those who see little</comment>
            <translation>Birtuskil</translation>
        </message>
        <message>
            <source>System: if it does not say, light from 7 am to 7 pm</source>
            <translation>Kerfið: ef það segir ekkert er ljóst frá kl. 7 til 19</translation>
        </message>
        <message>
            <source>System</source>
            <comment>dark or light as the system is</comment>
            <translation>Kerfið</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Spilastokkur</translation>
        </message>
        <message>
            <source>The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder becomes a deck, too.</source>
            <translation>Myndirnar á spilunum. Ef þú setur möppu með SVG-myndum í „decks“ í gagnamöppunni bætist hún við sem spilastokkur.</translation>
        </message>
        <message>
            <source>Our own</source>
            <translation>Okkar eigin</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Stafir á spilunum</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>Bakhliðar</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rauður</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blár</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grænn</translation>
        </message>
        <message>
            <source>Large print on the cards</source>
            <translation>Stórt letur á spilunum</translation>
        </message>
        <message>
            <source>Frame the cards that fit</source>
            <translation>Rammi um spil sem passa</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Hraði</translation>
        </message>
        <message>
            <source>Calm</source>
            <translation>Rólegur</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Venjulegur</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Röskur</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Tafarlaus</translation>
        </message>
        <message>
            <source>No animation</source>
            <translation>Engar hreyfingar</translation>
        </message>
        <message>
            <source>Two keys are enough</source>
            <translation>Tveir takkar nægja</translation>
        </message>
        <message>
            <source>Space moves on, Enter chooses</source>
            <translation>Bilslá færir áfram, Enter velur</translation>
        </message>
        <message>
            <source>For people who use two switches or only one hand: these two keys reach everything.</source>
            <translation>Fyrir þá sem nota tvo rofa eða bara eina hönd: með þessum tveimur tökkum er hægt að gera allt.</translation>
        </message>
        <message>
            <source>Wait for me at moments everybody should see</source>
            <translation>Bíða eftir mér þegar allir eiga að sjá</translation>
        </message>
        <message>
            <source>Computer players say a word now and then</source>
            <translation>Tölvuleikmenn segja eitt og eitt orð</translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n sekúnda</numerusform>
                <numerusform>%n sekúndur</numerusform>
            </translation>
        </message>
        <message>
            <source>Until I press</source>
            <comment>how long computer players wait</comment>
            <translation>Þar til ég ýti</translation>
        </message>
        <message>
            <source>If useful</source>
            <comment>asked about buying a card when it could help</comment>
            <translation>Ef það gagnast</translation>
        </message>
        <message>
            <source>Until I am down</source>
            <comment>asked until one has laid down</comment>
            <translation>Þar til ég hef lagt niður</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Alltaf</translation>
        </message>
        <message>
            <source>For the ears</source>
            <translation>Fyrir eyrun</translation>
        </message>
        <message>
            <source>Told to a screen reader</source>
            <translation>Hvað skjálesari les</translation>
        </message>
        <message>
            <source>What matters</source>
            <comment>how much is read aloud</comment>
            <translation>Það sem skiptir máli</translation>
        </message>
        <message>
            <source>Each turn</source>
            <comment>how much is read aloud</comment>
            <translation>Í hvert sinn</translation>
        </message>
        <message>
            <source>Everything</source>
            <comment>how much is read aloud</comment>
            <translation>Allt</translation>
        </message>
        <message>
            <source>How much of what the others do at the table is read to you.</source>
            <translation>Hve mikið er lesið upp af því sem hinir gera við borðið.</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Stærra</translation>
        </message>
        <message>
            <source>Large letters, large print on the cards, every suit in its own colour.</source>
            <translation>Stórt letur, stórir stafir á spilunum og hver sort í sínum lit.</translation>
        </message>
        <message>
            <source>Calm</source>
            <comment>a button: several settings at once</comment>
            <translation>Rólegt</translation>
        </message>
        <message>
            <source>Nothing moves, everything takes its time and waits for you, and it is quiet.</source>
            <translation>Ekkert hreyfist, allt fær sinn tíma og bíður eftir þér, og hljóðið er lágt.</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <translation>Fyrir örvhenta</translation>
        </message>
        <message>
            <source>By language</source>
            <comment>the letters of ace, king, queen and jack</comment>
            <translation>Eftir tungumáli</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Fjórir litir</translation>
        </message>
        <message>
            <source>Every suit has its own</source>
            <translation>Hver sort á sinn lit</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left</source>
            <translation>Hnappar borðsins eru vinstra megin</translation>
        </message>
        <message>
            <source>How fast cards move</source>
            <translation>Hve hratt spilin hreyfast</translation>
        </message>
        <message>
            <source>The table’s buttons are on the left, and your name plate is on the right.</source>
            <translation>Hnappar borðsins eru vinstra megin og skiltið þitt hægra megin.</translation>
        </message>
        <message>
            <source>Sounds at the table</source>
            <translation>Hljóð við borðið</translation>
        </message>
        <message>
            <source>When you are asked whether you buy a card in {games}. Where several of you share the screen, everybody who has not laid down is asked, because not being asked would give something away.</source>
            <translation>Hvenær spurt er hvort þú viljir kaupa spil í {games}. Þar sem þið eruð fleiri við sama skjá eru allir spurðir sem ekki hafa lagt niður, því að það segði sína sögu ef einhver væri ekki spurður.</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Hljóðstyrkur</translation>
        </message>
        <message>
            <source>Time for saying “{call}”</source>
            <translation>Tími til að segja „{call}“</translation>
        </message>
        <message>
            <source>How long computer players wait while you may still say “{call}”.</source>
            <translation>Hve lengi tölvuleikmenn bíða á meðan þú getur enn sagt „{call}“.</translation>
        </message>
        <message>
            <source>Ask me about buying</source>
            <translation>Spyrja hvort ég vilji kaupa</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Aldrei</translation>
        </message>
        <message>
            <source>Reset: {setting}</source>
            <comment>a button</comment>
            <translation>{setting}: eins og í upphafi</translation>
        </message>
        <message>
            <source>Reset everything on this page? People, house rules and saved games stay as they are, and so does the language.</source>
            <translation>Á að setja allt á þessari síðu eins og það var í upphafi? Fólk, heimareglur og vistaðir leikir haldast óbreytt, og tungumálið líka.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Setja í fyrra horf</translation>
        </message>
        <message>
            <source>The settings last until you close the program, but they could not be saved. Check that you can write to the data folder.</source>
            <translation>Stillingarnar gilda þar til þú lokar forritinu en ekki tókst að vista þær. Athugaðu hvort hægt er að skrifa í gagnamöppuna.</translation>
        </message>
        <message>
            <source>The deck {name} is being tried; it comes into use when all its cards are drawn.</source>
            <translation>Verið er að prófa spilastokkinn {name}. Hann verður tekinn í notkun þegar öll spilin hafa verið teiknuð.</translation>
        </message>
        <message>
            <source>The deck {name} cannot be used, because pictures are missing, broken or too much to draw. Our own deck stays in use.</source>
            <translation>Ekki er hægt að nota spilastokkinn {name} því að myndir vantar, þær eru gallaðar eða of flóknar. Okkar eigin spilastokkur verður áfram í notkun.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Stillingar</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Leita í stillingum</translation>
        </message>
        <message>
            <source>No setting contains these words.</source>
            <translation>Engin stilling fannst með þessum orðum.</translation>
        </message>
        <message>
            <source>Reset everything</source>
            <translation>Allt eins og í upphafi</translation>
        </message>
        <message>
            <source>A table as it looks with these settings</source>
            <translation>Borð eins og það lítur út með þessum stillingum</translation>
        </message>
    </context>
    <context>
        <name>Shelves</name>
        <message>
            <source>For children, too</source>
            <comment>heading over games on the home page</comment>
            <translation>Líka fyrir börn</translation>
        </message>
        <message>
            <source>Ólsen Ólsen and family</source>
            <comment>heading over games on the home page</comment>
            <translation>Ólsen Ólsen og skyld spil</translation>
        </message>
        <message>
            <source>Rummy games</source>
            <comment>heading over games on the home page</comment>
            <translation>Rommíspil</translation>
        </message>
        <message>
            <source>Tricks and rows</source>
            <comment>heading over games on the home page</comment>
            <translation>Slagir og raðir</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Card Table could not start, because something in the program went wrong. Everything that was played is kept. Start it once more: it then leaves out whatever may be in the way, and says what that is. What went wrong is written in {file}.</source>
            <translation>Ekki tókst að opna Card Table því að eitthvað fór úrskeiðis í forritinu. Allt sem hefur verið spilað er varðveitt. Opnaðu það aftur: þá sleppir það öllu sem gæti staðið í vegi og segir hverju. Hvað fór úrskeiðis stendur í {file}.</translation>
        </message>
        <message>
            <source>Play without saving</source>
            <translation>Spila án þess að vista</translation>
        </message>
        <message>
            <source>Close the program</source>
            <translation>Loka forritinu</translation>
        </message>
        <message>
            <source>What screen readers are told is not written to {file}, because Card Table keeps something of its own there. Nothing was changed, and Card Table goes on without it. Name another file.</source>
            <translation>Það sem skjálesurum er sagt er ekki skrifað í {file} því að Card Table geymir þar sín eigin gögn. Engu var breytt og Card Table heldur áfram án þess. Veldu aðra skrá.</translation>
        </message>
        <message>
            <source>What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.</source>
            <translation>Ekki er hægt að skrifa það sem skjálesurum er sagt í {file}: {reason}. Card Table heldur áfram án þess.</translation>
        </message>
        <message>
            <source>Card Table cannot open its window, because no screen can be reached from here. Nothing was changed, and everything that was played is kept. Start it on the desktop, or name another window system with --qpa.</source>
            <translation>Ekki er hægt að opna glugga Card Table því að ekki næst samband við neinn skjá héðan. Engu var breytt og allt sem spilað var er geymt. Opnaðu það á skjáborðinu eða nefndu annað gluggakerfi með --qpa.</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>Counting: {done} of %n game(s)</source>
            <comment>while finished games are counted</comment>
            <translation>
                <numerusform>Talið: {done} af %n leik</numerusform>
                <numerusform>Talið: {done} af %n leikjum</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are counted.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>Ekki er hægt að lesa %n leik sem er lokið og því telst hann ekki með. Hann er óhreyfður og allir hinir eru taldir.</numerusform>
                <numerusform>Ekki er hægt að lesa %n leiki sem er lokið og því teljast þeir ekki með. Þeir eru óhreyfðir og allir hinir eru taldir.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <translation>Ekkert að telja enn</translation>
        </message>
        <message>
            <source>No game has been finished yet. Play one to the end, and it will be counted here.</source>
            <translation>Engum leik er lokið enn. Spilaðu einn til enda og þá er hann talinn hér.</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Öll spil</translation>
        </message>
        <message>
            <source>Back to the portrait</source>
            <comment>button</comment>
            <translation>Aftur að myndinni</translation>
        </message>
        <message>
            <source>Everybody</source>
            <comment>against whom</comment>
            <translation>Allir</translation>
        </message>
        <message numerus="yes">
            <source>Finished games: %n. Won: {won}.</source>
            <comment>statistics of somebody</comment>
            <translation>
                <numerusform>Leikir sem lauk: %n. Unnið: {won}.</numerusform>
                <numerusform>Leikir sem lauk: %n. Unnið: {won}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Leikir</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <translation>Talið sér</translation>
        </message>
        <message numerus="yes">
            <source>In %n further game(s) a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>Í %n leik til viðbótar var ákvörðun afturkölluð eftir að eitthvað nýtt sást eða spilin voru úr fyrri leik. Hann er talinn sér.</numerusform>
                <numerusform>Í %n leikjum til viðbótar var ákvörðun afturkölluð eftir að eitthvað nýtt sást eða spilin voru úr fyrri leik. Þeir eru taldir sér.</numerusform>
            </translation>
        </message>
        <message>
            <source>Won, in percent</source>
            <comment>what a line in a plot shows</comment>
            <translation>Sigrar í prósentum</translation>
        </message>
        <message>
            <source>{month}: {won}</source>
            <translation>{month}: {won}</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Spilað</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Unnið</translation>
        </message>
        <message numerus="yes">
            <source>of %n game(s) won</source>
            <comment>after the number of games won, which stands large before it</comment>
            <translation>
                <numerusform>af %n leik unnið</numerusform>
                <numerusform>af %n leikjum unnið</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n further game(s) with something taken back or known cards count separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>%n leikur í viðbót, þar sem eitthvað var afturkallað eða spilin voru þekkt, er talinn sér.</numerusform>
                <numerusform>%n leikir í viðbót, þar sem eitthvað var afturkallað eða spilin voru þekkt, eru taldir sér.</numerusform>
            </translation>
        </message>
        <message>
            <source>Per round</source>
            <comment>what a line in a plot shows</comment>
            <translation>Í umferð</translation>
        </message>
        <message>
            <source>The first game: {first}, the last one: {last}, on average: {mean}</source>
            <translation>Fyrsti leikur: {first}, síðasti: {last}, að meðaltali: {mean}</translation>
        </message>
        <message>
            <source>won of the games played</source>
            <comment>beside a plot: what the figures and bars show</comment>
            <translation>unnir af spiluðum leikjum</translation>
        </message>
        <message>
            <source>The last twenty games</source>
            <translation>Síðustu tuttugu leikir</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played so far</source>
            <comment>where none was won</comment>
            <translation>
                <numerusform>%n leikur spilaður hingað til</numerusform>
                <numerusform>%n leikir spilaðir hingað til</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody noticed, but word has got around: the computer players are watching closely.</source>
            <comment>beside a heading over cheats of a player</comment>
            <translation>Enginn tók eftir þessu en það hefur spurst út: tölvuleikmennirnir fylgjast vel með.</translation>
        </message>
        <message>
            <source>The last twenty games, newest first</source>
            <translation>Síðustu tuttugu leikir, sá nýjasti fyrst</translation>
        </message>
        <message>
            <source>The last game</source>
            <comment>heading: the only game so far</comment>
            <translation>Síðasti leikur</translation>
        </message>
        <message>
            <source>The last games</source>
            <comment>heading: fewer than twenty so far</comment>
            <translation>Síðustu leikir</translation>
        </message>
        <message>
            <source>The last games, newest first</source>
            <translation>Síðustu leikir, sá nýjasti fyrst</translation>
        </message>
        <message>
            <source>Against whom</source>
            <translation>Gegn hverjum</translation>
        </message>
        <message>
            <source>Rogues’ gallery</source>
            <comment>heading over cheats of a player that nobody noticed</comment>
            <translation>Svindlaragallerí</translation>
        </message>
        <message>
            <source>cheats that nobody noticed</source>
            <comment>beside a heading</comment>
            <translation>svindl sem enginn tók eftir</translation>
        </message>
        <message>
            <source>Average place</source>
            <translation>Meðalsæti</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Tölfræði</translation>
        </message>
        <message>
            <source>Save as spreadsheet …</source>
            <translation>Vista sem töflu …</translation>
        </message>
        <message>
            <source>All figures as a table</source>
            <comment>in place of the portrait</comment>
            <translation>Allar tölur í töflu</translation>
        </message>
        <message>
            <source>Others and computer players</source>
            <comment>whose statistics can be shown, too</comment>
            <translation>Aðrir og tölvuleikmenn</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spil</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Mótherji</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Tölur</translation>
        </message>
        <message>
            <source>By kind of game</source>
            <translation>Eftir spilum</translation>
        </message>
        <message>
            <source>Against each player</source>
            <translation>Gegn hverjum og einum</translation>
        </message>
        <message>
            <source>Month by month</source>
            <translation>Mánuð fyrir mánuð</translation>
        </message>
        <message>
            <source>Month by month: the share of games won</source>
            <translation>Mánuð fyrir mánuð: hlutfall unninna leikja</translation>
        </message>
        <message>
            <source>From game to game: average per round</source>
            <translation>Leik fyrir leik: meðaltal í umferð</translation>
        </message>
        <message>
            <source>Begun</source>
            <comment>heading in a table</comment>
            <translation>Hófst</translation>
        </message>
        <message>
            <source>Ended</source>
            <comment>heading in a table</comment>
            <translation>Lauk</translation>
        </message>
        <message>
            <source>Game</source>
            <comment>heading in a table</comment>
            <translation>Spil</translation>
        </message>
        <message>
            <source>Against</source>
            <comment>heading in a table</comment>
            <translation>Mótherji</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>heading in a table</comment>
            <translation>Nafn</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>heading in a table</comment>
            <translation>Leikmenn</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>heading in a table</comment>
            <translation>Sæti</translation>
        </message>
        <message>
            <source>Won</source>
            <comment>heading in a table</comment>
            <translation>Unnið</translation>
        </message>
        <message>
            <source>Rounds</source>
            <comment>heading in a table</comment>
            <translation>Umferðir</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <comment>heading in a table</comment>
            <translation>Unnar umferðir</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>heading in a table</comment>
            <translation>Samtals</translation>
        </message>
        <message>
            <source>Best round</source>
            <comment>heading in a table</comment>
            <translation>Besta umferð</translation>
        </message>
        <message>
            <source>Worst round</source>
            <comment>heading in a table</comment>
            <translation>Versta umferð</translation>
        </message>
        <message>
            <source>Counted separately</source>
            <comment>heading in a table</comment>
            <translation>Talið sér</translation>
        </message>
        <message>
            <source>Caught</source>
            <comment>heading in a table</comment>
            <translation>Svindl sem komst upp</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <comment>heading in a table</comment>
            <translation>Stóð annan að verki</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <comment>heading in a table</comment>
            <translation>Ásakaði ranglega</translation>
        </message>
        <message>
            <source>Contracts</source>
            <comment>heading in a table</comment>
            <translation>Markmið umferða</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <comment>heading in a table</comment>
            <translation>Markmið náð í fyrstu tilraun</translation>
        </message>
        <message>
            <source>Bids</source>
            <comment>heading in a table</comment>
            <translation>Sagnir</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <comment>heading in a table</comment>
            <translation>Sagnir sem stóðust</translation>
        </message>
        <message>
            <source>The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose another place.</source>
            <translation>Ekki tókst að skrifa töfluna í {file} ({reason}). Í Card Table hefur ekkert breyst. Veldu annan stað.</translation>
        </message>
        <message>
            <source>{number}%</source>
            <comment>a percentage</comment>
            <translation>{number}%</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <comment>so many of so many</comment>
            <translation>{part} af {whole}</translation>
        </message>
        <message>
            <source>{best} in a row at best</source>
            <comment>games won one after the other</comment>
            <translation>{best} í röð mest</translation>
        </message>
        <message>
            <source>{now} in a row now · {best} at best</source>
            <comment>games won one after the other</comment>
            <translation>{now} í röð núna · {best} mest</translation>
        </message>
        <message>
            <source>Best at {game}: {won} of {played}.</source>
            <comment>which game somebody wins most often</comment>
            <translation>Besta spilið: {game}, {won} af {played}.</translation>
        </message>
        <message numerus="yes">
            <source>Closest so far: %n point(s) behind in {game}.</source>
            <translation>
                <numerusform>Næst sigri: {game}, %n stigi á eftir.</numerusform>
                <numerusform>Næst sigri: {game}, %n stigum á eftir.</numerusform>
            </translation>
        </message>
        <message>
            <source>Closest so far: place {place} of {seats} in {game}.</source>
            <translation>Næst sigri: {game}, {place}. sæti af {seats}.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won along the way.</source>
            <translation>
                <numerusform>%n umferð unnin á leiðinni.</numerusform>
                <numerusform>%n umferðir unnar á leiðinni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Caught somebody else %n time(s).</source>
            <translation>
                <numerusform>Stóð aðra að verki %n sinni.</numerusform>
                <numerusform>Stóð aðra að verki %n sinnum.</numerusform>
            </translation>
        </message>
        <message>
            <source>Quickest win</source>
            <translation>Fljótasti sigur</translation>
        </message>
        <message>
            <source>Met most often</source>
            <translation>Algengasti mótherji</translation>
        </message>
        <message>
            <source>Games played</source>
            <translation>Spilaðir leikir</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Hlutfall sigra</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <translation>Flestir sigrar í röð</translation>
        </message>
        <message>
            <source>Current run of wins</source>
            <translation>Sigrar í röð núna</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Unnar umferðir</translation>
        </message>
        <message>
            <source>Finished ahead of them</source>
            <translation>Endaði framar</translation>
        </message>
        <message>
            <source>Finished level</source>
            <translation>Endaði jafnt</translation>
        </message>
        <message>
            <source>Finished behind them</source>
            <translation>Endaði aftar</translation>
        </message>
        <message>
            <source>What is counted</source>
            <translation>Það sem er talið</translation>
        </message>
        <message>
            <source>Average per round</source>
            <translation>Meðaltal í umferð</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Besta umferð</translation>
        </message>
        <message>
            <source>Worst round</source>
            <translation>Versta umferð</translation>
        </message>
        <message>
            <source>Caught</source>
            <translation>Svindl sem komst upp</translation>
        </message>
        <message>
            <source>Caught somebody else</source>
            <translation>Stóð annan að verki</translation>
        </message>
        <message>
            <source>Accused somebody wrongly</source>
            <translation>Ásakaði ranglega</translation>
        </message>
        <message>
            <source>Contracts made at the first attempt</source>
            <translation>Markmið náð í fyrstu tilraun</translation>
        </message>
        <message>
            <source>Bids kept</source>
            <translation>Sagnir sem stóðust</translation>
        </message>
        <message>
            <source>won</source>
            <comment>one of the last games</comment>
            <translation>vann</translation>
        </message>
        <message>
            <source>lost</source>
            <comment>one of the last games</comment>
            <translation>tapaði</translation>
        </message>
        <message>
            <source>{player}: {won} won, {lost} lost</source>
            <comment>how one stands with somebody</comment>
            <translation>{player}: {won} unnið, {lost} tapað</translation>
        </message>
        <message>
            <source>{month}: {won} won of {played}</source>
            <comment>games of a month</comment>
            <translation>{month}: {won} unnið af {played}</translation>
        </message>
        <message>
            <source>The best moment</source>
            <comment>of a player: the turn in which most of a hand was laid</comment>
            <translation>Besta augnablikið</translation>
        </message>
        <message>
            <source>Did not fit</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Passaði ekki</translation>
        </message>
        <message>
            <source>Tucked under</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Laumað undir</translation>
        </message>
        <message>
            <source>Hidden</source>
            <comment>beside a card: a cheat that nobody noticed</comment>
            <translation>Falið</translation>
        </message>
        <message>
            <source>{player} laid the {card}, which did not fit, and nobody noticed.</source>
            <translation>{player} setti út {card} sem passaði ekki og enginn tók eftir því.</translation>
        </message>
        <message>
            <source>{player} tucked the {card} under the {other}, and nobody noticed.</source>
            <translation>{player} setti {card} undir {other} í laumi og enginn tók eftir því.</translation>
        </message>
        <message>
            <source>{player} hid the {card}, and nobody noticed.</source>
            <translation>{player} faldi {card} og enginn tók eftir því.</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing was changed. Choose another folder with --data-dir, or play without saving.</source>
            <translation>Ekki er hægt að skrifa í möppuna {folder} og því er ekki hægt að vista leiki þar. Engu var breytt. Veldu aðra möppu með --data-dir eða spilaðu án þess að vista.</translation>
        </message>
        <message>
            <source>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</source>
            <translation>Card Table er þegar opið með leikjunum í {folder}. Engu var breytt. Notaðu gluggann sem er opinn eða lokaðu honum fyrst.</translation>
        </message>
        <message>
            <source>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</source>
            <translation>Leikirnir í {folder} voru vistaðir með nýrri útgáfu af Card Table. Ekki var hreyft við þeim. Settu nýrri útgáfuna upp til að halda þeim áfram eða spilaðu án þess að vista.</translation>
        </message>
        <message>
            <source>The last move could not be saved ({reason}). The game goes on, everything up to then is saved, and saving is tried again with every move.</source>
            <translation>Ekki tókst að vista það sem síðast var gert ({reason}). Leikurinn heldur áfram, allt fram að því er geymt og reynt verður að vista aftur í hvert sinn sem einhver gerir eitthvað.</translation>
        </message>
        <message>
            <source>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</source>
            <translation>Ekki er hægt að lesa skrána {name}. Engu var breytt. Athugaðu hvort hún er til og reyndu aftur.</translation>
        </message>
        <message>
            <source>The saved games cannot be reached just now. Nothing was changed. If they are on a stick or another computer, connect it again; if that does not help, close Card Table and open it again.</source>
            <translation>Ekki næst í vistuðu leikina núna. Engu var breytt. Ef þeir eru geymdir á minnislykli eða í annarri tölvu skaltu tengja aftur; ef það dugar ekki skaltu loka Card Table og opna það aftur.</translation>
        </message>
        <message>
            <source>The saved games cannot be read just now, because another program is using their file. Nothing was changed. Wait a moment and try again.</source>
            <translation>Ekki er hægt að lesa vistuðu leikina núna því annað forrit er að nota skrána. Engu var breytt. Bíddu andartak og reyndu aftur.</translation>
        </message>
        <message>
            <source>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</source>
            <translation>{name} er ekki vistaður leikur úr Card Table. Engu var breytt. Veldu skrá sem endar á .cardtable.</translation>
        </message>
        <message>
            <source>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</source>
            <translation>Vistaði leikurinn {name} er skemmdur og því er ekki hægt að opna hann. Hann er óhreyfður og hinir leikirnir þínir eru í lagi.</translation>
        </message>
        <message>
            <source>The table of {name} cannot be shown, because something in the program went wrong with it. It is kept as it is, and your other games are fine.</source>
            <translation>Ekki er hægt að sýna þetta borð ({name}) því að eitthvað fór úrskeiðis í forritinu. Leikurinn er geymdur eins og hann er og hinir leikirnir þínir eru í lagi.</translation>
        </message>
        <message>
            <source>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</source>
            <translation>Vistaði leikurinn {name} kemur úr nýrri útgáfu af Card Table. Ekki var hreyft við honum. Settu nýrri útgáfuna upp til að opna hann.</translation>
        </message>
        <message>
            <source>The saved game {name} belongs to a game that this version of Card Table does not know. It was left as it is.</source>
            <translation>Vistaði leikurinn {name} er úr spili sem þessi útgáfa af Card Table þekkir ekki. Ekki var hreyft við honum.</translation>
        </message>
        <message>
            <source>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</source>
            <translation>{name} er allt of stór skrá til að vera vistaður leikur og var því ekki opnuð. Engu var breytt.</translation>
        </message>
        <message>
            <source>The game could not be written to {name} ({reason}). In Card Table it is still saved. Choose another place.</source>
            <translation>Ekki tókst að skrifa leikinn í {name} ({reason}). Hann er enn geymdur í Card Table. Veldu annan stað.</translation>
        </message>
        <message>
            <source>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</source>
            <translation>Ekki tókst að lesa vistuðu leikina því að skráin er skemmd. Hún er geymd sem {name} og byrjað var á nýrri.</translation>
        </message>
        <message numerus="yes">
            <source>The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>Skráin með vistuðu leikjunum er skemmd. Hún er geymd sem {name} og %n leik tókst að bjarga úr henni.</numerusform>
                <numerusform>Skráin með vistuðu leikjunum er skemmd. Hún er geymd sem {name} og %n leikjum tókst að bjarga úr henni.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} in the folder {folder} is not an ordinary file, so it was not touched, and games cannot be saved there. Move it away, choose another folder with --data-dir, or play without saving.</source>
            <translation>{name} í möppunni {folder} er ekki venjuleg skrá. Ekki var hreyft við henni og því er ekki hægt að geyma leiki þar. Færðu hana annað, veldu aðra möppu með --data-dir eða spilaðu án þess að vista.</translation>
        </message>
        <message>
            <source>Card Table cannot write to the folder {folder}. Your games are there and can be looked at and played on, but nothing more will be saved. Make the folder writable, or choose another one with --data-dir.</source>
            <translation>Ekki er hægt að skrifa í möppuna {folder}. Leikirnir þínir eru þar og hægt er að skoða þá og spila áfram en ekkert meira geymist. Opnaðu möppuna fyrir skrift eða veldu aðra með --data-dir.</translation>
        </message>
        <message>
            <source>This game was no longer in the file of saved games. What is played here goes on as a saved game of its own.</source>
            <translation>Þessi leikur var ekki lengur í skránni með vistuðu leikjunum. Það sem hér er spilað heldur áfram sem sérstakur vistaður leikur.</translation>
        </message>
        <message>
            <source>The folder with your games was deleted while Card Table was open, and a new one was made. What lies on the table is kept there whole. Other games can only come back from a copy of the old folder.</source>
            <translation>Möppunni með leikjunum þínum var eytt meðan Card Table var opið og ný var búin til. Það sem liggur á borðinu er geymt þar í heilu lagi. Aðrir leikir geta aðeins komið aftur úr afriti af gömlu möppunni.</translation>
        </message>
        <message>
            <source>The file with your games was replaced while Card Table was open, perhaps by a program that syncs folders. Nothing in the new file was overwritten: what is played here goes on there as a saved game of its own.</source>
            <translation>Skránni með leikjunum þínum var skipt út meðan Card Table var opið, kannski af forriti sem samstillir möppur. Ekki var skrifað yfir neitt í nýju skránni: það sem hér er spilað heldur þar áfram sem sérstakur vistaður leikur.</translation>
        </message>
        <message>
            <source>This game was played on in another window. Nothing of that was overwritten: what is played here goes on as a saved game of its own.</source>
            <translation>Haldið var áfram með þennan leik í öðrum glugga. Ekki var skrifað yfir neitt af því: það sem hér er spilað heldur áfram sem sérstakur vistaður leikur.</translation>
        </message>
        <message>
            <source>The house rules could not be written to {file} ({reason}). In Card Table they are still there. Choose another place.</source>
            <translation>Ekki tókst að skrifa heimareglurnar í {file} ({reason}). Í Card Table eru þær enn til. Veldu annan stað.</translation>
        </message>
        <message>
            <source>{file} holds no house rules of Card Table. Nothing was changed. Choose another file.</source>
            <translation>Í {file} eru engar heimareglur úr Card Table. Engu var breytt. Veldu aðra skrá.</translation>
        </message>
        <message>
            <source>{file} holds house rules that this version of Card Table does not know. Nothing was changed. With a newer version it may work.</source>
            <translation>Í {file} eru heimareglur sem þessi útgáfa af Card Table þekkir ekki. Engu var breytt. Það gæti tekist með nýrri útgáfu.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Menu</source>
            <translation>Valmynd</translation>
        </message>
        <message>
            <source>Settings, home page and what does not fit here</source>
            <translation>Stillingar, upphafssíða og það sem kemst ekki fyrir hér</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Áfram</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Sýna regluna</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <comment>button: yes, cheat</comment>
            <translation>Láta vaða</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <comment>button: no</comment>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>column: the points of all rounds so far</comment>
            <translation>Alls</translation>
        </message>
        <message>
            <source>Round</source>
            <comment>column: points of the round that is over</comment>
            <translation>Umferð</translation>
        </message>
        <message>
            <source>In hand</source>
            <comment>column: how many cards are left</comment>
            <translation>Á hendi</translation>
        </message>
        <message>
            <source>Nobody wins the round.</source>
            <translation>Enginn vinnur umferðina.</translation>
        </message>
        <message>
            <source>{players} share the round!</source>
            <translation>{players} deila sigrinum í umferðinni!</translation>
        </message>
        <message>
            <source>{player} wins the round!</source>
            <translation>{player} vinnur umferðina!</translation>
        </message>
        <message>
            <source>{players} share the victory!</source>
            <translation>{players} deila sigrinum!</translation>
        </message>
        <message>
            <source>{player} has won!</source>
            <translation>{player} vann!</translation>
        </message>
        <message>
            <source>Show it again</source>
            <comment>button: the turn that decided the round</comment>
            <translation>Sýna það aftur</translation>
        </message>
        <message>
            <source>What decided the game</source>
            <comment>heading</comment>
            <translation>Það sem réð úrslitum leiksins</translation>
        </message>
        <message>
            <source>What decided it</source>
            <comment>heading: in a round or a leg</comment>
            <translation>Það sem réð úrslitum</translation>
        </message>
        <message>
            <source>Won this evening</source>
            <comment>above the faces of those who play</comment>
            <translation>Unnið í kvöld</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Stigatafla</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Skoða borðið</translation>
        </message>
        <message>
            <source>To the home page</source>
            <translation>Á upphafssíðu</translation>
        </message>
        <message>
            <source>Let the next player act</source>
            <translation>Leyfa næsta leikmanni að spila</translation>
        </message>
        <message>
            <source>More</source>
            <comment>button: what found no room</comment>
            <translation>Fleira</translation>
        </message>
        <message>
            <source>What does not fit here</source>
            <translation>Það sem kemst ekki fyrir hér</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Vísbending</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>Sort hand</source>
            <translation>Raða spilum</translation>
        </message>
        <message>
            <source>Cover cards</source>
            <translation>Hylja spilin</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Saga</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Stig</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>play again what was taken back</comment>
            <translation>Endurtaka</translation>
        </message>
        <message>
            <source>Since my last turn</source>
            <translation>Síðan ég gerði síðast</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nýr leikur</translation>
        </message>
        <message>
            <source>Play with phones …</source>
            <translation>Spila með símum …</translation>
        </message>
        <message>
            <source>Full screen</source>
            <comment>switches it on and off</comment>
            <translation>Fylla skjáinn</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Stillingar</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Heim</translation>
        </message>
        <message>
            <source>The hand is sorted by suit.</source>
            <translation>Spilunum er nú raðað eftir sort.</translation>
        </message>
        <message>
            <source>The hand is sorted by rank.</source>
            <translation>Spilunum er nú raðað eftir tölu.</translation>
        </message>
        <message>
            <source>The hand is sorted by what belongs together.</source>
            <translation>Spilunum er nú raðað eftir því hvað á saman.</translation>
        </message>
        <message>
            <source>Standing order</source>
            <comment>what is called for a player as soon as it can be</comment>
            <translation>Kaupseðill</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Spilaborð</translation>
        </message>
        <message>
            <source>What has happened so far</source>
            <translation>Það sem gerst hefur hingað til</translation>
        </message>
        <message numerus="yes">
            <source>{zone}: %n card(s)</source>
            <comment>a stock and how many cards it holds</comment>
            <translation>
                <numerusform>{zone}: %n spil</numerusform>
                <numerusform>{zone}: %n spil</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>cards in a hand</comment>
            <translation>
                <numerusform>%n spil</numerusform>
                <numerusform>%n spil</numerusform>
            </translation>
        </message>
        <message>
            <source>dealer</source>
            <translation>gjafari</translation>
        </message>
        <message>
            <source>Where do you want to put what you have picked?</source>
            <comment>several places are possible</comment>
            <translation>Hvert viltu setja það sem þú hefur valið?</translation>
        </message>
        <message>
            <source>There are no hints in this game.</source>
            <translation>Í þessu spili eru engar vísbendingar gefnar.</translation>
        </message>
        <message>
            <source>A hint comes when it is your turn.</source>
            <translation>Vísbending kemur þegar þú átt að gera.</translation>
        </message>
        <message>
            <source>There is no hint just now. Go on, or ask again.</source>
            <translation>Engin vísbending er til reiðu núna. Haltu áfram eða spurðu aftur.</translation>
        </message>
        <message>
            <source>Have a good look, then go on.</source>
            <comment>status: something lies there to be seen</comment>
            <translation>Skoðaðu vel og haltu svo áfram.</translation>
        </message>
        <message>
            <source>{player} has played. Look closely: was everything fair?</source>
            <translation>{player} var að gera. Skoðið vel: fór allt heiðarlega fram?</translation>
        </message>
        <message>
            <source>Not after all</source>
            <comment>button: take back a call made ahead</comment>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>Last trick</source>
            <comment>button</comment>
            <translation>Síðasti slagur</translation>
        </message>
        <message>
            <source>{player}: look at my cards</source>
            <translation>{player}: skoða spilin mín</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Stokkur</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Kastbunki</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Stig</translation>
        </message>
        <message>
            <source>Draw</source>
            <comment>button: draw a card</comment>
            <translation>Draga</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>button</comment>
            <translation>Lokið</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>button: say pass</comment>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Return to hand</source>
            <comment>button: out of the tray</comment>
            <translation>Taka aftur á hönd</translation>
        </message>
        <message>
            <source>Nothing in your hand fits, so draw a card.</source>
            <translation>Ekkert sem þú átt passar. Dragðu spil.</translation>
        </message>
        <message>
            <source>Pick a card first.</source>
            <translation>Veldu fyrst spil.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Þetta er ekki hægt núna.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Umferðinni er lokið.</translation>
        </message>
        <message>
            <source>You have no choice.</source>
            <translation>Þú átt ekki um neitt að velja.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, this did best.</source>
            <translation>Þetta reyndist best þegar það var prófað í mörgum hugsanlegum gjöfum.</translation>
        </message>
        <message>
            <source>Tried out in many possible deals, other choices did hardly worse.</source>
            <translation>Annað reyndist varla verra þegar það var prófað í mörgum hugsanlegum gjöfum.</translation>
        </message>
        <message>
            <source>That way you get rid of all your cards.</source>
            <translation>Þá losnar þú við öll spilin.</translation>
        </message>
        <message>
            <source>I’m out!</source>
            <comment>what a player says aloud</comment>
            <translation>Ég kláraði!</translation>
        </message>
        <message>
            <source>{player}’s hand</source>
            <translation>{player}: spil á hendi</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>the score of a player so far</comment>
            <translation>
                <numerusform>%n stig</numerusform>
                <numerusform>%n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} is playing.</source>
            <translation>{player} á að gera.</translation>
        </message>
        <message>
            <source>{player} draws a card.</source>
            <translation>{player} dregur spil.</translation>
        </message>
        <message>
            <source>{player} draws the {card}.</source>
            <translation>{player} dregur {card}.</translation>
        </message>
        <message>
            <source>the {card}</source>
            <comment>one of several cards that somebody lays, in the accusative</comment>
            <translation>{card}</translation>
        </message>
        <message>
            <source>{player} passes.</source>
            <translation>{player} segir pass.</translation>
        </message>
        <message>
            <source>{player} has no cards left and wins the round.</source>
            <translation>{player} á engin spil eftir og vinnur umferðina.</translation>
        </message>
        <message numerus="yes">
            <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
            <translation>
                <numerusform>Kastbunkinn er stokkaður og verður að nýjum stokki (%n spil).</numerusform>
                <numerusform>Kastbunkinn er stokkaður og verður að nýjum stokki (%n spil).</numerusform>
            </translation>
        </message>
        <message>
            <source>discard pile shuffled into the stock</source>
            <comment>in a line about a turn</comment>
            <translation>kastbunkinn varð að nýjum stokki</translation>
        </message>
        <message numerus="yes">
            <source>Round {number} of %n</source>
            <translation>
                <numerusform>Umferð {number} af %n</numerusform>
                <numerusform>Umferð {number} af %n</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn yet: {player} plays now.</source>
            <translation>Ekki er komið að þér: {player} á að gera.</translation>
        </message>
        <message>
            <source>You do not hold the {card}.</source>
            <translation>Þú ert ekki með {card} á hendi.</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <comment>two whole sentences</comment>
            <translation>{first} {second}</translation>
        </message>
        <message>
            <source>These would fit, among others: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Þessi spil og fleiri passa: {cards}.</translation>
        </message>
        <message>
            <source>These would fit: {cards}.</source>
            <comment>cards of the own hand</comment>
            <translation>Þessi spil passa: {cards}.</translation>
        </message>
        <message>
            <source>This one would fit: {card}.</source>
            <comment>a card of the own hand</comment>
            <translation>Þetta spil passar: {card}.</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <comment>two reasons for a score</comment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>sagði pass</translation>
        </message>
        <message>
            <source>took</source>
            <comment>at a player’s name, what was done last; a card follows</comment>
            <translation>tók</translation>
        </message>
        <message>
            <source>drew {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>dró {cards}</translation>
        </message>
        <message>
            <source>drew {cards}, passed</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>dró {cards}, pass</translation>
        </message>
        <message>
            <source>took {cards}</source>
            <comment>at a player’s name, what was done last</comment>
            <translation>tók {cards}</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>button: what comes next</comment>
            <translation>Umferð {number}</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n point(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinnur með %n stigs mun!</numerusform>
                <numerusform>{player} vinnur með %n stiga mun!</numerusform>
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
            <translation>Dýrasta spilið</translation>
        </message>
        <message>
            <source>Round {number}: {asks}</source>
            <comment>button: what comes next, and what it asks for</comment>
            <translation>Umferð {number}: {asks}</translation>
        </message>
        <message>
            <source>Fewest points win. In front: {players}.</source>
            <translation>Fæst stig vinna. Fremst: {players}.</translation>
        </message>
        <message>
            <source>In front: {players}.</source>
            <translation>Fremst: {players}.</translation>
        </message>
        <message>
            <source>To the score</source>
            <translation>Birta stigin</translation>
        </message>
        <message>
            <source>Sound: on</source>
            <comment>tool above the table, pressed to turn the sound off</comment>
            <translation>Með hljóði</translation>
        </message>
        <message>
            <source>Sound: off</source>
            <comment>tool above the table, pressed to turn the sound on</comment>
            <translation>Án hljóðs</translation>
        </message>
        <message>
            <source>What has happened since your last turn. A click plays it once more ({key}).</source>
            <translation>Það sem hefur gerst síðan þú gerðir síðast. Smelltu til að sjá það aftur ({key}).</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Ekkert hefur gerst síðan þú gerðir síðast.</translation>
        </message>
        <message>
            <source>Once more, since your last turn</source>
            <comment>status</comment>
            <translation>Aftur, frá því þú gerðir síðast</translation>
        </message>
        <message>
            <source>{button}: {card}</source>
            <comment>a button and the card it is about, in the nominative</comment>
            <translation>{button}: {card}</translation>
        </message>
        <message>
            <source>That press only hurried the table. Press something else, or wait a moment.</source>
            <translation>Þetta flýtti aðeins fyrir á borðinu. Ýttu á eitthvað annað eða bíddu andartak.</translation>
        </message>
        <message>
            <source>That came too soon to count. Press once more.</source>
            <translation>Þetta var of snemmt til að gilda. Ýttu aftur.</translation>
        </message>
        <message>
            <source>Something else is still held down. Let go of everything, then press again.</source>
            <translation>Einhverju öðru er enn haldið niðri. Slepptu öllu og ýttu svo aftur.</translation>
        </message>
        <message>
            <source>Round {number}</source>
            <comment>heading in the log</comment>
            <translation>Umferð {number}</translation>
        </message>
        <message>
            <source>Round {number}: {outcome}</source>
            <comment>heading in the log; {outcome} is a whole sentence</comment>
            <translation>Umferð {number}: {outcome}</translation>
        </message>
        <message>
            <source>A click shows this moment; the arrow tells it sentence by sentence.</source>
            <translation>Smelltu til að sjá þetta andartak; örin segir frá því setningu fyrir setningu.</translation>
        </message>
        <message>
            <source>{player} calls for it as soon as it is offered.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} kallar „kaupi“ um leið og spilið býðst.</translation>
        </message>
        <message>
            <source>{player} takes all that is left.</source>
            <translation>{player} tekur allt sem eftir er.</translation>
        </message>
        <message>
            <source>{player} does not call for it after all.</source>
            <comment>of the card that lies there</comment>
            <translation>{player} hættir við að kalla.</translation>
        </message>
        <message>
            <source>Revenge</source>
            <comment>button: the same match once more, with the same seats</comment>
            <translation>Ná fram hefndum</translation>
        </message>
        <message numerus="yes">
            <source>The best moment: {player} laid %n card(s) in one turn.</source>
            <translation>
                <numerusform>Besta stundin: {player} losaði sig við %n spil í einu.</numerusform>
                <numerusform>Besta stundin: {player} losaði sig við %n spil í einu.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lost it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} tapaði leiknum í umferð {number} ({points}).</translation>
        </message>
        <message>
            <source>{player} won it in round {number} ({points}).</source>
            <comment>the match</comment>
            <translation>{player} vann leikinn í umferð {number} ({points}).</translation>
        </message>
        <message>
            <source>{player} was in front from the first round to the last.</source>
            <translation>{player} hafði forystu frá fyrstu umferð til þeirrar síðustu.</translation>
        </message>
        <message>
            <source>{player} was in front from round {number} on.</source>
            <translation>{player} hafði forystu frá umferð {number} og til loka.</translation>
        </message>
        <message>
            <source>In front until the last round: {players}.</source>
            <translation>Fremst fram að síðustu umferð: {players}.</translation>
        </message>
        <message>
            <source>{players} came level in round {number}.</source>
            <comment>the match is over, and they share the win</comment>
            <translation>Jafnt varð í umferð {number}: {players}.</translation>
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
            <translation>Spilað áfram úr öðrum leik</translation>
        </message>
        <message>
            <source>The same cards as in an earlier game</source>
            <comment>of a match</comment>
            <translation>Sömu spil og í fyrri leik</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) taken back after something new had been seen</source>
            <comment>in a match</comment>
            <translation>
                <numerusform>%n ákvörðun afturkölluð eftir að eitthvað nýtt hafði komið í ljós</numerusform>
                <numerusform>%n ákvarðanir afturkallaðar eftir að eitthvað nýtt hafði komið í ljós</numerusform>
            </translation>
        </message>
        <message>
            <source>In this game nothing can be taken back.</source>
            <translation>Í þessu spili er ekkert afturkallað.</translation>
        </message>
        <message>
            <source>At this table nothing can be taken back: that was agreed at the start.</source>
            <translation>Við þetta borð er ekkert afturkallað: það var ákveðið í upphafi.</translation>
        </message>
        <message>
            <source>This round is over, so nothing in it can be taken back.</source>
            <translation>Þessari umferð er lokið og því er ekki hægt að afturkalla neitt í henni.</translation>
        </message>
        <message>
            <source>What has been seen cannot be taken back.</source>
            <translation>Það sem hefur komið í ljós er ekki hægt að afturkalla.</translation>
        </message>
        <message>
            <source>{player} has played since, so nothing can be taken back.</source>
            <translation>{player} hefur spilað síðan og því er ekki hægt að afturkalla neitt.</translation>
        </message>
        <message>
            <source>Somebody else has played since, so nothing can be taken back.</source>
            <translation>Einhver annar hefur spilað síðan og því er ekki hægt að afturkalla neitt.</translation>
        </message>
        <message>
            <source>This game goes on from a saved table: what was played before cannot be taken back.</source>
            <translation>Þessi leikur heldur áfram þar sem frá var horfið: það sem áður var gert er ekki hægt að afturkalla.</translation>
        </message>
        <message>
            <source>There is nothing to take back in this round yet, and earlier rounds stay as they are.</source>
            <translation>Í þessari umferð er enn ekkert til að afturkalla og fyrri umferðir standa.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Enn er ekkert til að afturkalla.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Það er ekkert til að endurtaka.</translation>
        </message>
        <message>
            <source>Only {player} can take that back.</source>
            <translation>Aðeins {player} getur afturkallað þetta.</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>today at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>í dag kl. {time}</translation>
        </message>
        <message>
            <source>yesterday at {time}</source>
            <comment>within a line, after: last played</comment>
            <translation>í gær kl. {time}</translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n klukkustund</numerusform>
                <numerusform>%n klukkustundir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n mínúta</numerusform>
                <numerusform>%n mínútur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n sekúnda</numerusform>
                <numerusform>%n sekúndur</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tricks</name>
        <message>
            <source>Name the trump suit: {suit}.</source>
            <comment>a hint</comment>
            <translation>Veldu tromp: {suit}.</translation>
        </message>
        <message>
            <source>Play the {card}.</source>
            <comment>a hint</comment>
            <translation>Láttu {card}.</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>button: play the picked card</comment>
            <translation>Láta</translation>
        </message>
        <message>
            <source>That card is not in your hand: {card}.</source>
            <translation>Þú ert ekki með þetta spil á hendi: {card}.</translation>
        </message>
        <message>
            <source>Only one card is played to each trick: pick one.</source>
            <translation>Í hvern slag lætur þú aðeins eitt spil: veldu eitt.</translation>
        </message>
        <message>
            <source>You hold {suit}, so you must follow suit.</source>
            <comment>suit in the nominative</comment>
            <translation>Þú átt spil í sortinni ({suit}) og verður að fylgja lit.</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>at a player's name</comment>
            <translation>
                <numerusform>%n slagur</numerusform>
                <numerusform>%n slagir</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} names the trump suit: {suit}.</source>
            <translation>{player} velur tromp: {suit}.</translation>
        </message>
        <message>
            <source>{player} plays the {card}.</source>
            <translation>{player} lætur {card}.</translation>
        </message>
        <message>
            <source>{player} wins the trick.</source>
            <translation>{player} tekur slaginn.</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins the trick with %n point(s).</source>
            <translation>
                <numerusform>{player} tekur slaginn og í honum er %n stig.</numerusform>
                <numerusform>{player} tekur slaginn og í honum eru %n stig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Trump: {suit}!</source>
            <comment>said aloud</comment>
            <translation>Tromp: {suit}!</translation>
        </message>
        <message>
            <source>Lead any card</source>
            <comment>status: what may be done now</comment>
            <translation>Spilaðu út hvaða spili sem er</translation>
        </message>
        <message>
            <source>Trumps: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>Tromp: fylgdu lit</translation>
        </message>
        <message>
            <source>No trumps: any card</source>
            <comment>status: what may be done now</comment>
            <translation>Ekkert tromp: hvaða spil sem er</translation>
        </message>
        <message>
            <source>{suit}: follow suit</source>
            <comment>status: what may be done now</comment>
            <translation>{suit}: fylgdu lit</translation>
        </message>
        <message>
            <source>No {suit}: any card</source>
            <comment>status: what may be done now</comment>
            <translation>{suit} ekki til: hvaða spil sem er</translation>
        </message>
        <message>
            <source>Last trick: {player}</source>
            <comment>and who won it</comment>
            <translation>Síðasti slagur: {player}</translation>
        </message>
        <message>
            <source>Trump: {suit}</source>
            <comment>a sign on the table</comment>
            <translation>Tromp: {suit}</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Slagur</translation>
        </message>
        <message>
            <source>trump: {suit}</source>
            <comment>at a player’s name</comment>
            <translation>tromp: {suit}</translation>
        </message>
        <message>
            <source>played</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>lét</translation>
        </message>
        <message>
            <source>named {suit} as trump</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>valdi tromp: {suit}</translation>
        </message>
        <message>
            <source>trump {suit}</source>
            <comment>in a line about a turn, in short</comment>
            <translation>tromp: {suit}</translation>
        </message>
        <message>
            <source>took the trick: {cards}</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>tók slaginn: {cards}</translation>
        </message>
        <message>
            <source>took the trick</source>
            <comment>in a line about a trick, after the name</comment>
            <translation>tók slaginn</translation>
        </message>
        <message>
            <source>took {points} with {cards}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>tók {points}: {cards}</translation>
        </message>
        <message>
            <source>took {points}</source>
            <comment>in a line about a trick; {points} such as: 15 points</comment>
            <translation>tók {points}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a line about a trick</comment>
            <translation>
                <numerusform>%n stig</numerusform>
                <numerusform>%n stig</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TwoOfThree</name>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Ekkert sem þú átt passar.</translation>
        </message>
        <message>
            <source>It is the only card that fits.</source>
            <translation>Það er eina spilið sem passar.</translation>
        </message>
        <message>
            <source>Another of your cards can follow it.</source>
            <translation>Annað spil sem þú átt getur fylgt á eftir.</translation>
        </message>
        <message>
            <source>All your cards can follow one another.</source>
            <translation>Öll spilin þín komast út, hvert á eftir öðru.</translation>
        </message>
        <message>
            <source>That gets rid of your last card.</source>
            <translation>Þá losnar þú við síðasta spilið.</translation>
        </message>
        <message>
            <source>Then fewer cards fit for the next player.</source>
            <translation>Þá passa færri spil fyrir næsta leikmann.</translation>
        </message>
        <message>
            <source>If you go on from there, fewer cards fit for the next player.</source>
            <translation>Ef þú heldur áfram þaðan passa færri spil fyrir næsta leikmann.</translation>
        </message>
        <message>
            <source>That way you get rid of more cards.</source>
            <translation>Þannig losnar þú við fleiri spil.</translation>
        </message>
        <message>
            <source>Then you are more likely to go out on your next turn.</source>
            <translation>Þá aukast líkurnar á að þú klárir spilin þín næst þegar þú átt að gera.</translation>
        </message>
        <message>
            <source>Then you are more likely to have a card that fits on your next turn.</source>
            <translation>Þá aukast líkurnar á að þú eigir spil sem passar næst þegar þú átt að gera.</translation>
        </message>
        <message>
            <source>As far as anyone can know, nothing else is better.</source>
            <translation>Eftir því sem best verður séð er ekkert betra.</translation>
        </message>
        <message>
            <source>Another card would make it easier for the next player.</source>
            <translation>Annað spil í viðbót gerði næsta leikmanni auðveldara fyrir.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is better.</source>
            <translation>Ekkert annað sem þú getur gert núna er betra.</translation>
        </message>
        <message>
            <source>Lay the {card}.</source>
            <translation>Leggðu {card}.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Dragðu spil.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Láttu þetta nægja og ýttu á „Lokið“.</translation>
        </message>
        <message>
            <source>You could have gone out by laying the {card}.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað losnað við öll spilin með því að leggja {card}.</translation>
        </message>
        <message>
            <source>You could have gone out in that turn by laying the {card} first.</source>
            <comment>a review</comment>
            <translation>Þú hefðir getað losnað við öll spilin áður en næsti gerði, með því að leggja fyrst {card}.</translation>
        </message>
        <message>
            <source>drew, laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>dró, lagði</translation>
        </message>
        <message>
            <source>Nothing fits: draw. If that does not fit, you take the row</source>
            <comment>status: what may be done now</comment>
            <translation>Ekkert passar: dragðu. Passi það ekki tekurðu röðina</translation>
        </message>
        <message>
            <source>The card you drew fits: lay it</source>
            <comment>status: what may be done now</comment>
            <translation>Spilið sem þú dróst passar: leggðu það</translation>
        </message>
        <message>
            <source>{wanted}, or end your turn</source>
            <comment>status: what may be done now</comment>
            <translation>{wanted}, eða „Lokið“</translation>
        </message>
        <message>
            <source>Share exactly two with {last}, exactly one with {previous}</source>
            <comment>status: features</comment>
            <translation>Nákvæmlega tvennt eins og {last}, nákvæmlega eitt eins og {previous}</translation>
        </message>
        <message>
            <source>Share two with {last}, one with {previous}</source>
            <comment>status: features</comment>
            <translation>Tvennt eins og {last}, eitt eins og {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at least one like {previous}</source>
            <comment>status: features</comment>
            <translation>Andstæða: ekkert eins og {last}, minnst eitt eins og {previous}</translation>
        </message>
        <message>
            <source>Contrast: nothing like {last}, at most one like {previous}</source>
            <comment>status: features</comment>
            <translation>Andstæða: ekkert eins og {last}, mest eitt eins og {previous}</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at most one feature with the {previous}.</source>
            <translation>Andstæða þyrfti að vera í engu eins og {last} og í mesta lagi í einu eins og {previous}.</translation>
        </message>
        <message>
            <source>A contrast shares nothing with the {last} and at least one feature with the {previous}.</source>
            <translation>Andstæða þyrfti að vera í engu eins og {last} en að minnsta kosti í einu eins og {previous}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly two features with the {last}, not all three.</source>
            <translation>Við þetta borð þarf spilið að vera eins og {last} í nákvæmlega tvennu, ekki í öllu þrennu.</translation>
        </message>
        <message>
            <source>The card must share exactly two features with the {last}. Not shared: {features}.</source>
            <translation>Spilið þarf að vera eins og {last} í nákvæmlega tvennu. Ekki eins: {features}.</translation>
        </message>
        <message>
            <source>The card must share two features with the {last}. Not shared: {features}.</source>
            <translation>Spilið þarf að vera eins og {last} í tvennu. Ekki eins: {features}.</translation>
        </message>
        <message>
            <source>At this table the card must share exactly one feature with the {previous}.</source>
            <translation>Við þetta borð þarf það að vera eins og {previous} í nákvæmlega einu.</translation>
        </message>
        <message>
            <source>The card must share one feature with the {previous}.</source>
            <translation>Það þarf að vera eins og {previous} í einu.</translation>
        </message>
        <message>
            <source>The leg is over.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Lotunni er lokið.</translation>
        </message>
        <message>
            <source>The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the usual way: the {other} does.</source>
            <translation>Hér er {card} andstæða og hana má aðeins leggja þegar ekkert á hendi passar á venjulegan hátt, en það gerir {other}.</translation>
        </message>
        <message>
            <source>The card you drew fits, so lay it: {card}.</source>
            <translation>Spilið sem þú dróst passar, svo að þú verður að leggja það: {card}.</translation>
        </message>
        <message>
            <source>A card is drawn only when nothing fits at the beginning of a turn.</source>
            <translation>Aðeins er dregið ef ekkert passar þegar kemur að þér.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n card(s) that fit, so you may not draw: {cards}.</source>
            <translation>
                <numerusform>Þú átt spil sem passar og mátt því ekki draga: {cards}.</numerusform>
                <numerusform>Þú átt %n spil sem passa og mátt því ekki draga: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A turn can be ended only after you have laid a card.</source>
            <translation>Þú getur ekki hætt fyrr en þú hefur lagt spil.</translation>
        </message>
        <message>
            <source>At this table you go on as long as you hold a card that fits.</source>
            <translation>Við þetta borð heldur þú áfram á meðan þú átt spil sem passar.</translation>
        </message>
        <message>
            <source>The leg is over, and everybody took the same number of cards.</source>
            <translation>Lotunni er lokið og allir tóku jafnmörg spil.</translation>
        </message>
        <message>
            <source>The leg is over. Fewest cards: {players}.</source>
            <translation>Lotunni er lokið. Fæst spil: {players}.</translation>
        </message>
        <message>
            <source>Leg {number} of {total}</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Lota {number} af {total}</translation>
        </message>
        <message>
            <source>Leg {number}, playing until somebody has more than {points} points</source>
            <translation>Lota {number}, spilað þar til einhver er með fleiri en {points} stig</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) lost</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n töpuð umferð</numerusform>
                <numerusform>%n tapaðar umferðir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) from the stock</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n spil úr stokknum</numerusform>
                <numerusform>%n spil úr stokknum</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} lays the {card}.</source>
            <translation>{player} leggur {card}.</translation>
        </message>
        <message>
            <source>{player} lays the {card} as a contrast.</source>
            <translation>{player} leggur {card} sem andstæðu.</translation>
        </message>
        <message>
            <source>{player} ends the turn.</source>
            <translation>{player} lætur þetta nægja.</translation>
        </message>
        <message>
            <source>{player} has nothing more that fits, and the turn passes.</source>
            <translation>{player} á ekkert fleira sem passar og næsti á að gera.</translation>
        </message>
        <message>
            <source>A new leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <comment>a leg (omgang) is one time through the pack</comment>
            <translation>Ný lota: {player} byrjar. Fyrst í röðinni eru {first} og {second}.</translation>
        </message>
        <message>
            <source>Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.</source>
            <translation>Umferð {number} í þessari lotu: {player} byrjar. Fyrst í röðinni eru {first} og {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>{player} getur ekkert lagt og stokkurinn er tómur. {player} fær röðina og spil allra: %n spil.</numerusform>
                <numerusform>{player} getur ekkert lagt og stokkurinn er tómur. {player} fær röðina og spil allra: %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>Spilið sem {player} dró passar ekki. {player} fær röðina og spil allra: %n spil.</numerusform>
                <numerusform>Spilið sem {player} dró passar ekki. {player} fær röðina og spil allra: %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} goes out. {other} takes the row and their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} á engin spil eftir. {other} tekur röðina og spilin sín: %n spil.</numerusform>
                <numerusform>{player} á engin spil eftir. {other} tekur röðina og spilin sín: %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} tekur spilin sín: %n spil.</numerusform>
                <numerusform>{player} tekur spilin sín: %n spil.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock is too small for another round, and {player} takes it too: %n card(s).</source>
            <translation>
                <numerusform>Stokkurinn dugar ekki í aðra umferð og {player} tekur hann líka: %n spil.</numerusform>
                <numerusform>Stokkurinn dugar ekki í aðra umferð og {player} tekur hann líka: %n spil.</numerusform>
            </translation>
        </message>
        <message>
            <source>Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it</source>
            <translation>Tvö af þremur: sort, oddatala eða slétt tala, lág eða há; tvennt þarf að vera eins og á síðasta spilinu og eitt eins og á spilinu á undan</translation>
        </message>
        <message>
            <source>Five legs take about a quarter of an hour, a single one just a few minutes</source>
            <translation>Fimm lotur taka um stundarfjórðung og ein lota fáeinar mínútur</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Röð</translation>
        </message>
        <message numerus="yes">
            <source>These %n cards fit one after the other.</source>
            <translation>
                <numerusform>Þetta %n spil passar.</numerusform>
                <numerusform>Þessi %n spil passa hvert á eftir öðru.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing fits!</source>
            <comment>what a player says aloud</comment>
            <translation>Ekkert passar!</translation>
        </message>
        <message numerus="yes">
            <source>%n taken</source>
            <comment>cards taken in this leg, at a player's name</comment>
            <translation>
                <numerusform>%n tekið</numerusform>
                <numerusform>%n tekin</numerusform>
            </translation>
        </message>
        <message>
            <source>exactly {number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>nákvæmlega {number} af 3 eins og hér</translation>
        </message>
        <message>
            <source>exactly {number}</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>nákvæmlega {number}</translation>
        </message>
        <message>
            <source>{number} of 3 like this</source>
            <comment>over a card of the row</comment>
            <translation>{number} af 3 eins og hér</translation>
        </message>
        <message>
            <source>{number} of 3</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>{number} af 3</translation>
        </message>
        <message>
            <source>Contrast: 1 or more like this</source>
            <comment>over a card of the row</comment>
            <translation>Andstæða: minnst 1 eins og hér</translation>
        </message>
        <message>
            <source>1 or more</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>minnst 1</translation>
        </message>
        <message>
            <source>Contrast: at most 1 like this</source>
            <comment>over a card of the row</comment>
            <translation>Andstæða: mest 1 eins og hér</translation>
        </message>
        <message>
            <source>at most 1</source>
            <comment>over a card of the row: so many of 3 features agree</comment>
            <translation>mest 1</translation>
        </message>
        <message>
            <source>0 like this</source>
            <comment>over a card of the row, where a contrast is asked for</comment>
            <translation>0 eins og hér</translation>
        </message>
        <message>
            <source>none</source>
            <comment>over a card of the row: no feature agrees</comment>
            <translation>ekkert</translation>
        </message>
        <message>
            <source>It does not fit.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Það passar ekki.</translation>
        </message>
        <message>
            <source>It fits.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Það passar.</translation>
        </message>
        <message>
            <source>It fits as a contrast.</source>
            <comment>a card that was compared with the row</comment>
            <translation>Það passar sem andstæða.</translation>
        </message>
        <message>
            <source>even</source>
            <comment>a feature of a card: its number is even</comment>
            <translation>slétt tala</translation>
        </message>
        <message>
            <source>odd</source>
            <comment>a feature of a card: its number is odd</comment>
            <translation>oddatala</translation>
        </message>
        <message>
            <source>high</source>
            <comment>a feature of a card: from eight to king</comment>
            <translation>há tala</translation>
        </message>
        <message>
            <source>low</source>
            <comment>a feature of a card: from two to seven</comment>
            <translation>lág tala</translation>
        </message>
        <message>
            <source>1 odd · 14 even</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 odda · 14 slétt</translation>
        </message>
        <message>
            <source>1 low · 14 high</source>
            <comment>a feature of an ace, which counts as 1 or 14</comment>
            <translation>1 lág · 14 há</translation>
        </message>
        <message>
            <source>suit</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>sort</translation>
        </message>
        <message>
            <source>odd or even</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>oddatala eða slétt tala</translation>
        </message>
        <message>
            <source>high or low</source>
            <comment>a feature of cards, in a list after a colon</comment>
            <translation>há eða lág tala</translation>
        </message>
        <message>
            <source>Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.</source>
            <comment>explains what is written under the cards of the row</comment>
            <translation>Hvert spil hefur þrjú einkenni: sortina; oddatölu (3, 5, 7, 9, gosi, kóngur) eða slétta tölu (2, 4, 6, 8, 10, drottning); lága tölu (2 upp í 7) eða háa (8 upp í kóng). Ás er lág oddatala eða há slétt tala, eftir því hvað hentar.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, {those} like the {previous}.</source>
            <translation>{card}: {these} eins og {last}, {those} eins og {previous}.</translation>
        </message>
        <message>
            <source>The {card}: {these} like the {last}, but nothing like the {previous}.</source>
            <translation>{card}: {these} eins og {last} en ekkert eins og {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, but {those} like the {previous}.</source>
            <translation>{card}: ekkert eins og {last} en {those} eins og {previous}.</translation>
        </message>
        <message>
            <source>The {card}: nothing like the {last}, and nothing like the {previous}.</source>
            <translation>{card}: ekkert eins og {last} og ekkert eins og {previous}.</translation>
        </message>
        <message>
            <source>An ace counts as 1 or as 14, whichever fits, each time it is compared.</source>
            <translation>Ás gildir sem 1 eða 14, eftir því hvað hentar, í hvert sinn sem tvö spil eru borin saman.</translation>
        </message>
        <message>
            <source>laid {cards}, last</source>
            <comment>at a player’s name; the last card follows</comment>
            <translation>lagði {cards}, síðast</translation>
        </message>
        <message>
            <source>laid</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>lagði</translation>
        </message>
        <message>
            <source>could not lay</source>
            <comment>at a player’s name</comment>
            <translation>gat ekki lagt</translation>
        </message>
        <message>
            <source>Fewest cards: {players}!</source>
            <comment>called out at the end of a leg</comment>
            <translation>Fæst spil: {players}!</translation>
        </message>
        <message>
            <source>Lost</source>
            <comment>column: rounds lost in this leg</comment>
            <translation>Tapað</translation>
        </message>
        <message>
            <source>Leg</source>
            <comment>column: cards taken in this leg</comment>
            <translation>Lota</translation>
        </message>
        <message>
            <source>Leg {number}</source>
            <comment>button: what comes next</comment>
            <translation>Lota {number}</translation>
        </message>
        <message>
            <source>Draw one card</source>
            <comment>button</comment>
            <translation>Draga eitt spil</translation>
        </message>
        <message>
            <source>End turn, then {player}</source>
            <comment>button</comment>
            <translation>Lokið, næst {player}</translation>
        </message>
        <message>
            <source>laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði {cards}</translation>
        </message>
        <message>
            <source>laid {number}, last {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði {number}, síðast {cards}</translation>
        </message>
        <message>
            <source>drew, laid {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>dró, lagði {cards}</translation>
        </message>
        <message>
            <source>laid {cards} as a contrast</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði {cards} sem andstæðu</translation>
        </message>
        <message>
            <source>could not go on: takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>komst ekki lengra: tekur {number}</translation>
        </message>
        <message>
            <source>goes out: {other} takes {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>kláraði: {other} tekur {number}</translation>
        </message>
        <message>
            <source>and {number} from the stock</source>
            <comment>in a line about a turn, after: takes 14</comment>
            <translation>og {number} úr stokknum</translation>
        </message>
        <message numerus="yes">
            <source>begins round %n</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>byrjar umferð %n</numerusform>
                <numerusform>byrjar umferð %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} goes out: you take {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} kláraði: þú tekur {number}</translation>
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
            <translation>Ég legg lágu spilin fyrst og geymi þau háu.</translation>
        </message>
        <message>
            <source>I lay high cards first, and aces above all.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég legg háu spilin fyrst, og ása helst af öllu.</translation>
        </message>
        <message>
            <source>I lay the cards in the middle first, and keep the lowest and the highest.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Ég legg miðlungsháu spilin fyrst og geymi þau lægstu og hæstu.</translation>
        </message>
    </context>
    <context>
        <name>TwoOfThreeOptions</name>
        <message>
            <source>Matching</source>
            <translation>Samsvörun</translation>
        </message>
        <message>
            <source>Beginning and ending a leg</source>
            <translation>Upphaf og lok lotu</translation>
        </message>
        <message>
            <source>How many features must agree</source>
            <translation>Hve mörg einkenni þurfa að vera eins</translation>
        </message>
        <message>
            <source>How many features a card must share with the last two cards of the row.</source>
            <translation>Hve mörg einkenni spil þarf að eiga sameiginleg með tveimur síðustu spilunum í röðinni.</translation>
        </message>
        <message>
            <source>At least two, and at least one</source>
            <translation>Að minnsta kosti tvö og að minnsta kosti eitt</translation>
        </message>
        <message>
            <source>Exactly two, and exactly one (longer rounds)</source>
            <translation>Nákvæmlega tvö og nákvæmlega eitt (lengri umferðir)</translation>
        </message>
        <message>
            <source>The contrast rule</source>
            <translation>Reglan um andstæðu</translation>
        </message>
        <message>
            <source>What may be laid when no card fits in the usual way.</source>
            <translation>Hvað má leggja þegar ekkert á hendi passar á venjulegan hátt.</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, at most one with the one before</source>
            <translation>Ekkert sameiginlegt með síðasta spilinu, í mesta lagi eitt með því á undan</translation>
        </message>
        <message>
            <source>Nothing in common with the last card, one or more with the one before</source>
            <translation>Ekkert sameiginlegt með síðasta spilinu, eitt eða fleiri með því á undan</translation>
        </message>
        <message>
            <source>No contrast (longer rounds)</source>
            <translation>Engin andstæða (lengri umferðir)</translation>
        </message>
        <message>
            <source>Stopping early</source>
            <translation>Að hætta þótt spil passi</translation>
        </message>
        <message>
            <source>Whether a turn may be ended while more cards could be laid.</source>
            <translation>Hvort hætta má þótt hægt væri að leggja fleiri spil.</translation>
        </message>
        <message>
            <source>Allowed after the first card</source>
            <translation>Má eftir fyrsta spilið</translation>
        </message>
        <message>
            <source>Everybody lays as long as anything fits</source>
            <translation>Allir leggja á meðan eitthvað passar</translation>
        </message>
        <message>
            <source>Who starts the game</source>
            <translation>Hver byrjar leikinn</translation>
        </message>
        <message>
            <source>Who lays first when the game begins.</source>
            <translation>Hver leggur fyrstur þegar leikur hefst.</translation>
        </message>
        <message>
            <source>Chance decides</source>
            <translation>Tilviljun ræður</translation>
        </message>
        <message>
            <source>The first seat, where the youngest sits</source>
            <translation>Fyrsti stóllinn, þar sem sá yngsti situr</translation>
        </message>
        <message>
            <source>Who starts the next round</source>
            <translation>Hver byrjar næstu umferð</translation>
        </message>
        <message>
            <source>Who lays first after a round; going first is an advantage.</source>
            <translation>Hver leggur fyrstur eftir umferð; það er kostur að byrja.</translation>
        </message>
        <message>
            <source>Whoever lost the round</source>
            <translation>Sá sem tapaði umferðinni</translation>
        </message>
        <message>
            <source>Players take turns</source>
            <translation>Allir til skiptis</translation>
        </message>
        <message>
            <source>Whoever won the round</source>
            <translation>Sá sem vann umferðina</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>When the game ends. A leg goes through the pack once.</source>
            <translation>Hvenær leiknum lýkur. Lota er ein ferð í gegnum spilastokkinn.</translation>
        </message>
        <message>
            <source>After five legs</source>
            <translation>Eftir fimm lotur</translation>
        </message>
        <message>
            <source>After one leg</source>
            <translation>Eftir eina lotu</translation>
        </message>
        <message>
            <source>After three legs</source>
            <translation>Eftir þrjár lotur</translation>
        </message>
        <message>
            <source>After ten legs</source>
            <translation>Eftir tíu lotur</translation>
        </message>
        <message>
            <source>When somebody has more than 500 points</source>
            <translation>Þegar einhver er með fleiri en 500 stig</translation>
        </message>
        <message>
            <source>When somebody has more than 100 points</source>
            <translation>Þegar einhver er með fleiri en 100 stig</translation>
        </message>
        <message>
            <source>When somebody has more than 200 points</source>
            <translation>Þegar einhver er með fleiri en 200 stig</translation>
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
            <translation>L</translation>
        </message>
        <message>
            <source>D</source>
            <comment>letter of diamonds, when a card is typed</comment>
            <translation>T</translation>
        </message>
    </context>
    <context>
        <name>Veidimadur</name>
        <message>
            <source>Go Fish: ask the others for cards and collect four of a kind; even the youngest can play</source>
            <translation>Spurðu hina um spil, veiddu og safnaðu fjórum eins; þau yngstu geta verið með</translation>
        </message>
        <message>
            <source>Three rounds take about twenty minutes</source>
            <translation>Þrjár umferðir taka um tuttugu mínútur</translation>
        </message>
        <message>
            <source>Everybody has heard or seen that this player holds some.</source>
            <translation>Allir hafa heyrt eða séð að þar eru þannig spil.</translation>
        </message>
        <message>
            <source>That is sure to give you a book.</source>
            <translation>Þannig færðu örugglega slag.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question is likelier to get you a card.</source>
            <translation>Eftir því sem best verður séð er engin spurning líklegri til að færa þér spil.</translation>
        </message>
        <message>
            <source>As far as anyone can know, no question for a rank that you hold is likelier to get you a card.</source>
            <translation>Eftir því sem best verður séð er engin spurning um tölu sem þú átt líklegri til að færa þér spil.</translation>
        </message>
        <message>
            <source>You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.</source>
            <translation>Þú átt fleiri en eitt spil með þessari tölu og engin spurning um slíka tölu er líklegri til að færa þér spil.</translation>
        </message>
        <message>
            <source>You hold more cards of this rank than of any other.</source>
            <translation>Þú átt fleiri spil með þessari tölu en nokkurri annarri.</translation>
        </message>
        <message>
            <source>You hold no more cards of any other rank.</source>
            <translation>Þú átt ekki fleiri spil með neinni annarri tölu.</translation>
        </message>
        <message>
            <source>Everybody knows that you hold some, so the question gives nothing away.</source>
            <translation>Allir vita að þú átt þannig spil og því kemur spurningin ekki upp um neitt.</translation>
        </message>
        <message>
            <source>Nothing more is known, so try your luck.</source>
            <translation>Meira er ekki vitað, svo að þú skalt freista gæfunnar.</translation>
        </message>
        <message>
            <source>No other question is better.</source>
            <translation>Engin önnur spurning er betri.</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}.</source>
            <comment>a hint</comment>
            <translation>Spurðu: „{player}, áttu {ranks}?“</translation>
        </message>
        <message>
            <source>Turn to {player}.</source>
            <comment>a hint</comment>
            <translation>Veldu leikmann til að spyrja: {player}.</translation>
        </message>
        <message>
            <source>{player} could have none, as everybody knew. Better: ask {other} for {ranks}.</source>
            <comment>a review</comment>
            <translation>{player} gat ekki átt neitt, það vissu allir. Betra: „{other}, áttu {ranks}?“</translation>
        </message>
        <message>
            <source>{player} certainly had what was missing from your book. Better: ask for {ranks} first.</source>
            <comment>a review</comment>
            <translation>{player} átti örugglega það sem vantaði í slaginn þinn. Betra: spyrja fyrst „Áttu {ranks}?“</translation>
        </message>
        <message>
            <source>What do you ask {other} for?</source>
            <comment>status: what may be done now</comment>
            <translation>Um hvað spyrðu? ({other})</translation>
        </message>
        <message>
            <source>Whom do you ask, and for what?</source>
            <comment>status: what may be done now</comment>
            <translation>Hvern spyrðu, og um hvað?</translation>
        </message>
        <message>
            <source>Ask {player}</source>
            <comment>button</comment>
            <translation>Spyrja: {player}</translation>
        </message>
        <message>
            <source>Ask {player} for {ranks}</source>
            <comment>button</comment>
            <translation>Spyrja um {ranks}: {player}</translation>
        </message>
        <message>
            <source>Whom you can ask: {players}.</source>
            <comment>names in the nominative</comment>
            <translation>Þú getur spurt: {players}.</translation>
        </message>
        <message>
            <source>Ask one of the other players.</source>
            <translation>Spurðu einn af hinum leikmönnunum.</translation>
        </message>
        <message>
            <source>{player} has no cards, so ask somebody else.</source>
            <translation>{player} á engin spil. Spurðu einhvern annan.</translation>
        </message>
        <message>
            <source>You hold no {ranks}, and you may ask only for what you hold.</source>
            <translation>Þú átt ekki {ranks} og mátt aðeins spyrja um það sem þú átt.</translation>
        </message>
        <message>
            <source>First pick a card of the rank you want to ask for.</source>
            <translation>Veldu fyrst spil með tölunni sem þú vilt spyrja um.</translation>
        </message>
        <message>
            <source>You ask for one rank at a time: pick cards of a single rank.</source>
            <translation>Spurt er um eina tölu í einu: veldu aðeins spil með sömu tölu.</translation>
        </message>
        <message>
            <source>The round is over, and everybody has the same number of books.</source>
            <translation>Umferðinni er lokið og allir eiga jafnmarga slagi.</translation>
        </message>
        <message>
            <source>The round is over. Most books: {players}.</source>
            <translation>Umferðinni er lokið. Flestir slagir: {players}.</translation>
        </message>
        <message>
            <source>One round decides</source>
            <translation>Ein umferð ræður úrslitum</translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n book(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} vinnur með %n slags mun!</numerusform>
                <numerusform>{player} vinnur með %n slaga mun!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} deals %n card(s) to everybody. {other} begins.</source>
            <translation>
                <numerusform>{player} gefur %n spil á mann. {other} byrjar.</numerusform>
                <numerusform>{player} gefur %n spil á mann. {other} byrjar.</numerusform>
            </translation>
        </message>
        <message>
            <source>{player} turns to {other}.</source>
            <translation>{player} ætlar að spyrja og {other} á að svara.</translation>
        </message>
        <message>
            <source>{player} asks: “{other}, have you any {ranks}?”</source>
            <translation>{player} spyr: „{other}, áttu {ranks}?“</translation>
        </message>
        <message>
            <source>{player} gives {other} {cards}.</source>
            <comment>cards in the accusative</comment>
            <translation>{player} lætur {cards} af hendi og {other} tekur við.</translation>
        </message>
        <message>
            <source>{player} has none: “Veiddu!”</source>
            <translation>{player} á ekkert slíkt spil: „Veiddu!“</translation>
        </message>
        <message>
            <source>{player} fishes the {card}, just what was asked for.</source>
            <translation>{player} veiðir {card}, einmitt það sem spurt var um.</translation>
        </message>
        <message>
            <source>{player} lays down a book: {ranks}.</source>
            <translation>{player} leggur niður slag: {ranks}.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws one.</source>
            <translation>{player} á engin spil eftir og dregur eitt.</translation>
        </message>
        <message>
            <source>{player} has no cards left and draws the {card}.</source>
            <translation>{player} á engin spil eftir og dregur {card}.</translation>
        </message>
        <message>
            <source>Any {ranks}?</source>
            <comment>said aloud</comment>
            <translation>Áttu {ranks}?</translation>
        </message>
        <message>
            <source>Here you are!</source>
            <comment>what a player says aloud</comment>
            <translation>Gjörðu svo vel!</translation>
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
                <numerusform>{player} á engin spil eftir og dregur %n.</numerusform>
                <numerusform>{player} á engin spil eftir og dregur %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Got one!</source>
            <comment>what a player says aloud</comment>
            <translation>Það beit á!</translation>
        </message>
        <message>
            <source>A book!</source>
            <comment>what a player says aloud</comment>
            <translation>Slagur!</translation>
        </message>
        <message>
            <source>Books</source>
            <translation>Slagir</translation>
        </message>
        <message numerus="yes">
            <source>%n book(s)</source>
            <comment>books of all rounds</comment>
            <translation>
                <numerusform>%n slagur</numerusform>
                <numerusform>%n slagir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n this round</source>
            <comment>books, at a player's name</comment>
            <translation>
                <numerusform>%n í þessari umferð</numerusform>
                <numerusform>%n í þessari umferð</numerusform>
            </translation>
        </message>
        <message>
            <source>Most books: {players}!</source>
            <comment>called out at the end of a round</comment>
            <translation>Flestir slagir: {players}!</translation>
        </message>
        <message>
            <source>{player}: {ranks}</source>
            <comment>whose book it is, and of what</comment>
            <translation>{player} á {ranks}</translation>
        </message>
        <message>
            <source>aces</source>
            <comment>what somebody is asked for, accusative: Have you any aces?</comment>
            <translation>ása</translation>
        </message>
        <message>
            <source>twos</source>
            <comment>what somebody is asked for, accusative: Have you any twos?</comment>
            <translation>tvista</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>what somebody is asked for, accusative: Have you any threes?</comment>
            <translation>þrista</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>what somebody is asked for, accusative: Have you any fours?</comment>
            <translation>fjarka</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>what somebody is asked for, accusative: Have you any fives?</comment>
            <translation>fimmur</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>what somebody is asked for, accusative: Have you any sixes?</comment>
            <translation>sexur</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>what somebody is asked for, accusative: Have you any sevens?</comment>
            <translation>sjöur</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>what somebody is asked for, accusative: Have you any eights?</comment>
            <translation>áttur</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>what somebody is asked for, accusative: Have you any nines?</comment>
            <translation>níur</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>what somebody is asked for, accusative: Have you any tens?</comment>
            <translation>tíur</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>what somebody is asked for, accusative: Have you any jacks?</comment>
            <translation>gosa</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>what somebody is asked for, accusative: Have you any queens?</comment>
            <translation>drottningar</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>what somebody is asked for, accusative: Have you any kings?</comment>
            <translation>kónga</translation>
        </message>
        <message>
            <source>asked {player} for {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>spurði um {ranks}: {player}</translation>
        </message>
        <message>
            <source>got {cards}</source>
            <comment>at a player’s name</comment>
            <translation>veiddi {cards}</translation>
        </message>
        <message>
            <source>fished</source>
            <comment>at a player’s name; a card follows</comment>
            <translation>veiddi</translation>
        </message>
        <message>
            <source>book: {ranks}</source>
            <comment>at a player’s name</comment>
            <translation>slagur: {ranks}</translation>
        </message>
        <message>
            <source>gave {cards}</source>
            <comment>at a player’s name</comment>
            <translation>gaf {cards}</translation>
        </message>
        <message>
            <source>had none</source>
            <comment>at a player’s name</comment>
            <translation>átti ekkert</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurði um {ranks}, {other} átti {number}</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, got none</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurði um {ranks}, {other} átti ekkert</translation>
        </message>
        <message>
            <source>asked {other} for {ranks}, fished {cards}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>spurði hvort {other} ætti {ranks}, veiddi {cards}</translation>
        </message>
        <message numerus="yes">
            <source>asked %n time(s), got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>spurði %n sinni, fékk {number}</numerusform>
                <numerusform>spurði %n sinnum, fékk {number}</numerusform>
            </translation>
        </message>
        <message>
            <source>made a book: {ranks}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>lagði niður {ranks}</translation>
        </message>
        <message>
            <source>{player} got {ranks} from you: {number}</source>
            <comment>done to the person at the screen</comment>
            <translation>{player} fékk {ranks} hjá þér: {number}</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurHabits</name>
        <message>
            <source>When I know nothing, I ask whoever comes next, and for low cards.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Þegar ég veit ekki um neitt spyr ég þann sem er næstur, og um lág spil.</translation>
        </message>
        <message>
            <source>When I know nothing, I ask whoever holds most cards, and for high ones.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Þegar ég veit ekki um neitt spyr ég þann sem er með flest spil, og um há spil.</translation>
        </message>
        <message>
            <source>When I know nothing, I like to ask the same player again.</source>
            <comment>what a computer player does, in its own words</comment>
            <translation>Þegar ég veit ekki um neitt spyr ég gjarnan sama leikmann aftur.</translation>
        </message>
    </context>
    <context>
        <name>VeidimadurOptions</name>
        <message>
            <source>Cards and books</source>
            <translation>Spil og slagir</translation>
        </message>
        <message>
            <source>Asking</source>
            <translation>Að spyrja</translation>
        </message>
        <message>
            <source>Cards dealt</source>
            <translation>Hve mörg spil hver fær</translation>
        </message>
        <message>
            <source>How many cards everybody gets at the beginning.</source>
            <translation>Hve mörg spil eru gefin á mann í upphafi.</translation>
        </message>
        <message>
            <source>Seven with two or three players, otherwise five</source>
            <translation>Sjö þegar tveir eða þrír spila, annars fimm</translation>
        </message>
        <message>
            <source>Always five</source>
            <translation>Alltaf fimm</translation>
        </message>
        <message>
            <source>Always seven</source>
            <translation>Alltaf sjö</translation>
        </message>
        <message>
            <source>What you may ask for</source>
            <translation>Um hvað má spyrja</translation>
        </message>
        <message>
            <source>Whether you need a card of a rank to ask for more of them.</source>
            <translation>Hvort þú þarft að eiga spil með tölunni sem þú spyrð um.</translation>
        </message>
        <message>
            <source>Only what you hold yourself</source>
            <translation>Aðeins það sem þú átt á hendi</translation>
        </message>
        <message>
            <source>Any rank</source>
            <translation>Hvaða tölu sem er</translation>
        </message>
        <message>
            <source>A lucky catch</source>
            <translation>Veiðiheppni</translation>
        </message>
        <message>
            <source>What happens when somebody fishes the very card that was asked for.</source>
            <translation>Hvað gerist ef einhver veiðir einmitt það sem spurt var um.</translation>
        </message>
        <message>
            <source>Whoever fishes what was asked for asks again</source>
            <translation>Sá sem veiðir það sem spurt var um spyr aftur</translation>
        </message>
        <message>
            <source>The turn always passes on</source>
            <translation>Alltaf er komið að öðrum</translation>
        </message>
        <message>
            <source>What a book is</source>
            <translation>Hvað er slagur</translation>
        </message>
        <message>
            <source>Pairs are easiest for small hands.</source>
            <translation>Pör eru auðveldust fyrir litlar hendur.</translation>
        </message>
        <message>
            <source>All four cards of a rank</source>
            <translation>Öll fjögur spilin með sömu tölu</translation>
        </message>
        <message>
            <source>Two cards of the same rank</source>
            <translation>Tvö spil með sömu tölu</translation>
        </message>
        <message>
            <source>No cards left</source>
            <translation>Þegar spilin eru búin</translation>
        </message>
        <message>
            <source>How many cards somebody draws who has run out.</source>
            <translation>Hve mörg spil sá dregur sem á engin eftir.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eitt spil</translation>
        </message>
        <message>
            <source>Five cards</source>
            <translation>Fimm spil</translation>
        </message>
        <message>
            <source>Seven cards</source>
            <translation>Sjö spil</translation>
        </message>
        <message>
            <source>Who plays after a miss</source>
            <translation>Hver spyr næst</translation>
        </message>
        <message>
            <source>Whose turn it is when somebody has asked and fished in vain.</source>
            <translation>Hver á að gera þegar einhver spyr og veiðir án árangurs.</translation>
        </message>
        <message>
            <source>The next player</source>
            <translation>Næsti leikmaður</translation>
        </message>
        <message>
            <source>Whoever was asked</source>
            <translation>Sá sem var spurður</translation>
        </message>
        <message>
            <source>Length of the game</source>
            <translation>Lengd leiksins</translation>
        </message>
        <message>
            <source>How many rounds are played.</source>
            <translation>Hve margar umferðir eru spilaðar.</translation>
        </message>
        <message>
            <source>Three rounds</source>
            <translation>Þrjár umferðir</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Ein umferð</translation>
        </message>
        <message>
            <source>Five rounds</source>
            <translation>Fimm umferðir</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>{problem} If you leave the table now, what could not be saved is lost.</source>
            <translation>{problem} Ef þú ferð frá borðinu núna glatast það sem ekki tókst að vista.</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Fara frá borðinu</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Vera áfram við borðið</translation>
        </message>
    </context>
</TS>
