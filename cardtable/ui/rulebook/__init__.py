"""The rule books as one reads them: on a page of their own, and beside the table."""
