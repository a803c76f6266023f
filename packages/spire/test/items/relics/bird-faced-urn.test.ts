// Bird-Faced Urn: block for powers.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("one block for each power its player plays", () => {
  const table = combat({
    p1: { items: ["bird-faced-urn"], hand: ["ironclad-inflame", "ironclad-strike", "colorless-panache"] },
    p2: { hand: ["silent-accuracy"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-inflame").p1.play("ironclad-strike", "first-cultist").p2.play("silent-accuracy")
  expect(playerOf(table, 1).block).toBe(1)
  table.p1.play("colorless-panache")
  expect(playerOf(table, 1).block).toBe(2)
})
