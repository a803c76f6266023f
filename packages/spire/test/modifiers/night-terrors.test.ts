// Night Terrors: nobody can sleep.

import { expect, test } from "vitest"
import { climberOf, entering } from "../support/climb.ts"

const camp = (deck: readonly string[]): ReturnType<typeof entering> =>
  entering("campfire", {
    room: ["daily-night-terrors"],
    p1: { board: ["character-silent"], hp: 3, maxHp: 9, deck },
  })

test("nobody can rest, but smith", () => {
  const table = camp(["silent-strike"])
  table.p1.canPickExactly("smith").p1.cannot("rest", "forbidden")
  table.p1.smith().p1.has("deck", "silent-strike+")
})

test("who cannot smith either has nothing to do here", () => {
  const table = camp(["silent-strike+"])
  table.p1.isAsked("map")
  expect(climberOf(table).hp).toBe(3)
})
