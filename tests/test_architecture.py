"""Who may import whom. The table is the architecture; these tests keep it true."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

MAY_IMPORT: dict[str, set[str]] = {
    "view": set(),
    "judge": {"view"},
    "surfaces": {"view"},
    "act": {"view", "judge"},
    "flows": {"view", "judge", "act", "surfaces"},
}
PURE = ("view", "act")
OUTSIDE_WORLD = {
    "asyncio", "httpx", "importlib", "io", "locale", "logging", "os", "pathlib", "playwright", "random", "secrets",
    "shutil", "socket", "structlog", "subprocess", "sys", "tempfile", "threading", "time", "urllib3", "uuid",
}  # fmt: skip
EMBEDDED = ROOT / "judge" / "embedded"
INNER_ROOMS = (
    "lazily",
    "levels",
    "language",
    "screen",
    "conditions",
    "step",
    "subject",
    "match",
    "evidence",
    "guides",
    "ways",
    "duties",
    "heads",
    "signs",
    "done",
    "target",
    "study",
    "answers",
    "judge",
    "training",
)
"""The rooms of the embedded judge: each may import those before it, and none that comes after."""

MOST_LINES = 400
DOOR = "act/gate.py"
TOUCHING = "Do"


def sources(package: str) -> Iterator[Path]:
    examples = ROOT / "flows" / "examples"
    return (path for path in (ROOT / package).rglob("*.py") if not path.is_relative_to(examples))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(package: str) -> Iterator[tuple[str, str]]:
    for path in sources(package):
        for node in ast.walk(tree(path)):
            match node:
                case ast.Import(names=aliases):
                    names = [alias.name for alias in aliases]
                case ast.ImportFrom(module=str(module), level=0):
                    names = [module]
                case _:
                    continue
            yield from ((name, f"{path.relative_to(ROOT)}:{node.lineno}") for name in names)


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_only_what_it_may(package: str) -> None:
    allowed = MAY_IMPORT[package] | {package}
    wrong = [
        f"{where} imports {name}"
        for name, where in imported(package)
        if (top := name.split(".")[0]) in MAY_IMPORT and top not in allowed
    ]
    assert wrong == []


def test_act_never_imports_a_judge_itself() -> None:
    """`act` knows questions and answers; which judge answers them is the driver's business."""
    judges = {"Judge", "EmbeddedJudge", "ScriptedJudge", "SystemOneJudge", "OpenAIJudge"}
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources("act")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ImportFrom) and judges & {alias.name for alias in node.names}
    ]
    assert wrong == []


@pytest.mark.parametrize("package", PURE)
def test_pure_packages_never_touch_the_outside_world(package: str) -> None:
    assert [f"{where} imports {name}" for name, where in imported(package) if name.split(".")[0] in OUTSIDE_WORLD] == []


@pytest.mark.parametrize("package", PURE)
def test_pure_packages_are_never_async(package: str) -> None:
    asynchronous = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources(package)
        for node in ast.walk(tree(path))
        if isinstance(node, asynchronous)
    ]
    assert wrong == []


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_other_packages_are_imported_by_their_public_face(package: str) -> None:
    """``from view import Screen``, never ``from view.screen import Screen``."""
    wrong = [
        f"{where} imports {name}"
        for name, where in imported(package)
        if "." in name and (top := name.split(".")[0]) in MAY_IMPORT and top != package and name not in PUBLIC_DOORS
    ]
    assert wrong == []


PUBLIC_DOORS = {
    "judge.calibration", "judge.check", "judge.embedded", "judge.hedge", "judge.openai", "judge.remote", "judge.server",
    "judge.systemone", "surfaces.browser",
}  # fmt: skip
"""Sub-packages with a face of their own, so that their weight is paid only by who uses them."""


def inner_imports() -> dict[tuple[str, ...], set[tuple[str, ...]]]:
    """For each module of the embedded judge, its parts from there on: the modules and rooms there that it imports."""
    places = {path.relative_to(EMBEDDED).with_suffix("").parts: path for path in EMBEDDED.rglob("*.py")}
    found: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for parts, path in places.items():
        held = found[parts] = set()
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.ImportFrom) or not 0 < node.level <= len(parts):
                continue
            base = (*parts[: len(parts) - node.level], *(node.module.split(".") if node.module else ()))
            named = ((*base, alias.name) for alias in node.names)
            held |= {one if one in places else base if base in places else (*base, "__init__") for one in named}
    return found


def test_the_rooms_of_the_embedded_judge_import_one_way() -> None:
    wrong = [
        f"{'/'.join(module)} imports {'/'.join(other)}"
        for module, others in inner_imports().items()
        for other in others
        if module != ("__init__",) and INNER_ROOMS.index(other[0]) > INNER_ROOMS.index(module[0])
    ]
    assert wrong == []


def test_no_modules_of_the_embedded_judge_import_one_another_in_a_circle() -> None:
    left = inner_imports()
    while free := {module for module, others in left.items() if not others & left.keys() - {module}}:
        left = {module: others for module, others in left.items() if module not in free}
    assert sorted(left) == []


def test_every_module_of_the_embedded_judge_is_in_a_room() -> None:
    assert {parts[0] for parts in inner_imports()} == {"__init__", *INNER_ROOMS}


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_touching_wish_is_made_only_by_the_gate(package: str) -> None:
    """One door: `Do` is constructed in `act.gate` and nowhere else."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources(package)
        if str(path.relative_to(ROOT)) != DOOR
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and _called(node) == TOUCHING
    ]
    assert wrong == []


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
    return ""


@pytest.mark.parametrize("package", [*MAY_IMPORT, "tests"])
def test_no_module_is_longer_than_a_person_can_hold(package: str) -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in sources(package)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}
