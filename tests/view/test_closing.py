"""Controls that dismiss, and those that only sound like it."""

import pytest
from screens import button

from view import is_closer

CLOSERS = [
    "Cancel", "CANCEL", "Close", "Close dialog", "Close this window", "No", "No, thanks", "No thank you",
    "Not now", "Keep", "Keep my plan", "Keep editing", "No, keep it", "No, keep my booking", "Back", "Go back",
    "Dismiss", "×", "✕", " ✖ ", "X", "Never mind", "Cancel and go back", "Abbrechen", "Schließen", "Nein",
    "Nein, danke", "Zurück", "Nicht jetzt", "Behalten", "Abo behalten", "Annuler", "Fermer", "Non", "Non merci",
    "Conserver mon abonnement", "Retour", "Pas maintenant", "Cancelar", "Cerrar", "Ahora no", "No, gracias",
    "Conservar la reserva", "Volver", "Annulla", "Chiudi", "Non ora", "Mantieni", "Indietro", "Fechar", "Não",
    "Agora não", "Manter", "Voltar", "Annuleren", "Sluiten", "Nee", "Nee, bedankt",
    "Terug", "Behoud abonnement",
]  # fmt: skip

OTHERS = [
    "OK", "Yes", "Accept", "Continue", "Cancel subscription", "Cancel my booking", "Cancel order",
    "Close account", "Closet", "Close deal", "Yes, cancel", "No problem, go on", "Now", "Notes", "Know more",
    "Keep and pay", "Keep and transfer",
    "No, delete it", "Background", "Back to top", "Backup", "Save", "Konto schließen",
    "Annuler la réservation", "Cerrar sesión", "Chiudi account", "Encerrar conta", "Account sluiten",
    "Don't keep", "Accept and close", "", "…", "xx", "the", "thanks",
]  # fmt: skip


@pytest.mark.parametrize("name", CLOSERS)
def test_it_dismisses_and_does_nothing_else(name: str) -> None:
    assert is_closer(button(name))


@pytest.mark.parametrize("name", OTHERS)
def test_it_only_sounds_like_dismissing(name: str) -> None:
    assert not is_closer(button(name))


def test_where_there_is_no_name_the_description_and_the_tooltip_speak() -> None:
    assert is_closer(button("", description="Close"))
    assert is_closer(button("", title="Close"))
    assert is_closer(button("\u200b", title="Close"))
    assert not is_closer(button("Accept", title="Close"))
