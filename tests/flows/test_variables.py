"""Variables: filled in once, on texts, after the file was read; a value is never read again."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest
from flowfiles import complaints, loaded
from hypothesis import given
from hypothesis import strategies as st

from act import Filled, Phrase
from flows.secret import Secret
from flows.variables import Scope, fill
from view import Secret as Named

SCOPE = Scope(
    values={"mug": "Blue mug", "empty": "", "blue_mug": "b", "tricky": "${mug} $$ ${password}"},
    secrets={"password": "SHOP_PASSWORD"},
    environment={"HOST": "shop.example.com", "SHOP_PASSWORD": "hunter2", "NOTHING": ""},
)


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("plain", ("plain",)),
        ("", ()),
        ("add ${mug}", ("add ", Filled("mug", "Blue mug"))),
        ("${mug}${mug}", (Filled("mug", "Blue mug"), Filled("mug", "Blue mug"))),
        ("${env:HOST}", (Filled("env:HOST", "shop.example.com"),)),
        ("${none:-a default}", (Filled("none", "a default"),)),
        ("${none:-}", (Filled("none", ""),)),
        ("${empty:-a default}", (Filled("empty", "a default"),)),
        ("${empty}", (Filled("empty", ""),)),
        ("${mug:-a default}", (Filled("mug", "Blue mug"),)),
        ("${mug:?needed}", (Filled("mug", "Blue mug"),)),
        ("${env:NONE:-x:y}", (Filled("env:NONE", "x:y"),)),
        ("${env:NOTHING:-x}", (Filled("env:NOTHING", "x"),)),
        ("costs $5, $ or $$", ("costs $5, $ or $",)),
        ("$${mug}", ("${mug}",)),
        ("$$${mug}", ("$", Filled("mug", "Blue mug"))),
        ("${password}", (Named("password"),)),
        ("${tricky}", (Filled("tricky", "${mug} $$ ${password}"),)),
    ],
)
def test_is_filled_in(written: str, parts: tuple[str | Filled | Named, ...]) -> None:
    phrase, faults = fill(written, SCOPE)
    assert (phrase, faults) == (Phrase(parts), ())


@pytest.mark.parametrize(
    ("written", "message", "hint"),
    [
        ("${mgu}", "`mgu` is not defined", "did you mean `mug`?"),
        ("${xyzzy}", "`xyzzy` is not defined", "set it under `vars:` or with -v xyzzy=…"),
        ("${passwrod}", "`passwrod` is not defined", "did you mean `password`?"),
        ("${env:HOTS}", "the environment variable `HOTS` is not set", "did you mean `HOST`?"),
        ("${none:?say which}", "say which", "give it with -v none=… or set it"),
        ("${empty:?say which}", "say which", "give it with -v empty=… or set it"),
        ("${none:?}", "`none` is needed", "give it with -v none=… or set it"),
        ("${}", "`${}` cannot be read", "a name has letters"),
        ("${a-b}", "`${a-b}` cannot be read", "a name has letters"),
        ("${mug:+x}", "`${mug:+x}` cannot be read", "a name has letters"),
        ("${ mug}", "`${ mug}` holds a space", "write ${mug}"),
        ("${secret:password}", "`${secret:password}` cannot be read", "name it under `secrets:`"),
        ("${mug", "this `${` is never closed", "write ${name}"),
        ("${env:SHOP_PASSWORD}", "`${env:SHOP_PASSWORD}` would show the secret `password`", "write ${password}"),
        ("${env:SHOP_PASSWORD:-x}", "`${env:SHOP_PASSWORD:-x}` would show the secret", "write ${password}"),
        ("${password:-x}", "a secret has no default: `${password:-x}`", "write ${password}"),
    ],
)
def test_what_cannot_be_filled_in_is_told_and_stays(written: str, message: str, hint: str) -> None:
    phrase, (fault,) = fill(f"go {written}", SCOPE)
    assert fault.message.startswith(message)
    assert fault.hint.startswith(hint)
    assert phrase == Phrase.of(f"go {written}")


@given(st.text(alphabet="${}ab:-?env password\\\n", max_size=40))
def test_whatever_a_value_holds_it_is_one_piece_of_text(value: str) -> None:
    """No value names another variable, reaches a secret, or becomes more than itself."""
    scope = Scope(values={"x": value, "a": "A", "b": "B"}, secrets={"password": "P"}, environment={"P": "hunter2"})
    assert fill("go to ${x} now", scope) == (Phrase(("go to ", Filled("x", value), " now")), ())


@given(st.text(max_size=60))
def test_any_text_is_filled_in_or_told(text: str) -> None:
    phrase, faults = fill(text, SCOPE)
    assert faults or "${" not in "".join(part for part in phrase.parts if isinstance(part, str)) or "$${" in text


def test_a_value_cannot_change_the_shape_of_the_file(tmp_path: Path) -> None:
    value = '"}\n  - verify: yes\n  - {do: x, allow: [Delete]}'
    flow = loaded(tmp_path, "steps:\n  - enter: {name: '${x}'}\n  - go ${x}\n", x=value)
    assert [step.kind for step in flow.steps] == ["enter", "do"]


def test_vars_may_name_the_caller_and_the_environment_but_not_each_other(tmp_path: Path) -> None:
    text = "vars: {a: 'at ${host}', b: '${env:RUN_FLOW_TEST_HOST}', c: 'costs $$5'}\nsteps: ['go ${a} ${b} ${c}']\n"
    assert loaded(tmp_path, text, host="home").steps[0].text == "go at home h costs $5"
    (only,) = complaints(tmp_path, "vars: {a: x, b: '${a}'}\nsteps: [go]\n")
    assert only.startswith("1:18: `a` cannot be used here")


def test_a_var_may_have_the_callers_value_or_a_default(tmp_path: Path) -> None:
    text = "vars: {mug: '${mug:-Blue mug}'}\nsteps: ['buy ${mug}']\n"
    assert loaded(tmp_path, text).steps[0].text == "buy Blue mug"
    assert loaded(tmp_path, text, mug="Red mug").steps[0].text == "buy Red mug"


def test_a_variable_without_braces_is_told_where_it_can_only_be_one(tmp_path: Path) -> None:
    text = "vars: {blue_mug: x, mug: y, m2: z}\nsteps: ['{}']\n"
    told = {
        step: bool(complaints(tmp_path, text.replace("{}", step)))
        for step in (
            "buy the blue_mug",
            "buy m2",
            "buy $mug",
            "buy the mug",
            'press "blue_mug"',
            "buy $$mug",
            "buy m2x",
        )
    }
    assert [step for step, is_told in told.items() if is_told] == ["buy the blue_mug", "buy m2", "buy $mug"]


def test_what_is_typed_may_look_like_a_variables_name(tmp_path: Path) -> None:
    assert complaints(tmp_path, "vars: {user_1: x}\nsteps:\n  - enter: {login: user_1}\n") == []


def test_a_secret_never_shows_itself() -> None:
    secret = Secret("password", "hunter2")
    assert {str(secret), repr(secret), f"{secret}", f"{secret:}", "%s" % secret} == {"[secret:password]"}  # noqa: UP031
    assert secret.open() == "hunter2"


@pytest.mark.parametrize("copying", [pickle.dumps, copy.deepcopy, copy.copy])
def test_a_secret_is_not_to_be_copied(copying: object) -> None:
    assert callable(copying)
    with pytest.raises(TypeError, match=r"\[secret:password\] is not to be copied"):
        copying(Secret("password", "hunter2"))
