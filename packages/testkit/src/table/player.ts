// A seat at a test's table: verbs that read like play. Each gives the table back, so that a whole turn is one sentence.

import type { Decision, Option, Reason, State } from "@soulspire/kernel"
import type { Word } from "./keys.ts"
import { cardsIn, seenIn } from "./look.ts"
import type { TestTable } from "./table.ts"

interface PlayerVerbs<T> {
  /** Answers by keys, in whichever of the seat's open decisions they fit. */
  pick(...words: Word[]): T
  /** Answers the decision with this prompt, also one that may be left alone. */
  at(prompt: string, ...words: Word[]): T
  pass(): T
  yes(): T
  no(): T
  /** An act by name: `act("play", "bomb", "gurdy")`. What it asks for afterwards is picked with the words that are left. */
  act(verb: string, ...words: Word[]): T
  /** Has to answer something with this prompt now. */
  isAsked(prompt: string): T
  /** Nothing has to be answered by this seat now. */
  isNotAsked(): T
  /** Fails on an option too few or too many. */
  canPickExactly(...keys: string[]): T
  canPick(...keys: string[]): T
  cannotPick(...keys: string[]): T
  /** Is refused, for this reason, and nothing changes by it. */
  cannot(key: string, because: string): T
  /** Why something is not offered; null if it is. */
  why(key: string): Reason | null
  /** What lies in one of the seat's own zones, as printed, bottom first. */
  has(zone: string, ...cards: string[]): T
  /** What the seat sees in a zone (`hand`: its own; `p2.hand`, `deck`), bottom first; "?" for what it does not know. */
  sees(zone: string, ...cards: string[]): T
  readonly asked: Decision
  readonly options: Option[]
}

/** With a verb for each act the game names: `p1.play("bomb", "gurdy")`. */
export type Player<T, V extends string> = PlayerVerbs<T> & Record<V, (...words: Word[]) => T>

const list = (cards: readonly string[]): string => (cards.length === 0 ? "nothing" : cards.join(", "))

export function playerAt<S extends State, V extends string>(
  table: TestTable<S, V>,
  seat: number,
  verbs: readonly V[],
): Player<TestTable<S, V>, V> {
  type T = TestTable<S, V>
  const own = (zone: string): string =>
    `${zone}.${seat - 1}` in table.game.view(table.state, seat - 1).zones ? `p${seat}.${zone}` : zone
  const hold = (what: string, found: readonly string[], wanted: readonly string[]): T => {
    if (found.join() === wanted.join()) return table
    throw table.failure(`p${seat} ${what} ${list(found)}\n  and not ${list(wanted)}`)
  }
  const choices = (): string[] => table.choices(seat)
  const player: PlayerVerbs<T> = {
    pick: (...words) => table.pick(seat, ...words),
    at: (prompt, ...words) => table.pickAt(seat, prompt, ...words),
    pass: () => table.pick(seat, "pass"),
    yes: () => table.pick(seat, "yes"),
    no: () => table.pick(seat, "no"),
    act: (verb, ...words) => table.act(seat, verb, words),
    isAsked(prompt) {
      table.asked(seat, prompt)
      return table
    },
    isNotAsked() {
      if (table.open.some((each) => each.seat === seat - 1))
        throw table.failure(`p${seat} is asked something`)
      return table
    },
    canPickExactly: (...keys) => table.canPickExactly(seat, ...keys),
    canPick(...keys) {
      const missing = keys.filter((key) => !choices().includes(key))
      if (missing.length > 0) throw table.failure(`p${seat} cannot pick ${missing.join(" | ")}`)
      return table
    },
    cannotPick(...keys) {
      const there = keys.filter((key) => choices().includes(key))
      if (there.length > 0) throw table.failure(`p${seat} can pick ${there.join(" | ")}`)
      return table
    },
    cannot(key, because) {
      const { key: reason } = table.refuses(seat, key)
      if (reason !== because)
        throw table.failure(`p${seat} is refused ${key} for "${reason}", not "${because}"`)
      return table
    },
    why: (key) => table.why(seat, key),
    has: (zone, ...cards) => hold(`has in ${zone}:`, cardsIn(table, own(zone)), cards),
    sees: (zone, ...cards) => hold(`sees in ${zone}:`, seenIn(table, seat, own(zone)), cards),
    get asked() {
      return table.asked(seat)
    },
    get options() {
      return table.options(seat)
    },
  }
  const acts = Object.fromEntries(
    verbs.map((verb) => [verb, (...words: Word[]) => table.act(seat, verb, words)]),
  )
  // Not spread: what is asked is read anew each time.
  return Object.defineProperties(acts, Object.getOwnPropertyDescriptors(player)) as Player<T, V>
}
