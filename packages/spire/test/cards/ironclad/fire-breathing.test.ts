// Fire Breathing: bad cards that are drawn burn a row.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-fire-breathing", 2],
  ["ironclad-fire-breathing+", 3],
])("%s", (card, dealt) => {
  const table = combat({
    p1: { hand: [card, "ironclad-shrug-it-off"], draw: ["status-daze"] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card).p1.play("ironclad-shrug-it-off").p1.pick("p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - dealt, 7 - dealt, 10])
  expect(playerOf(table, 1).energy).toBe(1)
})

test.each([
  ["status-burn", 7],
  ["status-slimed", 7],
  ["curse-injury", 7],
  ["ironclad-strike", 9],
])("%s leaves the cultist %i HP", (card, hp) => {
  const table = combat({
    p1: { hand: ["ironclad-shrug-it-off"], draw: [card], powers: ["ironclad-fire-breathing"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-shrug-it-off")
  expect(enemyOf(table).hp).toBe(hp)
})

test("put on a pile it burns nothing yet", () => {
  const table = combat({
    p1: { hand: ["ironclad-wild-strike"], powers: ["ironclad-fire-breathing"] },
    enemies: ["first-cultist"],
    dazeDeck: ["status-daze"],
  })
  table.p1.play("ironclad-wild-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(6)
})
