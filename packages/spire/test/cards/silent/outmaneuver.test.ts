// Outmaneuver: energy for patience.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-outmaneuver", 2],
  ["silent-outmaneuver+", 3],
])("%s gives energy once it has been retained", (card, gained) => {
  const table = combat({ p1: { hand: [card], block: 20 }, enemies: ["first-cultist"], dice: [1] })
  table.p1.pick("done").p1.has("hand", card)
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(3 + gained)
})

test("played at once it gives nothing", () => {
  const table = combat({ p1: { hand: ["silent-outmaneuver"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-outmaneuver").p1.has("discard", "silent-outmaneuver")
  expect(playerOf(table, 1).energy).toBe(3)
})

test("waiting longer is no more; 6 energy is the end", () => {
  const table = combat({
    p1: { hand: ["silent-outmaneuver+"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1, 1],
  })
  table.p1.pick("done").p1.pick("done").p1.play("silent-outmaneuver+")
  expect(playerOf(table, 1).energy).toBe(6)
})
