// A table being played in a terminal: bots and preferences answer by themselves, persons are asked one after another.

import { chairAt, stranger, thoughts } from "@soulspire/bots"
import type { Decision } from "@soulspire/kernel"
import {
  autoAnswer,
  botDecisions,
  commit,
  type Follower,
  isMet,
  notice,
  outcomeOf,
  personsOf,
  prepareAnswer,
  type Preferences,
  usualPreferences,
  type Watch,
  watchFrom,
} from "@soulspire/match"
import { botOf } from "../shell/arguments.ts"
import type { Paint } from "../shell/paint.ts"
import type { Input } from "./input.ts"
import { seenBy, type Sitting, viewFor, witness } from "./sitting.ts"
import type { Store } from "./store.ts"
import { stoppedWith } from "./stopped.ts"
import { thought } from "./think.ts"

/** What the table keeps for a person. */
export interface Person {
  preferences: Preferences
  watch: Watch
  /** How much of what happened has been shown. */
  shown: number
  /** How often the match had changed when the board was last drawn for them. */
  drawn: number
}

export interface Play {
  readonly sitting: Sitting
  readonly store: Store
  /** Plays every answer once more, before it is kept. */
  readonly follower: Follower
  readonly input: Input
  readonly paint: Paint
  out(lines: readonly string[]): void
  /** Wipes the screen, where there is one. */
  clear(): void
  columns(): number
  rows(): number
  readonly persons: Map<number, Person>
  /** Who is at the screen; null before anybody was. */
  at: number | null
  /** The file of the campaign that this belongs to, if it does to one. */
  readonly campaign: string | null
}

/** Where the last few things that happened begin: whoever comes back is reminded of them. */
const recent = (sitting: Sitting, seat: number): number => Math.max(0, seenBy(sitting, seat).length - 8)

export const newPersons = (sitting: Sitting): Map<number, Person> =>
  new Map(
    personsOf(sitting.match.seats).map((seat) => [
      seat,
      {
        preferences: usualPreferences,
        watch: watchFrom(viewFor(sitting, seat)),
        shown: recent(sitting, seat),
        drawn: -1,
      },
    ]),
  )

/** Takes an answer, shows it to everybody and keeps it. Throws a Refusal, or a Failure, with nothing changed. */
export function give(play: Play, decision: Decision, keys: readonly string[], auto?: true): void {
  const { sitting, store, follower, persons } = play
  const { match } = sitting
  const given = { seat: decision.seat, decision: decision.id, keys }
  const step = prepareAnswer(match, auto === undefined ? given : { ...given, auto })
  const report = follower.check(step)
  if (report !== null) throw stoppedWith(report, store.path)
  commit(match, step)
  follower.took()
  store.keep()
  const { events } = step
  witness(sitting, events)
  for (const [seat, person] of persons) {
    if (seat === decision.seat && auto === undefined) person.watch = { ...person.watch, told: [] }
    const seen = match.game.eventsFor(events, seat)
    person.watch = notice(person.watch, viewFor(sitting, seat), seen)
  }
}

/** Lets a bot answer, if one is to move. The same match gives it the same chance. */
async function botAnswers(play: Play): Promise<boolean> {
  const { match } = play.sitting
  const [decision] = botDecisions(match)
  const seating = decision === undefined ? undefined : match.seats[decision.seat]
  if (seating?.kind !== "bot") return false
  const chance = stranger(`${match.seed} ${decision.seat} ${match.log.length}`)
  give(
    play,
    decision,
    await thought(thoughts(botOf(seating.bot), chairAt(match.game, match.state, decision), chance)),
  )
  return true
}

/** Answers what a person's preferences say not to ask. */
function preferencesAnswer(play: Play): boolean {
  for (const [seat, person] of play.persons) {
    const view = viewFor(play.sitting, seat)
    const { preferences, watch } = person
    const { until } = preferences
    if (until !== null && isMet(until, watch, view, seat))
      person.preferences = { ...preferences, until: null }
    for (const asked of view.asked) {
      const { keys } = autoAnswer({ asked, view, preferences: person.preferences, watch })
      if (keys === null) continue
      give(play, asked, keys, true)
      return true
    }
  }
  return false
}

/** Whom to ask next: whoever is at the screen, if they are asked too. */
function nextPerson({ sitting: { match }, at, persons }: Play): number | null {
  const asked = match.game
    .decisions(match.state)
    .filter(({ standing, seat }) => !standing && persons.has(seat))
    .map(({ seat }) => seat)
  return at !== null && asked.some((seat) => seat === at) ? at : (asked[0] ?? null)
}

/** Plays until it is over, or until somebody leaves. `ask` says whether to go on. */
export async function playOn(play: Play, ask: (seat: number) => Promise<boolean>): Promise<"over" | "left"> {
  for (;;) {
    if (outcomeOf(play.sitting.match) !== null) return "over"
    if ((await botAnswers(play)) || preferencesAnswer(play)) continue
    const seat = nextPerson(play)
    if (seat === null) throw new Error("nobody is left to ask")
    if (!(await ask(seat))) return "left"
  }
}
