// The Spikers, whose thorns grow.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf, playerOf, refsIn } from "../../../support/table.ts"

test.each([
  ["s3-spiker-1", { "1-3": "itself: cube 1", "4-6": "p1: hit 2" }],
  ["s3-spiker-2", { "1-3": "p1: hit 2", "4-6": "itself: cube 1" }],
])("%s gains a cube or hits, as the die says, and has 10 HP", (spiker, actions) => {
  expect(byDie(spiker, { counters: 1 })).toEqual(actions)
  expect(hpOf(spiker)).toEqual([10, 10, 10, 10])
})

describe.each(["s3-spiker-1", "s3-spiker-2"])("the thorns of %s", (spiker) => {
  const facing = (counters: number, ...hand: string[]): ReturnType<typeof combat> =>
    combat({
      p1: { hand, hp: 9, shivs: 1, energy: 6 },
      p2: { hp: 9, hand: ["ironclad-strike"] },
      enemies: [spiker, "s3-cultist"],
      conditions: [{ hp: 5, counters, block: 1 }],
    })

  test("begin with one cube, which everybody sees, and go up to five", () => {
    const grows = spiker === "s3-spiker-1" ? 1 : 4
    const table = combat({
      p1: { hp: 9 },
      enemies: [spiker],
      die: grows,
      dice: [grows, grows, grows, grows, grows],
    })
    const cubes = (): unknown => table.game.view(table.state, 0).zones["enemies"][0].shows?.counters
    expect(cubes()).toBe(1)
    expect([1, 2, 3, 4, 5].map(() => enemyOf(endTurn(table)).counters)).toEqual([2, 3, 4, 5, 5])
    expect(cubes()).toBe(5)
    // The fifth time there was no room for one more.
    expect(table.told("addCubes")).toHaveLength(4)
  })

  rule("STS-Q-52", "hurt whoever attacks it, once for each attack and after it, for each cube", () => {
    const table = facing(3, "ironclad-twin-strike", "ironclad-strike")
    table.p1.play("ironclad-twin-strike", spiker)
    expect(enemyOf(table).hp).toBe(4)
    expect(playerOf(table, 1).hp).toBe(6)
    table.p1.shiv(spiker)
    expect(playerOf(table, 1).hp).toBe(3)
    table.p2.play("ironclad-strike", spiker)
    expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([3, 6])
  })

  rule("STS-Q-52", "are damage, which block stops and Strength does not change", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], hp: 9, block: 1 },
      enemies: [spiker],
      conditions: [{ counters: 2, strength: 2, weak: 1 }],
    })
    table.p1.play("ironclad-strike", spiker)
    expect(playerOf(table, 1)).toMatchObject({ hp: 8, block: 0 })
    expect(enemyOf(table).weak).toBe(1)
  })

  rule("STS-Q-52", "hurt nobody who kills it, plays a skill, or deals other damage", () => {
    const table = facing(2, "ironclad-bludgeon", "ironclad-defend")
    table.p1.play("ironclad-defend")
    expect(playerOf(table, 1).hp).toBe(9)
    table.p1.play("ironclad-bludgeon", spiker)
    expect(refsIn(table, "enemies")).toHaveLength(1)
    expect(playerOf(table, 1).hp).toBe(9)
  })

  test("are one again when it comes into another combat", () => {
    const table = facing(4, "ironclad-bludgeon")
    table.p1.play("ironclad-bludgeon", spiker)
    const [ref] = refsIn(table, "leftCombat")
    expect(table.state.objects.find((each) => each.ref === ref)?.data).toMatchObject({ counters: 0 })
  })
})
