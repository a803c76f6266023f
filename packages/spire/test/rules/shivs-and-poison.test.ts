// Poison and shivs, which the Silent brings (chapter 10), and who may use them (STS-12.1).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { combat, enemyOf, playerOf } from "../support/table.ts"

const jab = ["first-cultist"]

describe("poison", () => {
  rule("STS-10.2", "2 tokens for three rounds: 6 HP, and both tokens are still there", () => {
    const table = combat({
      p1: { block: 20, powers: ["ironclad-barricade"] },
      enemies: jab,
      conditions: [{ poison: 2 }],
      dice: [1, 1, 1],
    })
    table.p1.pick("done").p1.pick("done").p1.pick("done")
    expect(enemyOf(table)).toMatchObject({ hp: 3, poison: 2 })
  })

  rule("STS-10.2", "block is no help, and it is nobody's hit", () => {
    const table = combat({
      p1: { block: 20, powers: ["silent-envenom"], strength: 3, weak: 1 },
      enemies: ["first-jaw-worm"],
      conditions: [{ poison: 3, block: 2, vulnerable: 1 }],
      dice: [1],
    })
    table.p1.pick("done")
    expect(enemyOf(table)).toMatchObject({ hp: 4, poison: 3, vulnerable: 1 })
    expect(playerOf(table, 1).weak).toBe(1)
  })

  rule(["STS-10.2", "STS-8.7"], "the dead give their tokens back, for others to have", () => {
    const table = combat({
      p1: { hand: ["silent-slice", "silent-deadly-poison"] },
      enemies: [...jab, "first-jaw-worm"],
      conditions: [{ poison: 30, hp: 1 }],
    })
    table.p1.play("silent-slice", "first-cultist").p1.play("silent-deadly-poison", "first-jaw-worm")
    expect(enemyOf(table).poison).toBe(1)
  })

  rule(["STS-10.2", "STS-9.14"], "30 on all enemies together, whoever puts them there", () => {
    const table = combat({
      p1: { hand: ["silent-bouncing-flask+"] },
      p2: { hand: ["silent-deadly-poison"] },
      enemies: [...jab, "first-jaw-worm"],
      conditions: [{ poison: 20 }, { poison: 8, row: 1 }],
    })
    table.p1.play("silent-bouncing-flask+", "first-cultist", "first-jaw-worm", "first-cultist")
    table.p2.play("silent-deadly-poison", "first-jaw-worm")
    expect([enemyOf(table).poison, enemyOf(table, 2).poison]).toEqual([21, 9])
  })

  rule(["STS-10.2", "STS-8.8"], "kills before the enemies act, and may end the combat", () => {
    const table = combat({ p1: { hp: 1 }, enemies: jab, conditions: [{ poison: 9 }] })
    table.p1.pick("done").p1.isNotAsked()
    expect([playerOf(table, 1).hp, table.told("enemyMoves")]).toEqual([1, []])
  })
})

describe("a shiv", () => {
  rule("STS-10.3", "is an attack of its own: weak lowers the first and is gone for the second", () => {
    const table = combat({ p1: { shivs: 2, weak: 1 }, enemies: jab })
    table.p1.shiv("first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([9, 0])
    table.p1.shiv("first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).shivs]).toEqual([8, 0])
  })

  rule("STS-10.3", "counts with strength and vulnerable, each for itself", () => {
    const table = combat({ p1: { shivs: 2, strength: 1 }, enemies: jab, conditions: [{ vulnerable: 1 }] })
    table.p1.shiv("first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 5, vulnerable: 0 })
    table.p1.shiv("first-cultist")
    expect(enemyOf(table).hp).toBe(3)
  })

  rule("STS-10.3", "is kept over the turns, and lost with the combat", () => {
    const table = combat({ p1: { shivs: 3, block: 20 }, enemies: jab, conditions: [{ hp: 1 }], dice: [1] })
    table.p1.pick("done")
    expect(playerOf(table, 1).shivs).toBe(3)
    table.p1.shiv("first-cultist")
    expect(playerOf(table, 1).shivs).toBe(0)
  })

  rule("STS-10.3", "has to be there", () => {
    const table = combat({ p1: {}, p2: { shivs: 1 }, enemies: jab })
    table.p1.cannot("shiv:first-cultist", "no-shiv")
    table.p2.canPick("shiv:first-cultist")
  })

  rule("STS-10.4", "with none left in the supply is thrown at once, or not gained", () => {
    for (const [answer, hp] of [
      ["yes", 8],
      ["no", 9],
    ] as const) {
      const table = combat({ p1: { hand: ["silent-cloak-and-dagger"], shivs: 5 }, enemies: jab })
      table.p1.play("silent-cloak-and-dagger").p1.isAsked("shiv").p1.pick(answer)
      expect([enemyOf(table).hp, playerOf(table, 1).shivs]).toEqual([hp, 5])
    }
  })

  rule("STS-10.4", "is an attack and no card: it counts as the one and is not told as the other", () => {
    const table = combat({ p1: { shivs: 1 }, enemies: jab })
    table.p1.shiv("first-cultist")
    expect([playerOf(table, 1).attacks, table.told("plays")]).toEqual([1, []])
  })

  rule("STS-10.4", "thrown at once is weak, strong and poisonous like any other", () => {
    const table = combat({
      p1: {
        hand: ["silent-blade-dance"],
        shivs: 5,
        strength: 1,
        weak: 1,
        powers: ["silent-accuracy", "silent-envenom"],
      },
      enemies: jab,
    })
    table.p1.play("silent-blade-dance").p1.yes().p1.yes()
    // 1 + 1 + 1 - 1, then 1 + 1 + 1.
    expect(enemyOf(table)).toMatchObject({ hp: 4, poison: 2 })
    expect(playerOf(table, 1)).toMatchObject({ shivs: 5, weak: 0, attacks: 2 })
  })

  rule("STS-10.4", "one thrown at once that kills the last enemy ends the combat, with more to come", () => {
    const table = combat({
      p1: { hand: ["silent-riddle-with-holes"], shivs: 5 },
      enemies: jab,
      conditions: [{ hp: 1 }],
    })
    table.p1.play("silent-riddle-with-holes").p1.yes().p1.isNotAsked()
    expect(playerOf(table, 1).shivs).toBe(0)
  })

  rule("STS-12.1", "two users: 5 in all, whoever has them", () => {
    const table = combat({
      p1: { hand: ["silent-blade-dance"], shivs: 1 },
      p2: { hand: ["silent-blade-dance+"], shivs: 2 },
      enemies: jab,
    })
    table.p1.play("silent-blade-dance")
    expect(playerOf(table, 1).shivs).toBe(3)
    table.p2.play("silent-blade-dance+").p2.no().p2.yes().p2.no()
    expect([playerOf(table, 1).shivs, playerOf(table, 2).shivs, enemyOf(table).hp]).toEqual([3, 2, 8])
  })

  rule("STS-12.1", "one that another has thrown is in the supply again", () => {
    const table = combat({
      p1: { hand: ["silent-cloak-and-dagger"], shivs: 2 },
      p2: { shivs: 3 },
      enemies: jab,
    })
    table.p2.shiv("first-cultist").p1.play("silent-cloak-and-dagger")
    expect([playerOf(table, 1).shivs, playerOf(table, 2).shivs]).toEqual([3, 2])
  })
})
