// Tactician: energy for being thrown away.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-tactician", 4],
  ["silent-tactician+", 5],
])("%s gives energy and is exhausted when an effect discards it", (card, energy) => {
  const table = combat({ p1: { hand: ["silent-prepared", card], draw: [] }, enemies: ["first-cultist"] })
  table.p1.play("silent-prepared").p1.has("exhaust", card).p1.has("discard", "silent-prepared")
  expect(playerOf(table, 1).energy).toBe(energy + 1)
})

test("cannot be played, and does nothing at the end of the turn", () => {
  const table = combat({
    p1: { hand: ["silent-tactician"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.canPickExactly("done").p1.pick("done").p1.has("hand", "silent-tactician")
  expect(playerOf(table, 1).energy).toBe(3)
})

test("made to be played by force it is discarded instead, by no effect that counts", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["silent-tactician"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("discard", "silent-tactician", "ironclad-havoc")
  expect(playerOf(table, 1).energy).toBe(2)
})
