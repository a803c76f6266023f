// Crescendo: wrath when it is wanted.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test("Crescendo enters wrath and is exhausted", () => {
  const table = combat({
    p1: { hand: ["watcher-crescendo"], draw: ["watcher-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-crescendo").p1.has("hand").p1.has("exhaust", "watcher-crescendo")
  expect(playerOf(table, 1)).toMatchObject({ stance: "wrath", energy: 3 })
})

test("Crescendo+ draws a card too", () => {
  const table = combat({
    p1: { hand: ["watcher-crescendo+"], draw: ["watcher-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-crescendo+").p1.has("hand", "watcher-strike")
  expect(playerOf(table, 1).stance).toBe("wrath")
})

test.each(["watcher-crescendo", "watcher-crescendo+"])("%s stays in the hand", (card) => {
  const table = combat({
    p1: { hand: [card, "watcher-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table)
  expect(cardsIn(table, "p1.hand")).toContain(card)
  expect(table.told("move").filter(({ cause }) => cause === "end")).toHaveLength(1)
})
