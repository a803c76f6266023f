// Purity Potion: exhausts what is in the way.

import { expect, test } from "vitest"
import { combat } from "../../support/table.ts"

test("up to three cards", () => {
  const hand = ["curse-injury", "ironclad-strike", "ironclad-defend", "ironclad-bash"]
  const table = combat({ p1: { items: ["purity-potion"], hand }, enemies: ["first-cultist"] })
  table.p1.use("purity-potion")
  expect(table.p1.asked).toMatchObject({ min: 0, max: 3 })
  table.p1
    .pick("curse-injury", "ironclad-bash")
    .p1.has("exhaust", "curse-injury", "ironclad-bash")
    .p1.has("items")
})
