"""The tales of the example airline: of the development set."""

from __future__ import annotations

from .tale import WAIT, App, Leg, Tale, halt, press, type_, wrong

CHOSEN = "example.state()"
SEARCH = press('form > button:text-is("Search flights")')
CALENDAR, LATER, EARLIER = press("#open"), press('[aria-label="Later month"]'), press('[aria-label="Earlier month"]')
MORE, FEWER = press('[aria-label="Add adult"]'), press('[aria-label="Remove adult"]')


def _place(field: str, typed: str, option: str, *steps: str) -> Leg:
    choose = press(f'[role=option]:text-is("{option}")')
    return Leg(
        steps=steps,
        done=f"{CHOSEN}.{field} === '{option}'",
        way=(type_(typed, f"#{field}"), choose),
        slips=((type_(typed, f"#{field}"), wrong(WAIT, choose), halt(choose)),),
    )


def _day(label: str) -> str:
    return f'[aria-label="{label}"]'


TWELFTH, THIRTEENTH, THIRD_OF_MAY = (press(_day(f"{day} 2027")) for day in ("12 March", "13 March", "3 May"))
FROM = _place(
    "from",
    "Lis",
    "Lisbon (LIS)",
    'type "Lis" into From and choose Lisbon from the list',
    'set the departure airport: type "Lis" and pick Lisbon (LIS)',
)
TO_OSLO = _place(
    "to", "Oslo", "Oslo (OSL)", 'enter "Oslo" as the destination and pick it from the list', 'fly to "Oslo"'
)
OPEN_CALENDAR = Leg(
    steps=("open the calendar", "show the calendar", "bring up the calendar for the departure"),
    done="!!document.querySelector('.calendar')",
    way=(CALENDAR,),
    slips=((wrong(MORE, CALENDAR), CALENDAR), (wrong(WAIT, CALENDAR), halt(CALENDAR))),
)
CHOOSE_DAY = Leg(
    steps=("choose 12 March 2027", "pick 12 March 2027 as the day of departure", "select March 12, 2027"),
    done=f"{CHOSEN}.date === '12 March 2027'",
    way=(TWELFTH,),
    slips=((wrong(THIRTEENTH, TWELFTH), CALENDAR, TWELFTH), (wrong(LATER, TWELFTH), EARLIER, TWELFTH)),
)
SEARCH_FLIGHTS = Leg(
    steps=("search for flights", "look for flights", "start the search"),
    done=f"{CHOSEN}.searched",
    way=(SEARCH,),
    slips=((wrong(FEWER, SEARCH), SEARCH),),
)
DAY_IN_MAY = Leg(
    steps=("choose 3 May 2027 as the departure day", "set the departure to 3 May 2027"),
    done=f"{CHOSEN}.date === '3 May 2027'",
    way=(CALENDAR, LATER, LATER, THIRD_OF_MAY),
    slips=((CALENDAR, LATER, halt(LATER)), (CALENDAR, wrong(TWELFTH, LATER), halt(CALENDAR))),
)
THREE_ADULTS = Leg(
    steps=("set the number of adults to 3", "make it three adults", "change the adults to 3"),
    done=f"{CHOSEN}.adults === 3",
    way=(MORE, MORE),
    slips=((MORE, wrong(WAIT, MORE), halt(MORE)), (MORE, MORE, wrong(WAIT)), (wrong(FEWER, MORE), MORE, MORE)),
)
SEARCH_ALL = Leg(
    steps=(
        'search for flights from "Lisbon" to "Oslo" on 12 March 2027',
        'find flights on 12 March 2027 from "Lisbon" to "Oslo"',
    ),
    done=f"{CHOSEN}.searched && {CHOSEN}.from === 'Lisbon (LIS)' && {CHOSEN}.to === 'Oslo (OSL)'"
    f" && {CHOSEN}.date === '12 March 2027'",
    way=(
        type_("Lisbon", "#from"),
        press('[role=option]:text-is("Lisbon (LIS)")'),
        type_("Oslo", "#to"),
        press('[role=option]:text-is("Oslo (OSL)")'),
        CALENDAR,
        TWELFTH,
        SEARCH,
    ),
    slips=(
        (type_("Lisbon", "#from"), wrong(SEARCH), halt()),
        (wrong(SEARCH, type_("Lisbon", "#from")), halt(type_("Lisbon", "#from"))),
    ),
)
FLIGHTS = App(
    name="flights",
    family="travel",
    folder="flights",
    tales=(
        Tale(name="book", legs=(FROM, TO_OSLO, OPEN_CALENDAR, CHOOSE_DAY, SEARCH_FLIGHTS)),
        Tale(name="day", legs=(DAY_IN_MAY,)),
        Tale(name="adults", legs=(THREE_ADULTS,)),
        Tale(name="search", legs=(SEARCH_ALL,)),
    ),
)
