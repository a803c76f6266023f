// Bonfire Spirits: a card for the fire; the rarer it is, the better they like it.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-bonfire-spirits"

test.each([
  ["a starter card", "ironclad-strike", 5],
  ["a common card", "ironclad-anger", 5],
  ["an uncommon card", "ironclad-inflame", 8],
  ["an uncommon card that was upgraded", "ironclad-inflame+", 8],
  ["a rare card", "ironclad-offering", 10],
  ["a Curse", "curse-doubt", 4],
])("%s is removed", (_what, card, hp) => {
  const table = meeting(ID, { p1: { deck: ["ironclad-defend", card] } })
  choose(table, 1)
  table.p1.isAsked("remove").p1.pick(card).p1.has("deck", "ironclad-defend")
  expect(cardsIn(table, "box")).toEqual([card])
  expect(climberOf(table).hp).toBe(hp)
  isOver(table, ID)
})

test("it is gone before anybody is healed", () => {
  const table = meeting(ID, { p1: { deck: ["ironclad-defend", "ironclad-inflame"] } })
  choose(table, 1)
  table.p1.pick("ironclad-inflame")
  const told = table.events.map(({ k, cause }) => (k === "move" ? cause : k))
  expect(told.filter((each) => each === "remove" || each === "heal")).toEqual(["remove", "heal"])
})

test("without a card there is nothing to burn", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 1)
  expect(climberOf(table).hp).toBe(5)
  isOver(table, ID)
})

test("whoever cannot be rid of what they have keeps it", () => {
  const table = meeting(ID, { p1: { deck: ["curse-ascenders-bane"] } })
  choose(table, 1)
  table.p1.has("deck", "curse-ascenders-bane")
  expect(climberOf(table).hp).toBe(5)
})

test("the last HP can go with a Curse", () => {
  const table = meeting(ID, { p1: { deck: ["curse-doubt"], hp: 1 } })
  choose(table, 1)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
