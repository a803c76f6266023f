// Pride: costs somebody cards as soon as it is attacked.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("when it is attacked, the active player says who discards 2 loot cards; that player says which", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    p2: { hand: ["a-dime", "bomb", "a-nickel"] },
    monsters: ["pride"],
    dice: [4, 4],
  })
  attack(table, "pride").p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  expect(table.told("dice")).toEqual([])
  table.p2.isAsked("discard").p2.pick("a-dime", "a-nickel").p2.has("hand", "bomb").allPass()
  table.p1.has("souls", "pride")
})

test("who has fewer discards what there is", () => {
  const table = fourSoulsTable({ p2: { hand: ["bomb"] }, monsters: ["pride"], dice: [4, 4] })
  attack(table, "pride").p1.pick("p2").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual(["bomb"])
})

test("also when an attack on the deck has found it", () => {
  const table = fourSoulsTable({
    p2: { hand: ["bomb"] },
    monsters: ["clotty"],
    monsterDeck: ["pride", "fly"],
    dice: [4, 4],
  })
  attack(table, "deck").p1.pick("p2").allPass().p2.has("hand").p1.has("souls", "pride")
})

test("bombs do not set it off", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { hand: ["bomb"] }, monsters: ["pride"] })
  table.p1.play("bomb", "pride").allPass().p1.isAsked("action").p2.has("hand", "bomb")
})
