// Rage: block for each attack in hand.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-rage", 2],
  ["ironclad-rage+", 3],
])("%s counts the attacks that are left in the hand", (card, energy) => {
  const table = combat({
    p1: {
      hand: [card, "ironclad-strike", "ironclad-bash+", "ironclad-defend", "ironclad-inflame"],
      discard: ["ironclad-strike"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block: 2, energy })
})

test("without attacks there is none", () => {
  const table = combat({ p1: { hand: ["ironclad-rage", "ironclad-defend"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-rage")
  expect(playerOf(table, 1).block).toBe(0)
})
