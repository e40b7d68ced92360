# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundled typefaces have all signs of the program, whatever the machine has.

`packaging/try_with_fonts.sh` runs this, and all other tests that draw, with other sets of fonts.
"""

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainterPath,
    QRawFont,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.kit.look import typefaces
from desktop_app.kit.look.scale import default_font, enlarge
from desktop_app.kit.look.typefaces import (
    FACE,
    FILES,
    MONO,
    SIGNS,
    own_families,
    with_tabular_figures,
)
from desktop_app.resources import resource_path

ROOT = Path(__file__).parents[2]
TEXT_FACES = (*FILES[FACE], *FILES[MONO])
DRAWING = ("arena", "boards", "booth", "explain", "kit", "menace", "play", "shell", "words")
"""The rooms whose sources also have signs that are no texts."""


def texts() -> Iterator[tuple[str, str]]:
    """All texts of the window, and where they come from."""
    for file in (ROOT / "resources/translations").glob("*.ts"):
        for message in ElementTree.parse(file).iter("message"):
            for part in ("source", "translation"):
                found = message.find(part)
                if found is not None:
                    yield file.name, "".join(found.itertext())
    desktop_app = ROOT / "desktop_app"
    games = [*desktop_app.glob("games/*/words.py"), *desktop_app.glob("games/*/board.py")]
    for file in (
        *games,
        *(file for room in DRAWING for file in (desktop_app / room).rglob("*.py")),
    ):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield file.name, node.value


def is_drawn(sign: str) -> bool:
    """Whether a sign leaves ink."""
    return unicodedata.category(sign) not in {"Cc", "Cf", "Zs", "Zl", "Zp"}


def faces_of(text: str, font: QFont) -> set[str]:
    """The typefaces in which a text is drawn."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


@pytest.mark.parametrize("number", [0, 1], ids=["regular", "bold"])
def test_each_sign_of_each_text_is_in_a_bundled_typeface(qapp: QApplication, number: int) -> None:
    faces = [
        QRawFont(str(resource_path("fonts", FILES[face][number])), 16) for face in (FACE, SIGNS)
    ]
    assert all(face.isValid() for face in faces)
    where: dict[str, str] = {}
    for place, text in texts():
        for sign in text:
            where.setdefault(sign, place)
    assert {"→", "α", "≥", "∞", "●", "ع", "♔"} <= where.keys()
    missing = {
        sign: place
        for sign, place in where.items()
        if is_drawn(sign) and not any(face.supportsCharacter(ord(sign)) for face in faces)
    }
    assert not missing, "add them to the typeface: packaging/README.md says how"


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
@pytest.mark.parametrize(
    "text", ["≥1", "−3", "½", "×2", "≈ 0", "Élan ß", "α ↓ ● ○ ♔ ★ ✓ ☰ ⁴", "العربية", "1,5 ٪"]
)
def test_a_text_is_drawn_in_bundled_typefaces(qapp: QApplication, text: str, *, bold: bool) -> None:
    """One typeface where one of them has all of the letters."""
    font = default_font()
    font.setBold(bold)
    faces = faces_of(text, font)
    assert faces <= {FACE, SIGNS}
    if text[0] in "≥−½×≈É":
        assert faces == {FACE}


def test_code_is_drawn_in_the_bundled_typeface_of_equal_widths(
    qapp: QApplication, qtbot: QtBot
) -> None:
    label = QLabel("if beta ≤ alpha: return −∞")
    qtbot.addWidget(label)
    enlarge(label, fixed=True)
    assert faces_of(label.text(), label.font()) == {MONO}
    metrics = QFontMetricsF(label.font())
    assert metrics.horizontalAdvance("i" * 20) == metrics.horizontalAdvance("W" * 20)


def test_they_are_bundled_with_their_licences(qapp: QApplication) -> None:
    usual = default_font()
    assert QFontInfo(usual).family() == FACE
    usual.setBold(True)
    assert QFontInfo(usual).bold()
    assert QFontInfo(usual).family() == FACE
    assert usual.families()[:2] == [FACE, SIGNS]
    assert len(usual.families()) > 2  # the system's for what people type in other scripts
    licence = resource_path("fonts", "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    licence = resource_path("fonts", "DEJAVU.txt").read_text("utf-8")
    assert "Bitstream Vera Fonts Copyright" in licence
    assert "Arev Fonts Copyright" in licence
    bundled = {path.name for path in resource_path("fonts").glob("*.ttf")}
    assert bundled == {name for names in FILES.values() for name in names}


@pytest.mark.parametrize("file", ["README.md", "packaging/linux/copyright"])
def test_what_is_said_of_the_typefaces_is_true(file: str) -> None:
    text = " ".join((ROOT / file).read_text("utf-8").split())
    assert f"Its zero was made plain, so it has a name of its own, {FACE}" in text
    assert f"{SIGNS} and {MONO} are parts of DejaVu" in text
    assert "unchanged. Their licence" not in text


@pytest.mark.parametrize("name", TEXT_FACES)
def test_they_have_the_letters_of_their_languages(qapp: QApplication, name: str) -> None:
    face = QRawFont(str(resource_path("fonts", name)), 16)
    for letter in "AZaz09äöüßÄÖÜéèêëàâçîïôûùœÉñáíóúü¿¡«»„“”’–\N{MINUS SIGN}×≈≤≥·…":
        assert face.supportsCharacter(ord(letter)), letter


@pytest.mark.parametrize("name", TEXT_FACES)
def test_a_zero_has_no_stroke(qapp: QApplication, name: str) -> None:
    """With a stroke it looks like the sign of the empty set."""
    face = QRawFont(str(resource_path("fonts", name)), 100)
    zero, letter = face.glyphIndexesForString("0O")
    for outline in (face.pathForGlyph(zero), face.pathForGlyph(letter)):
        assert not outline.contains(outline.boundingRect().center())
        assert len(outline.toSubpathPolygons()) == 2
    high = [face.pathForGlyph(glyph).boundingRect().height() for glyph in (zero, letter)]
    assert high[0] == pytest.approx(high[1], rel=0.05)


@pytest.mark.parametrize("name", FILES[FACE])
def test_a_zero_is_narrower_than_the_letter(qapp: QApplication, name: str) -> None:
    face = QRawFont(str(resource_path("fonts", name)), 100)
    zero, letter = face.glyphIndexesForString("0O")
    wide = face.pathForGlyph(letter).boundingRect().width()
    assert face.pathForGlyph(zero).boundingRect().width() < 0.9 * wide
    font = with_tabular_figures(default_font())
    font.setPixelSize(100)
    drawn = QPainterPath()
    drawn.addText(0, 0, font, "0")  # the figure of a table
    assert len(drawn.toSubpathPolygons()) == 2


def test_figures_are_of_equal_width(qapp: QApplication) -> None:
    advance = QFontMetricsF(with_tabular_figures(default_font())).horizontalAdvance
    assert len({round(advance(str(figure) * 10)) for figure in range(10)}) == 1


def test_type_goes_without_features_where_they_have_no_names(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is in PySide6 6.8.0 to 6.8.2, where the program ended at the start."""

    class OldFont(QFont):
        class Tag(QFont.Tag):
            def __init__(self) -> None:
                super().__init__()

    monkeypatch.setattr(typefaces, "QFont", OldFont)
    assert with_tabular_figures(QFont(own_families())) == QFont(own_families())
