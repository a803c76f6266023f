// Giant Head, and the forms that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const forms = ["e3-giant-head", "e3-giant-head-a1", "e3-giant-head-a12"]
const blow = (damage: number): string => `p1: hit ${damage}; p2: hit ${damage}; itself: strength 1`

test("counts down from three, then strikes and grows", () => {
  expect(byCube("e3-giant-head", 4)).toEqual(["", "", "", blow(7)])
})

test("from ascension 1 on strikes while it counts", () => {
  expect(byCube("e3-giant-head-a1", 4)).toEqual(["", "p1: hit 5; p2: hit 5", "", blow(8)])
  expect(byCube("e3-giant-head-a12", 4)).toEqual(["", "p1: hit 6; p2: hit 6", "", blow(9)])
})

test("stays with its last action", () => {
  const table = combat({ p1: { hp: 99, maxHp: 99 }, enemies: ["e3-giant-head"] })
  expect([1, 2, 3, 4, 5].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 4, 4])
})

test("has HP for each player, and stands alone in the bottom row", () => {
  expect(forms.map(hpOf)).toEqual([
    [80, 160, 240, 320],
    [85, 170, 255, 340],
    [90, 185, 280, 380],
  ])
  expect(rowsOf(meeting("e3-giant-head-a1", 2, { ascension: 1 }))).toEqual([["e3-giant-head-a1"], [], []])
})

describe.each(forms)("%s is slow", (head) => {
  const lost = (...cards: [hand: string, more?: object]): number => {
    const [card, more = {}] = cards
    const table = combat({ p1: { hand: [card] }, enemies: [head], conditions: [more] })
    table.p1.play(card, head)
    const { hp, maxHp } = enemyOf(table)
    return maxHp - hp
  }

  test("each hit takes 1 more", () => {
    expect(lost("ironclad-strike")).toBe(2)
    expect(lost("ironclad-twin-strike")).toBe(4)
    const table = combat({ p1: { shivs: 1 }, enemies: [head] }).p1.shiv(head)
    expect(enemyOf(table).hp).toBe(enemyOf(table).maxHp - 2)
  })

  rule("STS-Q-55", "and that is doubled by Vulnerable", () => {
    expect(lost("ironclad-strike", { vulnerable: 1 })).toBe(4)
  })

  test("but other damage is what it is", () => {
    const table = combat({ p1: { items: ["fire-potion"] }, enemies: [head] })
    table.p1.use("fire-potion", head)
    expect(enemyOf(table).hp).toBe(enemyOf(table).maxHp - 4)
  })
})
