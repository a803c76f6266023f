// Double Tap: the next attack of this turn is played twice.

import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-double-tap", 1],
  ["ironclad-double-tap+", 2],
])("%s", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "ironclad-strike", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("discard", card).p1.play("ironclad-strike", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, energy])
  table.p1.has("discard", card, "ironclad-strike")
})

test("a skill in between is played once, and leaves it waiting", () => {
  const table = combat({
    p1: { hand: ["ironclad-double-tap+", "ironclad-defend", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-double-tap+").p1.play("ironclad-defend").p1.play("ironclad-strike", "first-cultist")
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([1, 7])
})

test("not in the next turn", () => {
  const table = combat({
    p1: { hand: ["ironclad-double-tap+"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("ironclad-double-tap+").p1.pick("done").p1.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})

test("another player's attack is no attack of yours", () => {
  const table = combat({
    p1: { hand: ["ironclad-double-tap+"] },
    p2: { hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-double-tap+").p2.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})

describe("itself played twice", () => {
  test("the printed side says no: what would double it waits for the next skill", () => {
    const table = combat({
      p1: { hand: ["ironclad-double-tap", "ironclad-defend"], twiceSkills: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-double-tap").p1.play("ironclad-defend")
    expect(playerOf(table, 1)).toMatchObject({ twiceAttacks: 1, twiceSkills: 0, block: 2 })
  })

  test("upgraded, the next two attacks are played twice each", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-double-tap+", "ironclad-strike", "ironclad-anger", "ironclad-twin-strike"],
        twiceSkills: 1,
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-double-tap+").p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(7)
    table.p1.play("ironclad-anger", "first-cultist")
    expect(enemyOf(table).hp).toBe(5)
    table.p1.play("ironclad-twin-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(3)
  })
})
