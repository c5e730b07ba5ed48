"""The tales of the example mailbox: of the development set."""

from __future__ import annotations

from view import Allowance

from .tale import WAIT, App, Leg, Tale, halt, press, type_, wrong

IDA, PER, BOOKS = (press(f'#list button:has-text("{name}")') for name in ("Ida Berg", "Per Lund", "Town library"))
COMPOSE, REPLY, FORWARD = (
    press("#compose"),
    press('#pane button:text-is("Reply")'),
    press('#pane button:text-is("Forward")'),
)
DRAFTS, SENT = press('a[href="#drafts"]'), press('a[href="#sent"]')
SEND = press('#pane button:text-is("Send")')
MAY_SEND = (Allowance(name="Send"),)
WRITING = "example.state().writing"
ANSWER = type_("Yes, please take it.", "#text")

OPEN_IDA = Leg(
    steps=(
        'open the message "Lunch on Thursday?" from Ida Berg',
        "open Ida Berg's message",
        "read the message about lunch on Thursday",
    ),
    done="pane.querySelector('h1')?.textContent === LETTERS[0].subject",
    way=(IDA,),
    slips=((wrong(PER, IDA), IDA), (wrong(BOOKS, IDA), wrong(WAIT, IDA), halt(IDA)), (wrong(SENT, IDA), halt(IDA))),
)
REPLY_TO_IDA = Leg(
    steps=("reply to the message", "answer this message", "start a reply to Ida"),
    done=f"{WRITING}?.kind === 'reply'",
    way=(REPLY,),
    slips=((wrong(FORWARD, REPLY), REPLY), (wrong(WAIT, REPLY), wrong(WAIT, REPLY), REPLY)),
)
WRITE_ANSWER = Leg(
    steps=(
        'type "Yes, please take it." into the message',
        'write "Yes, please take it." as the text of the reply',
        'enter "Yes, please take it." in the message field',
    ),
    done=f"{WRITING}?.text === 'Yes, please take it.'",
    way=(ANSWER,),
    slips=((wrong(type_("Yes, please take it.", "#subject"), ANSWER), halt()), (wrong(WAIT, ANSWER), ANSWER)),
)
SEND_IT = Leg(
    steps=("send the reply", "send the message to Ida Berg", "press Send"),
    done="sent.length === 1 && sent[0].text === 'Yes, please take it.'",
    way=(SEND,),
    slips=((wrong(WAIT, SEND), halt(SEND)),),
    lasting=False,
    allow=MAY_SEND,
)
TO, SUBJECT = type_("ida@example.com", "#to"), type_("Lunch", "#subject")
TEXT = type_("Thursday suits me well.", "#text")
BEGIN = Leg(
    steps=("start a new email message", "begin a new mail", "create a new message", "write a new message"),
    done=f"{WRITING}?.kind === 'new'",
    way=(COMPOSE,),
    slips=((wrong(DRAFTS, COMPOSE), COMPOSE), (wrong(IDA, COMPOSE), wrong(REPLY, COMPOSE), COMPOSE)),
    lasting=False,
)
ADDRESS = Leg(
    steps=(
        'enter "ida@example.com" as the recipient',
        'type "ida@example.com" into the To field',
        "address it to ida@example.com",
    ),
    done=f"{WRITING}?.to === 'ida@example.com'",
    way=(TO,),
    slips=((wrong(type_("ida@example.com", "#subject"), TO), halt()),),
)
NAME_IT = Leg(
    steps=('set the subject to "Lunch"', 'enter "Lunch" as the subject', 'fill in the subject: "Lunch"'),
    done=f"{WRITING}?.subject === 'Lunch'",
    way=(SUBJECT,),
    slips=((wrong(type_("Lunch", "#text"), SUBJECT), halt()),),
)
WRITE_ALL = Leg(
    steps=(
        'write a message to "ida@example.com" with the subject "Lunch" and the text "Thursday suits me well."',
        'compose a new mail: to "ida@example.com", subject "Lunch", message "Thursday suits me well."',
    ),
    done=f"{WRITING}?.to === 'ida@example.com' && {WRITING}.subject === 'Lunch' && "
    f"{WRITING}.text === 'Thursday suits me well.'",
    way=(COMPOSE, TO, SUBJECT, TEXT),
    slips=((COMPOSE, TO, halt(SUBJECT, TEXT)), (COMPOSE, TO, TEXT, wrong(WAIT, SUBJECT), halt(SUBJECT))),
)
SEND_MAIL = Leg(
    steps=("send the message", "send the email"),
    done="sent.length === 1",
    way=(SEND,),
    slips=((wrong(WAIT, SEND), SEND),),
    lasting=False,
    allow=MAY_SEND,
)
CLOSE_BANNER = Leg(
    steps=("dismiss the storage banner", "close the notice about the storage", "get rid of the storage warning"),
    done="example.state().banner === false",
    way=(press("#banner button"),),
    slips=((wrong(WAIT, press("#banner button")), wrong(SENT, press("#banner button")), press("#banner button")),),
)
DELETE = press('#pane button:text-is("Delete")')
DELETE_BOOKS = Leg(
    steps=('delete the message "Two books are due"', "delete the message from the town library"),
    done="LETTERS.length === 2 && !LETTERS.some(l => l.from === 'Town library')",
    way=(BOOKS, DELETE),
    slips=((wrong(PER, BOOKS), wrong(DELETE, BOOKS), halt()), (BOOKS, wrong(WAIT, DELETE), halt(DELETE))),
    allow=(Allowance(name="Delete"),),
)
MAIL = App(
    name="mail",
    family="mail",
    folder="mail",
    tales=(
        Tale(name="answer", legs=(OPEN_IDA, REPLY_TO_IDA, WRITE_ANSWER, SEND_IT)),
        Tale(name="compose", legs=(BEGIN, ADDRESS, NAME_IT)),
        Tale(name="compose-all", legs=(WRITE_ALL, SEND_MAIL)),
        Tale(name="banner", legs=(CLOSE_BANNER,)),
        Tale(name="delete", legs=(DELETE_BOOKS,)),
    ),
)
