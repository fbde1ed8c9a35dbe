<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green joker</source>
        <comment>nominative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green joker</source>
        <comment>accusative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <comment>name of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>name of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>name of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>name of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek while held (key V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {call}</source>
        <comment>a player&apos;s call</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Card games from our grandparents’ tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} – last played {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{first}, {second}</source>
        <comment>joins all but the last two things of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>joins the last two things of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same name. Give each a name of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal code has a slip in it. Compare it letter by letter, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits, such as K7QF-2M9X. Correct it, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>House rules (%n changed)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <comment>length of a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first seat is at the near edge; the others follow clockwise. Several persons pass the machine around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rule “{key}” has a value that this game does not know ({value}). It was not changed; choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Olsen</name>
    <message>
        <source>{player} deals. The start card is the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was turned first and goes back into the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} names a suit: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} will say “Ólsen Ólsen” with the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} will say “Ólsen” when one card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} says “Ólsen”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} thought that {other} had forgotten to say “Ólsen”, but nothing was due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} says “Ólsen Ólsen” and has won the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can go on. Fewest cards: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn yet: {player} plays now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit: after the eight the suit is {suit}, or another eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table only one card is laid in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of the same rank may follow in the same turn, and the {card} is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the last card must not be an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can lay a card, so you must: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn three cards; more are not allowed in one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card left to draw, so you may pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Before you may pass you have to draw: up to %n more card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>First say which suit has to follow the eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid a card: lay another of the same rank, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends when you have laid a card or passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has been said already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program says this for everybody at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Ólsen Ólsen” is said with the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the penalty comes by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody to catch now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have tried that once since the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards laid together must be of one rank: the {card} is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be taken back: a hidden card has been seen since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name this suit: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card: nothing fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: nothing fits and you have drawn three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “Ólsen” before the next player acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “Ólsen Ólsen”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{advice} {why}</source>
        <comment>a hint and its reason, two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several cards of the rank leave your hand at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest suit follows, so you can go on next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An eight is worth keeping for when nothing else fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player has few cards left and may lack that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player showed by drawing that this suit is missing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins most often when the unknown cards are dealt at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same suit or same rank, and eights change everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal takes two to five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>deals won so far</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>said “Ólsen”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: draw a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: say pass</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ólsen!</source>
        <comment>button: the call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ólsen Ólsen!</source>
        <comment>button: the last call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot to say Ólsen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ólsen!</source>
        <comment>what a player says aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ólsen Ólsen!</source>
        <comment>what a player says aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>what a player says aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}!</source>
        <comment>a suit that a player names aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for forgetting</source>
        <comment>over a player&apos;s hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Caught?</source>
        <comment>what a player says aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: which suit has to follow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: lay another card of the same rank, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: nothing fits. Say pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player}: nothing fits. Draw up to %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: an eight starts, so you may lay any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: it is your turn. The suit is {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can go on: the fewest cards win. {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ólsen Ólsen! {player} has won the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal {number}, played to %n win(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OlsenOptions</name>
    <message>
        <source>Number of packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second pack makes room for large tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack, two from seven players on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always one pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always two packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several cards of one rank at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether cards of the same rank may follow in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of the same rank may be laid in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one card is laid in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing although a card fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who could lay a card may draw instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can lay a card must lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may draw up to three cards although one fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An eight as start card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the first card turned up is an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player may lay any card on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own suit has to be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes back into the stock and another card is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out with an eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the last card may be an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card may be an eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card must not be an eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting to say “Ólsen”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who notices when a player with one card left says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty of three cards comes by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when another player notices it in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “Ólsen” for the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the program says “Ólsen” by itself, for everybody at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has to say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program says it for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “Ólsen Ólsen” at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether “Ólsen Ólsen” has to be said with the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program says it for the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever forgets it draws three cards and plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many deals a player has to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to win two deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to win three deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to win five deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>{card}, picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s): {cards}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table plays by the book, without house rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your table plays with house rules. {rules}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall this game be called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game for good? It cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been played yet. Every game is saved by itself, move by move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was begun with an older version whose rules differed a little. It goes on from where it was, but its earlier moves cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes every text at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For weak eyes or a screen far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cloth and the frame around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corner letters of ace, king, queen and jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International: A K Q J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Norwegian: A K D Kn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour of the cards’ backs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours: every suit has its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame the cards that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards move and computer players act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moving cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>how long computer players wait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long computer players wait while you may still say “Ólsen”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until I say go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings hold until you close the program, but they could not be saved. Check that the data folder can be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Play without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The folder {folder} cannot be written, so games cannot be kept there. Nothing was changed. Choose another folder with --data-dir, or play on without saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card Table is already open with the games in {folder}. Nothing was changed. Use the window that is open, or close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games in {folder} were saved by a newer version of Card Table. They were not touched. Install the newer version to continue them, or play on without saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move could not be saved ({reason}). The game goes on, everything up to then is kept, and saving is tried again with every move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} cannot be read. Nothing was changed. Check that it exists and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games are fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {name} comes from a newer version of Card Table. It was left as it is. Install the newer version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {name} is of a game that this version of Card Table does not know. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is far too large for a saved game, so it was not opened. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be written to {name} ({reason}). It is still kept in Card Table. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be read because their file is damaged. It was kept as {name}, and a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) won: {players}</source>
        <comment>after the match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is sorted by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is sorted by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s)</source>
        <comment>a stock and how many cards it holds</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
