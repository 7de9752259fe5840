"""Cuts the shop's two fonts down to what it writes, into src/ui/fonts.

    npm pack @fontsource-variable/newsreader @fontsource-variable/figtree   # and unpack each
    pip install fonttools==4.68.0 brotli
    python tools/fonts/subset.py newsreader/package figtree/package

Each font gives two files: letters, and the rupee sign, which its makers keep among the
rarer letters. The licences (SIL Open Font Licence) are copied beside them.
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path("src/ui/fonts")
LETTERS = "U+0020-007E,U+00A0-00FF,U+2013,U+2014,U+2018-201D,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2044,U+2192,U+2190,U+00D7,U+2212"
RUPEE = "U+20B9"
WEIGHTS = (400, 600)


def cut(source: Path, target: Path, unicodes: str) -> None:
    """Keeps the given characters, the weights the shop uses, kerning and tabular figures."""
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    whole = target.with_suffix(".ttf")
    font.flavor = None
    font.save(whole)
    subset.main([
        str(whole), f"--unicodes={unicodes}", "--layout-features=kern,liga,tnum,lnum",
        "--flavor=woff2", f"--output-file={target}",
    ])
    whole.unlink()
    print(f"{target} {target.stat().st_size} bytes")


def main() -> None:
    for package in map(Path, sys.argv[1:]):
        files = package / "files"
        name = next(files.glob("*-latin-wght-normal.woff2")).name.split("-latin-")[0]
        cut(files / f"{name}-latin-wght-normal.woff2", OUT / f"{name}.woff2", LETTERS)
        cut(files / f"{name}-latin-ext-wght-normal.woff2", OUT / f"{name}-rupee.woff2", RUPEE)
        shutil.copy(package / "LICENSE", OUT / f"{name}-LICENSE.txt")


main()
