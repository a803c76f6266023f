// Wreath of Flame: as much strength as there is energy, for a turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-wreath-of-flame", "exhaust"],
  ["watcher-wreath-of-flame+", "discard"],
])("%s gives X strength till the end of the turn, and ends in the %s pile", (card, pile) => {
  const table = combat({
    p1: { hand: [card, "watcher-weave"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play(card).p1.pick("3").p1.has(pile, card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 3, energy: 0 })
  table.p1.play("watcher-weave", "first-cultist")
  expect(enemyOf(table).hp).toBe(5)
  endTurn(table)
  expect(playerOf(table, 1).strength).toBe(0)
})

test("what is lost is X, however much was gained", () => {
  const table = combat({
    p1: { hand: ["watcher-wreath-of-flame"], strength: 7, block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("watcher-wreath-of-flame").p1.pick("3")
  expect(playerOf(table, 1).strength).toBe(8)
  endTurn(table)
  expect(playerOf(table, 1).strength).toBe(5)
})
