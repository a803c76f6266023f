// Battery Bum: 4¢ recharge any item.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("4¢ recharge an item, whosever it is, as often as there are 4¢", () => {
  const table = fourSoulsTable({
    p1: { board: ["battery-bum", "mr-boom"], cents: 11, deactivated: ["mr-boom"] },
    p2: { board: ["the-battery"], deactivated: ["the-battery"] },
  })
  table.p1.activate("battery-bum", "mr-boom").allPass().p1.activate("battery-bum", "the-battery").allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board"), cents(table)]).toEqual([[], [], [3, 3]])
  table.p1.cannotPick("activate:battery-bum>mr-boom")
})

test("a shop item is an item, a character is none", () => {
  const table = fourSoulsTable({ p1: { board: ["battery-bum"], cents: 4 }, shop: ["moms-shovel"] })
  expect(sideways(table, "shop")).toEqual(["moms-shovel"])
  table.p1.cannotPick("activate:battery-bum>isaac")
  expect(sideways(table.p1.activate("battery-bum", "moms-shovel").allPass(), "shop")).toEqual([])
})

test("the cents are gone when the item is gone or the ability is cancelled", () => {
  const table = fourSoulsTable({
    p1: { board: ["battery-bum", "mr-boom"], cents: 8, deactivated: ["mr-boom"] },
    p2: { hand: ["butter-bean"], plays: 1 },
  })
  table.p1.activate("battery-bum", "mr-boom").p1.pass().p2.play("butter-bean", "item").allPass()
  expect([sideways(table, "p1.board"), cents(table)[0]]).toEqual([["mr-boom"], 4])
})
