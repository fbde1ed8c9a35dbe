"""What may be laid on the pile, and what happens there."""
