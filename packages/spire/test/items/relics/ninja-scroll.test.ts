// Ninja Scroll: two small attacks.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("two attacks with targets of their own, once a combat", () => {
  const table = combat({
    p1: { items: ["ninja-scroll"], strength: 1 },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1
    .use("ninja-scroll")
    .p1.pick("first-cultist")
    .p1.pick("first-jaw-worm")
    .p1.cannot("use:ninja-scroll", "used-up")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 5])
  expect(playerOf(table, 1)).toMatchObject({ shivs: 0, attacks: 2 })
})
