"""The forms of sentence that conditions are written in, as patterns."""

from __future__ import annotations

import re
from typing import Final

from .tables import tables

AUXILIARY: Final = r"(?:does|do|did|can|could|should|must|will|would|may)"
PLAIN_VERBS: Final = (
    r"show|contain|include|say|have|mention|list|display|hold|read|equal|match|start with|end with|begin with"
)
VERBS: Final = (
    r"shows|displays|says|costs|owes|weighs|reads|contains|holds|has|lists|includes|mentions|gives|equals|matches"
    r"|starts with|ends with|begins with|states|reports|tells|warns|show|contain|include|say|have|mention"
)
BEING: Final = (
    rf"(?:{AUXILIARY}(?P<n2> not)? be|is|are|was|were|(?:has|have|had)(?P<n3> not)? been"
    r"|remains?|stays?|becomes?|became|gets|got)(?P<n4> not)?"
)
COMING: Final = rf"(?:{AUXILIARY}(?P<n1> not)? |(?P<n6>not ))?(?:exists?|appears?|appeared)"
LEAVING: Final = r"(?P<left>(?:has |have |had )?(?:disappeared|vanished|gone)|went away)"
SHOWN: Final = r"(?:shown|listed|displayed|visible|there|present)"

VERB: Final = re.compile(
    rf"(?<!\bthat )(?<!\bwhich )(?<!\bwho )\b(?:(?P<exist>{COMING}|{LEAVING})|(?P<be>{BEING})"
    rf"|(?P<say>{AUXILIARY}(?P<n5> not)? (?:{PLAIN_VERBS})|(?P<n7>not )?(?:{VERBS})))"
    r"\b(?!\s+(?:is|are|was|were|button|link|tab|menu)\b)",
    re.I,
)
"""The verb of a clause; which of the groups ``n1`` to ``n7`` is there says that it is denied."""

THERE: Final = re.compile(r"^there (?:is|are|was|were|exists?|remains?)(?P<n> not)?(?: any\b)?\s*(?P<o>.*)$", re.I)
SEEN: Final = re.compile(
    r"^(?:you|we|i|one|the user|a user)\s+(?:can|could|should)?(?P<n> not)?\s*(?:see|sees|find|read)\s+(?P<o>.+)$", re.I
)
NO: Final = re.compile(r"^(?:no|not any|not a|not an|none of|neither)\s+(?P<rest>.+)$", re.I)
NOT_ALL: Final = re.compile(r"^not (?P<rest>(?:all|every|each|both)\b.+)$", re.I)
NOTHING: Final = re.compile(
    r"^(?:there (?:is|are)\s+)?nothing(?: else)?\b(?:.*?\b(?:in|on|inside|from|at)\s+(?P<place>.+?))?"
    r"(?: is .*| was .*| has .*)?$",
    re.I,
)
SAYING: Final = re.compile(
    r"^(?:an?|the|some)?\s*"
    r"(?:[\w-]+ )?(?:message|text|notice|note|banner|toast|alert|heading|label|sentence|warning|status)"
    r"\s+(?:that (?:says|reads|shows|states)|saying|reading|which says|with the text)\s+(?:that )?(?P<o>.+?)"
    rf"(?:\s+(?:is|are|was)(?P<n> not)? {SHOWN}|\s+appears|\s+exists)?$",
    re.I,
)
TITLED: Final = re.compile(
    rf"^(?:the |a |an )?(?P<sort>[a-z]+) (?P<o>[A-Z].+?)(?: (?:is|are|was)(?P<n> not)? {SHOWN}| appears| exists)$"
)
ADVERBS: Final = re.compile(rf"^(?:(?:{'|'.join(sorted(tables().words['adverbs']))})\s+)+", re.I)
INSIDE: Final = re.compile(
    r"^(?:in|on|inside|under|within|among|part of|at)\s+(?:the |my |your |its )?(?P<place>.+)$", re.I
)
_LINKS: Final = sorted((said for said in tables().labels if " " in said or said.endswith("ed")), key=len, reverse=True)
LINK: Final = re.compile(
    rf"^(?P<link>{'|'.join(_LINKS)}|to|from|until|till|set to|equal to|equal|exactly|at(?! least| most)|now"
    r"|changed to|filled with|prefilled with|worth|priced at)\s+(?P<o>.+)$",
    re.I,
)
AT_WORK: Final = re.compile(r"^being\s+\w+(?:\s+(?P<rest>.*))?$", re.I)
SIGNED: Final = re.compile(
    r"^(?:logged|signed|log|sign)[ -]?(?P<how>in|out|off|on)(?:\s+(?:as|to|into|with)\s+(?P<who>.+))?$", re.I
)
DONE_TO: Final = re.compile(r"^[\w-]+\s+(?:to|from|in|into|on|for|by|with|as)\b", re.I)
GREETS: Final = re.compile(
    r"^(?:the |a )?(?:\w+ )?(?:welcomes|greets|says hello to|is welcoming|is greeting)\s+(?P<o>.+)$", re.I
)
NUMBER_OF: Final = re.compile(r"^(?:the |a )?(?:number|amount|count) of\s+(?:the )?", re.I)
ORDER: Final = re.compile(
    rf"^(?P<one>.+?)\s+(?:{AUXILIARY}(?P<n1> not)? come|comes?|{AUXILIARY}(?P<n2> not)? be|is|are|stands?|appears?)"
    r"(?P<n3> not)?(?: (?:listed|shown|placed|directly|right|just|immediately|now))*"
    r" (?P<how>before|ahead of|above|after|below) (?P<other>.+?)(?: (?:in|on) the (?:list|table|page|queue|results))?$",
    re.I,
)
SORTED: Final = re.compile(
    r"^(?P<s>.+?)\s+(?:is|are)(?P<n> not)?(?: now| still)?"
    r"(?: (?:sorted|ordered|listed)(?: by(?: the| their)?)? (?P<by>.+)"
    r"| in (?P<abc>alphabetical|ascending|descending) order)$",
    re.I,
)
NTH: Final = re.compile(
    r"^(?P<one>.+?)\s+(?:is|comes)(?P<n> not)?(?: listed| shown)? (?:the )?(?:(?P<nth>first|second|third|last)"
    r"(?: (?:one|item|entry|row|(?P<sort>[a-z]+)))?|at the (?P<end>top|bottom))(?: (?:in|on|of) the (?P<place>.+))?$",
    re.I,
)
IT: Final = re.compile(r"^(?:the |a |an )?(?:page|screen|site|app|it)\s+", re.I)
WITHOUT: Final = re.compile(r"^(?P<s>.+?)\s+without\s+(?:any\s+|an?\s+)?(?P<o>.+)$", re.I)
TO_BE_SHOWN: Final = re.compile(rf"\s+(?:to be |being )?(?:{'|'.join(sorted(tables().words['showing']))})$", re.I)
NONE: Final = re.compile(r"^(?:no|zero|not any|none)\s+(.+)$", re.I)
ONLY: Final = re.compile(r"^(?:only|just|nothing but)\s", re.I)
THE_ONLY: Final = re.compile(r"^the (?:only|sole)\s", re.I)
THAT: Final = re.compile(r"^(?:that|the (?:text|words?|message|value|number|title)(?= [\ue000-\ue0ff0-9]))\s+", re.I)
NOTHING_IN_IT: Final = tables().phrases["nothing_in_it"]
