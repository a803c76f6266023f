// Flying Sleeves: hits that wait for their time.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-flying-sleeves", 7],
  ["watcher-flying-sleeves+", 6],
])("%s hits several times", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})

test("it stays in the hand", () => {
  const table = combat({
    p1: { hand: ["watcher-flying-sleeves"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.has("hand", "watcher-flying-sleeves")
})
