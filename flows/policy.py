"""
What another program may do with a browser of ours: presets as data, and what was said at the start beside them.

In this order: what a preset never allows (to say anything else of it ends the start); what was given for a number of
uses at the start; what was allowed at the start; the preset. Nothing of it can be changed once the server runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from view import Allowance, ConfirmationRequired, Denied, Problem


class Capability(StrEnum):
    """What can be allowed or not, beside what the gate lets through."""

    ATTACH = "attach"
    PERSISTENT_PROFILE = "persistent_profile"
    EVALUATE = "evaluate"
    UPLOAD = "upload"
    DOWNLOAD = "download"
    SCREENSHOT = "screenshot"
    READ_FORM_VALUES = "read_form_values"
    READ_SENSITIVE_FORM_VALUES = "read_sensitive_form_values"
    COORDINATE_CLICK = "coordinate_click"
    RUN_FLOW = "run_flow"
    SERVE_COMMAND = "serve_command"


class Preset(StrEnum):
    """Where the browser is driven."""

    DEV = "dev"
    CI = "ci"
    HARDENED = "hardened"


class Stance(StrEnum):
    """What a preset says of a capability."""

    ALLOW = "allow"
    CONFIRM = "confirm"
    """Only with a use that was given at the start."""

    DENY = "deny"
    """Unless it was allowed, or a use was given, at the start."""

    NEVER = "never"
    """Whatever was said at the start."""


class Row(NamedTuple):
    """One capability under each preset."""

    dev: Stance
    ci: Stance
    hardened: Stance
    means: str

    def under(self, preset: Preset) -> Stance:
        return {Preset.DEV: self.dev, Preset.CI: self.ci, Preset.HARDENED: self.hardened}[preset]


_A, _C, _D, _N = Stance.ALLOW, Stance.CONFIRM, Stance.DENY, Stance.NEVER

TABLE: Final[Mapping[Capability, Row]] = {
    Capability.ATTACH: Row(_A, _D, _N, "use a browser that runs already (`--cdp`)"),
    Capability.PERSISTENT_PROFILE: Row(_N, _N, _N, "keep cookies from one start to the next: there is no way to"),
    Capability.EVALUATE: Row(_N, _N, _N, "run a script in a page: there is no tool for it"),
    Capability.UPLOAD: Row(_A, _A, _C, "hand a page a file of the working folder"),
    Capability.DOWNLOAD: Row(_A, _A, _D, "take files that a page hands out"),
    Capability.SCREENSHOT: Row(_A, _A, _C, "show a picture of the window"),
    Capability.READ_FORM_VALUES: Row(_A, _A, _D, "read what fields hold"),
    Capability.READ_SENSITIVE_FORM_VALUES: Row(_D, _D, _N, "read what passwords, codes and card fields hold"),
    Capability.COORDINATE_CLICK: Row(_A, _C, _D, "press a point instead of an element"),
    Capability.RUN_FLOW: Row(_A, _A, _A, "run a flow file of the working folder"),
    Capability.SERVE_COMMAND: Row(_N, _N, _N, "run a flow whose `serve` is a command"),
}
"""Every capability under every preset. docs/mcp.md shows the same rows."""


class BadPolicy(Problem):
    """What was said at the start contradicts itself."""

    kind = "bad_policy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What holds for one server, from its start to its end."""

    preset: Preset = Preset.DEV
    hosts: tuple[str, ...] = ()
    """Whose documents may be opened; empty: any host's, which `hardened` does not take."""

    allow: frozenset[Capability] = frozenset()
    uses: Mapping[Capability, int] = field(default_factory=dict)
    """Capabilities that were given for so many uses."""

    confirmed: tuple[Allowance, ...] = ()
    """Presses that the gate would refuse, each for so many uses on one host."""

    def __post_init__(self) -> None:
        if self.preset is Preset.HARDENED and not self.hosts:
            raise BadPolicy("hardened opens no host that is not named", hint="name each with --allow-host HOST")
        if both := sorted(self.allow & set(self.uses)):
            raise BadPolicy(f"{both[0]} is allowed and to be confirmed", hint="say one of the two")
        if never := next((one for one in (*self.allow, *self.uses) if self._preset(one) is Stance.NEVER), None):
            raise BadPolicy(
                f"{never} is never allowed under {self.preset}", hint="leave it out, or take another preset"
            )

    def stance(self, capability: Capability) -> Stance:
        """
        What holds for it. Of what is never allowed nothing else could be said: no such policy can be made.

        >>> Policy(preset=Preset.CI, uses={Capability.COORDINATE_CLICK: 1}).stance(Capability.COORDINATE_CLICK)
        <Stance.CONFIRM: 'confirm'>
        """
        if capability in self.uses:
            return Stance.CONFIRM
        return Stance.ALLOW if capability in self.allow else self._preset(capability)

    def _preset(self, capability: Capability) -> Stance:
        return TABLE[capability].under(self.preset)


class Permits:
    """What is left of the uses that were given at the start."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._used: Counter[Capability] = Counter()

    def require(self, capability: Capability) -> None:
        """Takes one use where one is needed. Raises `Denied`, or `ConfirmationRequired` where none is left."""
        match self.policy.stance(capability):
            case Stance.NEVER | Stance.DENY:
                raise Denied(f"{capability} (preset {self.policy.preset})")
            case Stance.CONFIRM:
                if self._used[capability] >= self.policy.uses.get(capability, 0):
                    raise ConfirmationRequired(capability)
                self._used[capability] += 1

    def allows(self, capability: Capability) -> bool:
        """Is it allowed without taking a use?"""
        return self.policy.stance(capability) is Stance.ALLOW


def policy_of(preset: Preset, hosts: Iterable[str], allow: Iterable[str], confirm: Iterable[str]) -> Policy:
    """
    A policy from the words of a command line. Raises `BadPolicy` for words that are none of its own.

    >>> policy_of(Preset.DEV, (), (), ["role=button;name=Delete@shop.example"] * 2).confirmed
    (Allowance(name='role=button;name=Delete', on='shop.example', times=2),)
    """
    uses: Counter[Capability] = Counter()
    presses: Counter[tuple[str, str]] = Counter()
    for words in confirm:
        named, sign, host = words.rpartition("@")
        if sign and named and host:
            presses[named, host] += 1
        else:
            uses[_capability(words, "a locator with its host: 'role=button;name=Delete draft@mail.example'")] += 1
    confirmed = tuple(Allowance(name=named, on=host, times=times) for (named, host), times in presses.items())
    allowed = frozenset(_capability(word, "a capability") for word in allow)
    return Policy(preset=preset, hosts=tuple(hosts), allow=allowed, uses=dict(uses), confirmed=confirmed)


def _capability(word: str, otherwise: str) -> Capability:
    try:
        return Capability(word)
    except ValueError:
        known = ", ".join(sorted(Capability))
        raise BadPolicy(f"{word!r} is no capability", hint=f"write {otherwise}; capabilities: {known}") from None
