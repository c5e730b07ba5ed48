"""
German. Source: our rendering of the English list, with the labels German shops, mail programs and forms use; §312j BGB
fixes "zahlungspflichtig bestellen". Infinitives are what buttons carry; imperatives follow.
"""

from .lexicon import Lexicon

GERMAN = Lexicon(
    language="de",
    letters="äöüß",
    hard={
        "delete": "löschen, lösche, löscht, loeschen, lösch, kontolöschung, löschung beantragen, löschung beauftragen, "
        "auslöschen",
        "remove": "entfernen, entferne",
        "send": "senden, sende, sendet, absenden, abschicken, verschicken, versenden, schicken, abzusenden, "
        "abzuschicken, übersenden, einsenden, zusenden, zuschicken, schick ab, sende ab",
        "buy": "kaufen, kaufe, erwerben, kauf abschließen, kauf abschliessen, einkauf abschließen",
        "pay": "bezahlen, bezahle, bezahlt jetzt, zahlungspflichtig, zahlung ausführen, zahlung abschließen, "
        "kostenpflichtig, zahlung freigeben, zahlung bestätigen",
        "submit": "einreichen, übermitteln, abgeben",
        "confirm": "bestätigen, bestätige, bestaetigen",
        "overwrite": "überschreiben, ueberschreiben",
        "quit without saving": "ohne speichern, ohne zu speichern",
        "empty trash": "papierkorb leeren, papierkorb entleeren",
        "sign out": "abmelden, melden ab, ausloggen",
        "place order": "bestellen, bestelle, bestellung aufgeben, bestellung abschließen, auftrag erteilen, bestell, "
        "vorbestellen, nachbestellen, verbindlich, gebot abgeben, mitbieten",
        "erase": "vernichten",
        "discard": "verwerfen, verwirf",
        "unsubscribe": "abbestellen, austragen",
        "transfer": "überweisen, ueberweisen, übertragen, überweisung ausführen, überweisung freigeben, geld auszahlen",
        "publish": "veröffentlichen, veroeffentlichen, beitrag posten, kommentar posten, beitrag teilen",
        "cancel subscription": "kündigen, kuendigen, kündige, abo beenden, abonnement beenden, widerrufen, "
        "vertrag beenden",
        "cancel booking": "stornieren, storniere",
        "close account": "konto schließen, konto schliessen, konto auflösen",
        "deactivate": "deaktivieren, deaktiviere",
        "uninstall": "deinstallieren",
        "donate": "spenden",
        "sign": "vertrag unterschreiben, unterzeichnen, rechtsgültig unterschreiben",
        "accept offer": "angebot annehmen",
        "vote": "stimme abgeben",
        "subscribe": "jetzt abonnieren, abo abschließen, abonnement abschließen",
    },
    at_home={
        "pay": "zahlen",
    },
    alone="posten, abonnieren, abstimmen, bieten, verkaufen, auszahlen, erstatten, wegwerfen",
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
    sure="sind sie sicher dass, bist du sicher dass, sind sie sich sicher dass, bist du dir sicher dass, möchten "
    "sie wirklich, möchtest du wirklich, wollen sie wirklich, willst du wirklich",
    asking="sind sie sicher, bist du sicher, sind sie sich sicher, bist du dir sicher, sie sind dabei, du bist "
    "dabei, sie sind im begriff, ich habe verstanden, ich verstehe dass",
    doubting="wirklich",
    wishing="möchten sie, möchtest du, wollen sie, willst du, soll, sollen",
    deeds="gelöscht, löschung, kontolöschung, entfernt, entfernung, verworfen, gekündigt, kündigung, storniert, "
    "stornierung, deaktiviert, deaktivierung, abgemeldet, überschrieben, verloren, belastet, beenden, "
    "zurücksetzen, abbrechen, gesendet, versendet, veröffentlicht, überwiesen, endgültig, dauerhaft",
    final="nicht rückgängig, unwiderruflich, unwiederbringlich, kein zurück, nicht wiederhergestellt",
    affirming="ja, ok, okay, weiter, fortfahren, fortsetzen, einverstanden, zustimmen, akzeptieren, "
    "ich bin sicher, ich stimme zu, ich verstehe",
)
