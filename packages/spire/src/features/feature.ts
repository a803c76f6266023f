// What a feature is: a thing of the rulebook with a folder of its own. It declares whatever it has of these parts, and the
// game is put together from all of them (`gathered.ts`), in the order of their places. Handlers stand in its `ops.ts`,
// `atoms.ts` and `reads.ts`, programs in `rules.ts`, words in `en.ts` and `it.ts`.

import type { Ability, GameSpec, Op, OrderSpec, Seat } from "@soulspire/kernel"
import type { Data, Table } from "../state/types.ts"
import type { ShownNumber, SliceWords, Telling } from "@soulspire/text"
import type { SpireRun } from "../state/run.ts"
import type { Fields } from "../state/field.ts"

/** What cards of a kind can do by the rules alone, and what it is called where players are asked for an order. */
export interface GivenAbility {
  /** The kind of card. */
  to: string
  ability: Ability
  en: string
  it: string
}

type Spec = GameSpec<Table, Data>
type Parts = Partial<Pick<Spec, "programs" | "acts" | "atoms" | "stats" | "reads" | "tests" | "events">>

/** Any part of the game. */
export interface Part extends Parts {
  /** Fields of a player, and of a card or an enemy in play. */
  state?: { player?: Fields; data?: Fields }
  ops?: readonly Op[]
  given?: readonly GivenAbility[]
  /** What its verbs touch, for whoever is asked for an order. */
  order?: OrderSpec<Table, Data>["effects"]
  /** What its tests look at, for the same. */
  looks?: OrderSpec<Table, Data>["tests"]
  /** What is left of a supply that may run out, by the name that `order` has for it. */
  supplies?: Readonly<Record<string, (r: SpireRun) => number>>
  /** The same of what each player has room for. */
  room?: Readonly<Record<string, (r: SpireRun, seat: Seat) => number>>
  telling?: Telling
  /** Numbers of a player that are shown, and which of them an answer is forecast for. */
  board?: readonly ShownNumber[]
  /** Pictures, by field. */
  signs?: Readonly<Record<string, string>>
  en?: SliceWords
  it?: SliceWords
}

export interface Feature extends Part {
  /** Where it stands among all features, wherever they are listed. */
  place: number
}

export const feature = (parts: Feature): Feature => parts

export type Named =
  | "programs"
  | "acts"
  | "atoms"
  | "stats"
  | "reads"
  | "tests"
  | "events"
  | "order"
  | "looks"
  | "supplies"
  | "room"
  | "telling"
  | "signs"

/** What several parts have of one sort, by name. No two have the same. */
export function merged<K extends Named>(parts: readonly Part[], sort: K): NonNullable<Part[K]> {
  const found: Record<string, unknown> = {}
  for (const each of parts)
    for (const [name, what] of Object.entries(each[sort] ?? {})) {
      if (name in found) throw new Error(`two parts of the game have ${sort} "${name}"`)
      found[name] = what
    }
  return found as NonNullable<Part[K]>
}
