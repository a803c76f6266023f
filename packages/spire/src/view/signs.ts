// How tokens and numbers are drawn wherever a picture is quicker to read than a word.

import type { CardFace } from "@soulspire/text"
import { featureSigns } from "../features/gathered.ts"
import { featureNumbers } from "../state/new.ts"
import { tokenSigns } from "../tokens/rules.ts"

/** Tokens in the order in which a table shows them, and the cubes of an enemy's ability. */
export const tokens: readonly string[] = [...Object.keys(tokenSigns), ...featureNumbers, "counters"]

export const signs: Readonly<Record<string, string>> = {
  ...tokenSigns,
  ...featureSigns,
  counters: "cubes",
  hp: "hearts",
  block: "shield",
  energy: "power-lightning",
  gold: "two-coins",
}

/** Texts are read more easily with these as words. */
export const spelledOut: readonly string[] = ["block", "gold", "lightning", "frost", "dark"]

export const face: CardFace = {
  cost: { fact: "cost", x: "x", kinds: ["attack", "skill", "power", "status", "curse"] },
  below: ["hp"],
  gains: [],
}
