from __future__ import annotations, barry_as_FLUFL
import sys

print(len(sys.stdin.read()) <> 4, annotations.compiler_flag > 0)
