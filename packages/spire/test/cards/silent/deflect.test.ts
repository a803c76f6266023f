// Deflect: block, more with a shiv.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-deflect", 1],
  ["silent-deflect+", 2],
])("%s blocks for nothing, and 1 more with a shiv in hand", (card, block) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1).block).toBe(block)
  const armed = combat({ p1: { hand: [card], shivs: 2 }, enemies: ["first-cultist"] })
  armed.p1.play(card)
  expect(playerOf(armed, 1)).toMatchObject({ block: block + 1, shivs: 2 })
})

test("another player's shiv does not count", () => {
  const table = combat({ p1: { hand: ["silent-deflect"] }, p2: { shivs: 1 }, enemies: ["first-cultist"] })
  table.p1.play("silent-deflect")
  expect(playerOf(table, 1).block).toBe(1)
})
