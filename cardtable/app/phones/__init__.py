"""Phones as hands: what each shows and says, and the door through which they come."""
