"""French. Source: our rendering of the English list, with the labels French shops, mail programs and forms use."""

from .lexicon import Lexicon

FRENCH = Lexicon(
    language="fr",
    letters="àâæçéèêëîïôœùûüÿ",
    hard={
        "delete": "supprimer, supprimez, supprime",
        "remove": "retirer, retirez, enlever, enlevez",
        "send": "envoyer, envoyez, envoie, expédier, expédiez",
        "buy": "acheter, achetez, achète, finaliser achat, finaliser achats, je achète",
        "pay": "payer, payez, payons, effectuer paiement, effectuer le paiement, valider paiement, "
        "je paie, obligation paiement",
        "submit": "soumettre, soumettez",
        "confirm": "confirmer, confirmez, valider, validez",
        "overwrite": "écraser, écrasez",
        "quit without saving": "sans enregistrer, sans sauvegarder",
        "empty trash": "vider corbeille, videz corbeille",
        "sign out": "déconnecter, déconnectez, déconnexion, fermer session",
        "place order": "passer commande, passez commande, passer une commande, finaliser commande, je commande, "
        "précommander, enchérir, placer enchère",
        "erase": "effacer, effacez",
        "discard": "abandonner modifications, annuler modifications, ignorer modifications",
        "unsubscribe": "désabonner, désabonnez, désabonnement, désinscrire, désinscrivez",
        "transfer": "transférer, transférez, effectuer virement, faire virement, valider virement, retirer argent",
        "publish": "publier, publiez, poster commentaire, poster message, poster avis",
        "cancel subscription": "résilier, résiliez, annuler abonnement",
        "cancel booking": "annuler réservation, annuler réservations, annuler commande, annuler rendez vous, "
        "annuler vol, annuler billet, annuler séjour",
        "close account": "fermer compte, fermez compte, clôturer compte, clore compte",
        "deactivate": "désactiver, désactivez",
        "uninstall": "désinstaller",
        "donate": "faire don, faites don, je donne, donner maintenant",
        "subscribe": "souscrire, souscrivez, abonner maintenant",
        "sign": "signer contrat, signer document, signer électroniquement",
        "accept offer": "accepter offre, accepter devis",
    },
    at_home={
        "place order": "commander, commandez",
        "pay": "régler, réglez",
    },
    alone="abonner, s abonner, abonnez vous, poster, voter, vendre, rembourser",
    harmless="confirmer mot de passe, confirmer le mot de passe, confirmez le mot de passe, confirmer e mail, "
    "confirmer adresse e mail, confirmer l adresse e mail, régler la date, régler l heure",
    small="le, la, les, l, un, une, des, du, de, d, mon, ma, mes, votre, vos, notre, ce, cet, cette, ces, tous, "
    "toutes, me, m, se, s, vous, moi, maintenant",
    closers="annuler, fermer, non, garder, conserver, retour, pas maintenant, plus tard, non merci",
    keepers="garder, conserver, non garder, non conserver",
    closing_tails="merci, et, le, la, l, cette, fenêtre, boîte, dialogue, bandeau, message, retourner",
    minus="retirer, enlever, diminuer, réduire, moins, supprimer",
    counted="adulte, adultes, enfant, enfants, bébé, bébés, passager, passagers, voyageur, voyageurs, chambre, "
    "chambres",
    details="détails, informations, infos, compte, profil, liste",
    card="numéro de carte, numéro de la carte, numéro carte, titulaire de la carte, titulaire carte, nom sur la carte, "
    "cryptogramme, code de sécurité, code sécurité, date expiration, date d expiration, expire fin, mm aa",
    payment="carte bancaire, carte de crédit, carte bleue, carte de paiement",
    not_card="passeport, identité, permis, bon, coupon, jj",
    icons="corbeille, poubelle",
    opening="ouvrir, afficher, montrer, voir, aller, accéder, consulter, visiter",
    endings="er, ez, e, ant, ir, issez, re, ons",
    sure="êtes vous sûr de, êtes vous sûre de, êtes vous certain de, es tu sûr de, es tu sûre de, voulez vous "
    "vraiment, veux tu vraiment, souhaitez vous vraiment, êtes vous sûr de vouloir, êtes vous sûr e de "
    "vouloir, êtes vous certain de vouloir",
    asking="êtes vous sûr, êtes vous sûre, êtes vous certain, êtes vous certaine, es tu sûr, es tu sûre, vous êtes "
    "sur le point de, je comprends que",
    doubting="vraiment",
    wishing="voulez vous, veux tu, souhaitez vous, désirez vous, faut il",
    deeds="supprimé, supprimée, supprimés, supprimées, suppression, retiré, retirée, effacé, effacée, annuler, "
    "annulé, annulée, annulation, résilié, résiliation, désactivé, désactivation, perdu, perdue, perdus, "
    "perdues, débité, réinitialiser, envoyé, publié, transféré, définitivement, définitif, définitive",
    final="irréversible, ne peut pas être annulé, ne peut pas être annulée, ne pourra pas être annulée, retour en "
    "arrière",
    affirming="oui, ok, d accord, continuer, poursuivre, accepter, j accepte, je suis sûr, je suis sûre, je comprends, "
    "procéder",
)
