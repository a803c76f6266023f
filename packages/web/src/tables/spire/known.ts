// What Spire shows, by its own names: the table's numbers, what stands on an enemy, and which kind of card something is.

import type { Def } from "@soulspire/kernel"
import type { SpireView } from "@soulspire/spire"
import { useViewOf } from "../../play/use-table.ts"

export type TableShown = SpireView["table"]
export type Card = SpireView["zones"][string][number]
type Shows = NonNullable<Card["shows"]>
/** What is shown of an enemy. */
export type Foe = Extract<Shows, { hp: number }>
export type Stance = TableShown["players"][number]["stance"]
/** A hit as it is printed, and what it comes to now. */
export type Hit = { printed: number; amount: number }
/** The kinds of orbs, in the order in which they stand around somebody. */
export const orbKinds = ["lightning", "frost", "dark"] as const
export type Orb = (typeof orbKinds)[number]
export type Place = NonNullable<TableShown["map"]>["places"][number]

export const useSpireView = (): SpireView => useViewOf<SpireView>("spire")
export const useTableShown = (): TableShown => useSpireView().table

/** The cards in a zone. */
export const useZone = (name: string): readonly Card[] => useSpireView().zones[name] ?? nothing
const nothing: readonly Card[] = []

/** Whose place one sits at; whoever only looks on sees the first one's. */
export const useMe = (): number => Math.max(0, useSpireView().seat)

/** What lies on something: cubes, a price, who has picked it. */
export const shownOf = ({ shows = {} }: Card, field: Exclude<keyof Exclude<Shows, Foe>, "hits">): number =>
  "hp" in shows ? 0 : (shows[field] ?? 0)

/** Kinds that a card's shape tells. */
const types = [
  "attack",
  "skill",
  "power",
  "curse",
  "status",
  "daze",
  "ticket",
  "potion",
  "boss-relic",
  "solo-relic",
  "special-relic",
  "relic",
  "event",
  "blessing",
] as const
export type CardType = (typeof types)[number] | "other"

export const typeOf = (def: Def | undefined): CardType =>
  types.find((type) => def?.kinds.includes(type) === true) ?? "other"

/** What it costs to play: a number, X, or nothing to be told of what cannot be played. */
export function costOf(def: Def | undefined): string | null {
  if (def?.facts["x"] !== undefined) return "X"
  const cost = def?.facts["cost"]
  return cost === undefined ? null : String(cost)
}

/** What it costs now, where that is not what is printed. */
export const changedCostOf = ({ shows = {} }: Card): number | undefined =>
  "hp" in shows ? undefined : shows.cost

/** What its hits come to now, where that is not what is printed. */
export const changedHitsOf = ({ shows = {} }: Card): readonly Hit[] =>
  "hp" in shows ? [] : (shows.hits ?? []).filter(({ printed, amount }) => printed !== amount)

const combatPhases: readonly string[] = ["start", "die", "play", "end", "enemies"]
export const isCombat = ({ phase }: Pick<TableShown, "phase">): boolean => combatPhases.includes(phase)
