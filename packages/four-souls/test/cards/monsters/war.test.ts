// War: stronger with every wound.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more attack till end of turn each time it takes damage, of whatever kind", () => {
  const table = fourSoulsTable({ p1: { board: ["mr-boom"], hand: ["bomb"] }, monsters: ["war"] })
  table.p1.activate("mr-boom", "war").allPass()
  expect(beast(table).attack).toBe(2)
  table.p1.play("bomb", "war").allPass()
  expect(beast(table).attack).toBe(3)
  table.p1.end().allPass()
  expect(beast(table)).toMatchObject({ attack: 1, health: 3 })
})

test("hits that much harder in the same attack", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    monsters: ["war"],
    dice: [1, 3, 1, 3, 3],
  })
  attack(table, "war").allPass().p1.has("souls", "war")
  expect(
    table
      .told("damage")
      .filter((each) => each["whom"] === 0)
      .map((each) => each["amount"]),
  ).toEqual([1, 2])
})
