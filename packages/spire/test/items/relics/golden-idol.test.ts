// Golden Idol: gold when it is over.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("one gold at the end of the combat", () => {
  const table = combat({
    p1: { items: ["golden-idol"], hand: ["ironclad-strike"] },
    p2: { items: ["golden-idol", "ectoplasm"] },
    enemies: ["first-cultist"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-strike", "first-cultist")
  expect([playerOf(table, 1).gold, playerOf(table, 2).gold]).toEqual([1, 0])
})
