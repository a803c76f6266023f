// Charon's Ashes: damage for a card, on a low die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

const held = { p1: { items: ["charons-ashes"], draw: ["curse-injury", "ironclad-strike"] } }

test.each([1, 2])("on a %i a card may be exhausted for 2 damage", (face) => {
  const table = onDie(face, held)
  table.p1.yes().p1.pick("curse-injury").p1.has("exhaust", "curse-injury").p1.has("hand", "ironclad-strike")
  expect(enemyOf(table).hp).toBe(7)
})

test("or not", () => {
  const table = onDie(1, held)
  table.p1.no().p1.has("exhaust")
  expect(enemyOf(table).hp).toBe(9)
})

test("on a 3, or with an empty hand, nobody is asked", () => {
  onDie(3, held).p1.isAsked("play")
  onDie(1, { p1: { items: ["charons-ashes"] } }).p1.isAsked("play")
})
