"""Two of Three (To av tre): lay cards that agree with the last one in two attributes and with the one before in one."""
