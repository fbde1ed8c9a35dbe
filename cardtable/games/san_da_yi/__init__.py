"""San Da Yi (三打一), three against one: a declarer with a kitty, three defenders, point tricks, permanent trumps."""
