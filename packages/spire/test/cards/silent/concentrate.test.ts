// Concentrate: cards into energy.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-concentrate", 2],
  ["silent-concentrate+", 3],
])("%s gives energy for the cards discarded", (card, gained) => {
  const table = combat({
    p1: { hand: [card, "silent-strike", "silent-defend", "silent-bane"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.isAsked("discard-any").p1.pick("silent-strike", "silent-bane")
  expect(playerOf(table, 1)).toMatchObject({ energy: gained, discarded: 2 })
  table.p1.has("hand", "silent-defend").p1.has("exhaust", card)
})

test.each([
  ["silent-concentrate", 0],
  ["silent-concentrate+", 1],
])("%s without any discard", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "silent-strike"], energy: 0, powers: ["silent-after-image"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.pick()
  expect(playerOf(table, 1)).toMatchObject({ energy, discarded: 0, block: 0 })
})

test("never more than 6 energy", () => {
  const table = combat({
    p1: { hand: ["silent-concentrate", "silent-strike", "silent-defend"], energy: 5 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-concentrate").p1.pick("silent-strike", "silent-defend")
  expect(playerOf(table, 1).energy).toBe(6)
})
