<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Backup</name>
        <message numerus="yes">
            <source>The backup of {day} holds %n game(s) that are not in the list.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>The backup of {day} holds %n game that is not in the list.</numerusform>
                <numerusform>The backup of {day} holds %n games that are not in the list.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Evenings</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <comment>finished on one evening</comment>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{heading}: {players}, {won} of %n game(s)</source>
            <comment>of one evening</comment>
            <translation>
                <numerusform>{heading}: {players}, {won} of %n game</numerusform>
                <numerusform>{heading}: {players}, {won} of %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <comment>how long a guided first round takes</comment>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message numerus="yes">
            <source>%n more unfinished game(s)</source>
            <comment>beside the newest ones</comment>
            <translation>
                <numerusform>%n more unfinished game</numerusform>
                <numerusform>%n more unfinished games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <comment>how many play a game</comment>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Laying</name>
        <message numerus="yes">
            <source>{player} takes %n card(s) from the discard pile.</source>
            <translation>
                <numerusform>{player} takes %n card from the discard pile.</numerusform>
                <numerusform>{player} takes %n cards from the discard pile.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message numerus="yes">
            <source>House rules (%n changed)</source>
            <translation>
                <numerusform>House rules (%n changed)</numerusform>
                <numerusform>House rules (%n changed)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <comment>length of a match</comment>
            <translation>
                <numerusform>About %n minute</numerusform>
                <numerusform>About %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) at the table</source>
            <translation>
                <numerusform>%n player at the table</numerusform>
                <numerusform>%n players at the table</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{length}, about %n minute(s)</source>
            <comment>how long a match is</comment>
            <translation>
                <numerusform>{length}, about %n minute</numerusform>
                <numerusform>{length}, about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <comment>on a button: how long a match is</comment>
            <translation>
                <numerusform>about %n min</numerusform>
                <numerusform>about %n min</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Olsen</name>
        <message numerus="yes">
            <source>Take %n, or lay a two</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Take %n, or lay a two</numerusform>
                <numerusform>Take %n, or lay a two</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n for the twos</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Take %n for the twos</numerusform>
                <numerusform>Take %n for the twos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing fits: draw (%n left)</source>
            <comment>status: what may be done now</comment>
            <translation>
                <numerusform>Nothing fits: draw (%n left)</numerusform>
                <numerusform>Nothing fits: draw (%n left)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes %n card(s) for the twos.</source>
            <translation>
                <numerusform>{player} takes %n card for the twos.</numerusform>
                <numerusform>{player} takes %n cards for the twos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has to take %n card(s).</source>
            <translation>
                <numerusform>{player} has to take %n card.</numerusform>
                <numerusform>{player} has to take %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.</source>
            <translation>
                <numerusform>{player} says “Ólsen Ólsen” and draws %n card. New changer: {ranks}.</numerusform>
                <numerusform>{player} says “Ólsen Ólsen” and draws %n cards. New changer: {ranks}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} draws %n card(s) as a penalty.</source>
            <translation>
                <numerusform>{player} draws %n card as a penalty.</numerusform>
                <numerusform>{player} draws %n cards as a penalty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).</source>
            <translation>
                <numerusform>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card.</numerusform>
                <numerusform>{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card.</numerusform>
                <numerusform>{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} forgot to say “Ólsen Ólsen” and draws %n card.</numerusform>
                <numerusform>{player} forgot to say “Ólsen Ólsen” and draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} forgot to say “Ólsen” and draws %n card(s).</source>
            <translation>
                <numerusform>{player} forgot to say “Ólsen” and draws %n card.</numerusform>
                <numerusform>{player} forgot to say “Ólsen” and draws %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Before you may pass you have to draw: up to %n more card(s).</source>
            <translation>
                <numerusform>Before you may pass you have to draw: up to %n more card.</numerusform>
                <numerusform>Before you may pass you have to draw: up to %n more cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos.</source>
            <translation>
                <numerusform>First you have to take %n card for the twos.</numerusform>
                <numerusform>First you have to take %n cards for the twos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First you have to take %n card(s) for the twos, or lay a two.</source>
            <translation>
                <numerusform>First you have to take %n card for the twos, or lay a two.</numerusform>
                <numerusform>First you have to take %n cards for the twos, or lay a two.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n win(s)</source>
            <comment>deals won so far</comment>
            <translation>
                <numerusform>%n win</numerusform>
                <numerusform>%n wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>takes %n</source>
            <comment>cards owed for twos</comment>
            <translation>
                <numerusform>takes %n</numerusform>
                <numerusform>takes %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n card(s)</source>
            <comment>button: cards owed for twos</comment>
            <translation>
                <numerusform>Take %n card</numerusform>
                <numerusform>Take %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, playing to %n point(s)</source>
            <translation>
                <numerusform>Round {number}, playing to %n point</numerusform>
                <numerusform>Round {number}, playing to %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round {number}, first to %n win(s)</source>
            <translation>
                <numerusform>Round {number}, first to %n win</numerusform>
                <numerusform>Round {number}, first to %n wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n round(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} wins by %n round!</numerusform>
                <numerusform>{player} wins by %n rounds!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n penalty card(s)</source>
            <comment>in a line, where eyes read: +3</comment>
            <translation>
                <numerusform>%n penalty card</numerusform>
                <numerusform>%n penalty cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message numerus="yes">
            <source>%n game(s) played only with computer players will be deleted.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>%n game played only with computer players will be deleted.</numerusform>
                <numerusform>%n games played only with computer players will be deleted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n game(s) with others the seat will be called “{guest}”.</source>
            <comment>somebody is forgotten</comment>
            <translation>
                <numerusform>In %n game with others the seat will be called “{guest}”.</numerusform>
                <numerusform>In %n games with others the seat will be called “{guest}”.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message numerus="yes">
            <source>Your hand, %n card(s): {cards}.</source>
            <translation>
                <numerusform>Your hand, %n card: {cards}.</numerusform>
                <numerusform>Your hand, %n cards: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{cards} picked, %n card(s) in all.</source>
            <translation>
                <numerusform>{cards} picked, %n card in all.</numerusform>
                <numerusform>{cards} picked, %n cards in all.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{cards} put back, %n card(s) picked.</source>
            <translation>
                <numerusform>{cards} put back, %n card picked.</numerusform>
                <numerusform>{cards} put back, %n cards picked.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message numerus="yes">
            <source>{done} of %n decision(s) analysed</source>
            <translation>
                <numerusform>{done} of %n decision analysed</numerusform>
                <numerusform>{done} of %n decisions analysed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that mattered</source>
            <comment>a heading</comment>
            <translation>
                <numerusform>%n moment that mattered</numerusform>
                <numerusform>%n moments that mattered</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rounds won out of 100, over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Rounds won out of 100, over %n imagined round: {best}.</numerusform>
                <numerusform>Rounds won out of 100, over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Points ahead of the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>Points ahead of the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>How many fewer cards you take than the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>How many fewer cards you take than the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>How many fewer cards you take than the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Books ahead of the others, on average over %n imagined round(s): {best}.</source>
            <translation>
                <numerusform>Books ahead of the others, on average over %n imagined round: {best}.</numerusform>
                <numerusform>Books ahead of the others, on average over %n imagined rounds: {best}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>{chapter}: found %n time(s)</source>
            <comment>a chapter for readers</comment>
            <translation>
                <numerusform>{chapter}: found %n time</numerusform>
                <numerusform>{chapter}: found %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rummy</name>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {left} of {limit} purchases left</source>
            <translation>
                <numerusform>You also take %n card from the stock · {left} of {limit} purchases left</numerusform>
                <numerusform>You also take %n cards from the stock · {left} of {limit} purchases left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You also take %n card(s) from the stock · {points} penalty points</source>
            <translation>
                <numerusform>You also take %n card from the stock · {points} penalty points</numerusform>
                <numerusform>You also take %n cards from the stock · {points} penalty points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) would help you then.</source>
            <comment>what buying the upcard does</comment>
            <translation>
                <numerusform>%n more card would help you then.</numerusform>
                <numerusform>%n more cards would help you then.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings your contract nearer: %n to go.</source>
            <comment>what buying does</comment>
            <translation>
                <numerusform>It brings your contract nearer: %n to go.</numerusform>
                <numerusform>It brings your contract nearer: %n to go.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs about %n point(s) if somebody goes out now.</source>
            <comment>buying the upcard</comment>
            <translation>
                <numerusform>It costs about %n point if somebody goes out now.</numerusform>
                <numerusform>It costs about %n points if somebody goes out now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy (with %n more)</source>
            <comment>button: buy the upcard</comment>
            <translation>
                <numerusform>Buy (with %n more)</numerusform>
                <numerusform>Buy (with %n more)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round. Buying again costs {points} penalty points. Buy anyway?</source>
            <translation>
                <numerusform>You have bought once in this round. Buying again costs {points} penalty points. Buy anyway?</numerusform>
                <numerusform>You have bought %n times in this round. Buying again costs {points} penalty points. Buy anyway?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing</source>
            <comment>in the gaps of a run</comment>
            <translation>
                <numerusform>%n card missing</numerusform>
                <numerusform>%n cards missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards of a meld</comment>
            <translation>
                <numerusform>%n too many</numerusform>
                <numerusform>%n too many</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have bought %n time(s) in this round; more is not allowed.</source>
            <translation>
                <numerusform>You have bought once in this round; more is not allowed.</numerusform>
                <numerusform>You have bought %n times in this round; more is not allowed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your hand does not meet the contract yet: %n card(s) to go.</source>
            <translation>
                <numerusform>Your hand does not meet the contract yet: %n card to go.</numerusform>
                <numerusform>Your hand does not meet the contract yet: %n cards to go.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One of the melds has the wrong length: it needs %n card(s).</source>
            <translation>
                <numerusform>One of the melds has the wrong length: it needs %n card.</numerusform>
                <numerusform>One of the melds has the wrong length: it needs %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In the last round all cards are laid at once: %n would be left.</source>
            <translation>
                <numerusform>In the last round all cards are laid at once: %n would be left.</numerusform>
                <numerusform>In the last round all cards are laid at once: %n would be left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run has gaps: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>This run has gaps: {cards}. %n card is missing.</numerusform>
                <numerusform>This run has gaps: {cards}. %n cards are missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A run has fourteen cards at most, from ace to ace: that is %n card(s) too many.</source>
            <translation>
                <numerusform>A run has fourteen cards at most, from ace to ace: that is %n card too many.</numerusform>
                <numerusform>A run has fourteen cards at most, from ace to ace: that is %n cards too many.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At this table that is %n card(s) too many: {cards}.</source>
            <translation>
                <numerusform>At this table that is %n card too many: {cards}.</numerusform>
                <numerusform>At this table that is %n cards too many: {cards}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This set cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>This set cannot be completed: {cards}. %n card is missing.</numerusform>
                <numerusform>This set cannot be completed: {cards}. %n cards are missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This run cannot be completed: {cards}. %n card(s) are missing.</source>
            <translation>
                <numerusform>This run cannot be completed: {cards}. %n card is missing.</numerusform>
                <numerusform>This run cannot be completed: {cards}. %n cards are missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For the places that are still empty %n card(s) are missing.</source>
            <translation>
                <numerusform>%n card is missing for the places that are still empty.</numerusform>
                <numerusform>For the places that are still empty %n cards are missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in hand</source>
            <translation>
                <numerusform>%n card left in hand</numerusform>
                <numerusform>%n cards left in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>may buy %n more time(s)</source>
            <translation>
                <numerusform>may buy once more</numerusform>
                <numerusform>may buy %n more times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) missing for the contract</source>
            <comment>at a player's seat</comment>
            <translation>
                <numerusform>%n card missing for the contract</numerusform>
                <numerusform>%n cards missing for the contract</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <comment>cards that are missing to the contract, at a player's name</comment>
            <translation>
                <numerusform>%n to go</numerusform>
                <numerusform>%n to go</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) picked: no set and no run yet.</source>
            <translation>
                <numerusform>%n card picked: no set and no run yet.</numerusform>
                <numerusform>%n cards picked: no set and no run yet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left: {points} points.</source>
            <comment>what a plan leaves in hand</comment>
            <translation>
                <numerusform>%n card left: {points} points.</numerusform>
                <numerusform>%n cards left: {points} points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set(s) of 3</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n set of 3</numerusform>
                <numerusform>%n sets of 3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of 4</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n run of 4</numerusform>
                <numerusform>%n runs of 4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n run(s) of {length}</source>
            <comment>part of a contract</comment>
            <translation>
                <numerusform>%n run of {length}</numerusform>
                <numerusform>%n runs of {length}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to go: discard</source>
            <comment>status: cards missing to the contract</comment>
            <translation>
                <numerusform>%n to go: discard</numerusform>
                <numerusform>%n to go: discard</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SanDaYi</name>
        <message numerus="yes">
            <source>{value}: they need %n</source>
            <comment>button: a bid</comment>
            <translation>
                <numerusform>{value}: they need %n</numerusform>
                <numerusform>{value}: they need %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose these %n card(s)</source>
            <comment>button: put the picked cards aside</comment>
            <translation>
                <numerusform>Choose this %n card</numerusform>
                <numerusform>Choose these %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of 6 to bury</source>
            <comment>cards that lie in the tray</comment>
            <translation>
                <numerusform>%n of 6 to bury</numerusform>
                <numerusform>%n of 6 to bury</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <comment>cards that are to be buried</comment>
            <translation>
                <numerusform>%n too many</numerusform>
                <numerusform>%n too many</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n out</source>
            <comment>trumps not seen yet, at a player's name, in short</comment>
            <translation>
                <numerusform>%n out</numerusform>
                <numerusform>%n out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) out</source>
            <comment>trumps not seen yet, at a player's name</comment>
            <translation>
                <numerusform>%n trump out</numerusform>
                <numerusform>%n trumps out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>All four have passed, so {player} has to declare at {bid}; the defenders need %n point.</numerusform>
                <numerusform>All four have passed, so {player} has to declare at {bid}; the defenders need %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} is declarer at {bid}; the defenders need %n point(s).</source>
            <translation>
                <numerusform>{player} is declarer at {bid}; the defenders need %n point.</numerusform>
                <numerusform>{player} is declarer at {bid}; the defenders need %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>minus %n point(s)</source>
            <comment>the total of a player</comment>
            <translation>
                <numerusform>minus %n point</numerusform>
                <numerusform>minus %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took only {points}: {player} wins 3 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took only {points}: {player} wins 3 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took {points}: {player} loses 3 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took {points}: {player} loses 3 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s) and took {points}, at least twice that: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point and took {points}, at least twice that: {player} loses 6 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points and took {points}, at least twice that: {player} loses 6 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</numerusform>
                <numerusform>The defenders took only {points} points (they needed %n), but captured the kitty: {player} loses 6 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points} and captured the kitty: {player} loses 9 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point, took {points} and captured the kitty: {player} loses 9 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points, took {points} and captured the kitty: {player} loses 9 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders needed %n point(s), took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</source>
            <translation>
                <numerusform>The defenders needed %n point, took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</numerusform>
                <numerusform>The defenders needed %n points, took {points}, at least twice that, and captured the kitty: {player} loses 12 times the base of {base}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Kitty: %n card(s)</source>
            <translation>
                <numerusform>Kitty: %n card</numerusform>
                <numerusform>Kitty: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>of the kitty</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shown kitty: %n point(s)</source>
            <comment>the six cards</comment>
            <translation>
                <numerusform>Shown kitty: %n point</numerusform>
                <numerusform>Shown kitty: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s) of the defenders</source>
            <translation>
                <numerusform>%n trick of the defenders</numerusform>
                <numerusform>%n tricks of the defenders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player}: %n trick(s)</source>
            <comment>tricks of the declarer</comment>
            <translation>
                <numerusform>{player}: %n trick</numerusform>
                <numerusform>{player}: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in the trick</source>
            <comment>a sign on the table</comment>
            <translation>
                <numerusform>%n point in the trick</numerusform>
                <numerusform>%n points in the trick</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the trick</source>
            <comment>points in the trick, in short</comment>
            <translation>
                <numerusform>%n in the trick</numerusform>
                <numerusform>%n in the trick</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ours: %n trick(s)</source>
            <comment>won by one's own side</comment>
            <translation>
                <numerusform>Ours: %n trick</numerusform>
                <numerusform>Ours: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Mine: %n trick(s)</source>
            <comment>won by oneself</comment>
            <translation>
                <numerusform>Mine: %n trick</numerusform>
                <numerusform>Mine: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Theirs: %n trick(s)</source>
            <comment>won by the other side</comment>
            <translation>
                <numerusform>Theirs: %n trick</numerusform>
                <numerusform>Theirs: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins %n point(s)!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>{player} wins %n point!</numerusform>
                <numerusform>{player} wins %n points!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The defenders win %n point(s) each!</source>
            <comment>called out at the end of a round</comment>
            <translation>
                <numerusform>The defenders win %n point each!</numerusform>
                <numerusform>The defenders win %n points each!</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>captured · %n point in it</numerusform>
                <numerusform>captured · %n points in it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>not captured · %n point(s) in it</source>
            <comment>the kitty at the end of a round</comment>
            <translation>
                <numerusform>not captured · %n point in it</numerusform>
                <numerusform>not captured · %n points in it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player}, %n point(s)</source>
            <comment>who took a trick, and its points</comment>
            <translation>
                <numerusform>{player}, %n point</numerusform>
                <numerusform>{player}, %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Saved</name>
        <message numerus="yes">
            <source>%n saved game(s) cannot be read and are not in this list. They were left as they are, and your other games are fine.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n saved game cannot be read and is not in this list. It was left as it is, and your other games are fine.</numerusform>
                <numerusform>%n saved games cannot be read and are not in this list. They were left as they are, and your other games are fine.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n second</numerusform>
                <numerusform>%n seconds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>Counting: {done} of %n game(s)</source>
            <comment>while finished games are counted</comment>
            <translation>
                <numerusform>Counting: {done} of %n game</numerusform>
                <numerusform>Counting: {done} of %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are counted.</source>
            <comment>rows of the file that make no sense</comment>
            <translation>
                <numerusform>%n finished game cannot be read and counts for nobody. It was left as it is, and all others are counted.</numerusform>
                <numerusform>%n finished games cannot be read and count for nobody. They were left as they are, and all others are counted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Finished games: %n. Won: {won}.</source>
            <comment>statistics of somebody</comment>
            <translation>
                <numerusform>Finished games: %n. Won: {won}.</numerusform>
                <numerusform>Finished games: %n. Won: {won}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n further game(s) a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>In %n further game a decision was taken back after something new was seen, or the cards were those of an earlier game. It is counted separately.</numerusform>
                <numerusform>In %n further games a decision was taken back after something new was seen, or the cards were those of an earlier game. They are counted separately.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n game(s) won</source>
            <comment>after the number of games won, which stands large before it</comment>
            <translation>
                <numerusform>of %n game won</numerusform>
                <numerusform>of %n games won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played so far</source>
            <comment>where none was won</comment>
            <translation>
                <numerusform>%n game played so far</numerusform>
                <numerusform>%n games played so far</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n further game(s) with something taken back or known cards count separately.</source>
            <comment>statistics</comment>
            <translation>
                <numerusform>%n further game with something taken back or known cards count separately.</numerusform>
                <numerusform>%n further games with something taken back or known cards count separately.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Closest so far: %n point(s) behind in {game}.</source>
            <translation>
                <numerusform>Closest so far: %n point behind in {game}.</numerusform>
                <numerusform>Closest so far: %n points behind in {game}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won along the way.</source>
            <translation>
                <numerusform>%n round won along the way.</numerusform>
                <numerusform>%n rounds won along the way.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Caught somebody else %n time(s).</source>
            <translation>
                <numerusform>Caught somebody else %n time.</numerusform>
                <numerusform>Caught somebody else %n times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message numerus="yes">
            <source>The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.</source>
            <comment>saved games</comment>
            <translation>
                <numerusform>The file with the saved games is damaged. It was kept as {name}, and %n game could be saved from it.</numerusform>
                <numerusform>The file with the saved games is damaged. It was kept as {name}, and %n games could be saved from it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>{zone}: %n card(s)</source>
            <comment>a stock and how many cards it holds</comment>
            <translation>
                <numerusform>{zone}: %n card</numerusform>
                <numerusform>{zone}: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <comment>cards in a hand</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>the score of a player so far</comment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The discard pile is shuffled and becomes the new stock (%n card(s)).</source>
            <translation>
                <numerusform>The discard pile is shuffled and becomes the new stock (%n card).</numerusform>
                <numerusform>The discard pile is shuffled and becomes the new stock (%n cards).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round {number} of %n</source>
            <translation>
                <numerusform>Round {number} of %n</numerusform>
                <numerusform>Round {number} of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The best moment: {player} laid %n card(s) in one turn.</source>
            <translation>
                <numerusform>The best moment: {player} laid %n card in one turn.</numerusform>
                <numerusform>The best moment: {player} laid %n cards in one turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n point(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} wins by %n point!</numerusform>
                <numerusform>{player} wins by %n points!</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message numerus="yes">
            <source>%n decision(s) taken back after something new had been seen</source>
            <comment>in a match</comment>
            <translation>
                <numerusform>%n decision taken back after something new had been seen</numerusform>
                <numerusform>%n decisions taken back after something new had been seen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n hour</numerusform>
                <numerusform>%n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <comment>how long something took</comment>
            <translation>
                <numerusform>%n second</numerusform>
                <numerusform>%n seconds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tricks</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <comment>at a player's name</comment>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins the trick with %n point(s).</source>
            <translation>
                <numerusform>{player} wins the trick with %n point.</numerusform>
                <numerusform>{player} wins the trick with %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a line about a trick</comment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TwoOfThree</name>
        <message numerus="yes">
            <source>%n round(s) lost</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n round lost</numerusform>
                <numerusform>%n rounds lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) from the stock</source>
            <comment>why somebody has so many points</comment>
            <translation>
                <numerusform>%n card from the stock</numerusform>
                <numerusform>%n cards from the stock</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card.</numerusform>
                <numerusform>{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).</source>
            <translation>
                <numerusform>The card that {player} drew does not fit. The row and all hands go to {player}: %n card.</numerusform>
                <numerusform>The card that {player} drew does not fit. The row and all hands go to {player}: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} goes out. {other} takes the row and their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} goes out. {other} takes the row and their own hand: %n card.</numerusform>
                <numerusform>{player} goes out. {other} takes the row and their own hand: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} takes their own hand: %n card(s).</source>
            <translation>
                <numerusform>{player} takes their own hand: %n card.</numerusform>
                <numerusform>{player} takes their own hand: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock is too small for another round, and {player} takes it too: %n card(s).</source>
            <translation>
                <numerusform>The stock is too small for another round, and {player} takes it too: %n card.</numerusform>
                <numerusform>The stock is too small for another round, and {player} takes it too: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>These %n cards fit one after the other.</source>
            <translation>
                <numerusform>This card fits.</numerusform>
                <numerusform>These %n cards fit one after the other.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n taken</source>
            <comment>cards taken in this leg, at a player's name</comment>
            <translation>
                <numerusform>%n taken</numerusform>
                <numerusform>%n taken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>begins round %n</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>begins round %n</numerusform>
                <numerusform>begins round %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n card(s) that fit, so you may not draw: {cards}.</source>
            <translation>
                <numerusform>You hold a card that fits, so you may not draw: {cards}.</numerusform>
                <numerusform>You hold %n cards that fit, so you may not draw: {cards}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Veidimadur</name>
        <message numerus="yes">
            <source>{player} deals %n card(s) to everybody. {other} begins.</source>
            <translation>
                <numerusform>{player} deals %n card to everybody. {other} begins.</numerusform>
                <numerusform>{player} deals %n cards to everybody. {other} begins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} has no cards left and draws %n.</source>
            <comment>so many cards</comment>
            <translation>
                <numerusform>{player} has no cards left and draws %n.</numerusform>
                <numerusform>{player} has no cards left and draws %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n book(s)</source>
            <comment>books of all rounds</comment>
            <translation>
                <numerusform>%n book</numerusform>
                <numerusform>%n books</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n this round</source>
            <comment>books, at a player's name</comment>
            <translation>
                <numerusform>%n this round</numerusform>
                <numerusform>%n this round</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>asked %n time(s), got {number}</source>
            <comment>in a line about a turn, after the name</comment>
            <translation>
                <numerusform>asked %n time, got {number}</numerusform>
                <numerusform>asked %n times, got {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{player} wins by %n book(s)!</source>
            <comment>at the end of a match</comment>
            <translation>
                <numerusform>{player} wins by %n book!</numerusform>
                <numerusform>{player} wins by %n books!</numerusform>
            </translation>
        </message>
    </context>
</TS>
