"""The signs that a clause is accomplished, or that it is not: each a measure of 0 to 1 with its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..evidence import account, arrivals, choices, last_deed, messages, named_press, names_shown
from ..match.reading import Reading
from ..screen.change import all_new, is_blind, nothing_new
from . import controls, course, demands, outset, particulars, relabelled, shortfall


@dataclass(frozen=True, slots=True)
class Sign:
    """One measure of a reading."""

    name: str
    measure: Callable[[Reading], float]
    why: str


def settled(measure: Callable[[Reading], float]) -> Callable[[Reading], float]:
    """How a control stands counts where no press is owed, nothing failed and no name is to take another's place."""

    def measured(reading: Reading) -> float:
        if not (found := measure(reading)):
            return found
        open_ = max(
            account.final_owed(reading), messages.failure(reading), float(names_shown.exchanges(reading.clause))
        )
        return found * (1 - open_)

    return measured


def named(measure: Callable[[Reading], float]) -> Callable[[Reading], float]:
    """What was made or opened counts by how far the names that the clause gives it show; a field's text is no show."""

    def measured(reading: Reading) -> float:
        found = measure(reading)
        gives = found and reading.clause.intent in ("create", "add")
        return found * names_shown.shown_names(reading) if gives else found

    return measured


def unless_exchanged(measure: Callable[[Reading], float]) -> Callable[[Reading], float]:
    """Where one name is to take another's place, that the old one goes or stands in a field is nothing against it."""
    return lambda reading: 0.0 if names_shown.exchanges(reading.clause) else measure(reading)


