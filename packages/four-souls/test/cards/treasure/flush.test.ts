// Flush!: monsters or wares go to the bottom of their decks.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const setOut = (more: Parameters<typeof fourSoulsTable>[0] = {}): Play =>
  fourSoulsTable({
    p1: { board: ["flush"] },
    p2: { board: ["no"] },
    monsters: ["fatty", "clotty"],
    shop: ["meat", "dinner"],
    monsterDeck: ["dip", "pooter", "fly"],
    treasureDeck: ["breakfast", "synthoil", "mr-boom"],
    ...more,
  })

/** Undermost last. */
const bottom = (table: Play, deck: string): string[] => cardsIn(table, deck).slice(0, 2).toReversed()

test("every monster goes to the bottom of the monster deck in the order you say, and others come", () => {
  const table = setOut().p1.activate("flush~monsters").allPass().p1.isAsked("order")
  table.p1.pick("clotty", "fatty").allPass().p1.has("monsters", "dip", "pooter")
  expect(bottom(table, "monsterDeck")).toEqual(["clotty", "fatty"])
  expect(table.told("rewards")).toEqual([])
})

test("not the one that is attacked", () => {
  const table = setOut({ dice: [6, 6, 6, 6] })
  attack(table, "fatty").p1.activate("flush~monsters").p1.pass().p2.pass()
  expect(cardsIn(table, "monsters").toSorted()).toEqual(["dip", "fatty"])
  table.allPass().p1.has("monsterDiscard", "fatty")
})

test("or every shop item goes to the bottom of the treasure deck", () => {
  const table = setOut().p1.activate("flush~shop").allPass().p1.pick("meat", "dinner").allPass()
  table.p1.has("shop", "breakfast", "synthoil").p1.has("monsters", "fatty", "clotty")
  expect(bottom(table, "treasureDeck")).toEqual(["meat", "dinner"])
})

test("an answer to a purchase takes the wares away before one is chosen", () => {
  const table = setOut({ p1: { cents: 10 }, p2: { board: ["flush"] } })
  table.p1.buy().p1.pass().p2.activate("flush~shop").allPass().p2.pick("meat", "dinner").allPass()
  table.p1.isAsked("wares").p1.ware("breakfast").allPass().p1.has("board", "isaac", "breakfast")
})

test("with nothing in the decks, what went comes back", () => {
  const table = setOut({ treasureDeck: [] }).p1.activate("flush~shop").allPass().p1.pick("meat", "dinner")
  table.allPass()
  expect(cardsIn(table, "shop").toSorted()).toEqual(["dinner", "meat"])
})

test("cancelled, everything stays", () => {
  const table = setOut().p1.activate("flush~monsters").p1.pass().p2.activate("no", "item").allPass()
  table.p1.has("monsters", "fatty", "clotty")
})

const then = { p1: { board: ["flush-first-edition"], cents: 10 }, options: { cardEdition: "first" } }

test("in the first edition both ways are the same where nothing is being purchased", () => {
  const shop = setOut(then)
    .p1.activate("flush-first-edition~shop")
    .allPass()
    .p1.pick("meat", "dinner")
    .allPass()
  shop.p1.has("shop", "breakfast", "synthoil")
  const table = setOut(then).p1.activate("flush-first-edition~monsters").allPass()
  table.p1.pick("clotty", "fatty").allPass().p1.has("monsters", "dip", "pooter")
})

rule("FSC-E.3", "an item that is being purchased is not flushed away", () => {
  const table = setOut({ ...then, options: { ...then.options, ruleset: "classic" } })
  table.p1.buy().p1.ware("dinner").p1.activate("flush-first-edition~shop").allPass()
  table.p1.has("board", "isaac", "flush-first-edition", "dinner")
  expect(cardsIn(table, "treasureDeck")[0]).toBe("meat")
})
