// The three byrds that come with others.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const [grow, twice, hit] = ["itself: strength 1", "p1: hit 1, hit 1", "p1: hit 3"]

test.each([
  ["s2-byrd-1", [grow, twice, hit]],
  ["s2-byrd-2", [grow, hit, twice]],
  ["s2-byrd-3", [hit, twice, grow]],
])("%s does as the die says, has 4 HP, and flies", (byrd, actions) => {
  expect(Object.values(byDie(byrd))).toEqual(actions)
  expect(Object.keys(byDie(byrd))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(byrd)).toEqual([4, 4, 4, 4])
  const table = combat({ p1: { hand: ["ironclad-bash"] }, enemies: [byrd] })
  table.p1.play("ironclad-bash", byrd)
  expect(enemyOf(table).hp).toBe(3)
})
