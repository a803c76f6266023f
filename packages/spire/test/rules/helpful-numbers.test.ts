// What the view says of coming actions, and what an answer would do: the same numbers that then happen.

import { forecast } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf, refsIn } from "../support/table.ts"

type Seated = ReturnType<typeof combat>

/** What the view of a seat shows of the nth enemy. */
const shown = (table: Seated, nth: number): Record<string, unknown> =>
  table.game.view(table.state, 0).zones["enemies"][nth - 1].shows ?? {}

const foretold = (table: Seated, key: string): ReturnType<typeof forecast> => {
  const decision = table.game.decisions(table.state).find(({ seat, standing }) => seat === 0 && !standing)
  return forecast(table.state, 0, decision?.id ?? 0, [key])
}

const keyFor = (table: Seated, start: string): string => {
  const decision = table.game.decisions(table.state).find(({ seat, standing }) => seat === 0 && !standing)
  const found = table.game
    .optionsOf(table.state, { seat: 0, id: decision?.id ?? 0 })
    .find(({ key }) => key.startsWith(start))
  return found?.key ?? "nothing"
}

describe("an enemy's coming action", () => {
  test("is shown with the damage that it would deal now", () => {
    const table = combat({
      p1: { vulnerable: 1, hand: [] },
      enemies: ["first-jaw-worm"],
      conditions: [{ strength: 2 }],
      die: 3,
    })
    const { hits } = shown(table, 1)["coming"] as { hits: { amount: number; times: number }[] }
    const hp = playerOf(table, 1).hp
    const told = hits.reduce((sum, hit) => sum + hit.amount * hit.times, 0)
    expect(told).toBeGreaterThan(0)
    table.p1.pick("done")
    expect(hp - playerOf(table, 1).hp).toBe(told)
  })
})

describe("what all enemies are about to deal to a player", () => {
  type Hits = { seat: number; amount: number; times: number }[]
  /** What each is shown to deal to the first player, and what they have lost when all have acted. */
  const told = (table: Seated, foes: number): number[] =>
    Array.from({ length: foes }, (_, i) =>
      (shown(table, i + 1)["coming"] as { hits: Hits }).hits.reduce(
        (sum, { seat, amount, times }) => (seat === 0 ? sum + amount * times : sum),
        0,
      ),
    )
  const lost = (table: Seated): number => {
    const { hp } = playerOf(table, 1)
    table.p1.pick("done")
    return hp - playerOf(table, 1).hp
  }
  const facing = (
    vulnerable: number,
    enemies: string[],
    more: Parameters<typeof combat>[0]["conditions"] = [],
  ): Seated => combat({ p1: { hp: 40, maxHp: 40, vulnerable, hand: [] }, enemies, conditions: more, die: 1 })
  const CULTIST = "first-cultist"

  rule(["STS-9.2", "STS-9.6"], "counts one Vulnerable token for the first attack alone", () => {
    const table = facing(1, [CULTIST, CULTIST, CULTIST])
    expect(told(table, 3)).toEqual([2, 1, 1])
    expect(lost(table)).toBe(4)
  })

  rule("STS-9.6", "counts each of several tokens once, for those who act first", () => {
    const table = facing(2, [CULTIST, CULTIST, CULTIST])
    expect(told(table, 3)).toEqual([2, 2, 1])
    expect(lost(table)).toBe(5)
  })

  rule("STS-9.8", "counts a token as gone that a Weak attacker has made up for", () => {
    const table = facing(1, [CULTIST, CULTIST], [{ weak: 1 }])
    expect(told(table, 2)).toEqual([1, 1])
    expect(lost(table)).toBe(2)
  })

  rule(["STS-8.2", "STS-9.6"], "counts them in the order in which enemies act: the top row first", () => {
    const table = combat({
      p1: { hp: 40, maxHp: 40, vulnerable: 1, hand: [] },
      p2: { hp: 40, maxHp: 40, vulnerable: 1, hand: [] },
      enemies: [CULTIST, CULTIST, CULTIST],
      conditions: [{ row: 0 }, { row: 1 }, { row: 0 }],
      die: 1,
    })
    expect(told(table, 3)).toEqual([2, 0, 1])
  })
})

describe("what an answer would do", () => {
  test("is what it then does", () => {
    const table = combat({
      p1: { hand: ["ironclad-bash"], strength: 1 },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 1, block: 1 }],
    })
    const { hp } = enemyOf(table)
    const told = foretold(table, keyFor(table, "play:"))
    table.p1.play("ironclad-bash", "first-cultist")
    expect(told.changes).toContainEqual({
      whom: refsIn(table, "enemies")[0],
      falls: false,
      by: { hp: enemyOf(table).hp - hp, block: -1 },
    })
    expect(told.changes).toContainEqual({ whom: 0, falls: false, by: { energy: -2 } })
  })

  test("says that an enemy falls, and that the combat ends with it", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    const told = foretold(table, keyFor(table, "play:"))
    expect(told.changes.some(({ falls }) => falls)).toBe(true)
    expect(told.ends).toBe(true)
    table.p1.play("ironclad-strike", "first-cultist")
  })

  test("tells nothing that hangs on cards nobody has seen", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["ironclad-strike", "ironclad-defend"] },
      enemies: ["first-cultist"],
    })
    const told = foretold(table, keyFor(table, "play:"))
    expect(told.changes).toEqual([{ whom: 0, falls: false, by: { energy: -1 } }])
  })
})
