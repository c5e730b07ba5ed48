"""What another program may do: presets as data, and what is said at the start beside them."""

from __future__ import annotations

import pytest

from flows.policy import TABLE, BadPolicy, Capability, Permits, Policy, Preset, Stance, policy_of
from view import Allowance, ConfirmationRequired, Denied

EVERYTHING = [(preset, capability) for preset in Preset for capability in Capability]
HOSTS = ("shop.example",)


def test_every_capability_has_a_stance_under_every_preset() -> None:
    assert set(TABLE) == set(Capability)


@pytest.mark.parametrize(("preset", "capability"), EVERYTHING)
def test_what_is_never_allowed_cannot_be_lifted(preset: Preset, capability: Capability) -> None:
    """Neither by allowing nor by confirming it: the hard denial comes first."""
    if TABLE[capability].under(preset) is not Stance.NEVER:
        assert Policy(preset=preset, hosts=HOSTS, allow=frozenset({capability})).stance(capability) is Stance.ALLOW
        return
    for said in ({"allow": [capability]}, {"confirm": [capability]}):
        with pytest.raises(BadPolicy):
            policy_of(preset, HOSTS, said.get("allow", ()), said.get("confirm", ()))


@pytest.mark.parametrize("capability", Capability)
def test_hardened_allows_nothing_that_ci_does_not_nor_ci_that_dev_does_not(capability: Capability) -> None:
    strictness = (Stance.ALLOW, Stance.CONFIRM, Stance.DENY, Stance.NEVER)
    dev, ci, hardened = (strictness.index(TABLE[capability].under(preset)) for preset in Preset)
    assert dev <= ci <= hardened


def test_a_use_given_at_the_start_is_used_up_and_never_comes_back() -> None:
    permits = Permits(policy_of(Preset.CI, (), (), ["coordinate_click", "coordinate_click"]))
    permits.require(Capability.COORDINATE_CLICK)
    permits.require(Capability.COORDINATE_CLICK)
    with pytest.raises(ConfirmationRequired):
        permits.require(Capability.COORDINATE_CLICK)


def test_what_is_denied_says_so_by_its_name() -> None:
    with pytest.raises(Denied, match="read_form_values"):
        Permits(Policy(preset=Preset.HARDENED, hosts=HOSTS)).require(Capability.READ_FORM_VALUES)


def test_what_fields_hide_is_read_under_no_preset_by_itself() -> None:
    assert not any(
        Permits(Policy(preset=preset, hosts=HOSTS)).allows(Capability.READ_SENSITIVE_FORM_VALUES) for preset in Preset
    )


def test_a_confirmed_press_names_its_host_even_where_its_name_holds_an_at_sign() -> None:
    policy = policy_of(Preset.DEV, (), (), ["role=button;name=Remove a@b.example@mail.example"])
    assert policy.confirmed == (Allowance(name="role=button;name=Remove a@b.example", on="mail.example", times=1),)


@pytest.mark.parametrize(
    ("preset", "hosts", "allow", "confirm"),
    [
        (Preset.HARDENED, [], [], []),
        (Preset.DEV, [], ["fly"], []),
        (Preset.DEV, [], [], ["name=Delete"]),
        (Preset.DEV, [], [], ["name=Delete@"]),
        (Preset.CI, [], ["coordinate_click"], ["coordinate_click"]),
    ],
)
def test_what_makes_no_sense_at_the_start_is_said_then(
    preset: Preset, hosts: list[str], allow: list[str], confirm: list[str]
) -> None:
    with pytest.raises(BadPolicy):
        policy_of(preset, hosts, allow, confirm)
