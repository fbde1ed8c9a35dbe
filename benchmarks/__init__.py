"""Measurements: ``python -m benchmarks`` prints ratios against references in the same run."""
