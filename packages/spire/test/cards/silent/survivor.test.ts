// Survivor: block for a card.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-survivor", 2],
  ["silent-survivor+", 3],
])("%s gives block and has a card discarded", (card, block) => {
  const table = combat({
    p1: { hand: [card, "silent-strike", "silent-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.isAsked("discard").p1.canPickExactly("silent-strike", "silent-defend")
  table.p1.pick("silent-strike")
  expect(playerOf(table, 1)).toMatchObject({ block, discarded: 1 })
  table.p1.has("hand", "silent-defend").p1.has("discard", "silent-strike", card)
})

test("with an empty hand there is only the block", () => {
  const table = combat({ p1: { hand: ["silent-survivor"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-survivor")
  expect(playerOf(table, 1)).toMatchObject({ block: 2, discarded: 0 })
})
