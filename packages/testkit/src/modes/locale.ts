// Everything that is asked, offered, refused and told at a table, said in every language: nothing without words, nothing
// that smells of bad grammar, and no prose in the state.

import type { Game, GameEvent, Reason, State } from "@soulspire/kernel"
import { type GameBox, languages, type Names, namesFrom } from "@soulspire/text"
import type { Answer } from "../random-play.ts"
import { proseIn } from "../text/prose.ts"
import { faultsOfDecision, faultsOfEvents, faultsOfOutcome, faultsOfRefusal } from "../text/said.ts"
import type { At, Taken } from "./index.ts"

/** The words of a table. */
export interface Speech {
  box: Pick<GameBox, "cards" | "defs" | "given" | "ops" | "telling" | "words" | "things">
  /**
   * Cards or rules of one test alone have no words. What is wrong in every language alike is let pass at such a table, and
   * there alone; what one language has and another has not is a fault everywhere.
   */
  strange: boolean
}

const seatNames = ["Ada", "Bruno", "Carla", "Dario", "Elsa", "Fabio"]

/** Throws unless a list of faults, each with its language in front, is empty. */
function expectNone({ strange }: Speech, faults: readonly string[]): void {
  const unsaid = languages.map(
    (language) =>
      new Set(
        faults
          .filter((fault) => fault.startsWith(`${language} `))
          .flatMap((fault) => fault.match(/‹[^›]*›/g) ?? []),
      ),
  )
  const lacking = (fault: string): boolean => {
    const rest = fault.slice(fault.indexOf(" "))
    if (languages.every((language) => faults.includes(language + rest))) return false
    return (fault.match(/‹[^›]*›/g) ?? [""]).some((key) => unsaid.some((keys) => !keys.has(key)))
  }
  const found = strange ? faults.filter(lacking) : faults
  if (found.length > 0) throw new Error(`not well said: ${[...new Set(found)].join("; ")}`)
}

/** What somebody has said with an answer (`offer:p2=4 be nice`): their own words, in no language of ours. */
const saidIn = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => /^[^=]*=\d+ (.*)$/s.exec(key)?.[1] ?? [])

/** An event with somebody's own words left out. */
const withoutWords = (event: GameEvent, said: readonly string[]): GameEvent =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      typeof value === "string" && said.includes(value) ? "Xx" : value,
    ]),
  ) as GameEvent

function checkProse(what: string, value: unknown): void {
  const prose = proseIn(value)
  if (prose.length > 0) throw new Error(`prose in ${what}: ${prose.join("; ")}`)
}

const namesAt = <S extends State>(
  { game, state }: { game: Game<S>; state: S },
  { box }: Speech,
  viewer: number | "spectator",
  seen: readonly GameEvent[] = [],
): Names => namesFrom(game.view(state, viewer), seatNames, box, seen)

function speechOf<S extends State>({ game, speech }: At<S>): Speech {
  if (speech === undefined) throw new Error(`the tables of ${game.id} have no words: give their stage a box`)
  return speech
}

/** What everybody is asked, and all that can be answered. */
export function sayOpen<S extends State>(at: At<S>): void {
  const { game, state } = at
  const speech = speechOf(at)
  checkProse("the state", state)
  for (const decision of game.decisions(state)) {
    const names = namesAt(at, speech, decision.seat)
    expectNone(speech, faultsOfDecision(speech.box, decision, game.optionsOf(state, decision), names))
  }
}

/** What everybody is told of an answer. */
export function sayTold<S extends State>(at: At<S>, { keys }: Answer, events: readonly GameEvent[]): void {
  const { game, state } = at
  const speech = speechOf(at)
  const said = saidIn(keys)
  const ours = events.map((event) => withoutWords(event, said))
  checkProse("what is told", ours)
  const seats = Array.from({ length: state.seats }, (_each, i) => i)
  for (const viewer of [...seats, "spectator"] as const) {
    const seen = game.eventsFor(ours, viewer)
    expectNone(speech, faultsOfEvents(speech.box, seen, namesAt(at, speech, viewer, seen)))
  }
}

export function locale<S extends State>(at: At<S>, next: Answer): Taken<S> {
  const { game, state } = at
  sayOpen(at)
  const events = game.answer(state, next.seat, next.decision, next.keys)
  sayTold(at, next, events)
  return { state, events }
}

/** The last state of a test: what is open there, or how it ended. */
export function localeAtRest<S extends State>(at: At<S>): void {
  const speech = speechOf(at)
  sayOpen(at)
  const outcome = at.game.outcome(at.state)
  if (outcome !== null)
    expectNone(speech, faultsOfOutcome(speech.box, outcome, namesAt(at, speech, "spectator")))
}

/** Why something is refused, or not offered. */
export function sayReason<S extends State>(at: At<S>, seat: number, reason: Reason): void {
  const speech = speechOf(at)
  expectNone(speech, faultsOfRefusal(speech.box, reason, namesAt(at, speech, seat)))
}
