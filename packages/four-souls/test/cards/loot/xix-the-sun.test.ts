// XIX. The Sun: goes under the loot deck, and gives another turn.

import { fourSouls, fourSoulsBox, verbs } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { expect, test } from "vitest"
import { item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const { aim, copyCard, paid } = verbs
const speaker = speakerOf(fourSoulsBox, "en")

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

test("the log says that it goes on the bottom, as the card does", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, p2: {} })
  table.p1.play("xix-the-sun").allPass()
  const names = { seat: (seat: number) => `p${seat + 1}`, card: () => undefined }
  const told = fourSouls.eventsFor(table.events, 1).map((event) => speaker.event(event, names))
  expect(told.map((line) => plainText(line ?? []))).toContain("XIX. The Sun goes on the bottom of its deck.")
})

test("an empty deck is made of it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, lootDeck: [] })
  table.p1.play("xix-the-sun").allPass().p1.end().allPass().p1.has("hand", "xix-the-sun")
})

test("in the first edition the turn hangs on nothing", () => {
  const scribe = item("test-scribe", paid([], [copyCard("it1", "turn")], aim({ from: "lootDiscard" })))
  const after = (sun: string): string => {
    const table = fourSoulsTable({ cards: [scribe], p1: { board: ["test-scribe"] }, lootDiscard: [sun] })
    table.p1.activate("test-scribe", sun).allPass()
    const [copy] = refsIn(table, "p1.copies")
    table.p1.play(copy).allPass().p1.end().allPass()
    return phase(table)
  }
  // A copy has no card that could go under the deck.
  expect([after("xix-the-sun"), after("xix-the-sun-first-edition")]).toEqual(["p2 action", "p1 action"])
})

test("in the first edition it goes under the deck as well, on anybody's turn", () => {
  const sun = "xix-the-sun-first-edition"
  const table = fourSoulsTable({ p1: {}, p2: { hand: [sun], plays: 1 } })
  table.p1.pass().p2.play(sun).allPass()
  expect(cardsIn(table, "lootDeck")[0]).toBe(sun)
  table.p1.end().allPass()
  expect(phase(table)).toBe("p2 action")
})
