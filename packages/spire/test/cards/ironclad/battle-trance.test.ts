// Battle Trance: cards now, none later this turn.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-battle-trance", 3],
  ["ironclad-battle-trance+", 4],
])("%s draws %i, and nothing draws after it", (card, many) => {
  const table = combat({
    p1: { hand: [card, "ironclad-shrug-it-off"], draw: Array.from({ length: 6 }, () => "ironclad-strike") },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).energy]).toEqual([many + 1, 3])
  table.p1.play("ironclad-shrug-it-off")
  expect(cardsIn(table, "p1.hand")).toHaveLength(many)
})

test("others draw, and the next turn is as ever", () => {
  const table = combat({
    p1: { hand: ["ironclad-battle-trance"], draw: Array.from({ length: 9 }, () => "ironclad-strike") },
    p2: { hand: ["ironclad-shrug-it-off"], draw: ["ironclad-bash"] },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.play("ironclad-battle-trance").p2.play("ironclad-shrug-it-off").p2.has("hand", "ironclad-bash")
  table.p1.pick("done").p2.pick("done")
  expect(cardsIn(table, "p1.hand")).toHaveLength(5)
})
