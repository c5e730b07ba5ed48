"""Steps that do something to a thing: save, send, publish, delete, make anew."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from view import FrontKind
from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..stage import astray, failed, loading, unmoved
from ..words import Deed, vocabulary

FAMILIES: Final = ("mail", "admin", "files", "boards", "bookings")
FINISHED: Final = frozenset({"finished"})
OTHERS: Final = (
    "Preview", "Rename", "Print", "Comment", "Help", "Cancel", "Close", "Move", "Export", "Copy link", "Details",
)  # fmt: skip
ROLES: Final = ("status", "status", "status", "text", "alert", "heading")


@dataclass(frozen=True)
class Scene:
    """A thing, the button that does the deed to it, and what else is there."""

    family: str
    deed: Deed
    thing: str
    button: str
    body: tuple[Bit, ...]
    controls: tuple[Bit, ...]

    @property
    def said(self) -> str:
        return f'pressed button "{self.button}"'

    @property
    def first(self) -> Frame:
        return Frame(bits=(*self.body, *self.controls))

    def message(self, r: Random) -> Bit:
        return bit(r.choice(ROLES), r.choice(self.deed.told).format(o=self.thing))


def commit(r: Random) -> Story:
    """One press does it, a message or the way back shows; or it fails, loads, asks again."""
    deed, family = r.choice(vocabulary().deeds), r.choice(FAMILIES)
    thing, verb = r.choice(vocabulary().things[family]), deed.verb.lower()
    step = r.choice((f"{verb} the {thing}", f"{deed.verb} {thing}", f'{verb} "{thing}"', f"{verb} {thing}"))
    if r.random() < 0.35:
        return _in_a_list(r, family, step, deed, thing)
    button = r.choice(deed.buttons).format(o=thing)
    others = [name for name in r.sample(OTHERS, 3) if name.lower() not in button.lower() and name.lower() != verb]
    body = [bit("heading", r.choice((thing, "Details", "Overview")))]
    body += [bit("text", thing)] if body[0].element.name != thing else []
    controls = [bit("button", name) for name in others]
    controls.insert(r.randrange(len(controls) + 1), bit("button", button, target=True))
    scene = Scene(family, deed, thing, button, tuple(body), tuple(controls))
    return Story(family=family, step=step, frames=(scene.first, *_ends(r, scene)))


def _ends(r: Random, scene: Scene) -> tuple[Frame, ...]:
    kind = r.choices(("told", "asks", "fails", "nothing", "loads", "astray"), (56, 12, 11, 9, 7, 5))[0]
    done = Frame(bits=_told(r, scene), said=scene.said, done=True, moves=FINISHED)
    match kind:
        case "fails":
            return (failed(scene.first, scene.said, r),)
        case "nothing":
            return (unmoved(scene.first, scene.said),)
        case "astray":
            return (astray(scene.said, scene.family, r),)
        case "loads":
            return (
                loading(scene.first, scene.said, r),
                Frame(bits=done.bits, said="waited", done=True, moves=FINISHED),
            )
        case "asks":
            return _asked(scene, done)
    return (done,)


def _asked(scene: Scene, done: Frame) -> tuple[Frame, ...]:
    """A dialog wants to know whether it is meant."""
    yes = bit("button", scene.button.split(maxsplit=1)[0], path=("dialog",), front=True, target=True)
    name = f"{scene.deed.verb} {scene.thing}?"
    ask = (bit("dialog", name, front=True), bit("button", "Cancel", path=("dialog",), front=True), yes)
    page = [Bit(b.element) for b in scene.first.bits]
    asked = Frame(bits=(*page, *ask), said=scene.said, front=FrontKind.DIALOG, front_name=name)
    return (asked, Frame(bits=done.bits, said=f"pressed {yes.element.label}", done=True, moves=FINISHED))


def _told(r: Random, scene: Scene) -> tuple[Bit, ...]:
    """A message, and the button kept, out of use, gone or turned into the way back."""
    kept = [Bit(b.element) for b in scene.controls if b.element.name != scene.button]
    match r.choice(("keeps", "swaps", "disables", "leaves")):
        case "swaps" if scene.deed.reverse:
            kept.append(bit("button", scene.deed.reverse))
            if r.random() < 0.4:
                return (*scene.body, *kept)
        case "disables":
            kept.append(bit("button", scene.button, Condition.DISABLED))
        case "keeps":
            kept.append(bit("button", scene.button))
    rest = [*scene.body, *kept]
    rest.insert(r.randrange(len(rest) + 1), scene.message(r))
    return tuple(rest)


def _in_a_list(r: Random, family: str, step: str, deed: Deed, thing: str) -> Story:
    """Each row has the same buttons: the right row's is meant."""
    button, extra, kind = (
        deed.buttons[0].format(o="").strip(),
        r.choice(("Details", "Edit", "Open")),
        r.choice(("link", "text")),
    )
    names = r.sample([name for name in vocabulary().things[family] if name != thing], r.randrange(2, 6))
    names.insert(r.randrange(len(names) + 1), thing)
    head = bit("heading", "All")

    def rows(swapped: str = "") -> list[Bit]:
        found = []
        for n, name in enumerate(names, 1):
            path = ("main", f"listitem #{n}")
            label = swapped if swapped and name == thing else button
            does = bit("button", label, path=path, target=name == thing and not swapped)
            found += [bit(kind, name, path=path), bit("button", extra, path=path), does]
        return found

    first, said = Frame(bits=(head, *rows())), f'pressed button "{button}"'
    told = bit(r.choice(("status", "alert")), r.choice(deed.told).format(o=thing))
    match r.choices(("told", "fails", "nothing", "other"), (58, 14, 12, 16))[0]:
        case "fails":
            end = failed(first, said, r)
        case "other" if "{o}" in deed.told[0]:
            wrong = r.choice([name for name in names if name != thing])
            end = Frame(bits=(head, bit("status", deed.told[0].format(o=wrong)), *rows()), said=said, unsure=True)
        case "nothing" | "other":
            end = unmoved(first, said)
        case _:
            after = [Bit(b.element) for b in rows(deed.reverse)]
            end = Frame(bits=(head, told, *after), said=said, done=True, moves=FINISHED)
    return Story(family=family, step=step, frames=(first, end))


