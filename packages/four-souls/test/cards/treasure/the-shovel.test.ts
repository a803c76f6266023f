// The Shovel: a monster out of the discard comes back on top of the deck.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("any monster card of the discard that is no event", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-shovel"] },
    monsterDeck: ["fly", "dip"],
    monsterDiscard: ["gurdy", "gold-chest", "curse-of-pain", "clotty"],
  })
  const aims = table.choices(1).filter((key) => key.startsWith("activate:the-shovel"))
  expect(aims.map((key) => key.split(">")[1].split("#")[0])).toEqual(["gurdy", "clotty"])
  table.p1.activate("the-shovel", "gurdy").allPass()
  expect([cardsIn(table, "monsterDeck").at(-1), cardsIn(table, "monsterDiscard")]).toEqual([
    "gurdy",
    ["gold-chest", "curse-of-pain", "clotty"],
  ])
  // Everybody has seen where it went.
  table.p2.sees("monsterDeck", "?", "?", "gurdy")
})

test("with no monster in discard there is nothing to dig for", () => {
  fourSoulsTable({ p1: { board: ["the-shovel"] }, monsterDiscard: ["gold-chest"] }).p1.cannotPick(
    "activate:the-shovel",
  )
})

test("a card that is gone from there by then stays where it is", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-shovel"] },
    p2: { board: ["the-shovel"] },
    monsterDeck: ["fly", "dip"],
    monsterDiscard: ["gurdy"],
  })
  table.p1.activate("the-shovel", "gurdy").p1.pass().p2.activate("the-shovel", "gurdy").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "monsterDeck").at(-1)]).toEqual([1, "gurdy"])
})

test("cancelled, the discard keeps it", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-shovel"] },
    p2: { board: ["no"] },
    monsterDiscard: ["gurdy"],
  })
  table.p1.activate("the-shovel", "gurdy").p1.pass().p2.activate("no", "item").allPass()
  expect(cardsIn(table, "monsterDiscard")).toEqual(["gurdy"])
})
