// Feel No Pain: block for each card that is exhausted.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-feel-no-pain", 2],
  ["ironclad-feel-no-pain+", 3],
])("%s", (card, energy) => {
  const table = combat({ p1: { hand: [card, "ironclad-flex"] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.play("ironclad-flex")
  expect(playerOf(table, 1).block).toBe(1)
})

test("for each of several, daze too, and not for others' cards", () => {
  const table = combat({
    p1: {
      hand: ["ironclad-fiend-fire", "status-daze", "ironclad-strike"],
      powers: ["ironclad-feel-no-pain"],
    },
    p2: { hand: ["ironclad-flex"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("ironclad-flex").p1.play("ironclad-fiend-fire", "first-cultist")
  anyOrder(table)
  expect(playerOf(table, 1).block).toBe(3)
})
