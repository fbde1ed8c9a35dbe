"""What lies where, what may be done, what happens and what it scores.

The rules by their ids, as docstrings and tests name them:

M1 Two to five players, one pack of 52 cards. M2 Seven cards each with two or three players, otherwise five; the rest
is the stock. M3 The first dealer is drawn by lot, then the deal goes round clockwise; the next player begins.
M4 In a turn one asks one other player for one rank, M5 of which one holds a card. M6 The player asked gives all cards
of that rank, and M7 the asker goes on. M8 "Veiddu!": who asked in vain draws a card; M9 where it is what was asked
for, it is shown, and the asker goes on. M10 Otherwise it is the next player's turn. M11 Four cards of a rank are a
book and laid down at once. M12 An empty hand draws a card at once (house rule: several); M13 with an empty
stock no player draws; one who has no cards is neither asked nor on turn. M14 The round ends with the last book.
M15 The most books win.
"""
