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
        "place order": "place order, placing order, order now, complete order, place bid, complete booking, complete "
        "reservation, preorder, pre order now, place trade, place bet, bid now, bet now, request ride",
        "erase": "erase, erasing, wipe, wiping, destroy, destroying, purge, purging, drop table, drop database, "
        "factory reset, format disk, format drive, terminate account, terminate contract, terminate agreement, "
        "terminate instance",
        "discard": "discard, discarding",
        "unsubscribe": "unsubscribe, unsubscribing",
        "transfer money": "transfer money, transfer funds, withdraw funds, withdraw money, wire money, wire funds, "
        "cash out, release payment, release funds, approve payment, approve transaction, charge card, "
        "issue refund, refund payment, refund order, refund customer",
        "publish": "publish, publishing, post comment, post reply, post review, post answer, post question, "
        "post message, post update, post status, post ad, post job, post listing, post photo, post now, "
        "post anyway, post publicly, share now, share publicly, go live, make public",
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
        "sign": "sign contract, sign document, sign agreement, sign lease, sign and, adopt and sign, finish signing, "
        "signing contract, signing document",
        "accept offer": "accept offer, accept quote, accept bid, accept proposal, accept contract, accepting offer",
        "vote": "cast vote, cast ballot, vote now, casting vote",
        "subscribe": "subscribe now, start trial, start free trial, start membership, start subscription, "
        "renew subscription, renew membership",
    },
    at_home={
        "transfer": "transfer, transferring",
    },
    alone="post, subscribe, vote, bid, bet, sell, withdraw, refund, repost",
    harmless="how to pay, ways to pay, way to pay, how to buy, where to buy, "
    "paying guest, paying guests, buying guide, buying guides, "
    "purchase history, purchase order number, "
    "confirm password, confirm new password, confirm email, confirm e mail, confirm email address, "
    "airport transfer, airport transfers, transfer history",
    small="a, an, the, this, that, these, those, my, your, our, all, any, of, me, it, entire, whole",
    closers="cancel, close, no, keep, back, go back, take me back, dismiss, escape, esc, not now, no thanks, "
    "no thank you, never mind, x",
    keepers="keep, no keep",
    closing_tails="the, this, it, my, and, to, please, dialog, dialogue, window, popup, pop, up, modal, message, menu, "
    "panel, overlay, banner, notification, button, return, editing, later, thanks, "
    "i, changed, mind",
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
    sure="are you sure you want, are you sure you wish, are you sure you would like, are you sure you d like, are "
    "you sure to, do you really want, do you really wish, are you absolutely sure you want, are you certain "
    "you want",
    asking="are you sure, are you absolutely sure, are you certain, you are about to, you re about to, are about to "
    "be, is about to be, please confirm that, confirm that you want, i understand that",
    doubting="really",
    wishing="do you want, would you like, do you wish, should we, shall we",
    deeds="deleted, deletion, removed, removal, erased, erasure, discarded, cancel, cancelled, canceled, "
    "cancellation, deactivated, deactivation, unsubscribed, overwritten, lost, charged, terminate, "
    "terminated, reset, revoke, revoked, sent, published, transferred, permanently, for good",
    final="cannot be undone, can not be undone, can t be undone, cannot be reversed, can t be reversed, cannot be "
    "recovered, can t be recovered, not be able to recover, won t be able to recover, won t be able to "
    "revert, not be able to revert, not be able to undo, no going back, no way back, irreversible, "
    "irrevocable, lost forever, gone forever",
    affirming="yes, yeah, yep, ok, okay, sure, i m sure, i am sure, continue, proceed, go ahead, go on, do it, agree, "
    "i agree, i understand, accept, confirm",
)
