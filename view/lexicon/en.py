"""
English. Source: the customer's list (seed, "The destructive check"), the words issue 2 adds, and the forms of both.
`wipe`, `destroy`, `uninstall`, `donate` and `place bid` are ours: each is one of the listed acts by another name.
"""

from .lexicon import Lexicon

ENGLISH = Lexicon(
    language="en",
    letters="éïñç",
    hard={
        "delete": "delete, deleting",
        "remove": "remove, removing",
        "send": "send, sending",
        "purchase": "purchase, purchasing, complete purchase",
        "buy": "buy, buying",
        "pay": "pay, paying, make payment, making payment, complete payment, authorize payment, authorise payment",
        "submit": "submit, submitting",
        "confirm": "confirm, confirming",
        "overwrite": "overwrite, overwriting",
        "quit without saving": "without saving",
        "empty trash": "empty trash, emptying trash, empty bin, empty recycle bin, empty rubbish",
        "sign out": "sign out, signing out, signout, sign off, signoff",
        "log out": "log out, logging out, logout, log off, logging off, logoff",
        "place order": "place order, placing order, order now, complete order, place bid, complete booking, "
        "complete reservation",
        "erase": "erase, erasing, wipe, wiping, destroy, destroying",
        "discard": "discard, discarding",
        "unsubscribe": "unsubscribe, unsubscribing",
        "transfer money": "transfer money, transfer funds",
        "publish": "publish, publishing",
        "cancel subscription": "cancel subscription, cancel subscriptions, cancelling subscription, "
        "canceling subscription, end subscription, cancel membership, cancelling membership, canceling membership, "
        "cancel plan, cancel contract",
        "cancel booking": "cancel booking, cancel bookings, cancelling booking, canceling booking, cancel reservation, "
        "cancelling reservation, canceling reservation, cancel order, cancel orders, cancelling order, "
        "canceling order, cancel appointment, cancel flight, cancel trip, cancel ticket, cancel tickets",
        "close account": "close account, closing account, cancel account",
        "deactivate": "deactivate, deactivating",
        "uninstall": "uninstall, uninstalling",
        "donate": "donate, donating",
    },
    at_home={
        "transfer": "transfer, transferring",
    },
    harmless="how to pay, ways to pay, way to pay, how to buy, where to buy, "
    "paying guest, paying guests, buying guide, buying guides, "
    "purchase history, purchase order number, "
    "confirm password, confirm new password, confirm email, confirm e mail, confirm email address, "
    "airport transfer, airport transfers, transfer history",
    small="a, an, the, this, that, these, those, my, your, our, all, any, of, me, it, entire, whole",
    closers="cancel, close, no, keep, back, go back, dismiss, escape, esc, not now, no thanks, no thank you, "
    "never mind, x",
    keepers="keep, no keep",
    closing_tails="the, this, it, my, and, to, please, dialog, dialogue, window, popup, pop, up, modal, message, menu, "
    "panel, overlay, banner, notification, button, return, editing, later, thanks",
    minus="remove, decrease, reduce, minus, subtract",
    counted="adult, adults, child, children, infant, infants, passenger, passengers, traveller, travellers, traveler, "
    "travelers, guest, guests, room, rooms",
    details="details, detail, information, info, account, profile, data, list",
    card="card number, cardnumber, card no, cardholder, card holder, name on card, name on the card, cvv, cvc, cvn, "
    "security code, card verification, card security, expiry date, expiration date, card expiry, card expiration, "
    "valid thru, valid through, upi id, vpa, mm yy, mm yyyy",
    payment="credit card, debit card",
    not_card="passport, visa, document, licence, license, identity, coupon, voucher, membership, promo, dd",
    icons="trash, trashcan, dustbin, wastebasket, wastebin, garbage, recycle bin, paper plane, paperplane",
    opening="open, show, go, view, see, visit, reach, display, navigate",
    endings="-, ing",
)
