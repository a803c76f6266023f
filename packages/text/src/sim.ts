// What a game tells those who have it played many times without a screen: what of a finished game can be counted, what a
// position looks like in numbers, whose cards are whose, and set-ups that bots are measured at.

import type { Options, State, View } from "@soulspire/kernel"

export type Numbers = Readonly<Record<string, number>>

/** How one game of a suite begins; everything else of it follows from its seed. */
export interface SuiteTable {
  readonly options: Options
  /** So many answers are given by strangers before those play who are measured. */
  readonly strangers?: number
}

/** A list of set-ups that is always the same, so that bots can be compared by it. */
export interface Suite {
  readonly id: string
  /** What it is, in a few English words. */
  readonly about: string
  readonly seats: number
  readonly size: number
  /** The one at a place, counted from 0. */
  at(place: number): SuiteTable
}

export interface SimPlan<S extends State = State> {
  /** Zones of a seat in which cards are its own; those of a deck that is only drawn from are not. */
  readonly own?: readonly string[]
  /** Numbers of a game that has ended, by the English words they go by: how far it came, what was left. */
  measures?(state: S): Numbers
  /** A position in numbers, as a seat sees it, for values that are fitted from games; without it, what lies where is counted. */
  features?(view: View, seat: number): Numbers
  readonly suites?: readonly Suite[]
}
