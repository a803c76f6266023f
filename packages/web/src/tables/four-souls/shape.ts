// What a view of Four Souls holds besides cards: the numbers that its table draws, read in one place.

import type { FourSoulsView } from "@soulspire/four-souls"
import { isSeat, NOBODY } from "@soulspire/kernel"
import { useMemo } from "react"
import { useViewOf } from "../../play/use-table.ts"

export type Card = FourSoulsView["zones"][string][number]
export type Player = FourSoulsView["table"]["players"][number]

export const useBasementView = (): FourSoulsView => useViewOf<FourSoulsView>("four-souls")

/** The cards in a zone. */
export const useZone = (name: string): readonly Card[] => useBasementView().zones[name] ?? nothing
const nothing: readonly Card[] = []

/** What whoever only looks on has. */
const nobody: Player = {
  cents: 0,
  health: 0,
  maxHealth: 0,
  evasion: 0,
  attack: 0,
  souls: 0,
  died: 0,
  lootPlays: 0,
  counters: 0,
  shield: 0,
}

export const playerIn = ({ table }: FourSoulsView, seat: number): Player => table.players[seat] ?? nobody

/** A number that is shown of a card, or how many counters of that name are on it. */
export const shownNumber = ({ shows }: Pick<Card, "shows">, field: string): number | undefined => {
  const value = shows?.[field]
  return typeof value === "number" ? value : undefined
}

/** Who attacks what; null while nobody does. */
export function attackIn({ table: { attacker, attacked } }: FourSoulsView): {
  attacker: number
  attacked: number
} | null {
  return attacker === NOBODY || attacked === NOBODY ? null : { attacker, attacked }
}

/** Whom or what something on the stack is aimed at. */
export function targetsOf({ shows: { targets = [], whom = NOBODY } = {} }: Card): number[] {
  return whom === NOBODY || targets.includes(whom) ? targets : [...targets, whom]
}

/** Whom and what something that waits on the stack is aimed at. */
export function useTargeted(): ReadonlySet<number> {
  const { zones } = useBasementView()
  const stack = zones["stack"] ?? nothing
  return useMemo(() => new Set(stack.flatMap(targetsOf)), [stack])
}

/** Seats in the order of turns, beginning after this one. */
export const othersAfter = (view: FourSoulsView, seat: number): number[] => {
  const first = Math.max(seat, 0)
  const round = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats)
  return seat === NOBODY ? round.slice(1) : round.filter((each) => each !== seat)
}

/** Who sits before the screen; a spectator looks over the first player's shoulder. */
export const mySeat = (view: FourSoulsView): number => (view.seat === NOBODY ? 0 : view.seat)

export const cardByRef = (view: FourSoulsView, ref: number): Card | undefined => {
  if (isSeat(ref)) return undefined
  for (const cards of Object.values(view.zones)) {
    const found = cards.find((card) => card.ref === ref)
    if (found !== undefined) return found
  }
  return undefined
}

/** The character that somebody plays. */
export const characterOf = (view: FourSoulsView, seat: number): Card | undefined =>
  view.zones[`board.${seat}`]?.find(({ back }) => back === "character")
