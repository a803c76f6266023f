// Headbutt: a card of the discard pile comes next.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-headbutt", 7],
  ["ironclad-headbutt+", 6],
])("%s brings back the card that is chosen", (card, hp) => {
  const table = combat({
    p1: { hand: [card], discard: ["ironclad-bash", "ironclad-defend"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play(card, "first-cultist")
    .p1.canPickExactly("ironclad-bash", "ironclad-defend")
    .p1.pick("ironclad-bash")
    .p1.has("draw", "ironclad-strike", "ironclad-bash")
    .p1.has("discard", "ironclad-defend", card)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 2])
})

test("it is not in the discard pile itself while it happens", () => {
  const table = combat({ p1: { hand: ["ironclad-headbutt"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-headbutt", "first-cultist").p1.has("discard", "ironclad-headbutt").p1.has("draw")
})
