// The proof game: small, complete, never shipped. Seats hold hidden hands, play cards through a response stack, roll
// dice in five steps, fight foes for lights, and feast together. Whoever has enough lights first wins.

import type { Ref, Seat } from "@soulspire/kernel"

export interface Player {
  coins: number
  damage: number
  lights: number
  /** Cards it may still play this turn. */
  plays: number
  /** Died this turn. */
  down: number
}

export interface Table {
  turn: number
  round: number
  active: Seat
  /** Whose priority it is, and how many have passed in a row. */
  holder: Seat
  passes: number
  attacks: number
  ending: number
  /** Who attacks whom; -1 for nobody. */
  attacker: Seat
  attacked: Ref
  /** The attempt whose number is being asked about: the span of "would roll" abilities. */
  attempt: number
  /** The one die of the round, read by whoever reads it. */
  dayDie: number
  pool: number
  goal: number
  rounds: number
  players: Player[]
}

export interface Data {
  tapped: number
  damage: number
  /** A roll's number as it stands. */
  value: number
  attempt: number
}
