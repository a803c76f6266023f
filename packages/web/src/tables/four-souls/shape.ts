// What a view of Four Souls holds besides cards: the numbers that its table draws, read in one place.

import { type CardView, isSeat, NOBODY, type View } from "@soulspire/kernel"

export interface Player {
  cents: number
  health: number
  maxHealth: number
  evasion: number
  attack: number
  souls: number
  died: number
  lootPlays: number
  counters: number
  shield: number
}

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

export const playerIn = (view: View, seat: number): Player =>
  (view.table["players"] as unknown as Player[] | undefined)?.[seat] ?? nobody

/** A number of the table; 0 for what this game does not tell. */
export const tableNumber = (view: View, field: string): number => {
  const value = view.table[field]
  return typeof value === "number" ? value : 0
}

/** A number that is shown of a card. */
export const shownNumber = ({ shows }: Pick<CardView, "shows">, field: string): number | undefined => {
  const value = shows?.[field]
  return typeof value === "number" ? value : undefined
}

/** Who attacks what; null while nobody does. */
export function attackIn(view: View): { attacker: number; attacked: number } | null {
  const { attacker, attacked } = view.table
  if (typeof attacker !== "number" || typeof attacked !== "number") return null
  return attacker === NOBODY || attacked === NOBODY ? null : { attacker, attacked }
}

/** What something on the stack is, as the game numbers it. */
export const ROLL = 3
export const DAMAGE = 4
export const DEATH = 5

/** Whom or what something on the stack is aimed at. */
export function targetsOf({ shows }: CardView): number[] {
  const aimed = Array.isArray(shows?.["targets"]) ? (shows["targets"] as number[]) : []
  const whom = shows?.["whom"]
  return typeof whom === "number" && whom >= 0 && !aimed.includes(whom) ? [...aimed, whom] : aimed
}

/** Seats in the order of turns, beginning after this one. */
export const othersAfter = (view: View, seat: number): number[] => {
  const first = Math.max(seat, 0)
  const round = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats)
  return seat === NOBODY ? round.slice(1) : round.filter((each) => each !== seat)
}

/** Who sits before the screen; a spectator looks over the first player's shoulder. */
export const mySeat = (view: View): number => (view.seat === NOBODY ? 0 : view.seat)

export const cardByRef = (view: View, ref: number): CardView | undefined => {
  if (isSeat(ref)) return undefined
  for (const cards of Object.values(view.zones)) {
    const found = cards.find((card) => card.ref === ref)
    if (found !== undefined) return found
  }
  return undefined
}

/** The character that somebody plays. */
export const characterOf = (view: View, seat: number): CardView | undefined =>
  view.zones[`board.${seat}`]?.find(({ back }) => back === "character")
