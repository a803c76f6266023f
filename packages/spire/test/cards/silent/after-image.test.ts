// After Image: block for discards.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-after-image", 2],
  ["silent-after-image+", 3],
])("%s gives 1 block for an effect that discards, however many cards", (card, energy) => {
  const table = combat({
    p1: {
      hand: [card, "silent-calculated-gamble", "silent-strike", "silent-bane"],
      draw: ["silent-prepared", "silent-slice"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.play("silent-calculated-gamble")
  expect(playerOf(table, 1)).toMatchObject({ block: 1, discarded: 2 })
  table.p1.play("silent-prepared").p1.pick("silent-slice")
  expect(playerOf(table, 1).block).toBe(2)
})

test("nothing for the end of the turn, or for another player's discards", () => {
  const table = combat({
    p1: { hand: ["silent-strike"], powers: ["silent-after-image"], block: 20 },
    p2: { hand: ["silent-survivor", "silent-strike"], block: 17 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p2.play("silent-survivor").p1.pick("done").p2.pick("done")
  expect(table.told("gainBlock")).toHaveLength(1)
})
