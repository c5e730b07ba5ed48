"""
German. Source: our rendering of the English list, with the labels German shops, mail programs and forms use; §312j BGB
fixes "zahlungspflichtig bestellen". Infinitives are what buttons carry; imperatives follow.
"""

from .lexicon import Lexicon

GERMAN = Lexicon(
    language="de",
    letters="äöüß",
    hard={
        "delete": "löschen, lösche, löscht, loeschen",
        "remove": "entfernen, entferne",
        "send": "senden, sende, sendet, absenden, abschicken, verschicken, versenden, schicken",
        "buy": "kaufen, kaufe, erwerben, kauf abschließen, kauf abschliessen, einkauf abschließen",
        "pay": "bezahlen, bezahle, bezahlt jetzt, zahlungspflichtig, zahlung ausführen, zahlung abschließen",
        "submit": "einreichen, übermitteln, abgeben",
        "confirm": "bestätigen, bestätige, bestaetigen",
        "overwrite": "überschreiben, ueberschreiben",
        "quit without saving": "ohne speichern, ohne zu speichern",
        "empty trash": "papierkorb leeren, papierkorb entleeren",
        "sign out": "abmelden, melden ab, ausloggen",
        "place order": "bestellen, bestelle, bestellung aufgeben, bestellung abschließen, auftrag erteilen",
        "erase": "vernichten",
        "discard": "verwerfen, verwirf",
        "unsubscribe": "abbestellen",
        "transfer": "überweisen, ueberweisen, übertragen",
        "publish": "veröffentlichen, veroeffentlichen",
        "cancel subscription": "kündigen, kuendigen, kündige, abo beenden, abonnement beenden",
        "cancel booking": "stornieren, storniere",
        "close account": "konto schließen, konto schliessen, konto auflösen",
        "deactivate": "deaktivieren, deaktiviere",
        "uninstall": "deinstallieren",
        "donate": "spenden",
    },
    at_home={
        "pay": "zahlen",
    },
    harmless="zahlen und fakten, zahlen daten fakten, passwort bestätigen, kennwort bestätigen, e mail bestätigen, "
    "e mail adresse bestätigen",
    small="der, die, das, den, dem, des, ein, eine, einen, mein, meine, meinen, dein, deine, deinen, ihr, ihre, ihren, "
    "sie, sich, alle, diese, dieses, diesen, von, zu",
    closers="abbrechen, schließen, nein, behalten, zurück, nicht jetzt, nein danke, beibehalten",
    keepers="nein behalten",
    closing_tails="danke, und, fenster, dialog, hinweis, meldung, abo, abonnement, konto, buchung, plan, doch, später",
    minus="entfernen, verringern, weniger, minus",
    counted="erwachsener, erwachsene, erwachsenen, kind, kinder, kleinkind, baby, passagier, passagiere, reisende, "
    "reisenden, gast, gäste, zimmer",
    details="daten, angaben, details, konto, profil, liste",
    card="kartennummer, karteninhaber, karteninhaberin, name auf der karte, prüfnummer, prüfziffer, kartenprüfnummer, "
    "sicherheitscode, ablaufdatum, gültig bis, verfallsdatum",
    payment="kreditkarte, kreditkartennummer, debitkarte, girocard",
    not_card="reisepass, pass, ausweis, personalausweis, führerschein, gutschein, tt",
    icons="papierkorb, mülleimer",
    opening="öffnen, zeigen, anzeigen, gehen, ansehen, besuchen, aufrufen, wechseln",
    endings="-, en, n, e, end, ende",
    last_endings="en, eln, ern",
)
