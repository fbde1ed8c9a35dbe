"""Looking back: a person's decisions beside what the strongest player would have done."""
