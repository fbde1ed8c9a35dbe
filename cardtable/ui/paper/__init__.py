"""What can be printed, or kept as a PDF or a picture: papers, how they are set, and where they go."""