KINDS: Final = {
    "mail": ("message", "label", "contact"),
    "admin": ("user", "voucher", "page"),
    "files": ("folder", "document"),
    "boards": ("task", "list", "card"),
}


def create(r: Random) -> Story:
    """A form or a row for something new comes into view."""
    family = r.choice(list(KINDS))
    kind = r.choice(KINDS[family])
    step = r.choice(("create a new {}", "start a new {}", "add a new {}", "new {}", "create a {}")).format(kind)
    own = "Compose" if kind == "message" else "Add"
    button = r.choice((f"New {kind}", f"Add {kind}", "New", "Create", f"Create {kind}", own))
    rows = [bit("row", name) for name in r.sample(vocabulary().things[family], 4)]
    head, opener = bit("heading", r.choice(vocabulary().places[family])), bit("button", button, target=True)
    keyed = frozenset({"activate", "shortcut"}) if r.random() < 0.3 else frozenset({"activate"})
    first = Frame(bits=(head, opener, *rows), moves=keyed)
    said = f'pressed button "{button}"'
    match r.choices(("dialog", "page", "row", "nothing", "fails"), (35, 25, 18, 12, 10))[0]:
        case "nothing":
            end = unmoved(first, said)
        case "fails":
            end = failed(first, said, r)
        case how:
            end = _made(r, how, kind, said, (head, Bit(opener.element), *rows))
    return Story(family=family, step=step, frames=(first, end))


def _made(r: Random, how: str, kind: str, said: str, page: tuple[Bit, ...]) -> Frame:
    names = r.sample(("Name", "Title", "Subject", "To", "Description"), 2)
    match how:
        case "dialog":
            name = r.choice((f"New {kind}", f"Add {kind}", f"Create {kind}"))
            path = (f'dialog "{name}"',)
            inside = [bit("heading", name, path=path, front=True)]
            inside += [bit("textbox", field, path=path, front=True) for field in names]
            inside.append(bit("button", r.choice(("Save", "Create", "Send")), path=path, front=True))
            bits = (*page, *inside)
            return Frame(bits=bits, said=said, done=True, moves=FINISHED, front=FrontKind.DIALOG, front_name=name)
        case "page":
            form = [bit("textbox", name) for name in names]
            title = f"New {kind}"
            bits = (bit("heading", title), *form, bit("button", "Save"))
            return Frame(bits=bits, said=said, done=True, moves=FINISHED, title=title)
    told = bit("status", f"{kind.capitalize()} created")
    return Frame(bits=(*page, bit("row", f"Untitled {kind}"), told), said=said, done=True, moves=FINISHED)


