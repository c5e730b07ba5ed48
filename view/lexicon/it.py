"""Italian. Source: our rendering of the English list, with the labels Italian shops, mail programs and forms use."""

from .lexicon import Lexicon

ITALIAN = Lexicon(
    language="it",
    letters="àèéìíîòóù",
    hard={
        "delete": "eliminare, elimina, eliminando, cancellare, cancella, cancellando, eliminarlo, eliminarla, "
        "eliminalo, eliminala, eliminali, cancellarlo, cancellalo, cancellala, cancellali",
        "remove": "rimuovere, rimuovi, rimuovendo, togliere, togli, rimuoverlo, rimuovilo, rimuovila, rimuovili, "
        "toglilo",
        "send": "inviare, invia, invii, inviando, spedire, spedisci, inviarlo, invialo, inviala, spediscilo",
        "buy": "acquistare, acquista, acquistando, comprare, completa acquisto, concludi acquisto, procedi acquisto, "
        "acquistalo, acquistala, acquistarlo, compralo",
        "pay": "pagare, paga, pagando, effettua pagamento, completa pagamento, conferma pagamento, obbligo pagamento, "
        "pagalo",
        "submit": "sottometti, sottomettere",
        "confirm": "confermare, conferma, confermando",
        "overwrite": "sovrascrivere, sovrascrivi",
        "quit without saving": "senza salvare",
        "empty trash": "svuota cestino, svuotare cestino, svuota il cestino",
        "sign out": "disconnettere, disconnetti, disconnettersi, disconnettiti",
        "place order": "effettua ordine, effettuare ordine, completa ordine, concludi ordine, ordina ora, "
        "ordina adesso",
        "discard": "scartare, scarta, scartalo, scartale",
        "unsubscribe": "disiscrivere, disiscrivi, disiscriviti, annulla iscrizione",
        "transfer": "trasferire, trasferisci, effettua bonifico, invia bonifico, preleva denaro, conferma bonifico",
        "publish": "pubblicare, pubblicando",
        "cancel subscription": "disdire, disdici, annulla abbonamento, annullare abbonamento",
        "cancel booking": "annulla prenotazione, annullare prenotazione, annulla ordine, annullare ordine, "
        "annulla volo",
        "close account": "chiudi account, chiudere account, chiudi conto, chiudere conto",
        "deactivate": "disattivare, disattiva",
        "uninstall": "disinstallare, disinstalla",
        "donate": "donare",
        "subscribe": "abbonati ora, sottoscrivi, sottoscrivere",
        "sign": "firma contratto, firma documento, firmare contratto",
        "accept offer": "accetta offerta, accetta preventivo",
        "vote": "invia voto",
    },
    at_home={
        "buy": "compra",
        "donate": "dona",
        "place order": "ordina",
        "publish": "pubblica",
        "sign out": "esci",
    },
    alone="abbonati, iscriviti, vota, vendi, rimborsa",
    harmless="ordina per, conferma password, conferma la password, conferma email, conferma e mail, "
    "conferma indirizzo, amministrazione pubblica",
    small="il, lo, la, i, gli, le, l, un, uno, una, mio, mia, tuo, tua, suo, sua, questo, questa, questi, queste, di, "
    "del, della, dell, al, all, tutti, tutte, ora",
    closers="annulla, annullare, chiudi, no, mantieni, conserva, indietro, torna indietro, non ora, no grazie, "
    "più tardi",
    keepers="mantieni, conserva, no mantieni, no conserva",
    closing_tails="grazie, e, la, il, finestra, messaggio, avviso, torna",
    minus="rimuovi, togli, riduci, diminuisci, meno, elimina",
    counted="adulto, adulti, bambino, bambini, neonato, neonati, passeggero, passeggeri, viaggiatore, viaggiatori, "
    "ospite, ospiti, camera, camere",
    details="dettagli, dati, informazioni, account, profilo, lista",
    card="numero carta, numero della carta, numero di carta, titolare della carta, titolare carta, "
    "intestatario della carta, intestatario carta, nome sulla carta, codice di sicurezza, codice sicurezza, "
    "data di scadenza, data scadenza, mm aa",
    payment="carta di credito, carta di debito, carta prepagata",
    not_card="passaporto, documento, patente, identità, coupon, buono, gg",
    icons="cestino, spazzatura",
    opening="aprire, apri, mostrare, mostra, vedere, vedi, andare, vai, visualizza, visualizzare, visitare, accedere",
    endings="are, ere, ire, a, i, ando, endo, isci",
    sure="sei sicuro di, sei sicura di, è sicuro di, è sicura di, sicuro di voler, vuoi davvero, vuole davvero, "
    "desideri davvero, vuoi veramente",
    asking="sei sicuro, sei sicura, è sicuro, è sicura, stai per, sta per, state per, ho capito che, comprendo che",
    doubting="davvero",
    wishing="vuoi, vuole, desideri, desidera",
    deeds="eliminato, eliminata, eliminati, eliminazione, cancellato, cancellata, cancellazione, rimosso, rimossa, "
    "rimozione, annullare, annullato, annullata, annullamento, disattivato, disattivazione, perso, persi, "
    "persa, addebitato, addebito, reimpostare, inviato, pubblicato, trasferito, disdetta, definitivamente, "
    "permanentemente, per sempre",
    final="non può essere annullata, non può essere annullato, non si può annullare, non è possibile annullare, "
    "irreversibile",
    affirming="sì, ok, va bene, continua, continuare, prosegui, procedi, accetto, accetta, sono sicuro, sono sicura, "
    "ho capito, d accordo",
)
