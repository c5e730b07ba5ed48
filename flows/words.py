"""The words of a flow file: which keys stand where, and what people write who know another tool."""

from __future__ import annotations

from typing import Final

BROWSER: Final = "browser"
"""The `app` of a flow that runs in a browser."""

LATER: Final = "this version does not have it yet"

_START: Final = "did you mean `start`? A step that goes to an address is `browse:`"
_VERIFY: Final = "did you mean a step `verify:`? Write it last under `steps:`"
_FINALLY: Final = "did you mean `finally`? It holds steps that run after the others, whatever way they ended"
_PLAIN: Final = 'write it as a plain step: - press "Save"'

HEAD_HABITS: Final = {
    "name": "did you mean `flow`?",
    "title": "did you mean `flow`?",
    "description": "did you mean `flow`? Longer words go into a `#` comment",
    "url": _START,
    "open": _START,
    "base_url": _START,
    "baseUrl": _START,
    "web": _START,
    "expect": _VERIFY,
    "assert": _VERIFY,
    "verify": _VERIFY,
    "env": "did you mean `vars`? An environment variable is ${env:NAME}",
    "variables": "did you mean `vars`?",
    "appId": "did you mean `app`?",
    "tests": "did you mean `steps`?",
    "tasks": "did you mean `steps`?",
    "commands": "did you mean `steps`?",
    "flows": "did you mean `steps`?",
    "do": "did you mean `steps`?",
    "timeout": "did you mean `limits: {seconds: …}`?",
    "turns": "did you mean `limits: {turns: …}`?",
    "calls": "did you mean `limits: {calls: …}`?",
    "seconds": "did you mean `limits: {seconds: …}`?",
    "never": "did you mean `stop_before`?",
    "viewport": "did you mean `browser: {viewport: …}`?",
    "headless": "did you mean `browser: {headed: …}`?",
    "use": LATER,
    "after": _FINALLY,
    "teardown": _FINALLY,
    "cleanup": _FINALLY,
    "onFlowComplete": _FINALLY,
    "tags": LATER,
    "retries": LATER,
}
"""A key at the head of a file that we do not have, and what to write."""

STEP_HABITS: Final = {
    "tap": _PLAIN,
    "tapOn": _PLAIN,
    "click": _PLAIN,
    "hover": _PLAIN,
    "scroll": _PLAIN,
    "select": _PLAIN,
    "act": "write it as a plain step, without a key",
    "action": "write it as a plain step, without a key",
    "step": "write it as a plain step, without a key",
    "prompt": "write it as a plain step, without a key",
    "name": "write it as a plain step, without a key",
    "type": 'did you mean `enter: {field: text}`? Or plainly: - type "text" into the field',
    "fill": "did you mean `enter: {field: text}`?",
    "input": "did you mean `enter: {field: text}`?",
    "inputText": "did you mean `enter: {field: text}`?",
    "wait": "did you mean `wait_for`? It waits for a condition",
    "sleep": "did you mean `wait_for`? It waits for a condition",
    "waitFor": "did you mean `wait_for`?",
    "waitUntil": "did you mean `wait_for`?",
    "goto": "did you mean `browse`?",
    "visit": "did you mean `browse`?",
    "navigate": "did you mean `browse`?",
    "url": "did you mean `browse`?",
    "openLink": "did you mean `browse`?",
    "expect": "did you mean `verify`?",
    "assert": "did you mean `verify`?",
    "assertVisible": "did you mean `verify`?",
    "check": "did you mean `verify`?",
    "launch": "did you mean `open`?",
    "launchApp": "did you mean `open`?",
    "choose": LATER,
    "read": LATER,
    "extract": LATER,
    "pick": LATER,
    "if": LATER,
    "repeat_until": LATER,
    "use": LATER,
}
"""A key of a step that we do not have, and what to write."""

BROWSER_HABITS: Final = {
    "headless": "did you mean `headed`?",
    "timezoneId": "did you mean `timezone`?",
    "timezone_id": "did you mean `timezone`?",
    "executablePath": "did you mean `executable`?",
    "executable_path": "did you mean `executable`?",
    "httpCredentials": "did you mean `http_credentials`?",
    "ignoreHTTPSErrors": "did you mean `ignore_https_errors`?",
    "extra_http_headers": "did you mean `headers`?",
    "extraHTTPHeaders": "did you mean `headers`?",
}

SECRETS_HABITS: Final = {
    "on": "did you mean `hosts`?",
    "host": "did you mean `hosts`?",
    "domain": "did you mean `hosts`?",
    "domains": "did you mean `hosts`?",
    "variable": "did you mean `env`?",
    "value": "did you mean `env`? It names the environment variable; the file never holds the secret",
}
ALLOW_HABITS: Final = {"host": "did you mean `on`?", "domain": "did you mean `on`?", "count": "did you mean `times`?"}
LIMITS_HABITS: Final = {
    "timeout": "did you mean `seconds`?",
    "time": "did you mean `seconds`?",
    "steps": "did you mean `turns`?",
    "disabled_loops": "did you mean `loops: {completion: off}`?",
}

HABITS: Final[dict[str, dict[str, str]]] = {
    "": HEAD_HABITS,
    "steps": STEP_HABITS,
    "finally": STEP_HABITS,
    "browser": BROWSER_HABITS,
    "allow": ALLOW_HABITS,
    "secrets": SECRETS_HABITS,
    "limits": LIMITS_HABITS,
}
"""By the key that the map stands under."""
