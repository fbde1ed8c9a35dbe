"""The program round its pages: start, the one window, ways between pages, what goes wrong, and the end."""
