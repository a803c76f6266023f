// Blank Card of the first edition: every amount in the effect of the next loot card is there twice. One row for each loot
// card of the base box that is played for an effect: what comes of it without Blank Card, and with it.

import { all, double, later, same } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { beast, die, needle, person } from "../support/cards.ts"
import { cents, item, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { sideways } from "../support/turns.ts"

const blank = item(
  "test-blank",
  verbs.tap([
    later(
      verbs.on(
        "move",
        all(same("ev.controller", "you"), { says: ["ev.cause", "play"] }, { says: ["ev.to", "stack"] }),
        [double("ev.obj")],
      ),
      "turn",
      1,
    ),
  ]),
)

type Position = Parameters<typeof fourSoulsTable>[0]
/** What a card does, in numbers. */
type Outcome = (play: Play) => unknown

interface Row {
  card: string
  /** What the row is about, where a card has several. */
  about?: string
  position?: Position
  /** What is chosen as it is played. */
  at?: readonly string[]
  /** What is done after that, until it has resolved. */
  then?: (play: Play) => unknown
  of: Outcome
  once: unknown
  twice: unknown
}

const PENNIES = Array.from({ length: 24 }, () => "a-penny")
const COPPER = { p1: { cents: 10 }, p2: { cents: 10 } }

function set({ card, position = {} }: Row, withBlank: boolean): Play {
  const { p1 = {}, p2 = {}, cards = [], ...more } = position
  const play = fourSoulsTable({
    ...COPPER,
    lootDeck: PENNIES,
    treasureDeck: Array.from({ length: 12 }, () => "meat"),
    monsterDeck: Array.from({ length: 12 }, () => "fly"),
    monsters: ["gurdy", "monstro"],
    ...more,
    p1: { cents: 10, ...p1, hand: [card, ...(p1.hand ?? [])], board: ["test-blank", ...(p1.board ?? [])] },
    p2: { cents: 10, ...p2 },
    cards: [blank, needle, die, ...cards],
    options: { ruleset: "classic" },
  })
  return withBlank ? play.p1.activate("test-blank").allPass() : play
}

function outcome(row: Row, withBlank: boolean): unknown {
  const play = set(row, withBlank)
  play.p1.play(row.card, ...(row.at ?? [])).allPass()
  row.then?.(play)
  return row.of(play)
}

const p1Cents: Outcome = (play) => cents(play)[0]
const hands: Outcome = (play) => [1, 2].map((seat) => cardsIn(play, `p${seat}.hand`).length)
const hand: Outcome = (play) => cardsIn(play, "p1.hand").length
const blows: Outcome = (play) => play.told("damage").map(({ amount }) => amount)
const stats: Outcome = (play) => [person(play, 1).attack, person(play, 1).maxHealth]
const items: Outcome = (play) => cardsIn(play, "p1.board").length - 2
/** How much of 3 damage somebody takes. */
const shielded = (seat: 1 | 2): Pick<Row, "then" | "of"> => ({
  then: (play) => play.p1.activate("test-needle", `p${seat}`).allPass(),
  of: (play) => play.told("damage").map(({ amount }) => amount),
})
void shielded

const money = (card: string, worth: number): Row => ({
  card,
  of: p1Cents,
  once: 10 + worth,
  twice: 10 + 2 * worth,
})
const rolled = (card: string, value: number, of: Outcome, once: unknown, twice: unknown, more: Position = {}): Row => ({
  card,
  about: `a ${value}`,
  position: { dice: [value], ...more },
  of,
  once,
  twice,
})
const hardy = { p1: { board: ["dinner", "breakfast", "placebo"] }, p2: { board: ["dinner"] } }
void hardy

/** An axe whose blow is to be prevented in part. */
const axe = item("test-blade", verbs.paid([], [verbs.deal(5, "it1")], verbs.aim(verbs.monstersAndPlayers)))
const struck = (on: string): Pick<Row, "then" | "of"> => ({
  then: (play) => play.p1.activate("test-blade", on).allPass(),
  of: blows,
})
const armed: Position = {
  p1: { board: ["test-blade"] },
  cards: [axe],
  monsters: ["mega-satan-test"],
}
void armed

const doubled: readonly Row[] = [
  money("a-penny", 1),
  money("two-cents", 2),
  money("three-cents", 3),
  money("four-cents", 4),
  money("a-nickel", 5),
  money("a-dime", 10),
  { card: "bomb", at: ["gurdy"], of: blows, once: [1], twice: [2] },
  { card: "gold-bomb", at: ["gurdy"], of: blows, once: [3], twice: [6] },
  {
    card: "soul-heart",
    at: ["gurdy"],
    of: blows,
    once: [4],
    twice: [3],
  },
  { card: "dagaz", about: "prevention", at: ["~prevent", "p2"], of: blows, once: [4], twice: [3] },
]
void doubled
void round
void beast
void hands
void hand
void stats
void items
void sideways
void rolled
void struck
void describe
void test
void expect
void rule
void fourSouls
void outcome
