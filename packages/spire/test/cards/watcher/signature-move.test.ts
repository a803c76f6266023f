// Signature Move: the only attack, and a hard one.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-signature-move", 3],
  ["watcher-signature-move+", 1],
])("%s hits hard as the only attack in the hand", (card, hp) => {
  const table = combat({ p1: { hand: [card, "watcher-defend"] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test.each(["watcher-signature-move", "watcher-signature-move+"])(
  "%s cannot be played beside another attack",
  (card) => {
    const table = combat({ p1: { hand: [card, "watcher-strike"] }, enemies: ["first-cultist"] })
    table.p1.cannot(`play:${card}>first-cultist`, "condition")
    table.p1.play("watcher-strike", "first-cultist").p1.play(card, "first-cultist")
  },
)
