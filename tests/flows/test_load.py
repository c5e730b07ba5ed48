"""What a flow file says becomes a flow that can be run, and nothing of it is read differently from how it looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from flowfiles import ENVIRONMENT, SECRET, complaints, loaded, write

import act
from act import BrowseIntent, DoIntent, EnterIntent, Filled, Phrase, PressIntent, StopBeforeIntent, VerifyIntent
from flows.load import load
from flows.server import Command, Folder
from view import Allowance, Secret, locators

CHECKOUT = """\
flow: Buy a blue mug, up to the payment
serve: ./shop                  # a folder on loopback, or {command: "npm start", url: "http://127.0.0.1:3000", wait_s: 30}
start: /
vars: {mug: Blue mug, email: buyer@example.com}
stop_before: [paying]
allow: []
limits: {turns: 8, calls: 300, seconds: 300}   # turns may only be lowered; a call is one judge request
steps:
  - search for "${mug}"
  - add the ${mug} to the cart
  - go to the checkout
  - enter: {name: Test Buyer, street: 1 High Street, e-mail: "${email}"}
  - continue to the review
  - verify: the review shows one ${mug}
  - stop_before: paying
"""  # noqa: E501  # letter for letter


def test_the_checkout_flow_loads_as_it_stands(tmp_path: Path) -> None:
    flow = loaded(tmp_path, CHECKOUT)
    assert flow.name == "Buy a blue mug, up to the payment"
    assert (flow.app, flow.serve, flow.start) == ("browser", Folder("./shop"), "/")
    assert (flow.turns, flow.calls, flow.seconds, flow.off) == (8, 300, 300.0, frozenset())
    assert flow.guards.stop_before == ("paying",)
    assert [(step.path, step.kind, step.text) for step in flow.steps] == [
        ("1", "do", 'search for "Blue mug"'),
        ("2", "do", "add the Blue mug to the cart"),
        ("3", "do", "go to the checkout"),
        ("4", "enter", "name: Test Buyer, street: 1 High Street, e-mail: buyer@example.com"),
        ("5", "do", "continue to the review"),
        ("6", "verify", "the review shows one Blue mug"),
        ("7", "stop_before", "paying"),
    ]


def test_the_shipped_checkout_flow_is_that_file() -> None:
    path = Path(__file__).parents[2] / "flows" / "examples" / "checkout.yaml"
    assert path.read_text(encoding="utf-8") == CHECKOUT
    assert len(load(path, environment={}).steps) == 7


def test_a_step_keeps_which_part_of_it_was_a_variable(tmp_path: Path) -> None:
    """Spans and typing sentences are read from the step as written."""
    intent = loaded(tmp_path, CHECKOUT).steps[1].intent
    assert intent == DoIntent(goal=Phrase(("add the ", Filled("mug", "Blue mug"), " to the cart")))


def test_every_step_has_its_place_in_the_file(tmp_path: Path) -> None:
    places = loaded(tmp_path, CHECKOUT).places
    assert [(path, place.line, place.column) for path, place in places.items()] == [
        (str(number), 8 + number, 5) for number in range(1, 8)
    ]
    assert places["6"].text_of_line == "  - verify: the review shows one ${mug}"


def test_only_steps_are_needed_and_the_rest_has_defaults(tmp_path: Path) -> None:
    flow = loaded(tmp_path, "steps: [go home]\n")
    assert (flow.name, flow.serve, flow.start, flow.turns, flow.calls, flow.seconds) == (
        "flow",
        None,
        None,
        8,
        300,
        600,
    )
    assert (flow.guards.allow, flow.guards.stop_before, dict(flow.secrets)) == ((), (), {})


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("no", "no"),
        ("on", "on"),
        ("01234", "01234"),
        ("1e3", "1e3"),
        ("12:30", "12:30"),
        ("2024-01-02", "2024-01-02"),
        ("0x10", "0x10"),
        ("=", "="),
        ("'  two  '", "  two  "),
        ("'null'", "null"),
        ("''", ""),
        ("|\n      one\n      two", "one\ntwo\n"),
    ],
)
def test_a_text_stays_what_was_written(tmp_path: Path, written: str, read: str) -> None:
    """``on: no`` is no falsehood, a postcode is no number, a time of day is no count of seconds."""
    intent = loaded(tmp_path, f"steps:\n  - enter:\n     answer: {written}\n").steps[0].intent
    assert isinstance(intent, EnterIntent)
    assert intent.slots == (("answer", Phrase.of(read)),)


def test_a_key_that_reads_as_a_word_of_yaml_stays_text(tmp_path: Path) -> None:
    intent = loaded(tmp_path, "steps:\n  - enter: {on: x, no: y, 1: z, null: n}\n").steps[0].intent
    assert isinstance(intent, EnterIntent)
    assert [slot for slot, _ in intent.slots] == ["on", "no", "1", "null"]


MUG = "vars: {mug: 'Blue mug | css=.delete;name=x'}\nsteps:\n"


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("name=Save", "name=Save"),
        ("role=button;name=Save | css=.save_1", "role=button;name=Save | css=.save_1"),
        ("name=${mug}", "name=Blue mug \\| css=.delete;name=x"),
        ("role=link;name=buy ${mug} | name=Buy", "role=link;name=buy Blue mug \\| css=.delete;name=x | name=Buy"),
    ],
)
def test_a_variable_in_a_locator_stands_for_what_is_matched_and_for_nothing_else(
    tmp_path: Path, written: str, named: str
) -> None:
    intent = loaded(tmp_path, f"{MUG}  - press: {written}\n").steps[0].intent
    assert isinstance(intent, PressIntent)
    assert locators(intent.locator) == named


def test_a_key_of_enter_may_be_a_locator(tmp_path: Path) -> None:
    intent = loaded(tmp_path, 'steps:\n  - enter: {"role=textbox;name=E-mail": x, city: y}\n').steps[0].intent
    assert isinstance(intent, EnterIntent)
    assert [name for name, _ in intent.slots] == ["role=textbox;name=E-mail", "city"]
    assert [(name, locators(chain)) for name, chain in intent.locators] == [("role=textbox;name=E-mail",) * 2]


def test_each_step_word_has_its_intent(tmp_path: Path) -> None:
    text = """\
