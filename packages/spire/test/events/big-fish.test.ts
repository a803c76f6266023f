// Big Fish: something else for each player.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf, keysOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act1-big-fish"
const DECK = ["ironclad-bash", "ironclad-strike", "ironclad-twin-strike", "ironclad-strike+"]

test("heals 2 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  expect(climberOf(table).hp).toBe(7)
  isOver(table, ID)
})

test("upgrades a starter Strike and nothing else that is called so", () => {
  const table = meeting(ID, { p1: { deck: DECK } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-bash", "ironclad-strike+", "ironclad-twin-strike", "ironclad-strike+")
  isOver(table, ID)
})

test("brings a relic and a Curse", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 3)
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck", "curse-doubt")
  isOver(table, ID)
})

test("removes a starter Strike, upgraded or not", () => {
  const table = meeting(ID, { p1: { deck: DECK } })
  choose(table, 4)
  table.p1.isAsked("remove").p1.canPickExactly("ironclad-strike", "ironclad-strike+")
  table.p1.pick("ironclad-strike+").p1.has("deck", ...DECK.slice(0, 3))
  isOver(table, ID)
})

test.each([2, 4])("option %i can be chosen without a starter Strike, for nothing", (nth) => {
  const table = meeting(ID, { p1: { deck: ["ironclad-bash"] } })
  choose(table, nth)
  table.p1.has("deck", "ironclad-bash")
  isOver(table, ID)
})

test("nobody chooses what another has chosen: four players have all four", () => {
  const table = meeting(ID, { p2: { hp: 5 }, p3: {}, p4: {} })
  const left = (seat: number): number => keysOf(table, seat).filter((key) => key.startsWith("option:")).length
  choose(table, 1, 2)
  expect(left(1)).toBe(3)
  table.p1.cannot(optionOf(table, 1), "chosen-already")
  choose(table, 3, 4)
  table.pick(4, "done")
  choose(table, 2)
  expect(left(3)).toBe(1)
  choose(table, 4, 3)
  expect([1, 2, 3, 4].map((seat) => climberOf(table, seat).chosen)).toEqual([2, 1, 4, 3])
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike+", "ironclad-bash"])
  isOver(table, ID)
})
