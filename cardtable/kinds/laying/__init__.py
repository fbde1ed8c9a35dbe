"""Games of laying: who gets rid of all cards on a pile in the middle, and takes cards where nothing fits."""
