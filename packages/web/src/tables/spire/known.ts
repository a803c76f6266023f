// What Spire shows, by its own names: the table's numbers, what stands on an enemy, and which kind of card something is.

import type { CardView, Def } from "@soulspire/kernel"
import type { SpireData, SpirePlayer, SpireTable } from "@soulspire/spire"
import { useView } from "../../play/use-table.ts"

export interface Place {
  id: string
  row: number
  column: number
  sign: string
  room: string
  exits: readonly string[]
}

interface MapShown {
  path: readonly string[]
  next: readonly string[]
  places: readonly Place[]
}

type PlayerShown = SpirePlayer & { rowNumber: number; orbSlots: number }

export type TableShown = Omit<SpireTable, "players"> & {
  players: readonly PlayerShown[]
  map: MapShown | null
}

interface ComingHit {
  seat: number
  amount: number
  times: number
}

/** What is shown of an enemy. */
export type Foe = Pick<
  SpireData,
  "hp" | "maxHp" | "block" | "strength" | "weak" | "vulnerable" | "poison" | "row" | "place" | "cube" | "mode"
> & { coming: { path: string; hits: readonly ComingHit[] } | null }

export const useTableShown = (): TableShown => useView().table as unknown as TableShown

/** Whose place one sits at; whoever only looks on sees the first one's. */
export const useMe = (): number => Math.max(0, useView().seat)

export const foeOf = ({ shows }: CardView): Foe => shows as unknown as Foe

/** What lies on something: cubes, a price, who has picked it. */
export const shownOf = ({ shows }: CardView, field: string): number => {
  const value = shows?.[field]
  return typeof value === "number" ? value : 0
}

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

const combatPhases: readonly string[] = ["start", "die", "play", "end", "enemies"]
export const isCombat = ({ phase }: Pick<TableShown, "phase">): boolean => combatPhases.includes(phase)
