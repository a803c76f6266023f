// What the Silent's hits, poison, shivs and costs do to each other.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cardAt, combat, enemyOf, playerOf } from "../support/table.ts"

const cultist = ["first-cultist"]
const costAt = (table: ReturnType<typeof combat>, where: string, card: string) =>
  table.game.explainNumber(table.state, cardAt(table, where, card), "cost").total

describe("Envenom", () => {
  rule(["STS-10.2", "STS-9.14"], "a multi-hit with one token left puts one, and hits on", () => {
    const table = combat({
      p1: { hand: ["silent-skewer"], powers: ["silent-envenom"] },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ poison: 1 }, { poison: 28 }],
    })
    table.p1.play("silent-skewer", "first-cultist").p1.pick("3")
    expect(enemyOf(table)).toMatchObject({ hp: 5, poison: 2 })
  })

  test("each poison is put as its hit lands: a row gets its own until none is left", () => {
    const table = combat({
      p1: { hand: ["silent-dagger-spray"], powers: ["silent-envenom"] },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ poison: 27 }],
    })
    table.p1.play("silent-dagger-spray", "p1")
    expect([enemyOf(table).poison, enemyOf(table, 2).poison]).toEqual([29, 1])
  })

  test("one that a hit kills is not poisoned", () => {
    const table = combat({
      p1: { hand: ["silent-slice"], powers: ["silent-envenom"] },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("silent-slice", "first-cultist")
    expect(table.told("gainToken")).toEqual([])
  })

  test("its poison is a token that Distraction sees", () => {
    const table = combat({
      p1: { shivs: 1, powers: ["silent-envenom", "silent-distraction"] },
      enemies: cultist,
    })
    table.p1.shiv("first-cultist")
    expect(playerOf(table, 1).block).toBe(2)
  })

  test("makes the second of two attacks see the poison of the first", () => {
    const table = combat({
      p1: { hand: ["silent-bane"], shivs: 1, powers: ["silent-envenom"] },
      enemies: cultist,
    })
    table.p1.shiv("first-cultist").p1.play("silent-bane", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 4, poison: 2 })
  })
})

describe("Unload", () => {
  rule(["STS-10.3", "STS-9.7"], "the card spends the weak token, so its shivs are whole again", () => {
    const table = combat({ p1: { hand: ["silent-unload"], shivs: 2, weak: 1 }, enemies: cultist })
    table.p1.play("silent-unload", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([4, 0])
  })

  rule(["STS-10.3", "STS-9.6"], "each shiv takes a vulnerable token of its own", () => {
    const table = combat({
      p1: { hand: ["silent-unload"], shivs: 2 },
      enemies: ["b1-hexaghost"],
      conditions: [{ hp: 36, vulnerable: 2 }],
    })
    table.p1.play("silent-unload", "b1-hexaghost")
    expect(enemyOf(table)).toMatchObject({ hp: 36 - 4 - 4 - 2, vulnerable: 0 })
  })

  test("with Accuracy and Envenom: +1 and the bonus, and poison for each", () => {
    const table = combat({
      p1: { hand: ["silent-unload+"], shivs: 1, powers: ["silent-accuracy", "silent-envenom"] },
      enemies: cultist,
    })
    table.p1.play("silent-unload+", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 3, poison: 2 })
  })

  test("a copy of it has no shivs left for the card", () => {
    const table = combat({ p1: { hand: ["silent-unload"], shivs: 1, twiceAttacks: 1 }, enemies: cultist })
    table.p1.play("silent-unload", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).attacks]).toEqual([3, 3])
  })
})

describe("Storm of Steel", () => {
  rule("STS-10.4", "six cards: five shivs, and the sixth is thrown or let go", () => {
    const hand = ["silent-storm-of-steel", ...Array.from({ length: 6 }, () => "silent-strike")]
    const table = combat({ p1: { hand }, enemies: cultist })
    table.p1
      .play("silent-storm-of-steel")
      .p1.pick(...table.p1.options.map(({ key }) => key))
      .p1.yes()
    expect([playerOf(table, 1).shivs, enemyOf(table).hp, playerOf(table, 1).discarded]).toEqual([5, 8, 6])
  })
})

describe("Wraith Form", () => {
  test("a multi-hit on all: the first point that gets through is the last of the round", () => {
    const table = combat({
      p1: { powers: ["silent-wraith-form"], hp: 9, block: 1 },
      enemies: ["b1-hexaghost"],
      conditions: [{ cube: 2 }],
      dice: [1],
    })
    table.p1.pick("done")
    expect(playerOf(table, 1).hp).toBe(8)
  })

  test("two enemies in one enemy turn", () => {
    const table = combat({
      p1: { powers: ["silent-wraith-form"], hp: 9 },
      enemies: ["first-cultist", "first-cultist"],
      dice: [1],
    })
    table.p1.pick("done")
    expect(playerOf(table, 1)).toMatchObject({ hp: 8, lostInRound: 0, lostInCombat: 1 })
  })
})

describe("costs", () => {
  rule("STS-11.2", "one that a card changes itself counts in the discard pile", () => {
    const table = combat({
      p1: { discard: ["silent-masterful-stab", "silent-masterful-stab+"], lostInCombat: 1 },
      enemies: cultist,
    })
    expect(
      ["silent-masterful-stab", "silent-masterful-stab+"].map((card) => costAt(table, "p1.discard", card)),
    ).toEqual([2, 1])
  })

  rule("STS-11.2", "one that was changed in the hand is forgotten with the hand", () => {
    const table = combat({
      p1: { hand: ["silent-bullet-time+", "silent-dash", "silent-terror"] },
      enemies: cultist,
    })
    table.p1.play("silent-bullet-time+")
    expect(costAt(table, "p1.hand", "silent-terror")).toBe(0)
    table.p1.play("silent-dash", "first-cultist")
    expect(costAt(table, "p1.discard", "silent-dash")).toBe(2)
  })

  test("Bullet Time beats what a card says of its own cost, also after a loss of HP", () => {
    const table = combat({
      p1: { hand: ["silent-bullet-time", "silent-masterful-stab", "ironclad-offering"], hp: 9 },
      enemies: cultist,
    })
    table.p1.play("silent-bullet-time").p1.play("ironclad-offering")
    expect([playerOf(table, 1).lostInCombat > 0, costAt(table, "p1.hand", "silent-masterful-stab")]).toEqual([
      true,
      0,
    ])
  })
})

describe("A Thousand Cuts", () => {
  rule("STS-7.3", "waits for the card that drew; the card itself is not among what was shuffled", () => {
    const table = combat({
      p1: {
        hand: ["silent-acrobatics"],
        discard: ["silent-strike", "silent-bane"],
        powers: ["silent-a-thousand-cuts"],
      },
      enemies: cultist,
    })
    table.p1.play("silent-acrobatics").p1.isAsked("discard")
    expect(enemyOf(table).hp).toBe(9)
    table.p1.pick("silent-strike").p1.has("discard", "silent-strike", "silent-acrobatics")
    expect(enemyOf(table).hp).toBe(4)
  })
})