serve: ./shop
steps:
  - do: go home
  - browse: /cart
  - open: Mail
  - verify: it is there
  - wait_for: it is there
  - stop_before: paying
"""
    flow = loaded(tmp_path, text)
    assert [step.intent for step in flow.steps] == [
        DoIntent(goal=Phrase.of("go home")),
        BrowseIntent(address=Phrase.of("/cart")),
        act.OpenIntent(app=Phrase.of("Mail")),
        VerifyIntent(condition=Phrase.of("it is there")),
        act.WaitForIntent(condition=Phrase.of("it is there")),
        StopBeforeIntent(phrase=Phrase.of("paying")),
    ]


def test_a_plain_step_that_only_types_becomes_an_enter_step(tmp_path: Path) -> None:
    step = loaded(tmp_path, "vars: {mug: Blue}\nsteps: ['type \"${mug} mug\" into the search box']\n").steps[0]
    assert (step.kind, step.text) == ("enter", 'type "Blue mug" into the search box')
    assert step.intent == EnterIntent(slots=(("search", Phrase((Filled("mug", "Blue"), " mug"))),))


def test_a_value_cannot_turn_a_step_into_a_typing_sentence(tmp_path: Path) -> None:
    flow = loaded(tmp_path, "steps: ['${what}']\n", what='type "x" into the search box')
    assert isinstance(flow.steps[0].intent, DoIntent)


def test_every_stop_before_of_the_file_is_a_fence_for_all_steps(tmp_path: Path) -> None:
    text = "vars: {what: paying}\nstop_before: ${what}\nsteps:\n  - go home\n  - stop_before: sending the form\n"
    assert loaded(tmp_path, text).guards.stop_before == ("paying", "sending the form")


def test_allowances_stand_at_the_head_or_at_a_step(tmp_path: Path) -> None:
    text = """\
