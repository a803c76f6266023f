// There's Options: its player knows the top card of the treasure deck, and buys twice.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const treasureDeck = ["meat", "dinner", "synthoil", "smelter"]
const p1 = { board: ["theres-options"], cents: 40 }

rule("FS-Q-16", "a look at the top card, off the stack, by one player alone", () => {
  const table = fourSoulsTable({ p1, treasureDeck }).p1.pick("look:treasure").p1.isAsked("action")
  expect([seenIn(table, 1, "treasureDeck"), seenIn(table, 2, "treasureDeck")]).toEqual([
    ["?", "?", "?", "meat"],
    ["?", "?", "?", "?"],
  ])
  // Seen once, it is known.
  table.p1.cannot("look:treasure", "nothing-to-look-at")
})

rule("FS-Q-16", "whenever one has priority, and nobody has to answer", () => {
  const table = fourSoulsTable({ p1: { ...p1, hand: ["a-dime"] }, treasureDeck })
  table.p1.play("a-dime").p1.pick("look:treasure").p1.isAsked("respond")
  expect(seenIn(table, 1, "treasureDeck").at(-1)).toBe("meat")
  table.allPass()
  expect(table.told("gainCents")).toHaveLength(1)
})

test("a new top card is another look", () => {
  const table = fourSoulsTable({ p1, treasureDeck, shop: ["breakfast"] }).p1.pick("look:treasure")
  table.p1.buy().allPass().p1.ware("deck").allPass().p1.pick("look:treasure")
  expect(seenIn(table, 1, "treasureDeck")).toEqual(["?", "?", "dinner"])
})

test("only on one's own turn, only the treasure deck, and only for as long as one has it", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["theres-options"] }, treasureDeck })
  const looks = (seat: number): string[] => table.choices(seat).filter((key) => key.startsWith("look"))
  expect(looks(1)).toEqual([])
  table.p1.pass()
  expect(looks(2)).toEqual([])
  table.p2.pass().p1.end().allPass()
  expect(looks(2)).toEqual(["look:treasure"])
})

test("an empty deck has no top card", () => {
  fourSoulsTable({ p1, treasureDeck: [] }).p1.cannot("look:treasure", "nothing-to-look-at")
})

test("in the shop it shows nothing to anybody", () => {
  const table = fourSoulsTable({ treasureDeck, shop: ["theres-options"] })
  table.p1.cannot("look:treasure", "nothing-to-look-at")
})

test("two purchases in its player's turn", () => {
  const table = fourSoulsTable({ p1, treasureDeck, shop: ["breakfast", "mr-boom"] })
  table.p1.buy().allPass().p1.ware("breakfast").allPass().p1.buy().allPass().p1.ware("mr-boom").allPass()
  table.p1
    .has("board", "isaac", "theres-options", "breakfast", "mr-boom")
    .p1.cannot("buy", "no-purchase-left")
  expect(cardsIn(table, "shop")).toHaveLength(2)
})

test("for others one stays one", () => {
  const table = fourSoulsTable({
    p1: { cents: 40 },
    p2: { board: ["theres-options"] },
    treasureDeck,
    shop: ["breakfast"],
  })
  table.p1.buy().allPass().p1.ware("breakfast").allPass().p1.cannot("buy", "no-purchase-left")
})

test("who has died buys nothing more", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { ...p1, board: ["theres-options", "test-axe"] },
    treasureDeck,
  })
  table.p1.activate("test-axe", "p1").allPass().p1.pick("test-axe").allPass().p2.isAsked("action")
})
