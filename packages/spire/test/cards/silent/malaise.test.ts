// Malaise: weak and poison, as often as it is paid for.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  [0, 0, 1],
  [2, 2, 3],
])("with X = %i", (x, base, upgraded) => {
  for (const [card, times] of [
    ["silent-malaise", base],
    ["silent-malaise+", upgraded],
  ] as const) {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist").p1.pick(String(x)).p1.has("exhaust", card)
    expect(enemyOf(table)).toMatchObject({ weak: times, poison: times })
    expect(playerOf(table, 1).energy).toBe(3 - x)
  }
})

test("each of the two has its own limit", () => {
  const table = combat({
    p1: { hand: ["silent-malaise+"], energy: 6 },
    enemies: ["first-cultist"],
    conditions: [{ weak: 1, poison: 4 }],
  })
  table.p1.play("silent-malaise+", "first-cultist").p1.pick("6")
  expect(enemyOf(table)).toMatchObject({ weak: 3, poison: 11 })
})
