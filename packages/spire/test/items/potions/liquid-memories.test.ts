// Liquid Memories: a card from the discard pile, for nothing.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("comes back and costs nothing this turn", () => {
  const table = combat({
    p1: { items: ["liquid-memories"], discard: ["ironclad-bash", "ironclad-strike"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.use("liquid-memories").p1.pick("ironclad-bash").p1.has("items").p1.has("hand", "ironclad-bash")
  table.p1.play("ironclad-bash", "first-cultist")
  expect(enemyOf(table).hp).toBe(7)
})

test("what leaves the hand forgets it", () => {
  const table = combat({
    p1: { items: ["liquid-memories"], discard: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  endTurn(table.p1.use("liquid-memories")).p1.play("ironclad-strike", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(2)
})

test("an empty pile gives nothing back", () => {
  const table = combat({ p1: { items: ["liquid-memories"] }, enemies: ["first-cultist"] })
  table.p1.use("liquid-memories").p1.has("hand").p1.has("items")
})