def remove(r: Random) -> Story:
    """A thing goes out of its list; or another one does, or it stays."""
    family = r.choice(("mail", "files", "boards", "admin", "shop"))
    names = r.sample(vocabulary().things[family], r.randrange(3, 7))
    thing = r.choice(names)
    verbs = (("delete", "Delete"), ("remove", "Remove"), ("delete", "Remove"), ("remove", "×"), ("archive", "Archive"))
    verb, button = r.choice(verbs)
    where = r.choice(("", "", " from the list", " from the basket" if family == "shop" else ""))
    step, said = f"{verb} {r.choice(('', 'the '))}{thing}{where}", f'pressed button "{button}"'
    head = bit("heading", r.choice(("All", "Your list", f"{len(names)} items")))

    def listed(gone: str = "") -> list[Bit]:
        found: list[Bit] = []
        for n, name in enumerate((name for name in names if name != gone), 1):
            path = ("main", f"listitem #{n}")
            found += [bit("text", name, path=path), bit("button", button, path=path, target=name == thing)]
        return found

    first = Frame(bits=(head, *listed()))
    match r.choices(("gone", "other", "nothing", "fails"), (60, 18, 12, 10))[0]:
        case "other":
            end = Frame(bits=(head, *listed(r.choice([name for name in names if name != thing]))), said=said)
        case "nothing":
            end = unmoved(first, said)
        case "fails":
            end = failed(first, said, r)
        case _:
            words = r.choice(("Deleted", "Removed", f"{thing} removed", f"{thing} was deleted", "Item removed"))
            told = [bit("status", words)] if r.random() < 0.5 else []
            end = Frame(
                bits=(head, *told, *(Bit(b.element) for b in listed(thing))), said=said, done=True, moves=FINISHED
            )
    return Story(family=family, step=step, frames=(first, end))


def written_back(r: Random) -> Story:
    """A reply, a comment, a change: its field opens in place."""
    verb = r.choice(("reply", "comment", "edit", "forward"))
    thing = r.choice(vocabulary().things[r.choice(("mail", "boards"))])
    steps = {
        "reply": "reply to the message",
        "comment": "comment on {}",
        "edit": "edit {}",
        "forward": "forward the message",
    }
    button = bit("button", verb.capitalize(), target=True)
    page = (bit("heading", thing), bit("text", "From " + r.choice(vocabulary().things["people"])))
    others = tuple(bit("button", name) for name in r.sample(("Archive", "Star", "Print", "Move"), 2))
    first, said = Frame(bits=(*page, button, *others)), f"pressed {button.element.label}"
    path = (f'form "{verb.capitalize()}"',)
    field = bit("textbox", r.choice(("Message", "Text", "Title", "Write something")), path=path)
    save = bit("button", r.choice(("Send", "Save", "Post")), path=path)
    done = Frame(bits=(*page, Bit(button.element), *others, field, save), said=said, done=True, moves=FINISHED)
    end = r.choices((done, unmoved(first, said), failed(first, said, r)), (70, 18, 12))[0]
    return Story(family="mail", step=steps[verb].format(thing), frames=(first, end))


GERUNDS: Final = {
    "paying": ("Pay", "Pay € 24.90", "Pay now", "Proceed to payment", "Go to payment", "Place order", "Buy now"),
    "sending the message": ("Send", "Send now", "Send message"),
    "booking": ("Book now", "Book", "Continue to booking", "Reserve"),
    "submitting": ("Submit", "Submit form", "Send"),
    "publishing the page": ("Publish", "Publish page", "Publish now"),
    "deleting the account": ("Delete account", "Delete my account"),
}
ASIDE: Final = (
    "Ways to pay", "Payment methods", "Sent", "Booking terms", "Send feedback", "Publisher", "Order history",
    "Change details", "Delete draft", "Back", "Help", "Price list", "Payments and refunds",
)  # fmt: skip


def named(r: Random) -> Story:
    """A deed that the flow stops before: the control that would do it is to be found."""
    step = r.choice(list(GERUNDS))
    target = bit(r.choice(("button", "button", "link")), r.choice(GERUNDS[step]), target=True)
    others = [bit(r.choice(("link", "link", "button")), name) for name in r.sample(ASIDE, 4)]
    bits = [bit("heading", r.choice(("Review", "Summary", "Check your entries"))), *others]
    bits.insert(r.randrange(1, len(bits) + 1), target)
    return Story(family="shop", step=step, frames=(Frame(bits=tuple(bits)),))
