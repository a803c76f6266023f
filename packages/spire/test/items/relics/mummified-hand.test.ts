// Mummified Hand: energy after a power.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("two energy, once, in a turn in which its player has played a power", () => {
  const table = combat({
    p1: { items: ["mummified-hand"], hand: ["colorless-panache"], energy: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.cannot("use:mummified-hand", "condition")
  table.p1.play("colorless-panache").p1.use("mummified-hand").p1.cannot("use:mummified-hand", "used-up")
  expect(playerOf(table, 1).energy).toBe(3)
})

test("a power of the turn before is none", () => {
  const table = combat({
    p1: { items: ["mummified-hand"], hand: ["ironclad-inflame"] },
    enemies: ["first-cultist"],
  })
  endTurn(table.p1.play("ironclad-inflame")).p1.cannot("use:mummified-hand", "condition")
})
