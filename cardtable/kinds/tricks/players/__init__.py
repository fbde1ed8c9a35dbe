"""What a computer player concludes from tricks, and worlds that agree with it."""
