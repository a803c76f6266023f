// Bane: worse for the poisoned.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-bane", 7, 5],
  ["silent-bane+", 6, 4],
])("%s: more damage to a poisoned enemy", (card, plain, poisoned) => {
  for (const [poison, hp] of [
    [0, plain],
    [1, poisoned],
    [7, poisoned],
  ]) {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"], conditions: [{ poison }] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp, poison })
  }
})

test("the bonus is part of the hit: vulnerable doubles it", () => {
  const table = combat({
    p1: { hand: ["silent-bane"] },
    enemies: ["first-cultist"],
    conditions: [{ poison: 1, vulnerable: 1 }],
  })
  table.p1.play("silent-bane", "first-cultist")
  expect(enemyOf(table).hp).toBe(1)
})
