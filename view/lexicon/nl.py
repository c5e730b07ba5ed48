"""Dutch. Source: our rendering of the English list, with the labels Dutch and Flemish shops and forms use."""

from .lexicon import Lexicon

DUTCH = Lexicon(
    language="nl",
    letters="áéëïíóöúü",
    hard={
        "delete": "verwijderen, verwijder, accountverwijdering, verwijder account",
        "send": "verzenden, verzend, versturen, verstuur, sturen, stuur",
        "buy": "kopen, koop, aankoop afronden, rond aankoop af",
        "pay": "betalen, betaal, betaling uitvoeren, betaling afronden, betaling voltooien, betaalverplichting, "
        "betalingsverplichting",
        "submit": "indienen, inzenden, opsturen, inleveren",
        "confirm": "bevestigen, bevestig",
        "overwrite": "overschrijven, overschrijf",
        "quit without saving": "zonder opslaan, zonder op slaan",
        "empty trash": "prullenbak legen, leeg prullenbak, prullenmand legen",
        "sign out": "afmelden, uitloggen, log uit, meld af",
        "place order": "bestellen, bestel, bestelling plaatsen, plaats bestelling, bestelling afronden, "
        "rond bestelling af, bod plaatsen, plaats bod, voorbestellen",
        "discard": "weggooien, verwerpen, wijzigingen negeren",
        "unsubscribe": "uitschrijven, schrijf uit",
        "transfer": "overmaken, overboeken, geld opnemen, maak over",
        "publish": "publiceren, publiceer, bericht plaatsen, plaats bericht, reactie plaatsen, plaats reactie, review "
        "plaatsen, plaats review, advertentie plaatsen, plaats advertentie",
        "cancel subscription": "opzeggen, abonnement annuleren, annuleer abonnement, abonnement stopzetten, "
        "zeg op, zeg abonnement op, stop abonnement",
        "cancel booking": "boeking annuleren, annuleer boeking, reservering annuleren, annuleer reservering, "
        "bestelling annuleren, annuleer bestelling, vlucht annuleren, afspraak annuleren, reis annuleren, "
        "ticket annuleren, annuleer vlucht, annuleer afspraak",
        "close account": "account sluiten, sluit account, rekening sluiten, rekening opheffen, account opheffen",
        "deactivate": "deactiveren, deactiveer",
        "uninstall": "deïnstalleren",
        "donate": "doneren, doneer",
        "subscribe": "abonneer nu, abonnement afsluiten, sluit abonnement af",
        "sign": "contract ondertekenen, onderteken, ondertekenen",
        "accept offer": "accepteer aanbod, aanbod accepteren, offerte accepteren, offerte goedkeuren",
        "vote": "breng stem uit, stem uitbrengen",
    },
    at_home={
        "erase": "wissen, wis",
    },
    alone="abonneren, abonneer, stemmen, stem, verkopen, terugbetalen, plaatsen",
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
    sure="weet u zeker dat, weet je zeker dat, bent u er zeker van dat, ben je er zeker van dat, wilt u echt, wil "
    "je echt, wilt u werkelijk, wil je werkelijk",
    asking="weet u het zeker, weet je het zeker, weet u zeker, weet je zeker, bent u zeker, ben je zeker, u staat op "
    "het punt, je staat op het punt, ik begrijp dat",
    doubting="echt, werkelijk",
    wishing="wilt u, wil je, wil u, moet, moeten",
    deeds="verwijderd, verwijdering, gewist, geannuleerd, annuleren, annulering, opgezegd, opzegging, "
    "gedeactiveerd, uitgeschreven, afgemeld, overschreven, verloren, afgeschreven, beëindigen, resetten, "
    "verzonden, gepubliceerd, overgemaakt, definitief, permanent, voorgoed",
    final="niet ongedaan, onherroepelijk, onomkeerbaar, niet meer terug",
    affirming="ja, ok, oké, doorgaan, verder, ga door, akkoord, accepteren, ik weet het zeker, ik begrijp, ga verder",
)
