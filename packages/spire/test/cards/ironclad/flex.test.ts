// Flex: strength for a turn.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-flex", "exhaust"],
  ["ironclad-flex+", "discard"],
])("%s gives strength until the end of the turn", (card, pile) => {
  const table = combat({
    p1: { hand: [card], strength: 2, energy: 0 },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.play(card).p1.has(pile, card)
  expect(playerOf(table, 1).strength).toBe(3)
  table.p1.pick("done")
  expect(playerOf(table, 1).strength).toBe(2)
})

test.each([
  ["ironclad-flex", 7],
  ["ironclad-flex+", 8],
])("%s at the limit: only the upgraded one loses nothing that it has not given", (card, left) => {
  const table = combat({ p1: { hand: [card], strength: 8 }, enemies: ["first-jaw-worm"], dice: [1] })
  table.p1.play(card).p1.pick("done")
  expect(playerOf(table, 1).strength).toBe(left)
})

test("it ends once, not every turn", () => {
  const table = combat({
    p1: { hand: ["ironclad-flex"], strength: 2 },
    enemies: ["first-jaw-worm"],
    dice: [1, 1],
  })
  table.p1.play("ironclad-flex").p1.pick("done").p1.pick("done")
  expect(playerOf(table, 1).strength).toBe(2)
})
