// I Can See Forever!: the next loot cards in order, and one of them.

import { expect, test } from "vitest"
import { hush, hushTop } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const lootDeck = ["bomb", "a-dime", "a-nickel", "soul-heart", "two-cents", "three-cents", "four-cents"]
const position = { monsters: ["fly"], monsterDeck: ["i-can-see-forever", "dip"] }

test("the active player sees six cards, puts them back in any order, and loots the one on top", () => {
  const table = fourSoulsTable({ ...position, lootDeck, cards: [hush] })
  attack(table, "deck").allPass()
  expect(table.choices(1).toSorted()).toEqual(lootDeck.slice(0, 6).toSorted())
  table.p1.pick("three-cents", "two-cents", "soul-heart", "a-nickel", "a-dime", "bomb").allPass()
  const hand = cardsIn(table, "p1.hand")
  const deck = cardsIn(table, "lootDeck")
  expect([...hand, ...deck].toSorted()).toEqual(lootDeck.toSorted())
  expect([hand, deck[0]]).toEqual([["bomb"], "four-cents"])
  table.p1.has("monsterDiscard", "i-can-see-forever")
})

test("of fewer, as many as there are", () => {
  const table = fourSoulsTable({ ...position, lootDeck: ["bomb", "a-dime"] })
  attack(table, "deck").allPass().p1.pick("bomb", "a-dime").allPass().p1.has("hand", "a-dime")
})

test("with none, nothing comes of it", () => {
  const table = fourSoulsTable({ ...position, lootDeck: [] })
  attack(table, "deck").allPass().p1.has("hand").p1.has("monsterDiscard", "i-can-see-forever")
})

test("cancelled, nobody sees anything", () => {
  const table = fourSoulsTable({ ...position, p1: { board: ["test-hush"] }, lootDeck, cards: [hush] })
  hushTop(attack(table, "deck"), 1).allPass().p1.has("hand").p1.has("monsterDiscard", "i-can-see-forever")
})
