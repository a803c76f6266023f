// Hits, block and tokens (chapter 9).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { combat, enemyOf, playerOf } from "../support/table.ts"

describe("a hit", () => {
  rule("STS-9.2", "Twin Strike on a vulnerable enemy: 4 damage, and one token is gone", () => {
    const table = combat({
      p1: { hand: ["ironclad-twin-strike"] },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 2 }],
    })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 5, vulnerable: 1 })
  })

  rule("STS-9.5", "is one stronger for each strength, each of its hits", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"], strength: 2 }, enemies: ["first-cultist"] })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(3)
  })

  rule("STS-9.6", "is doubled after bonuses", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], strength: 2 },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 1 }],
    })
    table.p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 0 })
  })

  rule("STS-9.7", "of a weak one is one less, and a row attack costs one token only", () => {
    const table = combat({
      p1: { hand: ["ironclad-whirlwind"], weak: 2, strength: 1, energy: 2 },
      enemies: ["first-cultist", "first-jaw-worm"],
    })
    table.p1.play("ironclad-whirlwind", "p1").p1.pick("2")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, playerOf(table, 1).weak]).toEqual([7, 5, 1])
  })

  rule("STS-9.8", "of a weak one on a vulnerable one is neither, and both lose a token", () => {
    const table = combat({
      p1: { hand: ["ironclad-bash"], weak: 1 },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 1 }],
    })
    table.p1.play("ironclad-bash", "first-cultist")
    expect([enemyOf(table).hp, enemyOf(table).vulnerable, playerOf(table, 1).weak]).toEqual([7, 1, 0])
  })
})
