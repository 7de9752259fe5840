"""Reads every Python file below the folders named and prints those that are not Python. Writes nothing."""

import sys
from pathlib import Path

wrong = 0
for folder in sys.argv[1:]:
    for file in sorted(Path(folder).rglob('*.py')):
        try:
            compile(file.read_bytes(), str(file), 'exec')
        except (SyntaxError, ValueError) as error:
            wrong += 1
            print(f'{file}: {error}')
sys.exit(1 if wrong else 0)
