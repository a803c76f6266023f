// Set positions: nothing lies anywhere but what a test says. A game's own table function adds what only it knows
// (coins, health, whose turn it is); zones, draw piles, dice and cards of one test alone are the same for every game.

import {
  clearTable,
  type Def,
  defineGame,
  fixResults,
  type Game,
  type GameSpec,
  type Options,
  putCards,
  type Run,
  type State,
} from "@soulspire/kernel"
import type { Speech } from "../modes/locale.ts"
import type { HardMode } from "../modes/mode.ts"
import type { Scripted } from "./end.ts"
import { zoneCalled } from "./look.ts"
import { TestTable, type TableRules } from "./table.ts"

type Cards = readonly string[]

/** What every position may say; a game's own type adds its zones and facts, and a place for each seat. */
export interface StagePosition<T, D> {
  options?: Options
  /** Every look-up is held against a full scan. */
  scanned?: boolean
  /** Cards that only this test has. */
  cards?: readonly Def[]
  /** Rules that only this test has. */
  spec?: GameSpec<T, D>
  /** The hard mode, where a test is about one. */
  mode?: HardMode
}

export interface Stage<T, D, P extends StagePosition<T, D>, V extends string> extends TableRules<
  State<T, D>,
  V
> {
  game: Game<State<T, D>>
  /** The game's words, for the mode that has everything said. */
  box: Speech["box"]
  verbs: readonly V[]
  rests: NonNullable<TableRules<State<T, D>, V>["rests"]>
  /** Words of a position that name cards on top of a draw pile, which the test says will be drawn: `{ draws: "deck" }`. */
  scripts?: Record<string, string>
  /** Results to come, by stream of chance, counted from 0. */
  results?(position: P): Record<string, readonly number[]>
  /** Answers that bring a fresh game to the moment at which tables are set. */
  opening?(game: Game<State<T, D>>, state: State<T, D>, position: P): void
  /** The game's own facts, once every card lies where it shall. */
  facts(r: Run<T, D>, position: P): void
}

/** How many seats a position speaks of. */
const seatsIn = (position: object, least: number): number =>
  Math.max(least, ...Object.keys(position).flatMap((key) => /^p(\d+)$/.exec(key)?.slice(1).map(Number) ?? []))

interface TableMaker<T, D, P, V extends string> {
  (position: P): TestTable<State<T, D>, V>
  /** A table at a game that is under way already. */
  at(game: Game<State<T, D>>, state: State<T, D>): TestTable<State<T, D>, V>
}

/** Gives a game's table function. */
export function stageFor<T, D, P extends StagePosition<T, D>, V extends string>(
  stage: Stage<T, D, P, V>,
): TableMaker<T, D, P, V> {
  const { rests, verbs, box } = stage
  const speech = (game: Game<State<T, D>>): Speech => ({ box, strange: game !== stage.game })
  const set = (position: P): TestTable<State<T, D>, V> => {
    const game = gameFor(stage, position)
    const seats = seatsIn(position, game.seats.min)
    const state = game.create(position.options ?? {}, seats, "a set table")
    stage.opening?.(game, state, position)
    const scripted: Scripted[] = []
    game.arrange(state, (r) => {
      clearTable(r)
      lay(r, position as Record<string, unknown>)
      for (const [word, zone] of Object.entries(stage.scripts ?? {})) {
        const cards = (position as Record<string, unknown>)[word] as Cards | undefined
        scripted.push(...put(r, cards?.toReversed() ?? [], zone))
      }
      fixResults(r, stage.results?.(position) ?? {})
      stage.facts(r, position)
      r.s.undo = 0
    })
    const chosen = position.mode === undefined ? {} : { mode: position.mode }
    return new TestTable<State<T, D>, V>(game, state, {
      rests,
      verbs,
      scripted,
      speech: speech(game),
      ...chosen,
    })
  }
  return Object.assign(set, {
    at: (game: Game<State<T, D>>, state: State<T, D>) =>
      new TestTable<State<T, D>, V>(game, state, { rests, verbs, speech: speech(game) }),
  })
}

function gameFor<T, D, P extends StagePosition<T, D>>(
  stage: Pick<Stage<T, D, P, string>, "game">,
  { scanned, cards, spec }: P,
): Game<State<T, D>> {
  const rules = spec === undefined ? stage.game : defineGame(spec)
  const extended = cards === undefined ? rules : extendedBy(rules, cards)
  return scanned === true ? extended.scanned() : extended
}

/** Games that were made lately, by the game they extend: the tests of a file mostly bring the same cards. */
const lately = new WeakMap<object, { cards: readonly Def[]; game: unknown }[]>()
const KEPT = 8

function extendedBy<S extends State>(rules: Game<S>, cards: readonly Def[]): Game<S> {
  const games = lately.get(rules) ?? []
  lately.set(rules, games)
  const known = games.find(
    (each) => each.cards.length === cards.length && each.cards.every((card, i) => card === cards[i]),
  )
  if (known !== undefined) return known.game as Game<S>
  const game = rules.extend(cards)
  games.unshift({ cards: [...cards], game })
  games.length = Math.min(games.length, KEPT)
  return game
}

/** Cards by zone: a shared zone's under its name, a seat's under the seat. A pile that nobody sees into is named from its top. */
function lay<T, D>(r: Run<T, D>, position: Record<string, unknown>): void {
  for (const info of r.m.zones) {
    const place =
      info.seat < 0 ? position : (position[`p${info.seat + 1}`] as Record<string, unknown> | undefined)
    const cards = place?.[info.kind] as Cards | undefined
    if (cards !== undefined) put(r, info.shown === "none" ? cards.toReversed() : cards, info.name)
  }
}

function put<T, D>(r: Run<T, D>, ids: Cards, where: string): Scripted[] {
  const { id: zone, seat } = zoneCalled(r, where)
  return putCards(r, ids, zone, seat).map((ref, i) => ({ card: ids[i], zone, ref }))
}
