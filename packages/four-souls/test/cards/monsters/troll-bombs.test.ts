// Troll Bombs: 2 damage.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("the active player takes 2 damage, and nobody else", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner"] },
    monsters: ["clotty"],
    monsterDeck: ["troll-bombs", "fly"],
  })
  attack(table, "deck").allPass().p1.has("monsterDiscard", "troll-bombs").p1.has("monsters", "clotty")
  expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 2])
})

test("is met by the active player also while a slot is refilled, and may kill", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["dip"],
    monsterDeck: ["troll-bombs", "fly", "leech"],
  })
  table.p1.pass().p2.play("bomb", "dip").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  table.p1.has("monsters", "fly")
})
