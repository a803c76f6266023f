// Skewer: as often as it is paid for.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  [0, 8, 9],
  [2, 6, 5],
  [3, 5, 3],
])("with X = %i: one hit more, or hits of 2", (x, base, upgraded) => {
  for (const [card, hp] of [
    ["silent-skewer", base],
    ["silent-skewer+", upgraded],
  ] as const) {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist").p1.pick(String(x))
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 3 - x])
  }
})

rule(["STS-3.8", "STS-9.2"], "6 energy, strength and vulnerable: each of the hits counts with both", () => {
  const table = combat({
    p1: { hand: ["silent-skewer"], energy: 6, strength: 1 },
    enemies: ["b1-hexaghost"],
    conditions: [{ row: -1, vulnerable: 2, hp: 36 }],
  })
  table.p1.play("silent-skewer", "b1-hexaghost").p1.pick("6")
  expect(enemyOf(table)).toMatchObject({ hp: 36 - 7 * 4, vulnerable: 1 })
})

test("no more energy than there is", () => {
  const table = combat({ p1: { hand: ["silent-skewer"], energy: 1 }, enemies: ["first-cultist"] })
  table.p1.play("silent-skewer", "first-cultist")
  expect(table.p1.asked).toMatchObject({ kind: "number", min: 0, max: 1 })
  table.p1.pick("1")
})
