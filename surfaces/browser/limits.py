"""Every number the browser surface turns on, with unit, reason and source."""

from __future__ import annotations

from typing import Final

from view import budgets

from ..limit import Limit

_SETTLE = "docs/measured/settle.md"
_AIM = "docs/decisions/aim.md"
_LIFE = "docs/decisions/lifecycle.md"
_LABELS = "docs/decisions/unlabelled-fields.md"
_LOOK = "docs/measured/look.md"
_LEADS = "docs/decisions/telling-addresses.md"
_WINDOWS = "docs/decisions/windows.md"
_ASKS = "docs/decisions/page-asks.md"

# Starting and ending
LAUNCH_S: Final = Limit(30, "s", "A cold start from a slow disk takes 10 s; past this the browser hangs.", _LIFE)
ATTACH_S: Final = Limit(10, "s", "A running browser answers within a second, or not at all (sleeping tabs).", _LIFE)
CLOSE_S: Final = Limit(5, "s", "Chromium closes within 1 s; past this its process group is killed.", _LIFE)
VIEWPORT_WIDTH: Final = Limit(1280, "CSS pixels", "The commonest desktop layout; pages show no tablet menu.", _LIFE)
VIEWPORT_HEIGHT: Final = Limit(800, "CSS pixels", "What is left of a laptop's screen below tab and address bar.", _LIFE)

# Aiming
AIM_APART_S: Final = Limit(0.03, "s", "Two frames at 60 Hz: what moves has moved by then.", _AIM)
AIM_TRIES: Final = Limit(20, "readings", "0.6 s: longer than the usual transition of 0.15 to 0.4 s.", _AIM)
AIM_SLACK_PX: Final = Limit(0.5, "CSS pixels", "Sub-pixel layout makes a resting box differ by rounding.", _AIM)
POINTER_TRIES: Final = Limit(
    5, "moves", "A frame of another process is told of the pointer a frame or two later than its page.", _AIM
)
RECEIVER_TEXT: Final = Limit(40, "characters", "So much of its text tells a person which layer is meant.", _AIM)
RECEIVER_CLASSES: Final = Limit(2, "classes", "Two tell one layer from the next; style sheets give it thirty.", _AIM)
RECEIVER_LEVELS: Final = Limit(8, "elements", "A listed control around what lies at the point is this near.", _AIM)
TAKER_AREA: Final = Limit(
    4, "times the target's area", "A parent this tight around its text is what a person presses.", _AIM
)
LAYER_SHARE: Final = Limit(0.5, "of the window", "A layer over half the window is a backdrop, not a decoration.", _AIM)
LAYER_GRID: Final = Limit(
    7, "points a side", "49 points find a free spot between the controls of any common page.", _AIM
)
COVER_WORDS: Final = Limit(60, "characters", "What a cover says, cut: it is named, not read.", _AIM)
OPERATION_S: Final = Limit(15, "s", "The slowest touch (200 keys, a drag) takes 2 s; past this the page hangs.", _AIM)
DRAG_STEPS: Final = Limit(8, "moves", "Drag libraries start after a few pixels and need several moves.", _AIM)

# Typing
KEYS_AT_A_TIME: Final = Limit(1, "keys", "A space that reaches a dialog that just opened presses its button.", _AIM)
BY_KEYS: Final = Limit(
    200, "characters", "Longer texts are inserted at once: no page completes them as one types.", _AIM
)
READ_BACK_S: Final = Limit(
    0.06, "s", "By then a page has taken back what it does not accept at once: a timer of 0, a frame.", _AIM
)
REDRAWN_TRIES: Final = Limit(
    4, "looks", "A page that draws a field anew has done so three frames after the key, or does something else.", _AIM
)
SCROLL_SHARE: Final = Limit(0.8, "of the height", "A fifth stays in view, so that nothing is skipped.", _AIM)

