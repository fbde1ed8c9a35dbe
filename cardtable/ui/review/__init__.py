"""Looking back: the moments that mattered, and every decision of a person with what would have been better."""
