// Scolex: hits cost loot.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("each combat damage it deals to a player costs that player a loot card of their choice", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb", "a-dime"], board: ["dinner"] },
    p2: { hand: ["bomb"] },
    monsters: ["scolex"],
    wounds: [2],
    treasureDeck: ["meat", "synthoil"],
    dice: [4, 5],
  })
  attack(table, "scolex").allPass().p1.isAsked("discard").p1.pick("bomb").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual(["bomb"])
  table.p1.has("hand", "a-dime").p2.has("hand", "bomb").p1.has("souls", "scolex")
})

test("from an empty hand comes nothing", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["scolex"], wounds: [2], dice: [1, 5] })
  attack(table, "scolex").allPass().p1.has("souls", "scolex")
})
