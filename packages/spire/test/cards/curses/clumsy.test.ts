// Clumsy: gone at the end of the turn.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test("is ethereal and cannot be played", () => {
  const table = combat({ p1: { hand: ["curse-clumsy"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.cannot("play:curse-clumsy", "no-such-act")
  table.p1.pick("done").p1.has("exhaust", "curse-clumsy")
})
