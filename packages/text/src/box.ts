// What a game brings along besides its rules, so that a table, a card list or a screen can be made of it.

import type { Game, State } from "@soulspire/kernel"

export type Language = "en" | "it"
export const languages: readonly Language[] = ["en", "it"]

/** A card as a list of cards shows it. Names are the same in every language. */
export interface CardEntry {
  id: string
  name: string
  set: string
  /** How many of it the box holds. */
  count: number
  kind: string
}

/** A game with its cards. */
export interface GameBox<S extends State = State> {
  game: Game<S>
  name: string
  cards: readonly CardEntry[]
}
