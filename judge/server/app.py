"""The ASGI application: `POST /v1/systemone` and `GET /v1/models` of the protocol."""

from __future__ import annotations

import json
from typing import Any, Final

import zstandard
from pydantic import ValidationError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from ..judge import Judge
from ..state import State
from .bounds import excess, half_letters
from .form import RequestForm
from .limits import BODY
from .reply import unsure, written
from .understand import understood

DESCRIPTION: Final = "Rules and fitted weights, offline: a run's questions about a screen, and no others."
RELEASE_DATE: Final = "2026-12-01"
"""Of the judge that this package brings along, as the published schema of `GET /v1/models` asks for it."""

BYTES_A_TOKEN: Final = 4
"""For the count of tokens, which nobody is billed by here."""


def app_of(judge: Judge) -> Starlette:
    """An application that answers for this judge. Anything wrong with a request is said with 4xx."""

    async def decide(request: Request) -> JSONResponse:
        sent = _unpacked(request, await request.body())
        form = _form(sent)
        answers = await _answers(judge, form)
        usage = {"input_tokens": len(sent) // BYTES_A_TOKEN, "output_tokens": len(answers)}
        return JSONResponse({"model": judge.name, "answers": answers, "usage": usage})

    async def models(request: Request) -> JSONResponse:
        del request
        told = {"name": judge.name, "description": DESCRIPTION, "release_date": RELEASE_DATE}
        kind = {"id": judge.name, "object": "model", "output_modalities": ["decisions"]}
        return JSONResponse({"models": [told | kind]})

    return Starlette(
        routes=[Route("/v1/systemone", decide, methods=["POST"]), Route("/v1/models", models, methods=["GET"])],
        exception_handlers={HTTPException: _refused, _Invalid: _invalid},
    )


class _Invalid(Exception):
    """A request of another form. `detail` is the protocol's list of what is wrong."""

    def __init__(self, detail: list[dict[str, Any]]) -> None:
        super().__init__(detail)
        self.detail = detail


async def _answers(judge: Judge, form: RequestForm) -> dict[str, Any]:
    """Every question's answer, in the request's order. What is not ours is answered with "unsure"."""
    state = _state(form)
    if said := excess(form, state):
        raise HTTPException(413, said)
    asked = {id_: understood(id_, question, state) if state else None for id_, question in form.questions.items()}
    ours = [question for question in asked.values() if question is not None]
    given = await judge.ask(state, ours) if state and ours else {}
    return {
        id_: written(question, given[id_]) if id_ in given else unsure(question)
        for id_, question in form.questions.items()
    }


def _state(form: RequestForm) -> State | None:
    if not isinstance(form.state, dict):
        return None
    try:
        return State.from_json(form.state)
    except ValueError:
        return None


def _unpacked(request: Request, body: bytes) -> bytes:
    coding = request.headers.get("content-encoding", "identity")
    if coding not in ("identity", "zstd"):
        raise HTTPException(415, f"content coding {coding} is not known here")
    whole = _unzstd(body) if coding == "zstd" else body
    if len(whole) > BODY.value:
        raise HTTPException(413, "the request is too large")
    return whole


def _unzstd(body: bytes) -> bytes:
    """No more of it than is needed to see that it is too large."""
    try:
        return zstandard.ZstdDecompressor().stream_reader(body).read(BODY.value + 1)
    except zstandard.ZstdError as error:
        raise HTTPException(400, "the body is not zstd") from error


def _form(sent: bytes) -> RequestForm:
    try:
        read = json.loads(sent)
        if halves := [_fault("half a letter: a lone surrogate", "string_unicode", *at) for at in half_letters(read)]:
            raise _Invalid(halves)
        return RequestForm.model_validate(read)
    except ValidationError as error:
        raise _Invalid(
            [{"loc": ["body", *one["loc"]], "msg": one["msg"], "type": one["type"]} for one in error.errors()]
        ) from error
    except (ValueError, RecursionError) as error:
        raise _Invalid([_fault("JSON decode error", "json_invalid")]) from error


def _fault(said: str, kind: str, *where: int | str) -> dict[str, Any]:
    return {"loc": ["body", *where], "msg": said, "type": kind}


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    del request
    return JSONResponse({"detail": error.detail if isinstance(error, _Invalid) else []}, status_code=422)


_ERRORS: Final = {404: "not_found", 405: "method_not_allowed", 413: "request_too_large"}


async def _refused(request: Request, error: Exception) -> JSONResponse:
    del request
    status = error.status_code if isinstance(error, HTTPException) else 400
    said = error.detail if isinstance(error, HTTPException) else str(error)
    detail = {"error_type": _ERRORS.get(status, "invalid_request"), "message": said}
    return JSONResponse({"detail": detail}, status_code=status)
