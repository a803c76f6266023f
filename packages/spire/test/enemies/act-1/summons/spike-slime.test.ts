// The four spike slimes.

import { expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat } from "../../../support/table.ts"

const [hit, dazing, last] = ["p1: hit 2", "p1: hit 1, daze 1", "p1: hit 1, vulnerable 1"]

test.each([
  ["s1-spike-slime-1", [last, dazing, hit]],
  ["s1-spike-slime-2", [dazing, last, hit]],
  ["s1-spike-slime-3", [last, hit, dazing]],
  ["s1-spike-slime-4", [hit, dazing, last]],
])("%s does as the die says, and has 5 HP", (slime, actions) => {
  expect(Object.values(byDie(slime))).toEqual(actions)
  expect(Object.keys(byDie(slime))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(slime)).toEqual([5, 5, 5, 5])
})

test.each([
  ["s1-spike-slime-1", [1, 2]],
  ["s1-spike-slime-2", [3, 4]],
  ["s1-spike-slime-3", [1, 2]],
  ["s1-spike-slime-4", [5, 6]],
])("%s acts last when it makes vulnerable", (slime, faces) => {
  const isLast = [1, 2, 3, 4, 5, 6].filter((die) => {
    const table = combat({ p1: { hp: 10 }, enemies: [slime, "first-cultist"], die })
    return actedIn(endTurn(table))[1] === slime
  })
  expect(isLast).toEqual(faces)
})
