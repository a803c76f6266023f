// Cards of a test's own, for what no card in the box does yet: plays that cost nothing unless the test says otherwise,
// powers, and a board with slots for orbs.

import type { Ability, Body, Def, Target } from "@soulspire/kernel"
import { attack, power, skill } from "./made-up.ts"

const printed = { character: "test", deck: "none", rarity: "test" } as const

interface More {
  cost?: number | "X"
  targets?: readonly Target[]
  more?: readonly Ability[]
}

export const spell = (id: string, body: Body, { cost = 0, ...more }: More = {}): Def =>
  skill(id, id, printed, { cost, ...more, do: body }).sides[0]
export const blow = (id: string, body: Body, { cost = 0, ...more }: More = {}): Def =>
  attack(id, id, printed, { cost, ...more, do: body }).sides[0]
export const lasting = (id: string, ...more: Ability[]): Def =>
  power(id, id, printed, { cost: 0, more }).sides[0]

/** Somebody's board, with so many slots. */
export const board = (slots: number): Def => ({
  id: `test-board-${slots}`,
  back: "character",
  kinds: ["character"],
  facts: slots > 0 ? { orbSlots: slots } : {},
  abilities: [],
})
