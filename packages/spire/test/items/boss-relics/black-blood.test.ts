// Black Blood: HP when it is over.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("two HP at the end of the combat", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    p2: { items: ["black-blood"], hp: 3 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-strike", "first-cultist")
  expect(playerOf(table, 2).hp).toBe(5)
})
