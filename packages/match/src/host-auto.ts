// Preferences at work: which decision the host answers on a person's behalf, and when passing until something is over.

import type { State } from "@soulspire/kernel"
import { autoAnswer } from "./auto-answer.ts"
import { type Desk, lookersAt, tell } from "./desk.ts"
import { prepareAnswer, type Step } from "./match.ts"
import { isMet, notice, type Preferences, watchFrom } from "./preferences.ts"
import { viewOf } from "./views.ts"

export function setPreferences<S extends State>(desk: Desk<S>, seat: number, preferences: Preferences): void {
  const { match, wishes } = desk
  const before = wishes.get(seat)
  // Whoever goes on passing until the same thing has not begun anew.
  const goesOn =
    preferences.until !== null &&
    JSON.stringify(before?.preferences.until) === JSON.stringify(preferences.until)
  const watch =
    before !== undefined && goesOn ? before.watch : watchFrom(viewOf(match, seat), before?.watch.told)
  wishes.set(seat, { preferences, watch })
  tell(desk, { t: "preferences", preferences }, seat)
}

/** After a step: what each seat with preferences has seen of it. */
export function watchStep<S extends State>(desk: Desk<S>, { entry, events }: Step<S>): void {
  const { match, wishes } = desk
  // Whoever sits down has wishes of their own.
  if (entry.k === "seat") wishes.delete(entry.seat)
  for (const [seat, wish] of wishes) {
    const view = viewOf(match, seat)
    const inPerson = entry.k === "answer" && entry.seat === seat && entry.auto !== true
    // Whoever takes back wants to think again: nobody passes on from there.
    if (entry.k === "undo") wish.watch = watchFrom(view)
    else
      wish.watch = notice(
        inPerson ? { ...wish.watch, told: [] } : wish.watch,
        view,
        match.game.eventsFor(events, seat),
      )
    const { until } = wish.preferences
    if (until === null || (entry.k !== "undo" && !isMet(until, wish.watch, view, seat))) continue
    wish.preferences = { ...wish.preferences, until: null }
    tell(desk, { t: "preferences", preferences: wish.preferences }, seat)
  }
}

/** Is there anything that this seat's person has to decide, and no preference of theirs answers? */
export function decides<S extends State>({ match, wishes }: Desk<S>, seat: number): boolean {
  if (match.seats[seat]?.kind !== "person") return false
  const view = viewOf(match, seat)
  const wish = wishes.get(seat)
  return view.asked.some(
    (asked) => !asked.standing && (wish === undefined || autoAnswer({ asked, view, ...wish }).keys === null),
  )
}

/** The next answer that somebody's preferences give; nothing while it is being talked about taking back. */
export function autoStep<S extends State>(desk: Desk<S>): Step<S> | null {
  const { match, wishes, request } = desk
  if (request !== null) return null
  for (const [seat, { preferences, watch }] of wishes) {
    if (match.seats[seat].kind !== "person") continue
    const view = viewOf(match, seat)
    for (const asked of view.asked) {
      const { keys } = autoAnswer({ asked, view, preferences, watch })
      if (keys !== null)
        return prepareAnswer(match, { seat, decision: asked.id, keys, auto: true }, lookersAt(desk))
    }
  }
  return null
}
