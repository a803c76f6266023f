// Worship: as many miracles as there is energy, and one.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  [0, 1],
  [2, 3],
])("with X = %i: %i miracles", (x, miracles) => {
  for (const card of ["watcher-worship", "watcher-worship+"]) {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card).p1.pick(String(x)).p1.has("exhaust", card)
    expect(playerOf(table, 1)).toMatchObject({ miracles, energy: 3 - x })
  }
})

test("Worship+ alone stays in the hand", () => {
  for (const [card, kept] of [
    ["watcher-worship", []],
    ["watcher-worship+", ["watcher-worship+"]],
  ] as const) {
    const table = combat({
      p1: { hand: [card], draw: Array.from({ length: 5 }, () => "watcher-strike"), block: 20 },
      enemies: ["first-cultist"],
      dice: [1],
    })
    endTurn(table)
    expect(cardsIn(table, "p1.hand").filter((each) => each === card)).toEqual(kept)
  }
})
