// Forever Alone: a cent, a look, or another card.

import { expect, test } from "vitest"
import { needle } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const alone = { board: ["forever-alone"] }

test("a cent of another player's", () => {
  const table = fourSoulsTable({ p1: alone, p2: {}, p3: { cents: 0 } })
  table.p1.canPick("activate:forever-alone~steal>p2", "activate:forever-alone~steal>p3")
  table.p1.cannotPick("activate:forever-alone~steal>p1").p1.activate("forever-alone~steal", "p2").allPass()
  expect([cents(table), table.told("gainCents")]).toEqual([[4, 2, 0], []])
})

test("none of a player who has none", () => {
  const table = fourSoulsTable({ p1: alone, p2: { cents: 0 } })
  table.p1.activate("forever-alone~steal", "p2").allPass()
  expect([cents(table), sideways(table, "p1.board")]).toEqual([[3, 0], ["forever-alone"]])
})

test.each(["loot", "treasure", "monster", "room"])(
  "the top card of the %s deck, for its player's eyes",
  (deck) => {
    const table = fourSoulsTable({ p1: alone, roomDeck: ["equality", "gus"] })
    table.p1.activate(`forever-alone~look-${deck}`).allPass()
    const mine = seenIn(table, 1, `${deck}Deck`)
    expect([mine.at(-1), mine.at(-2), seenIn(table, 2, `${deck}Deck`).at(-1)]).toEqual([
      cardsIn(table, `${deck}Deck`).at(-1),
      "?",
      "?",
    ])
  },
)

test("where no rooms are played there is no room deck to look at", () => {
  const table = fourSoulsTable({ p1: alone })
  table.p1.canPick("activate:forever-alone~look-loot").p1.cannotPick("activate:forever-alone~look-room")
})

test("a loot card for another", () => {
  const table = fourSoulsTable({ p1: { ...alone, hand: ["bomb", "a-dime"] }, draws: ["a-nickel"] })
  table.p1.activate("forever-alone~swap").allPass().p1.isAsked("discard").p1.pick("bomb")
  table.p1.has("hand", "a-dime", "a-nickel")
  expect(cardsIn(table, "lootDiscard")).toEqual(["bomb"])
})

test("with an empty hand it loots all the same", () => {
  const table = fourSoulsTable({ p1: alone, draws: ["a-nickel"] })
  table.p1.activate("forever-alone~swap").allPass().p1.has("hand", "a-nickel")
})

test("recharged each time its player takes damage, and only then", () => {
  const table = fourSoulsTable({
    cards: [needle],
    p1: { board: ["forever-alone", "test-needle"], deactivated: ["forever-alone"] },
  })
  table.p1.activate("test-needle", "p2").allPass()
  expect(sideways(table, "p1.board")).toEqual(["forever-alone"])
  table.p1.activate("test-needle", "p1").allPass()
  expect(sideways(table, "p1.board")).toEqual([])
})
