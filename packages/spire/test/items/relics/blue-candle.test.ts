// Blue Candle: exhausts what is in the way.

import { expect, test } from "vitest"
import { combat } from "../../support/table.ts"

test("up to two cards, once a combat", () => {
  const table = combat({
    p1: { items: ["blue-candle"], hand: ["curse-injury", "curse-regret", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("blue-candle")
  expect(table.p1.asked).toMatchObject({ min: 0, max: 2 })
  table.p1.pick("curse-injury", "curse-regret").p1.has("exhaust", "curse-injury", "curse-regret")
  table.p1.cannot("use:blue-candle", "used-up")
})
