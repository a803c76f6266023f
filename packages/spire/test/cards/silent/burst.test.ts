// Burst: the next skill is played twice.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

describe("Burst", () => {
  test.each([
    ["silent-burst", 1],
    ["silent-burst+", 2],
  ])("%s doubles the next skill of this turn, which is paid once (%i energy left)", (card, energy) => {
    const table = combat({
      p1: { hand: [card, "silent-strike", "silent-defend", "silent-deflect"] },
      enemies: ["first-cultist"],
    })
    table.p1.play(card).p1.play("silent-defend")
    expect(playerOf(table, 1)).toMatchObject({ block: 2, energy })
    table.p1.play("silent-deflect").p1.play("silent-strike", "first-cultist")
    expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([3, 8])
    table.p1.has("discard", card, "silent-defend", "silent-deflect", "silent-strike")
  })

  rule("STS-12.5", "two of them: two skills are played twice, neither three times", () => {
    const table = combat({
      p1: { hand: ["silent-burst", "silent-burst+", "silent-deflect", "silent-defend"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-burst").p1.play("silent-burst+").p1.play("silent-deflect")
    expect(playerOf(table, 1).block).toBe(2)
    table.p1.play("silent-defend")
    expect(playerOf(table, 1).block).toBe(4)
  })

  rule(["STS-12.4", "STS-12.5"], "is neither copied nor played twice itself", () => {
    const table = combat({
      p1: { hand: ["silent-burst", "silent-doppelganger", "silent-defend"], twiceSkills: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-burst")
    expect(playerOf(table, 1).twiceSkills).toBe(2)
    table.p1.play("silent-doppelganger").p1.pick("1")
    expect(playerOf(table, 1).twiceSkills).toBe(1)
  })

  rule(["STS-12.4", "STS-12.6"], "the copy goes first, with the same X and a target of its own", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-malaise"] },
      enemies: ["first-cultist", "first-red-louse"],
    })
    table.p1
      .play("silent-burst+")
      .p1.play("silent-malaise", "first-cultist")
      .p1.pick("2")
      .p1.pick("first-red-louse")
    expect([enemyOf(table, 1).poison, enemyOf(table, 2).poison]).toEqual([2, 2])
    expect(table.told("gainToken").map(({ whom }) => whom)[0]).not.toBe(
      table.told("gainToken").at(-1)?.["whom"],
    )
    table.p1.has("exhaust", "silent-malaise")
  })

  test("is over with the turn", () => {
    const table = combat({
      p1: { hand: ["silent-burst"], draw: ["silent-defend"], block: 20 },
      enemies: ["first-cultist"],
      dice: [1],
    })
    table.p1.play("silent-burst").p1.pick("done").p1.play("silent-defend")
    expect(playerOf(table, 1).block).toBe(1)
  })

  test("an enemy that punishes skills does so for both plays", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-deflect"] },
      enemies: ["e1-gremlin-nob"],
      round: 2,
    })
    table.p1.play("silent-burst+")
    const { hp } = playerOf(table, 1)
    table.p1.play("silent-deflect")
    expect(playerOf(table, 1)).toMatchObject({ hp, block: 0 })
    expect(table.told("plays")).toHaveLength(3)
  })
})
