// Big Spider: once it is dead, the deck may be attacked as well.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("its death gives the active player an attack on the deck, which need not be made", () => {
  const table = fourSoulsTable({
    monsters: ["big-spider"],
    monsterDeck: ["dip", "fly", "pooter"],
    dice: [4, 4, 4, 6],
  })
  attack(table, "big-spider").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(1)
  table.p1.canPick("end", "attack").p1.attack().allPass().p1.canPickExactly("against:deck")
  table.p1.against("deck").allPass().p1.cannot("attack", "no-attack-left")
})

test("killed outside an attack it leaves the turn's own attack as it was", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    monsters: ["big-spider"],
    monsterDeck: ["dip", "fly", "pooter"],
    dice: [6, 6, 6],
  })
  table.p1.play("gold-bomb", "big-spider").allPass()
  attack(table, "dip").allPass()
  table.p1.attack().allPass().p1.canPickExactly("against:deck").p1.against("deck").allPass()
  table.p1.cannot("attack", "no-attack-left")
})
