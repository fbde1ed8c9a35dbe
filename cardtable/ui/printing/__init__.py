"""What can be printed, or kept as a PDF or a picture."""
