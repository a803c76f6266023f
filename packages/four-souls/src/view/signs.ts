// How numbers are drawn wherever a picture is quicker to read than a word.

import type { CardFace } from "@soulspire/text"

export const signs = {
  health: "hearts",
  evasion: "perspective-dice-six-faces-random",
  attack: "broadsword",
  cents: "coins",
  rollCents: "coins",
  loot: "swap-bag",
  rollLoot: "swap-bag",
  treasure: "open-treasure-chest",
  treasureEach: "open-treasure-chest",
  souls: "ghost",
  // What texts speak of.
  cent: "two-coins",
  hp: "hearts",
  tap: "clockwise-rotation",
} as const satisfies Record<string, string>

/** Texts are read more easily with these as words. */
export const spelledOut: readonly string[] = ["attack", "evasion"]

export const face: CardFace = {
  below: ["health", "evasion", "attack"],
  gains: ["cents", "rollCents", "loot", "rollLoot", "treasure", "treasureEach", "souls"],
  rolled: ["rollCents", "rollLoot"],
}
