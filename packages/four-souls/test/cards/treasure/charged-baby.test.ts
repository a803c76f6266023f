// Charged Baby: recharges something for every 2.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const rolled = (value: number): Play =>
  fourSoulsTable({
    p1: { board: ["test-die", "mr-boom"], deactivated: ["mr-boom"] },
    p2: { board: ["charged-baby"] },
    cards: [die],
    dice: [value],
  })
    .p1.activate("test-die")
    .allPass()

test("an item of anybody's may be recharged for anybody's 2", () => {
  const table = rolled(2).p2.pick("mr-boom").allPass().p2.isAsked("recharge").p2.yes().allPass()
  expect(sideways(table, "p1.board")).toEqual([])
})

test("or not, and never for another number", () => {
  const declined = rolled(2).p2.pick("mr-boom").allPass().p2.no().allPass()
  expect([sideways(declined, "p1.board"), sideways(rolled(3), "p1.board")]).toEqual([
    ["mr-boom"],
    ["mr-boom"],
  ])
})
