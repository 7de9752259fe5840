"""Subsets the shop's two typefaces to the characters it uses, into src/ui/fonts.

    npm pack @fontsource-variable/newsreader @fontsource-variable/figtree   # and unpack each
    pip install fonttools==4.68.0 brotli
    python tools/fonts/subset.py newsreader/package figtree/package

Each typeface becomes two files: the characters of the shop's own texts, which every first visit
waits for, and the accented letters, which load only when a word has one. The licences
(SIL Open Font Licence) are copied beside them.
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path("src/ui/fonts")
WORDS = (
    "U+0020-007E,U+00A0,U+00A3,U+00A9,U+00B0,U+00B2,U+00B7,U+00BC-00BE,U+00D7,U+2013,U+2014,"
    "U+2018-201D,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2044,U+2190,U+2192,U+2212"
)
ACCENTS = "U+00A1,U+00A2,U+00A4-00A8,U+00AA-00AF,U+00B1,U+00B3-00B6,U+00B8-00BB,U+00BF-00D6,U+00D8-00FF"
RUPEE = 0x20B9
# Headings are set in one weight of the serif; labels and notes need three of the sans.
WEIGHTS = {"newsreader": 400, "figtree": (400, 600)}


def read(files: Path, script: str, weights: float | tuple[int, int]) -> TTFont:
    """Reads one script's file, limited to the weights that the shop uses."""
    (source,) = files.glob(f"*-{script}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weights})
    font.flavor = None
    return font


def adopt(font: TTFont, giver: TTFont, code: int) -> None:
    """Adds one character from another file: the rupee sign is not in the file of common letters."""
    name = giver.getBestCmap()[code]
    for part in [name, *giver["glyf"][name].getComponentNames(giver["glyf"])]:
        font.setGlyphOrder([*font.getGlyphOrder(), part])
        font["glyf"].glyphs[part] = giver["glyf"][part]
        font["hmtx"].metrics[part] = giver["hmtx"][part]
        if "gvar" in font:
            font["gvar"].variations[part] = giver["gvar"].variations[part]
    if "HVAR" in font:
        # Widths of the bold glyphs in the old glyph order; `gvar` has them too.
        del font["HVAR"]
    for table in font["cmap"].tables:
        table.cmap[code] = name


def cut(font: TTFont, target: Path, unicodes: str) -> None:
    """Writes a file with only these characters, kerning and tabular figures."""
    whole = target.with_suffix(".ttf")
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
        cut(read(files, "latin", WEIGHTS[name]), OUT / f"{name}-accents.woff2", ACCENTS)
        words = read(files, "latin", WEIGHTS[name])
        adopt(words, read(files, "latin-ext", WEIGHTS[name]), RUPEE)
        cut(words, OUT / f"{name}.woff2", f"{WORDS},U+{RUPEE:04X}")
        shutil.copy(package / "LICENSE", OUT / f"{name}-LICENSE.txt")


main()
