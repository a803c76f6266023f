// Taking back, by the engine's marks: how far one asks to go, who has to agree, and the state as it was.

import { type Mark, type State, undoSpan } from "@soulspire/kernel"
import type { UndoEntry } from "./log.ts"
import { commit, type Match, type Step } from "./match.ts"
import { personsOf } from "./seats.ts"
import { no } from "./reasons.ts"

/** What taking back would mean: how far gone it is, and whose explicit agreement it needs. */
export interface UndoTerms {
  to: number
  mark: Mark
  consent: number[]
}

/** The last answer a person gave in person, as the number of answers before it; null if there is none. */
export function lastOwn(match: Match, seat: number): number | null {
  const at = match.answers.findLastIndex((each) => each.seat === seat && each.auto !== true)
  return at < 0 ? null : at
}

/**
 * free: nobody has seen anything of it, so it goes back at once. request: the other persons must agree. closed: something
 * was revealed, so all persons must, also the one who asks.
 */
export function undoTerms(match: Match, seat: number, to = lastOwn(match, seat)): UndoTerms {
  if (match.seats[seat]?.kind !== "person") throw no("undo-not-a-person", { seat: seat + 1 })
  if (to === null) throw no("undo-nothing", { seat: seat + 1 })
  if (match.answers[to]?.seat !== seat) throw no("undo-not-yours", { seat: seat + 1 })
  const mark = undoSpan(match.answers.slice(to), seat)
  const persons = personsOf(match.seats)
  return {
    to,
    mark,
    consent: mark === "free" ? [] : mark === "closed" ? persons : persons.filter((each) => each !== seat),
  }
}

/** Throws a Refusal if it may not go back so far, or if those who agreed are not those who have to. */
export function prepareUndo<S extends State>(
  match: Match<S>,
  { seat, to, agreed }: Omit<UndoEntry, "k" | "hash">,
): Step<S> {
  const { consent } = undoTerms(match, seat, to)
  const missing = consent.find((each) => !agreed.includes(each))
  if (missing !== undefined) throw no("undo-not-agreed", { seat: missing + 1 })
  const state = stateAt(match, to)
  const hash = match.game.hash(state)
  if (hash !== (to === 0 ? match.start : match.answers[to - 1].hash))
    throw new Error(`taken back to ${to} answers, the state is not what it was`)
  return {
    entry: { k: "undo", seat, to, agreed: consent, hash },
    at: match.log.length,
    state,
    events: [],
    mark: "free",
  }
}

/** The state after so many of the answers that stand. */
export function stateAt<S extends State>(match: Match<S>, to: number): S {
  const { game, kept, answers } = match
  let from = to
  while (!kept.has(from)) from--
  const near = kept.get(from) as S
  if (from === to) return near
  const state = game.copy(near)
  for (const { seat, decision, keys } of answers.slice(from, to)) game.answer(state, seat, decision, keys)
  return state
}

/** Takes back at once; `agreed` are the persons who have explicitly said yes. */
export function undo<S extends State>(
  match: Match<S>,
  seat: number,
  agreed: readonly number[] = [],
  to = undoTerms(match, seat).to,
): void {
  commit(match, prepareUndo(match, { seat, to, agreed }))
}