# Settling
REACTION_S: Final = Limit(0.25, "s", "A page that debounces begins its request 0.1 to 0.2 s after the press.", _SETTLE)
COMPLETION_S: Final = Limit(0.4, "s", "A list of completions is asked for 0.3 s after the last key.", _SETTLE)
NOTICED_S: Final = Limit(0.05, "s", "A request that a press itself makes has begun within 3 frames.", _SETTLE)
NETWORK_S: Final = Limit(1.0, "s", "Longest wait for requests that change the page; for writing: `WRITTEN_S`.", _SETTLE)
WRITTEN_S: Final = Limit(
    10.0,
    "s",
    "What an action writes may be refused, and what shows be taken back; reading by POST (GraphQL) looks the same.",
    _SETTLE,
)
RECENT_S: Final = Limit(3.0, "s", "A request older than this at the press is not the press's.", _SETTLE)
QUIET_DATA_S: Final = Limit(
    0.5, "s", "Quiet since the last data request began: chains of them follow closely.", _SETTLE
)
QUIET_PARTS_S: Final = Limit(
    0.15, "s", "Quiet since the last part of a document, or the last that wrote, ended: scripts then run.", _SETTLE
)
STILL_S: Final = Limit(0.12, "s", "No change of the document for seven frames.", _SETTLE)
STILL_MOST_S: Final = Limit(0.4, "s", "Longest wait for stillness: some pages never are.", _SETTLE)
NAVIGATION_S: Final = Limit(10.0, "s", "A navigation in progress until the new document stands.", _SETTLE)
REFRESH_S: Final = Limit(1.0, "s", "A refresh announced for later than this is a timer, not a redirect.", _SETTLE)
HUM_BEGINS: Final = Limit(6, "begins", "A list is loaded in fewer pages than this, and then no more.", _SETTLE)
HUM_MEMORY: Final = Limit(20, "begins", "Enough to know the hum from before a press that takes a second.", _SETTLE)
DIALOGS_MOST: Final = Limit(10, "messages a reply", "A page that asks on and on says nothing new.", _LIFE)
BEAT_S: Final = Limit(0.03, "s", "Changes of one node closer together than two frames are one change.", _SETTLE)
BEAT_MEMORY_S: Final = Limit(
    5, "s", "A node's changes are remembered this long: slower clocks hold nothing up.", _SETTLE
)
RESTLESS_BEATS: Final = Limit(
    3, "changes", "A node that changed this often with nothing done moves by itself.", _SETTLE
)
POLL_S: Final = Limit(0.02, "s", "How often the surface looks at its own record of requests.", _SETTLE)
WAIT_S: Final = Limit(0.5, "s", "What one `wait` move waits, as the reference does on the web.", _SETTLE)

# Windows and frames
TARGETS_MOST: Final = Limit(
    budgets.TARGETS.value, "windows", "Listed at a time; a run that opens more has lost its way.", _WINDOWS
)
FRAMES_MOST: Final = Limit(
    budgets.FRAMES.value, "frames", "Listed at a time; pages full of advertisements have 60.", _WINDOWS
)
TOPOLOGY_MOST: Final = Limit(
    budgets.TOPOLOGY.value, "events", "Windows that came and went, kept until somebody asks.", _WINDOWS
)
ADDRESS_LENGTH: Final = Limit(
    budgets.ADDRESS.value, "characters", "Of a listed address; longer ones carry data.", _WINDOWS
)
OWN_WINDOW_S: Final = Limit(
    5.0, "s", "So long after a press Chromium lets a page open a window for it (transient activation).", _WINDOWS
)
DIALOG_S: Final = Limit(
    budgets.DIALOG.value / 1000, "s", "A JavaScript dialog that a press brings up has opened by then.", _WINDOWS
)
DOWNLOAD_S: Final = Limit(
    budgets.DOWNLOAD.value, "s", "A bill or a picture; what takes longer is no part of a step.", _WINDOWS
)
DIAGNOSTICS_S: Final = Limit(
    budgets.DIAGNOSTICS.value, "s", "What the console and the network said is kept this long.", _WINDOWS
)
DIAGNOSTICS_MOST: Final = Limit(128, "entries", "A page that complains on and on says nothing new.", _WINDOWS)
DIAGNOSTIC_LENGTH: Final = Limit(256, "characters", "A message names its error in its first line.", _WINDOWS)
AWAITED_S: Final = Limit(budgets.WAIT.value, "s", "What `wait` waits for where nobody says how long.", _WINDOWS)
AWAITED_MOST_S: Final = Limit(
    60, "s", "Longer waits are asked for again, so that a client is not left waiting.", _WINDOWS
)
AWAITED_EVERY_S: Final = Limit(0.1, "s", "A look takes about as long.", _WINDOWS)

