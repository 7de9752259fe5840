"""Prints as JSON this Python's version and what it lacks of requirements-dev.txt. Runs on any Python 3."""

import json
import sys
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent


def lines(name):
    """The requirements of a file, without comments and options."""
    stripped = [line.strip() for line in (HERE / name).read_text().splitlines()]
    return [line.partition('==') for line in stripped if line and line[0] not in '#-']


def is_installed(name, version):
    try:
        return metadata.version(name) == version
    except metadata.PackageNotFoundError:
        return False


pins = {name: version for name, _, version in lines('requirements.txt')}
wanted = {name: version or pins[name] for name, _, version in lines('requirements-dev.txt')}
missing = [f'{name} {version}' for name, version in wanted.items() if not is_installed(name, version)]
print(json.dumps({'version': list(sys.version_info[:2]), 'missing': missing}))
