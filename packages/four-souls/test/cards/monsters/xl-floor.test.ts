// XL Floor!: another monster slot, and another attack.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("one more monster slot, filled from the deck, and another attack, which need not be made", () => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["xl-floor", "fly", "dip", "leech"],
    dice: [6],
  })
  attack(table, "deck")
  table.p1
    .isAsked("triggers")
    .p1.pick(...table.options(1).map(({ key }) => key))
    .allPass()
  expect(table.state.table.monsterSlots).toBe(2)
  expect(new Set(cardsIn(table, "monsters"))).toEqual(new Set(["clotty", "fly"]))
  table.p1.has("monsterDiscard", "xl-floor").p1.canPick("end", "attack")
  attack(table, "fly").allPass().p1.cannot("attack", "no-attack-left")
})
