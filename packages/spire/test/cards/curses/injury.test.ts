// Injury: in the way.

import { expect, test } from "vitest"
import { combat } from "../../support/table.ts"

test("cannot be played, and is discarded like any card", () => {
  const table = combat({ p1: { hand: ["curse-injury"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.pick("done").p1.has("hand", "curse-injury")
  expect(table.told("move").map(({ to }) => to)).toContain("discard")
})