SIGNS: Final = (
    Sign("told_now", messages.told_now, "a text that came says that the verb has been done"),
    Sign("told_anyway", messages.told_anyway, "a text says so, whenever it came"),
    Sign("told_about_it", messages.told_about_it, "and it names the thing"),
    Sign("told_of_other", messages.told_of_other, "but it names another thing"),
    Sign("cheer", messages.cheer, "a text that came speaks of success"),
    Sign("thing_came", arrivals.thing_came, "the thing came into view"),
    Sign("destination", arrivals.destination, "heading or title are the place"),
    Sign("destination_new", arrivals.destination_new, "and came since the step began"),
    Sign("entered", arrivals.entered, "what leads there was pressed, and another page came"),
    Sign("there", arrivals.there, "the place's own link or tab is current"),
    Sign("elsewhere", arrivals.elsewhere, "all headings are of other places"),
    Sign("counter", arrivals.counter, "a counter rose"),
    Sign("agrees", settled(controls.agrees), "the state of the control is the wished one"),
    Sign("disagrees", unless_exchanged(controls.disagrees), "the state of the control is the contrary"),
    Sign("typed", settled(controls.typed), "a field holds the text"),
    Sign("untyped", controls.untyped, "no field holds the text"),
    Sign("results", arrivals.results, "something that holds the searched words came"),
    Sign("results_counted", arrivals.results_counted, "a count of results came"),
    Sign("results_about", arrivals.results_about, "most of what came speaks of it"),
    Sign("narrowed", arrivals.narrowed, "a list was cut down to it"),
    Sign("nothing_found", messages.nothing_found, "the screen says that nothing was found"),
    Sign("heading_came", arrivals.heading_came, "a heading about the thing came"),
    Sign("next_stage", named(arrivals.next_stage), "and something that says the step's verb was pressed"),
    Sign("in_place", named(arrivals.in_place), "the thing stands where it was to be put"),
    Sign("editor", named(arrivals.editor), "what the step writes in came into view"),
    Sign("vanished", arrivals.vanished, "what was to go has gone"),
    Sign("lost", unless_exchanged(arrivals.lost), "what the step is about has gone, and should not have"),
    Sign("wall", arrivals.wall, "a sign-in came instead"),
    Sign("remains", arrivals.remains, "what was to go is still there"),
    Sign("reversed", arrivals.reversed, "the way to take it back came"),
    Sign("reversible", arrivals.reversible, "the way to take it back is there"),
    Sign("failure", messages.failure, "a failure is told"),
    Sign("invalid", messages.invalid, "a field is marked as wrong"),
    Sign("layer_asks", arrivals.layer_asks, "a dialog of the step waits for an answer"),
    Sign("layer_new", arrivals.layer_new, "a dialog opened"),
    Sign("opened", named(arrivals.opened), "what the step opens is in front"),
    Sign("closed", arrivals.closed, "what the step closes has closed"),
    Sign("pressed", controls.pressed, "the last press fits the step"),
    Sign("pressed_changed", controls.pressed_changed, "and it changed the screen"),
    Sign("press_told", settled(controls.press_told), "and the step asks for no more than that"),
    Sign("target_left", controls.target_left, "what was pressed has gone or is out of use"),
    Sign("wrote_last", controls.wrote_last, "something was typed and nothing since"),
    Sign("waited_last", controls.waited_last, "the last action was a wait or a scroll"),
    Sign("can_press", controls.can_press, "a control for the step is there"),
    Sign("cannot_press", controls.cannot_press, "a control for the step is out of use"),
    Sign("busy", controls.busy, "the screen is loading"),
    Sign("fresh", controls.fresh, "nothing has been done in this step"),
    Sign("unchanged", controls.unchanged, "what was done changed nothing"),
    Sign("made", named(arrivals.made), "what was to be made came into view"),
    Sign("computed", messages.computed, "the result of the sum is shown"),
    Sign("unsaved", messages.unsaved, "the screen says that something is not saved"),
    Sign("signed_in", arrivals.signed_in, "the way out shows, or the way in for a step that leaves"),
    Sign("names_missing", names_shown.names_missing, "a name of the step was neither typed nor pressed nor shows"),
    Sign("names_shown", names_shown.names_shown, "the clause's names are read on screen"),
    Sign("names_held", names_shown.names_held, "a name stands in a field and nowhere else"),
    Sign("value_came", names_shown.value_came, "a text that says what was to be set came"),
    Sign("owed", account.owed, "nothing bears out an earlier clause"),
    Sign("last_owed", account.last_owed, "nothing that was done is what the last clause asks for"),
    Sign("submitted", account.submitted, "something was written and sent off, and the screen changed"),
    Sign("emptied", account.emptied, "what was written and sent stands in no field any more"),
    Sign("moved_on", account.moved_on, "another page came upon a press that fits"),
    Sign("abandoned", account.abandoned, "what was written has gone upon a press that does not belong"),
    Sign("idle", account.idle, "the history says that the last action changed nothing"),
    Sign("target_on", account.target_on, "what was pressed is marked as the current one"),
    Sign("button_told", demands.button_told, "a control that came says that it has been done"),
    Sign("choice_open", demands.choice_open, "a list of choices came and waits"),
    Sign("layer_question", demands.layer_question, "what is in front offers an answer and a way out"),
    Sign("layer_form", demands.layer_form, "what is in front is to be filled in with a name of the step"),
    Sign("lessened", names_shown.lessened, "something was taken away, as the step wants"),
    Sign("absent", names_shown.absent, "what was to go is not on screen"),
    Sign("only_listed", names_shown.only_listed, "a list of results quotes what is to be opened"),
    Sign("unfilled", demands.unfilled, "a password is asked for and was not typed"),
    Sign("renamed", names_shown.renamed, "the new name is read, the old one is not"),
    Sign("texts_missing", names_shown.texts_missing, "a text to write was neither typed nor shows"),
    Sign("verb_pressed", account.verb_pressed, "the last press says the verb"),
    Sign("opened_only", account.opened_only, "the last press only opened the thing"),
    Sign("final_owed", account.final_owed, "the press that the step ends with was not made"),
    Sign("final_done", account.final_done, "it was, and the screen changed"),
    Sign("placed", names_shown.placed, "one name stands new in what another names"),
    Sign("excluded", names_shown.excluded, "what shows is what the step does not want"),
    Sign("foreign_head", names_shown.foreign_head, "the heading says more than the step"),
    Sign("only_own", account.only_own, "the last press brought nothing that was not written"),
    Sign("asks_again", demands.asks_again, "a page wants it confirmed"),
    Sign("form_came", demands.form_came, "an empty form came, and the step wants more"),
    Sign("alert_came", demands.alert_came, "an alert came that tells of no success"),
    Sign("sent_and_shows", account.sent_and_shows, "what was sent off came into view"),
    Sign("picked", account.picked, "what the clause names was taken from a list that has gone"),
    Sign("carried", named_press.carried, "the press that the step names was made, and what came goes with it"),
    Sign("stays", arrivals.stays, "what was to go, named by several words, is still there"),
    Sign("misplaced", controls.misplaced, "the text stands in another field than the one named"),
    Sign("keeps_old", names_shown.keeps_old, "the old name is still read"),
    Sign("used", course.used, "so much of what the step says was pressed, typed or chosen"),
    Sign("used_or_came", course.used_or_came, "or came into view"),
    Sign("all_used", course.all_used, "all of it"),
    Sign("sent_last", course.sent_last, "the last deed sent off, or says the verb"),
    Sign("chose_named", course.chose_named, "the last deed chose what the step names"),
    Sign("chose_foreign", course.chose_foreign, "the last deed chose what it does not name"),
    Sign("strayed", course.strayed, "a way out was pressed that the step does not name"),
    Sign("waits", course.waits, "a button that came still waits to send it off"),
    Sign("holds_text", course.holds_text, "a field still holds what was typed"),
    Sign("long", course.long, "much was done"),
    Sign("in_layer", course.in_layer, "something lies in front"),
    Sign("run", course.run, "the step took its course"),
    Sign("said_done", last_deed.said_done, "the last deed brought a text that says so"),
    Sign("spoke", last_deed.spoke, "it brought a message"),
    Sign("cheered", last_deed.cheered, "it brought a text of success"),
    Sign("refused", last_deed.refused, "it brought a text of failure"),
    Sign("layer_closed", last_deed.layer_closed, "what lay in front went with it"),
    Sign("layer_opened", last_deed.layer_opened, "it brought something in front"),
    Sign("list_opened", last_deed.list_opened, "it brought a list to choose from"),
    Sign("list_closed", last_deed.list_closed, "it chose from a list, which went"),
    Sign("new_page", last_deed.new_page, "it brought another page"),
    Sign("fields_came", last_deed.fields_came, "it brought fields to fill in"),
    Sign("named_came", last_deed.named_came, "it brought what the step names"),
    Sign("named_went", last_deed.named_went, "what the step names went with it"),
    Sign("turned", last_deed.turned, "what was pressed says the contrary now"),
    Sign("quiet", last_deed.quiet, "it changed little"),
    Sign("worse", choices.worse, "something was chosen beside which another says more of the step"),
    Sign("longer", choices.longer, "something was chosen beside which another says as much in fewer words"),
    Sign("wrong_field", choices.wrong_field, "a text was written into another field than the step names"),
    Sign("contrary", choices.contrary, "what was chosen or came has the contrary of a word of the step"),
    Sign("details_lost", particulars.lost, "so many of its particulars were not used, and never stood there"),
    Sign("details_unused", particulars.unused, "so many of them stood there to choose and were not chosen"),
    Sign("details_new", particulars.new, "so much of them came upon the last deed"),
    Sign("turned_round", particulars.turned_round, "a heading names two of them in the other order"),
    Sign("too_often", particulars.too_often, "the same was pressed more often than the step says"),
    Sign("taken_back", particulars.taken_back, "the last deed took an earlier one back"),
    Sign("pending", shortfall.pending, "a text says that it is still to be"),
    Sign("partly", shortfall.partly, "a message tells of a part"),
    Sign("other_named", shortfall.other_named, "a message names another thing of the screen"),
    Sign("keeps_waiting", shortfall.keeps_waiting, "a button waits that would keep what was written"),
    Sign("verb_waits", shortfall.verb_waits, "a control that says the verb is there, and none that does was pressed"),
    Sign("kept_last", shortfall.kept_last, "what was written was kept by a button that has gone"),
    Sign("some_left", shortfall.some_left, "of all that is asked for some is left"),
    Sign("says_saved", shortfall.says_saved, "a short text says that it is kept"),
    Sign("parted", shortfall.parted, "it was kept for later or given up, which the step does not say"),
    Sign("row_says", relabelled.row_says, "a label came again with a word of the step that it did not have"),
    Sign("outset_held", outset.held, "before anything was done every text to type stands in a field"),
    Sign("outset_told", outset.told, "a line says that the verb has been done, and names it"),
    Sign("outset_shown", outset.shown, "one line says so much of the step's particulars"),
    Sign("outset_reads", outset.reads, "a control says that the step's value is what is chosen"),
    Sign("outset_stands", outset.stands, "the control that the step names stands as it is wished"),
    Sign("states_verb", relabelled.states_verb, "a short label says that it has been done"),
)

