// Polydactyly: another loot card, and a strong first blow.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("its player plays two loot cards in their turn", () => {
  const table = fourSoulsTable({ p1: { board: ["polydactyly"], hand: ["a-dime", "a-nickel", "two-cents"] } })
  table.p1.play("a-dime").allPass().p1.play("a-nickel").allPass().p1.cannot("play:two-cents", "no-loot-play")
})

test("and none more in others' turns", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["polydactyly"], hand: ["a-dime"] } })
  table.p1.pass().p2.cannot("play:a-dime", "no-loot-play").allPass()
})

test("the first attack roll hits for 1 more", () => {
  const table = fourSoulsTable({ p1: { board: ["polydactyly"] }, monsters: ["fat-bat"], dice: [5, 5] })
  attack(table, "fat-bat").allPass()
  expect(table.told("damage").map((each) => each["amount"])).toEqual([2, 1])
})
