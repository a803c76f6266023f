// The Battery: recharges another item.

import { expect, test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("another item is recharged, whosever it is, and never itself", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-battery"] },
    p2: { board: ["mr-boom"], deactivated: ["mr-boom"] },
    shop: ["moms-shovel"],
  })
  table.p1.canPick("activate:the-battery>moms-shovel").p1.cannotPick("activate:the-battery>the-battery")
  table.p1.activate("the-battery", "mr-boom").allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([["the-battery"], []])
})

test("two batteries recharge each other", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-battery"] },
    p2: { board: ["the-battery"] },
  })
  const other = table.options(1).filter(({ key }) => key.startsWith("activate:the-battery"))
  expect(other).toHaveLength(1)
  table.p1.pick(other[0].key).allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([["the-battery"], []])
})

test("fizzles when the item is gone; without another item it stays idle", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-battery", "moms-shovel"], hand: ["lil-battery"], deactivated: [] },
    p2: { souls: ["war"] },
  })
  table.p1.play("lil-battery", "moms-shovel").allPass()
  table.p1.activate("the-battery", "moms-shovel").p1.activate("moms-shovel", "war").allPass()
  expect(table.told("fizzle")).toHaveLength(1)
  const alone = fourSoulsTable({ p1: { board: ["the-battery"] } })
  alone.p1.cannotPick("activate:the-battery")
})