SINCE: Final = frozenset(
    """form_came told_now told_about_it told_of_other cheer thing_came destination_new entered counter in_place
    editor heading_came next_stage results results_counted results_about narrowed vanished lost wall reversed
    layer_new closed pressed_changed target_left made placed final_done value_came submitted sent_and_shows
    moved_on asks_again button_told alert_came choice_open lessened failure unchanged
    used_or_came all_used waits run""".split()
)
"""The signs that rest on what came or went since the step began."""

BLIND: Final = "blind:"
SIGN_NAMES: Final = (*(sign.name for sign in SIGNS), *(BLIND + sign.name for sign in SIGNS if sign.name in SINCE))
"""First the signs; then those of `SINCE` once more, as they read where nothing is known of the change."""


_MEASURES: Final = tuple(sign.measure for sign in SIGNS)
_UNKNOWN: Final = (0.0,) * len(SINCE)


def signs_of(reading: Reading) -> tuple[float, ...]:
    """Every sign, in the order of `SIGN_NAMES`."""
    if not is_blind(reading.scene):
        return (*[measure(reading) for measure in _MEASURES], *_UNKNOWN)
    bare = Reading(nothing_new(reading.scene), reading.goal, reading.clause)
    whole = Reading(all_new(reading.scene), reading.goal, reading.clause)
    known = tuple(0.0 if sign.name in SINCE else sign.measure(bare) for sign in SIGNS)
    return (*known, *(sign.measure(whole) for sign in SIGNS if sign.name in SINCE))
