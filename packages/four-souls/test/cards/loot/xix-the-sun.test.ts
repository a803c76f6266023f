// XIX. The Sun: goes under the loot deck, and gives another turn.

import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const { aim, copyCard, loots, paid } = verbs

test("on one's own turn, another one after it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, p2: {} })
  table.p1.play("xix-the-sun").allPass()
  expect([cardsIn(table, "lootDeck")[0], cardsIn(table, "lootDiscard")]).toEqual(["xix-the-sun", []])
  table.p1.end().allPass()
  expect([phase(table), table.state.table.turn]).toEqual(["p1 action", 2])
  table.p1.end().allPass()
  expect(phase(table)).toBe("p2 action")
})

test("on somebody else's it only goes under the deck", () => {
  const table = fourSoulsTable({ p1: {}, p2: { hand: ["xix-the-sun"], plays: 1 }, p3: {} })
  table.p1.pass().p2.play("xix-the-sun").allPass()
  expect(cardsIn(table, "lootDeck")[0]).toBe("xix-the-sun")
  table.p1.end().allPass().p2.end().allPass()
  expect(phase(table)).toBe("p3 action")
})

test("an empty deck is made of it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, lootDeck: [] })
  table.p1.play("xix-the-sun").allPass().p1.end().allPass().p1.has("hand", "xix-the-sun")
})

test("in the first edition the turn hangs on nothing", () => {
  const copier = item("test-copier", paid([], [copyCard("it1")], aim(loots)))
  const turns = (sun: string): number => {
    const table = fourSoulsTable({ cards: [copier], p1: { hand: [sun], board: ["test-copier"] } })
    table.p1.play(sun).p1.activate("test-copier", sun).allPass().p1.end().allPass()
    let own = 0
    for (; phase(table) === "p1 action"; own++) table.p1.end().allPass()
    return own
  }
  // A copy has no card that could go under the deck.
  expect([turns("xix-the-sun"), turns("xix-the-sun-first-edition")]).toEqual([1, 2])
})
