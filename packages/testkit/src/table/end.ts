// What must be true of every table when its test ends: nothing scripted is left over, no fact is broken, no card is
// lost, and nobody still owes an answer, unless the test says so. The test run's set-up calls this after each test.

import type { Game, Ref, State } from "@soulspire/kernel"
import { restIn, type HardMode } from "../modes/index.ts"
import type { Speech } from "../modes/locale.ts"
import { cardsAbout, checkShape, lostCards } from "../conformance/shape.ts"
import type { Answer } from "../random-play.ts"
import type { TableRules } from "./table.ts"

/** A card that the test says will leave the place where it was put. */
export interface Scripted {
  card: string
  zone: number
  ref: Ref
}

/** What the end of a test looks at. */
interface Ending<S extends State> {
  readonly game: Game<S>
  readonly state: S
  readonly rules: TableRules<S, string>
  readonly mode: HardMode
  readonly log: readonly Answer[]
  readonly left: readonly string[]
  readonly speech: Speech | undefined
  failure(what: string): Error
}

/** Tables of the test that is running, with the cards that lay on each when it was set. */
const tables: { table: Ending<never>; chosen: boolean; cards: ReadonlyMap<number, number> }[] = []

export function enlist<S extends State>(table: Ending<S>): void {
  tables.push({
    table: table as unknown as Ending<never>,
    chosen: table.rules.mode !== undefined,
    cards: cardsAbout(table.state),
  })
}

function leftovers<S extends State>({ game, state, rules, left }: Ending<S>): string[] {
  const wrong: string[] = []
  const results = state.random.fixed?.flat() ?? []
  if (results.length > 0) wrong.push(`scripted results left over: ${results.join(", ")}`)
  const undrawn = (rules.scripted ?? []).filter(({ zone, ref }) => state.zones[zone].includes(ref))
  if (undrawn.length > 0)
    wrong.push(`scripted cards left over: ${undrawn.map(({ card }) => card).join(", ")}`)
  const open = game
    .decisions(state)
    .filter((each) => !each.standing && rules.rests?.(each, state) !== true)
    .map((each) => `p${each.seat + 1} ${each.prompt.key}`)
  for (const each of open.filter((name) => !left.includes(name)))
    wrong.push(`${each} is left open; play it out, or say .leaves(...)`)
  for (const each of left.filter((name) => !open.includes(name))) wrong.push(`${each} is not open`)
  return wrong
}

function checkEnd<S extends State>(table: Ending<S>, cards: ReadonlyMap<number, number>): void {
  const { game, state } = table
  const wrong = leftovers(table)
  const broken = game.invariant(state)
  if (broken !== null) wrong.push(broken)
  const lost = lostCards(game, cards, state)
  if (lost.length > 0) wrong.push(`lost: ${lost.join(", ")}`)
  if (wrong.length > 0) throw table.failure(`at the end of the test: ${wrong.join("; ")}`)
  checkShape(game, state)
  restIn(table.mode, table)
}

/** Tables that a test has set since this was last called; `chosen` have a mode of their own. */
export const tablesSet = (): { all: number; chosen: number } => ({
  all: tables.length,
  chosen: tables.filter(({ chosen }) => chosen).length,
})

/** Called after each test. A test that has failed already says enough. */
export function endOfTest(failed: boolean): void {
  const mine = tables.splice(0)
  if (!failed) for (const { table, cards } of mine) checkEnd(table, cards)
}
