// Mr. Boom: 1 damage to a monster.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("1 damage to a monster, and to nothing else", () => {
  const table = fourSoulsTable({ p1: { board: ["mr-boom"] }, monsters: ["clotty", "stoney"] })
  table.p1.canPick("activate:mr-boom>clotty", "activate:mr-boom>stoney").p1.cannotPick("activate:mr-boom>p2")
  table.p1.activate("mr-boom", "clotty").allPass()
  expect([beast(table).health, table.told("damage")]).toMatchObject([1, [{ amount: 1, combat: 0 }]])
})

test("kills outside an attack, also in somebody else's turn", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    p2: { board: ["mr-boom"], cents: 0 },
    monsters: ["fly"],
  })
  table.p1.pass().p2.activate("mr-boom", "fly").allPass()
  expect([cents(table), cardsIn(table, "monsterDiscard")]).toEqual([[1, 0], ["fly"]])
  table.p1.canPick("attack")
})

test("fizzles when the monster is gone, and is idle without one", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"], hand: ["bomb"] },
    monsters: ["fly"],
    monsterDeck: [],
  })
  table.p1.activate("mr-boom", "fly").p1.play("bomb", "fly").allPass()
  expect(table.told("fizzle")).toHaveLength(1)
  const idle = fourSoulsTable({ p1: { board: ["mr-boom"] } })
  idle.p1.cannotPick("activate:mr-boom")
})

test("does nothing when it is cancelled, and stays deactivated", () => {
  const table = fourSoulsTable({ p1: { board: ["mr-boom"] }, p2: { board: ["no"] }, monsters: ["clotty"] })
  table.p1.activate("mr-boom", "clotty").p1.pass().p2.activate("no", "item").allPass()
  expect(beast(table).health).toBe(2)
  table.p1.cannotPick("activate:mr-boom>clotty")
})