allow: [Submit, {name: Delete draft, on: "shop.example.com:8080", times: 2}]
steps:
  - do: clear the cart
    allow: [Clear]
"""
    flow = loaded(tmp_path, text)
    assert flow.guards.allow == (
        Allowance(name="Submit"),
        Allowance(name="Delete draft", on="shop.example.com:8080", times=2),
    )
    assert flow.steps[0].intent.allow == (Allowance(name="Clear"),)


def test_loops_can_be_switched_off_by_name(tmp_path: Path) -> None:
    flow = loaded(tmp_path, "limits: {loops: {completion: off, undo: on, moves: No}}\nsteps: [go home]\n")
    assert flow.off == frozenset({act.Loop.COMPLETION, act.Loop.MOVES})


def test_a_command_can_be_served(tmp_path: Path) -> None:
    text = 'serve: {command: "npm start", url: "http://127.0.0.1:3000", wait_s: 2.5}\nstart: /\nsteps: [go home]\n'
    assert loaded(tmp_path, text).serve == Command(command="npm start", url="http://127.0.0.1:3000", wait_s=2.5)


def test_browser_settings_are_read_with_their_types(tmp_path: Path) -> None:
    text = """\
browser:
  viewport: {width: 1280, height: 800}
  locale: no
  timezone: Europe/Oslo
  device: Pixel 7
  channel: chrome
  http_credentials: {username: ann, password: "${env:RUN_FLOW_TEST_PASSWORD}"}
  ignore_https_errors: yes
  proxy: {server: "http://127.0.0.1:3128", bypass: localhost}
  headers: {X-Test: 01}
  permissions: [geolocation]
  headed: off
