"""When the reasons of the computer players are true, in the terms of the rules and of what the seat may see."""
