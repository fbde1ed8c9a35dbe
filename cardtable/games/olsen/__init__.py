"""The Ólsen Ólsen family."""
