"""Dutch. Source: our rendering of the English list, with the labels Dutch and Flemish shops and forms use."""

from .lexicon import Lexicon

DUTCH = Lexicon(
    language="nl",
    letters="áéëïíóöúü",
    hard={
        "delete": "verwijderen, verwijder",
        "send": "verzenden, verzend, versturen, verstuur, sturen, stuur",
        "buy": "kopen, koop, aankoop afronden",
        "pay": "betalen, betaal, betaling uitvoeren, betaling afronden, betaling voltooien",
        "submit": "indienen, inzenden, opsturen, inleveren",
        "confirm": "bevestigen, bevestig",
        "overwrite": "overschrijven, overschrijf",
        "quit without saving": "zonder opslaan, zonder op slaan",
        "empty trash": "prullenbak legen, leeg prullenbak, prullenmand legen",
        "sign out": "afmelden, uitloggen, log uit, meld af",
        "place order": "bestellen, bestel, bestelling plaatsen, plaats bestelling, bestelling afronden",
        "discard": "weggooien, verwerpen, wijzigingen negeren",
        "unsubscribe": "uitschrijven, schrijf uit",
        "transfer": "overmaken, overboeken",
        "publish": "publiceren, publiceer",
        "cancel subscription": "opzeggen, abonnement annuleren, annuleer abonnement, abonnement stopzetten",
        "cancel booking": "boeking annuleren, annuleer boeking, reservering annuleren, annuleer reservering, "
        "bestelling annuleren, annuleer bestelling, vlucht annuleren, afspraak annuleren",
        "close account": "account sluiten, sluit account, rekening sluiten, rekening opheffen, account opheffen",
        "deactivate": "deactiveren, deactiveer",
        "uninstall": "deïnstalleren",
        "donate": "doneren, doneer",
    },
    at_home={
        "erase": "wissen, wis",
    },
    harmless="te koop, wachtwoord bevestigen, bevestig wachtwoord, e mail bevestigen, bevestig e mail",
    small="de, het, een, mijn, uw, je, jouw, deze, dit, die, alle, van, me, te, nu",
    closers="annuleren, annuleer, sluiten, sluit, nee, behouden, behoud, terug, ga terug, niet nu, nee bedankt, "
    "nee dank je",
    keepers="behoud, nee behoud",
    closing_tails="bedankt, en, venster, melding, bericht, abonnement, account, boeking, dialoog",
    minus="verwijderen, verwijder, verminderen, minder, min",
    counted="volwassene, volwassenen, kind, kinderen, baby, reiziger, reizigers, passagier, passagiers, gast, gasten, "
    "kamer, kamers",
    details="details, gegevens, informatie, account, profiel, lijst",
    card="kaartnummer, kaarthouder, naam op kaart, naam op de kaart, vervaldatum, beveiligingscode, "
    "geldig tot, verificatiecode kaart, mm jj",
    payment="creditcard, creditcardnummer, betaalkaart, debetkaart",
    not_card="paspoort, rijbewijs, identiteitskaart, bon, kortingsbon, dd",
    icons="prullenbak, vuilnisbak",
    opening="openen, open, tonen, toon, gaan, ga, bekijken, bekijk, bezoeken",
    endings="-, en, n, end, t",
    last_endings="en",
)
