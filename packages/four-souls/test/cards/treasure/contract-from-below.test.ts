// Contract from Below: two items of yours for one of somebody else's.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("two items of your choice are destroyed, and an item of another player is stolen", () => {
  const table = fourSoulsTable({
    p1: { board: ["contract-from-below", "meat", "dinner"] },
    p2: { board: ["the-d6", "mr-boom"] },
    shop: ["breakfast"],
  })
  table.p1.cannotPick("activate:contract-from-below>the-d6", "activate:contract-from-below>breakfast")
  table.p1.activate("contract-from-below", "mr-boom").p1.isAsked("destroy-items")
  table.p1.canPickExactly("contract-from-below", "meat", "dinner").p1.pick("meat", "dinner").allPass()
  table.p1.has("board", "isaac", "contract-from-below", "mr-boom").p2.has("board", "isaac", "the-d6")
  table.p1.has("treasureDiscard", "meat", "dinner")
})

test("one of the two may be the contract itself", () => {
  const table = fourSoulsTable({
    p1: { board: ["contract-from-below", "meat"] },
    p2: { board: ["mr-boom"] },
  })
  table.p1.activate("contract-from-below", "mr-boom").allPass().p1.has("board", "isaac", "mr-boom")
  expect(table.told("destroy")).toHaveLength(2)
})

test("what cannot be destroyed does not pay for it", () => {
  const table = fourSoulsTable({
    p1: { board: ["contract-from-below", "the-d6"] },
    p2: { board: ["mr-boom"] },
  })
  table.p1.cannotPick("activate:contract-from-below>mr-boom")
})

test("with nothing to steal it cannot be used", () => {
  const table = fourSoulsTable({
    p1: { board: ["contract-from-below", "meat", "dinner"] },
    p2: { board: ["the-d6"] },
  })
  table.p1.cannotPick("activate:contract-from-below")
})

test("what was paid stays paid when the item is gone, or the ability is cancelled", () => {
  const gone = fourSoulsTable({
    p1: { board: ["contract-from-below", "meat"] },
    p2: { board: ["mr-boom", "test-hammer"] },
    cards: [hammer],
  })
  gone.p1.activate("contract-from-below", "mr-boom").p1.pass().p2.activate("test-hammer", "mr-boom").allPass()
  gone.p1.has("board", "isaac").p2.has("board", "isaac", "test-hammer")
  const cancelled = fourSoulsTable({
    p1: { board: ["contract-from-below", "meat", "dinner"] },
    p2: { board: ["mr-boom", "no"] },
  })
  cancelled.p1.activate("contract-from-below", "mr-boom").p1.pick("meat", "dinner").p1.pass()
  cancelled.p2.activate("no", "item").allPass()
  cancelled.p1.has("board", "isaac", "contract-from-below").p2.has("board", "isaac", "mr-boom", "no")
})

test("in the first edition an eternal item can be stolen too", () => {
  const contract = "contract-from-below-first-edition"
  const table = fourSoulsTable({ p1: { board: [contract, "meat"] }, p2: { board: ["the-d6"] } })
  table.p1.activate(contract, "the-d6").allPass().p1.has("board", "isaac", "the-d6").p2.has("board", "isaac")
})
