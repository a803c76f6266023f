// Shop Upgrade!: more shop slots, and another attack.

import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

/** Both abilities of the event go on the stack, in the order they are listed. */
const met = (treasureDeck: string[]): Play => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["shop-upgrade", "fly"],
    shop: ["dinner"],
    treasureDeck,
    dice: [6, 6],
  })
  attack(table, "deck")
  table.p1.isAsked("triggers").p1.pick(...table.options(1).map(({ key }) => key))
  return table.allPass()
}

test("two more shop slots, filled from the treasure deck, and another attack, which need not be made", () => {
  const table = met(["meat", "synthoil", "breakfast"])
  expect([table.state.table.shopSlots, cardsIn(table, "shop")]).toEqual([3, ["dinner", "meat", "synthoil"]])
  table.p1.has("monsterDiscard", "shop-upgrade").p1.canPick("end", "attack")
  attack(table, "clotty").allPass().p1.cannot("attack", "no-attack-left")
})

test("slots for which there are no cards stay empty", () => {
  const table = met(["meat"])
  expect([table.state.table.shopSlots, cardsIn(table, "shop")]).toEqual([3, ["dinner", "meat"]])
  attack(table, "clotty").allPass()
})
