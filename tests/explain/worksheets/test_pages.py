# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Worksheets: what is on paper is what the textbook search finds, and all of it has its place."""

import re
from collections import Counter
from pathlib import Path as File
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound
from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path, walk
from desktop_app.explain.worksheets.pages import PaperSize, WorksheetPages, WorksheetRequest
from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.explain.worksheets.tree import PaperTree
from desktop_app.explain.worksheets.worksheet import worksheet, worksheets
from desktop_app.explain.worksheets.writing import WorksheetFiles, svg, write_sheets
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.search.algorithm import Algorithm, algorithm_for
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from tests.explain.worksheets.written import content
from tests.games.reached import reached

SHAPES = [(1, 3), (2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (5, 2)]


def laid_out(asked: RandomTrees, paper: PaperSize = PaperSize.A4) -> WorksheetPages:
    work = WorksheetFiles(WorksheetRequest(asked, paper))
    assert list(work.pieces())[-1] == 0.5
    assert work.pages is not None
    return work.pages


def seen_by_alpha_beta(position: Position, alpha: float, beta: float, path: Path) -> set[Path]:
    """The nodes that alpha-beta visits, by Knuth and Moore's own few lines."""
    visited = {path}

    def search(node: Position, low: float, high: float, here: Path) -> float:
        visited.add(here)
        if node.outcome is not None:
            return node.outcome
        best = low if node.turn is MAX else high
        for move in node.legal_moves():
            if node.turn is MAX:
                best = max(best, search(node.after(move), best, high, (*here, move)))
                if best >= high:
                    break
            else:
                best = min(best, search(node.after(move), low, best, (*here, move)))
                if best <= low:
                    break
        return best

    search(position, alpha, beta, path)
    return visited


def check_against_search(solved: DrawnNode, *, prunes: bool) -> None:
    root = solved.position
    nodes = {node.path: node for node in walk(solved)}
    skipped = {path for path, node in nodes.items() if node.state is NodeState.CUT}
    infinite = float("inf")
    seen = seen_by_alpha_beta(root, -infinite, infinite, ()) if prunes else set(nodes)
    assert skipped == set(nodes) - seen
    for path in seen:
        node, truth = nodes[path], minimax(nodes[path].position)
        assert node.value is not None
        if node.bound is Bound.EXACT:
            assert node.value == truth
        else:
            assert prunes
            assert node.value <= truth if node.bound is Bound.LOWER else node.value >= truth
    best = [child for child in solved.children if child.is_chosen]
    assert [child.value for child in best] == [minimax(root)]


def test_solutions_of_300_worksheets_equal_the_search() -> None:
    checked = 0
    for seed in range(19):
        for depth, branching in SHAPES:
            for prunes in (False, True):
                asked = RandomTrees(1, depth, branching, (-9, 30), prunes, seed)
                for sheet in worksheets(asked):
                    check_against_search(sheet.solved, prunes=prunes)
                    value = number_text(minimax(sheet.solved.position)).replace("-", "−")
                    assert f"worth {value}." in sheet.answer
                    checked += 1
    assert checked >= 300


def test_a_blank_tree_shows_only_the_leaves() -> None:
    (sheet,) = worksheets(RandomTrees(1, 3, 2, prunes=True, seed=7))
    for node in walk(sheet.blank):
        told = sheet.texts.value(node)
        assert bool(told) is (node.position.outcome is not None)
        assert not node.is_chosen
        assert node.state is not NodeState.CUT


def test_solutions_are_written_in_words() -> None:
    trace = Trace(parse_numbers("7 5 8 6 3 1 4 2").start(), Algorithm(prunes=True))
    sheet = worksheet(trace)
    assert sheet.question.startswith("MAX chooses ____")
    assert sheet.answer.splitlines() == [
        "MAX chooses the left branch.",
        "The tree is worth 7.",
        "Leaves that alpha-beta looks at: 5 of 8.",
    ]


def test_many_branches_are_all_on_paper() -> None:
    """On the screen some of them are not shown until they are asked for."""
    many = " ".join(map(str, range(3, 33)))
    sheet = worksheet(Trace(parse_numbers(f"[1 2] [{many}]").start(), Algorithm(prunes=True)))
    for tree in (sheet.blank, sheet.solved):
        nodes = list(walk(tree))
        assert len(nodes) == 1 + 2 + 2 + 30
        assert not any(node.hidden for node in nodes)
    check_against_search(sheet.solved, prunes=True)
    (drawing, *_) = drawn_pages(sheet.solved.position)
    for leaf in range(1, 33):
        assert f">{leaf}<" in drawing


def drawn_pages(position: Position) -> list[str]:
    work = WorksheetFiles(WorksheetRequest(Trace(position, Algorithm(prunes=True))))
    assert list(work.pieces())
    assert work.pages is not None
    return [svg(work.pages, number).decode() for number in range(len(work.pages.pages))]


def test_positions_of_a_game_are_printed_with_their_boards() -> None:
    position = find_game("tic-tac-toe").parse_position("XOX/OO./.X.")
    sheet = worksheet(Trace(position, Algorithm()))
    assert sheet.answer.splitlines()[0] == "MAX chooses c2."
    ends = [node for node in walk(sheet.blank) if node.position.outcome is not None]
    assert all(sheet.texts.value(node) for node in ends)
    image = QImage(900, 900, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    PaperTree(sheet.blank, sheet.texts).paint(painter, QPointF(0, 0), 1.5)
    painter.end()
    assert is_grey(image)


def test_a_column_is_not_taken_for_a_value() -> None:
    position = find_game("connect-four").start()
    sheet = worksheet(Trace(position, algorithm_for(position, 1, prunes=False)))
    assert sheet.answer.splitlines()[0] == "MAX chooses column 4."


def test_a_tree_too_wide_for_the_paper_lies_on_its_long_side() -> None:
    position = reached(find_game("tic-tac-toe").start(), "b2a1c1a3a2")
    work = WorksheetFiles(WorksheetRequest(Trace(position, Algorithm())))
    assert list(work.pieces())
    assert work.pages is not None
    assert work.pages.is_wide
    assert work.pages.least_scale > 1.3
    for page in work.pages.pages:
        for cell in page.cells:
            assert cell.tree.width * cell.scale <= cell.place.width() + 1


def is_grey(image: QImage) -> bool:
    colors = {image.pixel(x, y) for x in range(0, 900, 3) for y in range(0, 900, 3)}
    found = [QColor.fromRgb(color) for color in colors]
    assert len(found) > 2
    return all(max(c.red(), c.green(), c.blue()) - min(c.red(), c.green(), c.blue()) < 3
               for c in found)  # fmt: skip


@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize(("depth", "branching"), SHAPES)
def test_everything_has_its_place_on_the_pages(
    depth: int, branching: int, paper: PaperSize
) -> None:
    for prunes in (False, True):
        asked = RandomTrees(7, depth, branching, (-99, 99), prunes, 3)
        pages = laid_out(asked, paper)
        numbers = Counter(
            (page.is_solved, cell.number) for page in pages.pages for cell in page.cells
        )
        assert numbers == Counter((s, n) for s in (False, True) for n in range(1, 8))
        solved = [page.is_solved for page in pages.pages]
        assert solved == sorted(solved), "solutions are at the end"
        for page in pages.pages:
            for cell in page.cells:
                assert cell.scale > 1.1, "a number is 2 mm high at least"
                assert cell.tree.width * cell.scale <= cell.place.width() + 1
                assert cell.place.top() + cell.needed <= cell.place.bottom() + 1
                assert cell.place.bottom() < pages.height - 150
                assert cell.place.right() < pages.width - 140
            places = [cell.place.adjusted(1, 1, -1, -1) for cell in page.cells]
            assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_equal_seeds_make_equal_pages(tmp_path: File) -> None:
    def made(seed: int) -> bytes:
        asked = RandomTrees(3, 3, 2, prunes=True, seed=seed)
        (file,) = write_sheets(WorksheetRequest(asked), tmp_path / "sheets.pdf")
        return content(file.read_bytes())

    assert made(7) == made(7)
    assert made(7) != made(8)


@pytest.mark.parametrize(
    ("paper", "box"), [(PaperSize.A4, "595 842"), (PaperSize.LETTER, "612 792")]
)
def test_a_pdf_has_its_pages_in_their_size(tmp_path: File, paper: PaperSize, box: str) -> None:
    path = tmp_path / "sheets.pdf"
    asked = RandomTrees(3, 3, 2, seed=7)
    assert write_sheets(WorksheetRequest(asked, paper), path) == [path]
    made = path.read_bytes()
    assert made.startswith(b"%PDF-")
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", made)
    assert len(boxes) == len(laid_out(asked, paper).pages) == 3
    assert {" ".join(str(round(float(side))) for side in each) for each in boxes} == {box}


def test_drawings_are_a_file_a_page_in_millimetres(tmp_path: File) -> None:
    path = tmp_path / "sheets.svg"
    written = write_sheets(WorksheetRequest(RandomTrees(3, 3, 2, seed=7)), path)
    assert [file.name for file in written] == ["sheets-1.svg", "sheets-2.svg", "sheets-3.svg"]
    roots = [ElementTree.parse(file).getroot() for file in written]
    assert {(root.get("width"), root.get("height")) for root in roots} == {("210mm", "297mm")}
    said = ["".join(root.itertext()) for root in roots]
    assert "Name ____" in said[0]
    assert "Write the value of every node" in said[0]
    assert "Solutions" in said[2]
    assert "MAX chooses the left branch." in said[2]
    assert "seed 7" in said[2]
    assert write_sheets(WorksheetRequest(RandomTrees(1), has_solutions=False), path) == [path]


def test_a_file_that_cannot_be_written_is_told(tmp_path: File) -> None:
    with pytest.raises(FileError) as told:
        write_sheets(WorksheetRequest(RandomTrees(1)), tmp_path / "nowhere" / "x.pdf")
    assert told.value.fault is FileFault.NOT_FOUND
