"""The tales of the smaller example pages: of the development set."""

from __future__ import annotations

from view import Allowance

from .tale import WAIT, App, Leg, Tale, halt, press, type_, wrong


def _key(name: str) -> str:
    return f'.keys button[aria-label="{name}"], .keys button:text-is("{name}")'


SEVEN, EIGHT, ONE, TWO, THREE = (press(_key(name)) for name in "78123")
TIMES, EQUALS, PLUS, CLEAR = (press(_key(name)) for name in ("times", "equals", "plus", "clear"))
PRESSED = "example.state().pressed"
PRESS_SEVEN = Leg(
    steps=('press "7"', "press the 7 key", "enter the digit 7"),
    done=f"{PRESSED} === '7'",
    way=(SEVEN,),
    slips=((wrong(EIGHT, SEVEN), halt()), (wrong(WAIT, SEVEN), SEVEN)),
    lasting=False,
)
PRESS_TIMES = Leg(
    steps=("press times", "press the multiplication key"),
    done=f"{PRESSED} === '7×'",
    way=(TIMES,),
    slips=((wrong(PLUS, TIMES), halt()),),
    lasting=False,
)
TWELVE_BY_THREE = Leg(
    steps=("calculate 12 times 3", "work out 12 × 3", "multiply 12 by 3"),
    done="example.state().display === '36' && example.state().pressed.endsWith('=')",
    way=(ONE, TWO, TIMES, THREE, EQUALS),
    slips=((ONE, TWO, TIMES, THREE, halt(EQUALS)), (ONE, TWO, wrong(PLUS, TIMES), wrong(THREE), wrong(EQUALS), halt())),
)
CLEARED = Leg(
    steps=("clear the display", "reset the calculator"),
    done=f"{PRESSED}.endsWith('C') && example.state().display === '0'",
    way=(CLEAR,),
    slips=((wrong(EQUALS, CLEAR), CLEAR),),
)
CALCULATOR = App(
    name="calculator",
    family="calculator",
    folder="calculator",
    tales=(
        Tale(name="keys", legs=(PRESS_SEVEN, PRESS_TIMES)),
        Tale(name="sum", legs=(TWELVE_BY_THREE, CLEARED)),
    ),
)

LIGHTS, WINTER = (press(f'.film:has-text("{film}") button') for film in ("Northern Lights", "The Long Winter"))
FLAT, DEEP, CLOSE = press('dialog button:text-is("2D")'), press('dialog button:text-is("3D")'), press("dialog .close")
FRIDAY, SATURDAY = press('main > button:text-is("Friday")'), press('main > button:text-is("Saturday")')
SEAT = press('.seats button:text-is("A2")')
BOOK = Leg(
    steps=(
        "book tickets for Northern Lights in 2D",
        'book "Northern Lights", the 2D showing',
        "start a booking for Northern Lights, format 2D",
    ),
    done="example.state().film === 'Northern Lights' && example.state().format === '2D'",
    way=(LIGHTS, FLAT),
    slips=(
        (wrong(WINTER, LIGHTS), wrong(CLOSE, CLOSE), LIGHTS, FLAT),
        (wrong(WINTER, LIGHTS), wrong(FLAT, CLOSE), halt()),
        (LIGHTS, wrong(DEEP, FLAT), halt()),
        (LIGHTS, halt(FLAT)),
    ),
)
CHOOSE_FRIDAY = Leg(
    steps=("choose Friday", "pick Friday as the day", "select the showing on Friday"),
    done="example.state().day === 'Friday'",
    way=(FRIDAY,),
    slips=((wrong(SATURDAY, FRIDAY), halt()), (wrong(WAIT, FRIDAY), FRIDAY)),
)
TAKE_SEAT = Leg(
    steps=("choose seat A2", "take the seat A2"),
    done="example.state().seats.join() === 'A2'",
    way=(SEAT,),
    slips=((wrong(WAIT, SEAT), halt(SEAT)),),
    lasting=False,
)
CINEMA = App(
    name="cinema", family="booking", folder="cinema", tales=(Tale(name="book", legs=(BOOK, CHOOSE_FRIDAY, TAKE_SEAT)),)
)

ACCEPT, DECLINE = (press(f'#cookies button:text-is("{word}")') for word in ("Accept cookies", "Decline"))
NEWS, HOURS, CARDS = press("#news button"), press('a[href="#hours"]'), press('a[href="#cards"]')
LIBRARY = App(
    name="library",
    family="information",
    folder="library",
    tales=(
        Tale(
            name="banners",
            legs=(
                Leg(
                    steps=("accept the cookies", "agree to the cookies", "allow cookies"),
                    done="example.state().cookies === 'accepted'",
                    way=(ACCEPT,),
                    slips=((wrong(DECLINE, ACCEPT), halt()), (wrong(NEWS, ACCEPT), ACCEPT)),
                ),
                Leg(
                    steps=("dismiss the banner", "close the news at the top", "hide the message about Midsummer Eve"),
                    done="example.state().banner === 'dismissed'",
                    way=(NEWS,),
                    slips=((wrong(HOURS, NEWS), NEWS), (wrong(WAIT, NEWS), halt(NEWS))),
                ),
            ),
        ),
        Tale(
            name="pages",
            legs=(
                Leg(
                    steps=("decline the cookies", "refuse the cookies"),
                    done="example.state().cookies === 'declined'",
                    way=(DECLINE,),
                ),
                Leg(
                    steps=("go to the library cards", 'follow the link "Library cards"'),
                    done="location.hash === '#cards'",
                    way=(CARDS,),
                    slips=((wrong(HOURS, CARDS), CARDS),),
                ),
            ),
        ),
    ),
)

