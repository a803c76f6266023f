// Conclude: hits on a row, and nothing more this turn.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf, refsIn } from "../../support/table.ts"

test.each([
  ["watcher-conclude", 7],
  ["watcher-conclude+", 6],
])("%s hits a row several times and ends playing cards", (card, hp) => {
  const table = combat({
    p1: { hand: [card, "watcher-halt"], shivs: 1, block: 20 },
    p2: { hand: ["watcher-strike"], block: 20 },
    enemies: ["first-cultist", "first-cultist"],
    conditions: [{}, { row: 1 }],
    dice: [1],
  })
  table.p1.play(card, "p1")
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([hp, 9])
  table.p1.cannot("play:watcher-halt", "forbidden")
  // Others may, and so may whoever has played it in the next turn; a shiv is no card.
  table.p2.play("watcher-strike", refsIn(table, "enemies")[1]).p1.shiv(refsIn(table, "enemies")[0])
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([hp - 1, 8])
  endTurn(table).p1.play("watcher-halt")
  expect(playerOf(table, 1).block).toBe(1)
})

rule("STS-12.6", "played twice, both plays happen", () => {
  const table = combat({ p1: { hand: ["watcher-conclude"], twiceAttacks: 1 }, enemies: ["first-cultist"] })
  table.p1.play("watcher-conclude", "p1")
  expect(enemyOf(table).hp).toBe(5)
})
