// Ominous Forge: a relic that may be cursed, or a better card for blood.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-ominous-forge"
const DECK = ["ironclad-strike", "ironclad-bash"]

test.each([
  [3, [...DECK, "curse-doubt"]],
  [4, DECK],
])("gains a relic, and with a %i on the die has this deck", (face, deck) => {
  const table = meeting(ID, { dice: [face] })
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck", ...deck)
  isOver(table, ID)
})

test("the Curse comes though the relic is not wanted", () => {
  const table = meeting(ID, { dice: [1] })
  choose(table, 1)
  table.p1
    .pick("done")
    .p1.has("items")
    .p1.has("deck", ...DECK, "curse-doubt")
})

test("the relic just gained can change the die", () => {
  const table = meeting(ID, { dice: [3], relicDeck: ["the-abacus"] })
  choose(table, 1)
  takeAll(table)
  table.p1
    .isAsked("die")
    .p1.change("the-abacus")
    .p1.has("deck", ...DECK)
})

test("upgrades a card for 2 HP", () => {
  const table = meeting(ID)
  choose(table, 2)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("the last HP can go", () => {
  const table = meeting(ID, { p1: { hp: 2, deck: ["curse-doubt"] } })
  choose(table, 2)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
