// Swivel: block, and the next attack for nothing.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("Swivel blocks for its player; the next attack costs nothing, and no other card", () => {
  const table = combat({
    p1: { hand: ["watcher-swivel", "watcher-defend", "watcher-sands-of-time", "watcher-strike"], energy: 3 },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-swivel").p1.play("watcher-defend")
  expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 0 })
  table.p1.play("watcher-sands-of-time", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([6, 0])
  table.p1.cannot("play:watcher-strike>first-cultist", "cannot-pay")
})

test("Swivel+ blocks for any player", () => {
  const table = combat({
    p1: { hand: ["watcher-swivel+", "watcher-sands-of-time"] },
    p2: {},
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-swivel+", "p2").p1.play("watcher-sands-of-time", "first-cultist")
  expect([playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([3, 1])
})

test("this turn alone, and for its player alone", () => {
  const table = combat({
    p1: { hand: ["watcher-swivel"], draw: ["watcher-strike"], block: 20 },
    p2: { hand: ["ironclad-strike"], energy: 0, block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("watcher-swivel").p2.cannot("play:ironclad-strike>first-cultist", "cannot-pay")
  endTurn(table).p1.play("watcher-strike", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(2)
})