steps: [go home]
"""
    browser = loaded(tmp_path, text).browser
    assert browser.viewport is not None
    assert (browser.viewport.width, browser.viewport.height) == (1280, 800)
    assert (browser.locale, browser.headed, browser.ignore_https_errors) == ("no", False, True)
    assert browser.headers == {"X-Test": "01"}
    assert browser.http_credentials is not None
    assert browser.http_credentials.password == SECRET
    assert SECRET not in repr(browser)


def test_a_number_can_come_from_a_variable(tmp_path: Path) -> None:
    assert loaded(tmp_path, "limits: {turns: '${turns}'}\nsteps: [go home]\n", turns="3").turns == 3


def test_an_alias_is_the_value_it_names(tmp_path: Path) -> None:
    flow = loaded(
        tmp_path, "vars: {a: &mail ann@example.com}\nsteps:\n  - &go go home\n  - *go\n  - enter: {mail: *mail}\n"
    )
    assert [step.text for step in flow.steps] == ["go home", "go home", "mail: ann@example.com"]


def test_a_byte_order_mark_and_windows_line_ends_are_no_matter(tmp_path: Path) -> None:
    path = write(tmp_path, "\ufeffflow: a cart\r\nsteps:\r\n  - go home\r\n")
    flow = load(path, environment={})
    assert (flow.steps[0].text, flow.places["1"].text_of_line) == ("go home", "  - go home")


HOME = "start: http://shop.example/\n"


def test_a_secret_is_a_closed_box(tmp_path: Path) -> None:
    text = HOME + 'secrets: {password: RUN_FLOW_TEST_PASSWORD}\nsteps:\n  - enter: {password: "${password}"}\n'
    flow = loaded(tmp_path, text)
    assert flow.steps[0].intent == EnterIntent(slots=(("password", Phrase((Secret("password"),))),))
    assert flow.steps[0].text == "password: [secret:password]"
    assert flow.secrets["password"].open() == SECRET
    assert SECRET not in repr(flow)


def test_a_secret_may_say_on_which_hosts_it_is_typed(tmp_path: Path) -> None:
    secrets = "{password: {env: RUN_FLOW_TEST_PASSWORD, hosts: ['${shop}', 'pay.example:8443']}}"
    flow = loaded(tmp_path, f"vars: {{shop: shop.example}}\nsecrets: {secrets}\nsteps: [go home]\n")
    assert flow.secrets["password"].open() == SECRET
    assert flow.secrets["password"].hosts == ("shop.example", "pay.example:8443")


def test_a_secret_that_nobody_can_tell_where_to_type_is_complained_about(tmp_path: Path) -> None:
    assert complaints(tmp_path, "secrets: {password: RUN_FLOW_TEST_PASSWORD}\nsteps: [go home]\n") == [
        "1:11: nothing says on which host `password` may be typed = add `start:`, or write "
        "password: {env: RUN_FLOW_TEST_PASSWORD, hosts: [shop.example.com]}"
    ]


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("{hosts: [shop.example]}", "`env` is missing"),
        ("{env: RUN_FLOW_TEST_PASSWORD, hosts: []}", "`hosts` wants 1 or more entries"),
        ("{env: RUN_FLOW_TEST_PASSWORD, hosts: 'https://shop.example/'}", "this is no host"),
        (
            "{env: RUN_FLOW_TEST_PASSWORD, host: shop.example}",
            "unknown key `host` in `secrets` = did you mean `hosts`?",
        ),
        ("{env: RUN_FLOW_TEST_NOT_SET}", "the environment variable `RUN_FLOW_TEST_NOT_SET` is not set"),
        ("[RUN_FLOW_TEST_PASSWORD]", "`password` wants a text"),
    ],
)
def test_what_a_secret_may_not_say_is_told_at_its_place(tmp_path: Path, entry: str, told: str) -> None:
    (only,) = complaints(tmp_path, f"{HOME}secrets: {{password: {entry}}}\nsteps: [go home]\n")
    assert only.startswith("2:")
    assert told in only


@pytest.mark.parametrize(
    "step", ['type "${password}" into the password field', "enter ${password} in the password field"]
)
def test_a_secret_may_stand_where_a_plain_step_only_types_it(tmp_path: Path, step: str) -> None:
    flow = loaded(tmp_path, f"{HOME}secrets: {{password: RUN_FLOW_TEST_PASSWORD}}\nsteps:\n  - {step}\n")
    assert flow.steps[0].intent == EnterIntent(slots=(("password", Phrase((Secret("password"),))),))
    assert "[secret:password]" in flow.steps[0].text


def test_the_caller_wins_over_the_files_own_variables(tmp_path: Path) -> None:
    flow = loaded(tmp_path, "vars: {mug: Blue}\nsteps: ['buy ${mug}']\n", mug="Red")
    assert flow.steps[0].text == "buy Red"
    assert dict(flow.variables) == {"mug": "Red"}


def test_the_caller_cannot_set_a_secret(tmp_path: Path) -> None:
    text = HOME + "secrets: {password: RUN_FLOW_TEST_PASSWORD}\nsteps: [go home]\n"
    assert complaints(tmp_path, text, password="x") == [
        "2:11: `password` is a secret: the command line shows it to everybody = "
        "set the environment variable `RUN_FLOW_TEST_PASSWORD` instead"
    ]


def test_a_misnamed_variable_of_the_caller_is_refused(tmp_path: Path) -> None:
    (only,) = complaints(tmp_path, "steps: [go home]\n", **{"e-mail": "x"})
    assert only.startswith("0:0: `-v e-mail=…`: this is no name")


def test_the_environment_is_what_was_given_and_no_other(tmp_path: Path) -> None:
    path = write(tmp_path, "steps: ['go to ${env:RUN_FLOW_TEST_HOST}']\n")
    assert load(path, environment=ENVIRONMENT).steps[0].text == "go to h"
