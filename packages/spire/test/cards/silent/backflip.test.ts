// Backflip: block and cards.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-backflip", 1],
  ["silent-backflip+", 2],
])("%s blocks and draws 2", (card, block) => {
  const table = combat({
    p1: { hand: [card], draw: ["silent-defend", "silent-strike", "silent-bane"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "silent-defend", "silent-strike").p1.has("draw", "silent-bane")
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 2 })
})

test("the last card of the draw pile does not bring the discard pile back", () => {
  const table = combat({
    p1: { hand: ["silent-backflip"], draw: ["silent-strike", "silent-defend"], discard: ["silent-bane"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-backflip").p1.has("draw").p1.has("discard", "silent-bane", "silent-backflip")
})
