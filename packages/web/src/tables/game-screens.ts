// What the page has of a game besides its box: its door on the title, and what is drawn for it alone. One folder each.

import type { Language } from "@soulspire/text"
import type { ComponentType } from "react"

export interface GameScreens {
  /** The game's id. */
  game: string
  /** How it is called in few words, the same in every language, and what stands above that on its door. */
  name: string
  above: string
  /** What is said at its door. */
  tag: Readonly<Record<Language, string>>
  Scene: ComponentType
  Table: ComponentType
  /** Whom a card stands for, drawn as at the table; a game without is shown the card's face. */
  Portrait?: ComponentType<{ card: string }>
  /** How everybody stands at the end, where a game's summary does not say it in words. */
  Standings?: ComponentType
  /** Its pictures, fetched when it is first opened. */
  glyphs(): Promise<{ glyphs: Readonly<Record<string, string>> }>
}