SAVE, SHARE, REMOVE = (press(f'button:text-is("{word}")') for word in ("Save", "Share", "Delete draft"))
DEAR = type_("Dear all", "textarea")
DRAFT = "document.querySelector('textarea')?.value"
NOTES = App(
    name="drafts",
    family="documents",
    folder="drafts",
    tales=(
        Tale(
            name="keep",
            legs=(
                Leg(
                    steps=("save the draft", "keep the draft as it is: save it", "store the draft"),
                    done="example.state().saved && !example.state().deleted",
                    way=(SAVE,),
                    slips=((wrong(SHARE, SAVE), SAVE), (wrong(WAIT, SAVE), halt(SAVE))),
                    lasting=False,
                ),
                Leg(
                    steps=("share the draft", "share it"),
                    done="example.state().shared",
                    way=(SHARE,),
                    slips=((wrong(SAVE, SHARE), SHARE),),
                    lasting=False,
                ),
            ),
        ),
        Tale(
            name="change",
            legs=(
                Leg(
                    steps=(
                        'change the text of the draft to "Dear all" and save it',
                        'set the text to "Dear all", then save',
                    ),
                    done=f"{DRAFT} === 'Dear all' && example.state().saved",
                    way=(DEAR, SAVE),
                    slips=((DEAR, wrong(WAIT, SAVE), halt(SAVE)), (wrong(SAVE, DEAR), halt(DEAR))),
                ),
            ),
        ),
        Tale(
            name="delete",
            legs=(
                Leg(
                    steps=("delete the draft", "remove the draft for good"),
                    done="example.state().deleted",
                    way=(REMOVE,),
                    slips=((wrong(SAVE, REMOVE), REMOVE),),
                    allow=(Allowance(name="Delete draft"),),
                ),
            ),
        ),
    ),
)

WHO, WORD = type_("buyer@example.com", "#email"), type_("oak-tray-7", "#password")
ENTER, STAY = press('form button:text-is("Sign in")'), press("input[type=checkbox]")
ORDERS, PAYMENTS = press('a[href="#orders"]'), press('a[href="#history"]')
OUT = press('button:text-is("Sign out")')
USER = "sessionStorage.getItem('user')"
ACCOUNT = App(
    name="account",
    family="account",
    folder="account",
    tales=(
        Tale(
            name="sign-in",
            legs=(
                Leg(
                    steps=('type "buyer@example.com" into the e-mail field', 'enter "buyer@example.com" as e-mail'),
                    done="document.getElementById('email')?.value === 'buyer@example.com'",
                    way=(WHO,),
                ),
                Leg(
                    steps=("tick the box to stay signed in", "choose to stay signed in"),
                    done="!!document.querySelector('input[type=checkbox]')?.checked",
                    way=(STAY,),
                    slips=((wrong(ENTER, STAY), STAY), (wrong(WAIT, STAY), halt(STAY))),
                ),
                Leg(
                    steps=('type "oak-tray-7" into the password field', 'enter the password "oak-tray-7"'),
                    done="document.getElementById('password')?.value === 'oak-tray-7'",
                    way=(WORD,),
                ),
                Leg(
                    steps=("sign in", "log in to the account", "press the button to sign in"),
                    done=USER,
                    way=(ENTER,),
                    slips=((wrong(WAIT, ENTER), halt(ENTER)),),
                ),
                Leg(
                    steps=("open the payment history", "go to the payment history"),
                    done="location.hash === '#history'",
                    way=(PAYMENTS,),
                    slips=((wrong(ORDERS, PAYMENTS), PAYMENTS),),
                ),
                Leg(
                    steps=("sign out", "log out of the account"),
                    done=f"!{USER} && location.pathname.endsWith('index.html')",
                    way=(OUT,),
                    slips=((wrong(ORDERS, OUT), OUT),),
                    lasting=False,
                    allow=(Allowance(name="Sign out"),),
                ),
            ),
        ),
        Tale(
            name="sign-in-all",
            legs=(
                Leg(
                    steps=(
                        'sign in as "buyer@example.com" with the password "oak-tray-7"',
                        'log in: e-mail "buyer@example.com", password "oak-tray-7"',
                    ),
                    done=USER,
                    way=(WHO, WORD, ENTER),
                    slips=((WHO, wrong(ENTER, WORD), halt(WORD)), (WHO, WORD, wrong(WAIT, ENTER), halt(ENTER))),
                ),
            ),
        ),
    ),
)

PUMP, SLOWLY, RESERVE = (
    press(f'button:text-is("{words}")')
    for words in ("Start the pump", "Start the pump slowly", "Start the reserve pump")
)
HOUSE = App(
    name="pump",
    family="machine",
    folder="pump",
    tales=(
        Tale(
            name="start",
            legs=(
                Leg(
                    steps=("start the pump", "set the pump going"),
                    done="example.state().running",
                    way=(PUMP, halt()),
                    slips=((wrong(SLOWLY, PUMP), halt(PUMP)), (wrong(RESERVE, PUMP), halt(PUMP))),
                ),
            ),
        ),
    ),
)

APPS = (CALCULATOR, CINEMA, LIBRARY, NOTES, ACCOUNT, HOUSE)
