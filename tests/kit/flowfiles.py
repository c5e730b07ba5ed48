"""Flow files for tests: written, loaded, and what was complained about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flows.load import Flow, FlowError, load

SECRET = "correct horse battery staple"
ENVIRONMENT: Mapping[str, str] = {
    "RUN_FLOW_TEST_PASSWORD": SECRET,
    "RUN_FLOW_TEST_EMPTY": "",
    "RUN_FLOW_TEST_HOST": "h",
}


def write(folder: Path, text: str | bytes) -> Path:
    """A flow file in `folder`, beside a folder ``shop``."""
    (folder / "shop").mkdir(exist_ok=True)
    path = folder / "flow.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    return path


def loaded(folder: Path, text: str, **variables: str) -> Flow:
    return load(write(folder, text), variables=variables, environment=ENVIRONMENT)


def complaints(folder: Path, text: str | bytes, **variables: str) -> list[str]:
    """``LINE:COLUMN: message = hint`` of each, in order; empty when the file loads."""
    return complaints_of(write(folder, text), **variables)


def complaints_of(path: Path, **variables: str) -> list[str]:
    try:
        load(path, variables=variables, environment=ENVIRONMENT)
    except FlowError as error:
        return [f"{each.place.line}:{each.place.column}: {each.message} = {each.hint}" for each in error.complaints]
    return []
