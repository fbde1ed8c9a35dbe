"""What widgets and tables alike are drawn with."""
