// What orbs give at the end of a turn (STS-10.8), what cards make of those that are there, and where they end.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../support/answers.ts"
import { held, keysOf, orbs } from "../support/orbs.ts"
import { enemyOf, playerOf } from "../support/table.ts"

describe("at the end of a turn", () => {
  rule(["STS-10.8", "STS-K.4"], "each lightning deals 1 to a target of its own", () => {
    const table = orbs({ lightning: 2, block: 20 }, { dice: [1] })
    // It is the orb that asks, and says so.
    table.p1.pick("done").p1.isAsked("lightning-foe").p1.pick("first-cultist").p1.pick("first-jaw-worm")
    expect(table.told("lightningActs")).toHaveLength(2)
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, held(table).lightning]).toEqual([8, 6, 2])
  })

  rule(
    ["STS-10.8", "STS-K.4"],
    "each frost gives 1 block; dark gives nothing, and all stay where they are",
    () => {
      const table = orbs({ frost: 2, dark: 1 }, { dice: [1] })
      table.p1.pick("done")
      expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([
        { amount: 1 },
        { amount: 1 },
      ])
      expect([held(table), enemyOf(table).hp]).toEqual([{ lightning: 0, frost: 2, dark: 1 }, 9])
    },
  )

  rule(
    ["STS-10.8", "STS-7.12"],
    "come in the order their player likes, where that makes a difference",
    () => {
      orbs({ lightning: 1, frost: 1 }, { dice: [1], enemies: ["first-cultist"] })
        .p1.pick("done")
        .p1.isAsked("play")
      for (const [first, how] of [
        ["character.0", "victory"],
        ["burn", "defeat"],
      ]) {
        const table = orbs(
          { lightning: 1, hp: 1, hand: ["status-burn"] },
          { enemies: ["first-cultist"], conditions: [{ hp: 1 }] },
        )
        next(table.p1.pick("done"), first)
        expect(table.game.outcome(table.state)?.how).toBe(how)
      }
    },
  )

  rule("STS-10.8", "kills before the enemies act", () => {
    const table = orbs({ lightning: 1, hp: 1 }, { enemies: ["first-cultist"], conditions: [{ hp: 1 }] })
    table.p1.pick("done").p1.isNotAsked()
    expect(table.told("enemyMoves")).toEqual([])
  })

  rule("STS-10.8", "everybody's own, with targets of their own", () => {
    const table = orbs(
      { lightning: 1, block: 20 },
      { p2: { board: ["test-board-3"], lightning: 1, block: 20 }, dice: [1] },
    )
    table.p1.pick("done").p2.pick("done").p2.pick("first-cultist").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([8, 6])
  })

  test("what is added to all orbs, and to lightning alone", () => {
    const table = orbs(
      { lightning: 1, frost: 1, powers: ["test-more-acts", "test-more-lightning"] },
      { dice: [1], enemies: ["first-cultist"] },
    )
    table.p1.pick("done")
    expect(enemyOf(table).hp).toBe(6)
    expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([{ amount: 2 }])
  })

  test("an orb can be made to act once more; dark has nothing to give", () => {
    const table = orbs({ hand: ["test-act", "test-other-act"], frost: 1, lightning: 1, dark: 1 })
    table.p1.play("test-act")
    expect(keysOf(table)).toEqual(["lightning", "frost"])
    table.p1.pick("frost").p1.play("test-other-act").p1.pick("lightning").p1.pick("first-cultist")
    expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([1, 8])
    const dark = orbs({ hand: ["test-act"], dark: 1 })
    dark.p1.play("test-act")
    expect(held(dark).dark).toBe(1)
  })
})

describe("cards count orbs", () => {
  test("all of them, their kinds, and whether they are three", () => {
    const table = orbs({
      hand: ["test-stack", "test-kinds", "test-barrage"],
      draw: ["silent-strike", "silent-strike", "silent-strike"],
      lightning: 2,
      frost: 1,
    })
    table.p1.play("test-stack").p1.play("test-kinds").p1.play("test-barrage", "first-cultist")
    expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 4 })
    expect([table.told("move").filter(({ cause }) => cause === "draw").length, enemyOf(table).hp]).toEqual([
      2, 6,
    ])
  })

  test("and remove them all without their effects", () => {
    const table = orbs({
      hand: ["test-split"],
      draw: ["silent-strike", "silent-strike", "silent-strike"],
      lightning: 1,
      dark: 1,
      energy: 5,
    })
    table.p1.play("test-split")
    expect([held(table), playerOf(table, 1).energy]).toEqual([{ lightning: 0, frost: 0, dark: 0 }, 6])
    expect([table.told("evoke"), table.told("removeOrbs")]).toMatchObject([[], [{ amount: 2 }]])
  })
})

rule("STS-8.10", "orbs are removed when the combat ends", () => {
  const table = orbs(
    { hand: ["test-evoke"], lightning: 2, dark: 1 },
    { enemies: ["first-cultist"], conditions: [{ hp: 1 }] },
  )
  table.p1.play("test-evoke").p1.pick("lightning").p1.isNotAsked()
  expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
})
