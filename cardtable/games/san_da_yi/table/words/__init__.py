"""What is read and heard at the table: status lines, events, refusals, hints."""