# Seeing
SCREENS: Final = Limit(
    3, "screens", "Read in full this far on each side of the viewport: a look costs the same on any page.", _LOOK
)
CONTROLS_MOST: Final = Limit(800, "controls", "Listed in one look; more than a person could weigh.", _LOOK)
TEXTS_MOST: Final = Limit(400, "texts", "Listed in one look; the rest is counted.", _LOOK)
WHOLE_MOST: Final = Limit(
    20_000, "items of a kind", "The full read's bound: beyond it the answer is 20 MB of JSON.", _LOOK
)
NAME_LENGTH: Final = Limit(120, "characters", "The longest button label met on the bench pages has 61.", _LOOK)
TEXT_LENGTH: Final = Limit(
    160, "characters", "Two lines of print; a longer paragraph's start tells what it is about.", _LOOK
)
VALUE_LENGTH: Final = Limit(1_000, "characters", "A filled text area's first screen.", _LOOK)
MESSAGE_LENGTH: Final = Limit(400, "characters", "A dialog's own words; longer ones are terms and conditions.", _LOOK)
MATCHES_MOST: Final = Limit(
    64,
    "elements a selector",
    "Named for whoever asked; one more is counted. None may be used: it takes one.",
    "docs/locators.md",
)
CHOICES_MOST: Final = Limit(60, "options", "Months, hours and states fit; countries are found by typing.", _LOOK)
LEFT_PX: Final = Limit(200, "CSS pixels", "A nameless field's label stands at most this far to its left.", _LOOK)
ABOVE_PX: Final = Limit(40, "CSS pixels", "A nameless field's label stands at most this far above it.", _LOOK)
SAME_BOX: Final = Limit(
    0.6, "shared area / joint area", "From here on two nested boxes are one thing to a person.", _LOOK
)
LAYER_CONTROLS: Final = Limit(3, "controls", "A roleless box over this many controls is in front of the page.", _LOOK)
NOTICE_SHARE: Final = Limit(
    0.1, "of the window", "A notice as wide as the window is this high; what asks for an answer is larger.", _LOOK
)
SCROLLER_PX: Final = Limit(
    24, "CSS pixels", "Less hidden than a line of text is rounding, not content to scroll to.", _LOOK
)
MANY_CHILDREN: Final = Limit(
    100, "children", "From here on a parent's children are sought, not measured one by one.", _LOOK
)
TAIL_CHILDREN: Final = Limit(16, "children", "Pages append their layers at the end; these are always measured.", _LOOK)
TEXT_INDENT: Final = Limit(400, "CSS pixels", "Text set this far to the left has been replaced by a picture.", _LOOK)
FADED: Final = Limit(0.02, "opacity", "Under it nothing can be made out.", _LOOK)
WORD_GAP_PX: Final = Limit(24, "CSS pixels", "Words further apart than this in a line are columns of it.", _LOOK)
LETTER_GAP_PX: Final = Limit(3, "CSS pixels", "Closer than a thin space: letters of one word.", _LOOK)
LABEL_WORDS: Final = Limit(5, "words", "A longer text beside a field is a sentence about something.", _LABELS)
PLAIN_WORDS: Final = Limit(2, "words", "So short a text beside a field is its label, whatever button follows.", _LABELS)
PART_NODES: Final = Limit(
    300, "elements", "A drop-down with a hundred options; what holds more is a part of the page.", _LOOK
)
CALENDAR_NODES: Final = Limit(600, "elements", "A month of 42 days, ten elements for each, and its head.", _LOOK)
CALENDAR_LEVELS: Final = Limit(
    6, "levels", "From a day's link to its table, from there to the box with the month.", _LOOK
)
SINK_PX: Final = Limit(4, "CSS pixels", "A field this thin shows no letter: it only takes an editor's keys.", _AIM)
SINK_LEVELS: Final = Limit(
    5, "levels", "Between an editor's box and the field in it stand two or three wrappers.", _AIM
)
EDITOR_PX: Final = Limit(40, "CSS pixels", "Narrower than five letters is no editor to write in.", _AIM)
UNREAD_PX: Final = Limit(
    24, "CSS pixels", "A smaller drawing or element of the page's own kind is an icon.", "docs/observation.md"
)
LEADS_MOST: Final = Limit(12, "words", "An address, its query and the calls of one handler.", _LEADS)
ASKED_LENGTH: Final = Limit(
    400, "characters", "Questions kept of a text that is cut: as long as a dialog's message.", _ASKS
)
NAME_DEPTH: Final = Limit(
    60, "levels", "Deeper nesting inside a label is a machine's, and its text is taken flat.", _LOOK
)
LOOK_S: Final = Limit(5, "s", "The slowest look met took 0.2 s; past this the page's own script hangs.", _LOOK)
WHOLE_LOOK_S: Final = Limit(20, "s", "20,000 items took 5 s on a machine with eight times its work.", _LOOK)
LOOK_TRIES: Final = Limit(3, "readings", "A navigation in the middle of a look makes it begin again.", _LOOK)
