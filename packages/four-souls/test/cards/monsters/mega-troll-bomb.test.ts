// Mega Troll Bomb!: 2 damage to everybody.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each player takes 2 damage, in the order of turns, from nobody", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner"] },
    p2: { board: ["dinner"] },
    p3: {},
    monsters: ["clotty"],
    monsterDeck: ["mega-troll-bomb", "fly"],
  })
  attack(table, "deck").allPass()
  expect(table.told("damage")).toMatchObject([
    { whom: 0, amount: 2, from: -1 },
    { whom: 1, amount: 2, from: -1 },
    { whom: 2, amount: 2, from: -1 },
  ])
  expect(table.told("playerDies")).toMatchObject([{ who: 2 }])
  table.p1.has("monsterDiscard", "mega-troll-bomb").p1.has("monsters", "clotty")
})

test("the dead do not die again", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], board: ["dinner"] },
    monsters: ["clotty"],
    monsterDeck: ["mega-troll-bomb", "fly"],
  })
  table.p1.play("xiii-death", "p2").allPass()
  attack(table, "deck").allPass()
  expect(table.told("playerDies")).toHaveLength(1)
})
