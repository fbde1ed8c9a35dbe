"""What lies on the table to be seen and touched, and the words for it."""
