// Strike Dummy: better strikes.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["ironclad-strike", 7],
  ["silent-strike+", 6],
  ["ironclad-twin-strike", 7],
  ["ironclad-bash", 7],
])("%s leaves %i HP: starter strikes deal one more", (card, hp) => {
  const table = combat({ p1: { items: ["strike-dummy"], hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})

test("another player's are as they were", () => {
  const table = combat({
    p1: { items: ["strike-dummy"] },
    p2: { hand: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("silent-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
