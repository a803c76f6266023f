// Storm of Steel: cards into shivs.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-storm-of-steel", 2],
  ["silent-storm-of-steel+", 3],
])("%s gives shivs for the cards discarded", (card, shivs) => {
  const table = combat({
    p1: { hand: [card, "silent-strike", "silent-defend", "silent-bane"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.pick("silent-strike", "silent-defend").p1.has("hand", "silent-bane")
  expect(playerOf(table, 1)).toMatchObject({ shivs, energy: 2, discarded: 2 })
})

test.each([
  ["silent-storm-of-steel", 0],
  ["silent-storm-of-steel+", 1],
])("%s without a discard: %i", (card, shivs) => {
  const table = combat({ p1: { hand: [card, "silent-strike"] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.pick()
  expect(playerOf(table, 1)).toMatchObject({ shivs, discarded: 0 })
})
