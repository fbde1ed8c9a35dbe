"""The computer players of contract rummy: three levels that see the same and differ in care."""
