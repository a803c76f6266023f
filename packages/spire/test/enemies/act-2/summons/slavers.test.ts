// The blue and the red slavers that come along.

import { expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat } from "../../../support/table.ts"

const [weak, vulnerable, daze, hit] = [
  "p1: hit 2, weak 1",
  "p1: hit 2, vulnerable 1",
  "p1: hit 2, daze 1",
  "p1: hit 3",
]

test.each([
  ["s2-blue-slaver-1", [weak, daze, hit]],
  ["s2-blue-slaver-2", [weak, hit, daze]],
  ["s2-blue-slaver-3", [daze, weak, hit]],
  ["s2-blue-slaver-4", [hit, weak, daze]],
  ["s2-red-slaver-1", [daze, vulnerable, hit]],
  ["s2-red-slaver-2", [hit, daze, vulnerable]],
  ["s2-red-slaver-3", [hit, vulnerable, daze]],
  ["s2-red-slaver-4", [vulnerable, hit, daze]],
])("%s does as the die says, and has 10 HP", (slaver, actions) => {
  expect(Object.values(byDie(slaver))).toEqual(actions)
  expect(Object.keys(byDie(slaver))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(slaver)).toEqual([10, 10, 10, 10])
})

test.each([1, 2, 3, 4])("red slaver %i acts last on every face, blue slaver %i on none", (nth) => {
  for (const die of [1, 3, 5]) {
    const order = (slaver: string): string[] =>
      actedIn(
        endTurn(combat({ p1: { hp: 50, maxHp: 50 }, enemies: [slaver, "s2-cultist"], die, dazeDeck: [] })),
      )
    expect(order(`s2-red-slaver-${nth}`)[0]).toBe("s2-cultist")
    expect(order(`s2-blue-slaver-${nth}`)[1]).toBe("s2-cultist")
  }
})
