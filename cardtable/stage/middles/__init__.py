"""The middle of the table, one function for each kind, all with one signature."""
