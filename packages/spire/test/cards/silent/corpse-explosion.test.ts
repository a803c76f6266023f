// Corpse Explosion: poison now, the row when it dies.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

describe("Corpse Explosion", () => {
  test.each([
    ["silent-corpse-explosion", 2, 1],
    ["silent-corpse-explosion+", 3, -3],
  ])("%s poisons, lies with its enemy, and goes off in that row alone", (card, poison, left) => {
    const table = combat({
      p1: { hand: [card, "silent-strike"] },
      p2: {},
      enemies: ["first-red-louse", "a1-jaw-worm", "first-cultist"],
      conditions: [{ hp: 1 }, { hp: 13 }, { row: 1 }],
    })
    table.p1.play(card, "first-red-louse")
    expect([enemyOf(table).poison, cardsIn(table, "attached")]).toEqual([poison, [card]])
    table.p1.play("silent-strike", "first-red-louse")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([6 + left, 9])
    expect(cardsIn(table, "attached")).toEqual([])
    table.p1.has("discard", "silent-strike", card)
  })

  test("its damage is blocked, and is no hit", () => {
    const table = combat({
      p1: { hand: ["silent-corpse-explosion", "silent-strike"], strength: 3 },
      enemies: ["first-red-louse", "first-cultist"],
      conditions: [{ hp: 1 }, { block: 2, vulnerable: 1 }],
    })
    table.p1.play("silent-corpse-explosion", "first-red-louse").p1.play("silent-strike", "first-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 5, block: 0, vulnerable: 1 })
  })

  test("goes off when poison kills at the end of the turn; the boss is in every row", () => {
    const table = combat({
      p1: { hand: ["silent-corpse-explosion"], block: 20 },
      p2: { block: 20 },
      enemies: ["first-red-louse", "b1-hexaghost", "first-cultist"],
      conditions: [{ hp: 2, row: 1 }, { row: -1, hp: 30 }, {}],
      dice: [1],
    })
    table.p1.play("silent-corpse-explosion", "first-red-louse").p1.pick("done").p2.pick("done")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([24, 9])
  })

  test("one that dies of it may set off another", () => {
    const table = combat({
      p1: {
        hand: ["silent-corpse-explosion", "silent-corpse-explosion+", "silent-strike"],
        energy: 5,
      },
      enemies: ["first-red-louse", "first-cultist", "a1-jaw-worm"],
      conditions: [{ hp: 1 }, { hp: 6 }, { hp: 20 }],
    })
    table.p1.play("silent-corpse-explosion", "first-red-louse")
    table.p1.play("silent-corpse-explosion+", "first-cultist")
    table.p1.play("silent-strike", "first-red-louse")
    expect([enemyOf(table).hp, cardsIn(table, "attached")]).toEqual([4, []])
  })

  rule("STS-11.8", "twice on one enemy: it goes off once, and both are discarded", () => {
    const table = combat({
      p1: {
        hand: ["silent-corpse-explosion", "silent-corpse-explosion", "silent-strike"],
        energy: 5,
      },
      enemies: ["first-red-louse", "first-cultist"],
      conditions: [{ hp: 1 }, {}],
    })
    const [one, other] = table.p1.options.filter(
      ({ key }) => key.includes("explosion") && key.includes("louse"),
    )
    table.p1.pick(one.key).p1.pick(other.key).p1.play("silent-strike", "first-red-louse")
    expect(enemyOf(table).hp).toBe(3)
    table.p1.has("discard", "silent-corpse-explosion", "silent-strike", "silent-corpse-explosion")
  })

  rule(["STS-11.8", "STS-12.4"], "played twice by Burst on one enemy: it goes off once", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-corpse-explosion", "silent-strike"] },
      enemies: ["first-red-louse", "first-cultist"],
      conditions: [{ hp: 1 }, {}],
    })
    table.p1
      .play("silent-burst+")
      .p1.play("silent-corpse-explosion", "first-red-louse")
      .p1.pick("first-red-louse")
    expect(enemyOf(table).poison).toBe(4)
    table.p1.play("silent-strike", "first-red-louse")
    expect(enemyOf(table).hp).toBe(3)
    table.p1.has("discard", "silent-burst+", "silent-corpse-explosion", "silent-strike")
  })

  test("a copy lies with an enemy of its own", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-corpse-explosion", "silent-strike"] },
      enemies: ["first-red-louse", "first-cultist"],
      conditions: [{ hp: 1 }, {}],
    })
    // The first word is the card's target, the second the copy's.
    table.p1
      .play("silent-burst+")
      .p1.play("silent-corpse-explosion", "first-cultist")
      .p1.pick("first-red-louse")
    table.p1.play("silent-strike", "first-red-louse")
    expect([enemyOf(table).hp, enemyOf(table).poison]).toEqual([3, 2])
    table.p1.has("discard", "silent-burst+", "silent-strike")
    expect(cardsIn(table, "attached")).toEqual(["silent-corpse-explosion"])
  })

  test("comes home when the combat is over before it goes off", () => {
    const table = combat({
      p1: { hand: ["silent-corpse-explosion", "silent-strike"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("silent-corpse-explosion", "first-cultist").p1.play("silent-strike", "first-cultist")
    expect(cardsIn(table, "p1.deck").toSorted()).toEqual(["silent-corpse-explosion", "silent-strike"])
    expect(playerOf(table, 1).energy).toBe(3)
  })
})
