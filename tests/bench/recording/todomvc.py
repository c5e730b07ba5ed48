"""The tales of the to-do list in some of its frameworks: of the test set. What is done the list itself says."""

from __future__ import annotations

from collections.abc import Sequence

from view import Allowance

from .tale import WAIT, App, Leg, Tale, halt, key, press, type_, wrong

EXAMPLES = ("angularjs", "backbone", "canjs_require", "emberjs")
"""Of the bench's twenty: no two of one family, and not so many that the set is of little else."""

LIST = (
    "[...document.querySelectorAll('#todo-list > li')].map(li => [li.querySelector('label').textContent.trim(),"
    " li.querySelector('.toggle').checked])"
)
TITLES = f"({LIST}).map(one => one[0]).join('|')"
DONE = f"({LIST}).filter(one => one[1]).map(one => one[0]).join('|')"
CONFIRM = key("confirm")
MILK, DOG, RENT = (type_(words, "#new-todo") for words in ("buy milk", "walk the dog", "pay rent"))


def _row(words: str, part: str) -> str:
    return f'#todo-list > li:has(label:text-is("{words}")) {part}'


MARK, MARK_OTHER = press(_row("walk the dog", ".toggle")), press(_row("pay rent", ".toggle"))
ACTIVE, COMPLETED = (press(f'#filters a:text-is("{words}")') for words in ("Active", "Completed"))
DESTROY = press(_row("buy milk", ".destroy"))
CLEAR = press("#clear-completed")
MAY_DESTROY = tuple(Allowance(name=sign) for sign in ("✖", "×", "x"))

ADD = Leg(
    steps=(
        'Add the to-do "buy milk"',
        'add "buy milk" to the list',
        'create a to-do called "buy milk"',
        'put "buy milk" on my list',
    ),
    done=f"{TITLES} === 'buy milk'",
    way=(MILK, CONFIRM),
    slips=((MILK, wrong(WAIT, CONFIRM), halt(CONFIRM)),),
    lasting=False,
)
ADD_TWO = Leg(
    steps=('Add "walk the dog" and "pay rent"', 'add the to-dos "walk the dog" and "pay rent", in this order'),
    done=f"{TITLES} === 'buy milk|walk the dog|pay rent'",
    way=(DOG, CONFIRM, RENT, CONFIRM),
    slips=((DOG, CONFIRM, wrong(WAIT, RENT), halt(RENT)), (DOG, CONFIRM, RENT, halt(CONFIRM))),
    lasting=False,
)
TICK = Leg(
    steps=(
        'Mark "walk the dog" as done',
        'tick "walk the dog"',
        'complete the to-do "walk the dog"',
        'check off "walk the dog"',
    ),
    done=f"{DONE} === 'walk the dog'",
    way=(MARK,),
    slips=((wrong(MARK_OTHER, MARK), halt()),),
)
DELETE = Leg(
    steps=('Delete "buy milk"', 'remove the to-do "buy milk"', 'take "buy milk" off the list'),
    done=f"!{TITLES}.includes('buy milk') && {TITLES}.includes('walk the dog')",
    way=(DESTROY,),
    slips=((wrong(press(_row("buy milk", ".toggle")), DESTROY), DESTROY),),
    allow=MAY_DESTROY,
)
SHOW_ACTIVE = Leg(
    steps=("Show only the active to-dos", "filter the list to what is still active", "show just the active ones"),
    done="location.hash.toLowerCase().includes('active')",
    way=(ACTIVE,),
    slips=((wrong(COMPLETED, ACTIVE), ACTIVE), (wrong(WAIT, ACTIVE), halt(ACTIVE))),
)
CLEARED = Leg(
    steps=("Clear the completed to-dos", "remove all completed to-dos"),
    done=f"!{TITLES}.includes('walk the dog')",
    way=(CLEAR,),
    allow=(
        Allowance(name="Clear completed"),
        Allowance(name="Clear completed (1)"),
        Allowance(name="Clear 1 completed item"),
    ),
)


def app_of(example: str) -> App:
    tale = Tale(name="list", start=f"/examples/{example}/", legs=(ADD, ADD_TWO, TICK, DELETE, SHOW_ACTIVE, CLEARED))
    return App(name=f"todomvc-{example}", family="to-do list", tales=(tale,))


def apps() -> Sequence[App]:
    return tuple(app_of(example) for example in EXAMPLES)
