// What must be true of every table when its test ends: nothing scripted is left over, no fact is broken, no card is
// lost, and nobody still owes an answer, unless the test says so. The test run's set-up sees to it.

import type { Game, Ref, State } from "@soulspire/kernel"
import { restIn } from "../modes/index.ts"
import type { Speech } from "../modes/locale.ts"
import type { HardMode } from "../modes/mode.ts"
import { cardsAbout, checkShape, lostCards } from "../conformance/shape.ts"
import type { Answer } from "../random-play.ts"
import { enlist } from "./registry.ts"
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

/** Has a table looked at when its test ends. What lies on it now must still be there then. */
export function watchEnd<S extends State>(table: Ending<S>): void {
  const cards = cardsAbout(table.state)
  enlist({ chosen: table.rules.mode !== undefined, check: () => checkEnd(table, cards) })
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
