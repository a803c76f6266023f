// Monsters without a word on them: each has its numbers, hits and is hit by them, and leaves what it leaves.

import { describe, expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../../support/table.ts"

type Leaves = Partial<Record<"cents" | "loot" | "treasure" | "souls", number>>
const monsters: [id: string, health: number, evasion: number, attack: number, leaves: Leaves][] = [
  ["clotty", 2, 3, 1, { cents: 4 }],
  ["cod-worm", 2, 5, 0, { cents: 3 }],
  ["conjoined-fatty", 4, 3, 2, { loot: 2 }],
  ["dip", 1, 4, 1, { cents: 1 }],
  ["fat-bat", 3, 5, 1, { treasure: 1 }],
  ["fatty", 4, 2, 1, { loot: 1 }],
  ["fly", 1, 2, 1, { cents: 1 }],
  ["gurdy", 5, 4, 1, { cents: 7, souls: 1 }],
  ["leech", 1, 4, 2, { loot: 1 }],
  ["little-horn", 2, 6, 1, { loot: 2, souls: 1 }],
  ["monstro", 4, 4, 1, { cents: 6, souls: 1 }],
  ["pale-fatty", 4, 3, 1, { cents: 6 }],
  ["pooter", 2, 3, 1, { loot: 1 }],
  ["red-host", 2, 3, 2, { cents: 5 }],
  ["spider", 1, 4, 1, { loot: 1 }],
  ["squirt", 2, 3, 1, { loot: 1 }],
  ["trite", 1, 5, 1, { loot: 2 }],
]

describe.each(monsters)("%s", (id, health, evasion, strength, leaves) => {
  const { cents: coins = 0, loot = 0, treasure = 0, souls = 0 } = leaves
  const hits = Array.from({ length: health }, () => evasion)

  test(`has ${health} HP, evasion ${evasion} and attack ${strength}, and leaves what it leaves`, () => {
    const table = fourSoulsTable({
      p1: { board: ["breakfast", "dinner"], cents: 0 },
      monsters: [id],
      treasureDeck: ["meat", "synthoil"],
      dice: [evasion - 1, ...hits],
    })
    expect(beast(table)).toMatchObject({ health, evasion, attack: strength })
    attack(table, id).allPass().p1.isAsked("action")
    // One miss, and then as many hits as it has HP.
    expect([playerOf(table, 1).damage, table.told("rolls").length]).toEqual([strength, 1 + health])
    const gained = cardsIn(table, "p1.board").filter((card) => card === "meat").length
    expect([cents(table)[0], cardsIn(table, "p1.hand").length, gained]).toEqual([coins, loot, treasure])
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "monsterDiscard")]).toEqual(
      souls === 1 ? [[id], []] : [[], [id]],
    )
  })
})
