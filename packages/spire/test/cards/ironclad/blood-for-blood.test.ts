// Blood for Blood: cheap once its player has lost HP this combat.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each(["ironclad-blood-for-blood", "ironclad-blood-for-blood+"])(
  "%s costs 3 while nothing is lost",
  (card) => {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([5, 0])
  },
)

test.each([
  ["ironclad-blood-for-blood", 2],
  ["ironclad-blood-for-blood+", 3],
])("%s is cheap after a loss by one's own card", (card, energy) => {
  const table = combat({ p1: { hand: ["ironclad-rupture+", card] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-rupture+").p1.play(card, "first-cultist")
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("another player's loss does not count", () => {
  const table = combat({
    p1: { hand: ["ironclad-blood-for-blood"], energy: 2 },
    p2: { lostInCombat: 3 },
    enemies: ["first-cultist"],
  })
  table.p1.cannot("play:ironclad-blood-for-blood>first-cultist", "cannot-pay")
})

test.each([
  [0, 3],
  [1, 0],
])("an enemy's hit on %i block, a round before: %i energy is left", (block, energy) => {
  const table = combat({
    p1: { draw: ["ironclad-blood-for-blood+"], block },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.play("ironclad-blood-for-blood+", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(energy)
})
