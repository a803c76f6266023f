// Cursed Fatty: every 5 costs a loot card.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("whoever rolls a 5 discards a loot card of their choice", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-nickel"] },
    p2: { board: ["test-die"], hand: ["bomb", "a-dime"] },
    monsters: ["cursed-fatty"],
    cards: [die],
    dice: [4, 5],
  })
  table.p1.pass().p2.activate("test-die").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual([])
  table.p1.pass().p2.activate("test-die").allPass().p2.isAsked("discard").p2.pick("bomb").allPass()
  table.p2.has("hand", "a-dime").p1.has("hand", "a-nickel")
})

test("from an empty hand comes nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["cursed-fatty"],
    cards: [die],
    dice: [5],
  })
  table.p1.activate("test-die").allPass().p1.isAsked("action")
})
