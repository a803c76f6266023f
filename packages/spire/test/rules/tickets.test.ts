// Golden Tickets: among what is revealed, and in the place of what is transformed (STS-4.5, STS-4.15).

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, climberOf, type ClimbTable, entering, keysOf, withNeow } from "../support/climb.ts"

const characters = [
  ["ironclad", ["ironclad-anger", "ironclad-clash", "ironclad-flex"], ["ironclad-feed", "ironclad-offering"]],
  ["silent", ["silent-acrobatics", "silent-backflip", "silent-bane"], ["silent-burst", "silent-malaise"]],
] as const

const [[, [anger, clash, flex], [feed, offering]]] = characters

/** Somebody gains a card reward, from decks named from their tops, and looks at it. */
function revealed(rewards: readonly string[], rares: readonly string[], board = "ironclad"): ClimbTable {
  const table = withNeow({
    p1: { board: [`character-${board}`], offers: ["neow-05"], rewards, rares },
  })
  choose(table, 2)
  table.p1.pick("reveal:card/1")
  return table
}

const taking = (table: ClimbTable): string[] =>
  keysOf(table)
    .filter((key) => key.startsWith("take:"))
    .map((key) => key.slice("take:".length).split("#")[0])
    .toSorted()

describe.each(characters)("a ticket of the %s", (name, [first, second, third], [rare, rarer]) => {
  for (const nth of [1, 2]) {
    const ticket = `${name}-golden-ticket-${nth}`

    rule("STS-4.5", `adds the top rare to the choice, and is no choice itself (${nth})`, () => {
      const table = revealed([first, ticket, second, third], [rare, rarer], name)
      expect(taking(table)).toEqual([first, second, rare].toSorted())
      table.p1.cannot(`take:${ticket}`, "not-for-you")
      table.p1.take(rare).p1.pick("done")
      table.p1.has("deck", rare)
      expect(cardsIn(table, "p1.rares")).toEqual([rarer])
      // From the bottom: what was not picked lies under what was not revealed.
      expect(cardsIn(table, "p1.rewards").at(-1)).toBe(third)
      expect(cardsIn(table, "p1.rewards").slice(0, -1).toSorted()).toEqual([first, second, ticket].toSorted())
    })
  }
})

const ticket = "ironclad-golden-ticket-1"
const another = "ironclad-golden-ticket-2"

rule("STS-4.5", "the rare that is not picked goes to the bottom of the rares", () => {
  const table = revealed([ticket, anger, clash], [feed, offering])
  table.p1.take(anger).p1.pick("done")
  table.p1.has("deck", anger)
  // As they lie, the bottom first.
  expect(cardsIn(table, "p1.rares")).toEqual([feed, offering])
  expect(cardsIn(table, "p1.rewards").toSorted()).toEqual([clash, ticket].toSorted())
})

rule("STS-4.5", "two tickets add two rares, and there is one card to take all the same", () => {
  const table = revealed([ticket, another, anger, clash], [feed, offering])
  expect(taking(table)).toEqual([anger, feed, offering].toSorted())
  table.p1.take(feed).p1.take(offering).p1.pick("done")
  table.p1.has("deck", offering)
})

test("without a rare left a ticket adds nothing", () => {
  const table = revealed([ticket, anger, clash], [])
  expect(taking(table)).toEqual([anger, clash])
  table.p1.pick("done").p1.has("deck")
})

test("alone in the deck it opens the way to its rare", () => {
  const table = revealed([ticket], [feed])
  expect(taking(table)).toEqual([feed])
  table.p1.pick("done")
  expect([cardsIn(table, "p1.rewards"), cardsIn(table, "p1.rares")]).toEqual([[ticket], [feed]])
})

rule(["STS-4.5", "STS-4.16"], "a merchant offers the rare, and not the ticket", () => {
  const table = entering("merchant", { p1: { rewards: [anger, ticket, clash], rares: [feed], gold: 6 } })
  table.p1.canPick(`buy:${anger}`, `buy:${clash}`, `buy:${feed}`).p1.cannotPick(`buy:${ticket}`)
  table.p1.buy(feed).p1.has("deck", feed)
  expect(climberOf(table).gold).toBe(0)
})

/** Transforms the only card of a deck. */
function transformed(rewards: readonly string[], rares: readonly string[]): ClimbTable {
  const table = withNeow({ p1: { offers: ["neow-09"], deck: ["ironclad-strike"], rewards, rares } })
  choose(table, 1)
  return table
}

rule("STS-4.15", "what is transformed becomes the top of the card rewards", () => {
  const table = transformed([flex, ticket], [feed])
  table.p1.has("deck", flex)
  expect(cardsIn(table, "p1.rewards")).toEqual([ticket])
  expect(cardsIn(table, "box")).toContain("ironclad-strike")
})

rule("STS-4.15", "on a ticket it becomes the top rare, and the ticket goes to the bottom", () => {
  const table = transformed([ticket, anger], [feed, offering])
  table.p1.has("deck", feed)
  expect(cardsIn(table, "p1.rewards")).toEqual([ticket, anger])
  expect(cardsIn(table, "p1.rares")).toEqual([offering])
})

test("on a ticket without a rare left it becomes nothing", () => {
  const table = transformed([ticket, anger], [])
  table.p1.has("deck")
  expect(cardsIn(table, "p1.rewards")).toEqual([ticket, anger])
})
