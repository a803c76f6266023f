// Prismatic Shard: it waits for the characters to come.

import { expect, test } from "vitest"
import { newClimb } from "../support/climb.ts"

test("is known, and not yet available", () => {
  expect(() => newClimb(1, { modifiers: ["daily-prismatic-shard"] })).toThrow("not-yet.modifier")
})
