// Blasphemy: one attack three times, for all there is to draw.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each(["watcher-blasphemy", "watcher-blasphemy+"])(
  "%s: the next attack is played three times, the draw pile is exhausted",
  (card) => {
    const table = combat({
      p1: { hand: [card, "watcher-strike", "watcher-consecrate"], draw: ["watcher-defend", "watcher-halt"] },
      enemies: ["first-cultist"],
    })
    table.p1.play(card).p1.has("draw").p1.has("exhaust", "watcher-halt", "watcher-defend", card)
    table.p1.play("watcher-strike", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).attacks]).toEqual([6, 3])
    table.p1.play("watcher-consecrate", "p1").p1.has("discard", "watcher-strike", "watcher-consecrate")
    expect(enemyOf(table).hp).toBe(5)
  },
)

test("Blasphemy+ alone stays in the hand", () => {
  for (const [card, gone] of [
    ["watcher-blasphemy", 1],
    ["watcher-blasphemy+", 0],
  ] as const) {
    const table = combat({ p1: { hand: [card], block: 20 }, enemies: ["first-cultist"], dice: [1] })
    endTurn(table)
    expect(table.told("move").filter(({ cause }) => cause === "end")).toHaveLength(gone)
  }
})

test("this turn alone", () => {
  const table = combat({
    p1: { hand: ["watcher-blasphemy"], discard: ["watcher-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table.p1.play("watcher-blasphemy")).p1.play("watcher-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
