// The Library: many cards to choose one from, or some sleep.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-library"
const BOOKS = ["anger", "clash", "cleave", "flex", "havoc", "rage"].map((name) => `ironclad-${name}`)

test("five cards are there to choose from, and the others go under the deck", () => {
  const table = meeting(ID, { p1: { rewards: BOOKS } })
  choose(table, 1)
  table.p1.pick("reveal:card/1").p1.has("offers", ...BOOKS.slice(0, 5))
  table.p1.take("ironclad-havoc").p1.pick("done")
  expect(cardsIn(table, "p1.deck").at(-1)).toBe("ironclad-havoc")
  expect(cardsIn(table, "p1.rewards").at(-1)).toBe("ironclad-rage")
  expect(cardsIn(table, "p1.rewards")).toHaveLength(5)
  isOver(table, ID)
})

test("a ticket among the five brings a rare besides", () => {
  const table = meeting(ID, {
    p1: { rewards: ["ironclad-golden-ticket-1", ...BOOKS], rares: ["ironclad-offering"] },
  })
  choose(table, 1)
  table.p1.pick("reveal:card/1")
  expect(cardsIn(table, "p1.offers")).toHaveLength(6)
  table.p1.take("ironclad-offering").p1.pick("done")
  expect(cardsIn(table, "p1.deck").at(-1)).toBe("ironclad-offering")
  expect(cardsIn(table, "p1.rewards")[0]).toContain("ironclad-")
})

test("where fewer are left, there are fewer", () => {
  const table = meeting(ID, { p1: { rewards: BOOKS.slice(0, 2) } })
  choose(table, 1)
  table.p1
    .pick("reveal:card/1")
    .p1.has("offers", ...BOOKS.slice(0, 2))
    .p1.pick("done")
  expect(cardsIn(table, "p1.rewards")).toHaveLength(2)
})

test("sleep heals 3 HP, and no more than there is room for", () => {
  const table = meeting(ID, { p2: { hp: 8, maxHp: 9 } })
  choose(table, 2)
  choose(table, 2, 2)
  expect([1, 2].map((seat) => climberOf(table, seat).hp)).toEqual([8, 9])
  isOver(table, ID)
})
