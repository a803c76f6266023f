// Small Slime of the encounters.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"

test("hits its row every turn", () => {
  expect(byDie("a1-small-slime")).toEqual({ "1-6": "p1: hit 1" })
})

test("has 3 HP, and an acid slime and a spike slime stand to its right", () => {
  expect(hpOf("a1-small-slime")).toEqual([3, 3, 3, 3])
  expect(rowsOf(meeting("a1-small-slime"))[0]).toEqual([
    "a1-small-slime",
    expect.stringMatching(/^s1-acid-slime-/),
    expect.stringMatching(/^s1-spike-slime-/),
  ])
})
