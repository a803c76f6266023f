// The Radiance: easier to hit with every death, and indomitable.

import { expect, test } from "vitest"
import { axe, beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a counter for each player's death, and 1 less evasion for each counter, for good", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: {},
    p3: {},
    monsters: ["the-radiance"],
    cards: [axe],
  })
  expect(beast(table)).toMatchObject({ health: 7, evasion: 6, attack: 5 })
  table.p1.activate("test-axe", "p2").allPass()
  expect(beast(table).evasion).toBe(5)
  table.p1.activate("test-axe", "p3").allPass().p1.end().allPass()
  expect(beast(table).evasion).toBe(4)
})

test("the active player loots 1 more in their loot step, whoever it is", () => {
  const table = fourSoulsTable({ monsters: ["the-radiance"], from: "start" }).allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  expect(cardsIn(table.p1.end().allPass(), "p2.hand")).toHaveLength(2)
})

test("has a slot of its own, and is covered by nothing", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["fly"],
    monsterDeck: ["the-radiance", "dip", "leech"],
    dice: [4],
  })
  table.p1.play("bomb", "fly").allPass()
  expect([table.state.table.monsterSlots, new Set(cardsIn(table, "monsters"))]).toEqual([
    2,
    new Set(["the-radiance", "dip"]),
  ])
  // What an attack on the deck finds has one slot to go to.
  attack(table, "deck").p1.has("covered", "dip").allPass().p1.isAsked("action")
})

test("leaves 10 loot and a soul", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["the-radiance"],
    wounds: [6],
    lootDeck: Array.from({ length: 12 }, () => "a-penny"),
    dice: [6],
  })
  attack(table, "the-radiance").allPass().p1.has("souls", "the-radiance")
  expect(cardsIn(table, "p1.hand")).toHaveLength(10)
})
