// Rushdown: cards for wrath, once a turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat } from "../../support/table.ts"

test.each([
  ["watcher-rushdown", 2],
  ["watcher-rushdown+", 3],
])("%s draws %i cards the first time each turn", (card, drawn) => {
  const draw = Array.from({ length: 12 }, () => "watcher-strike")
  const table = combat({
    p1: { hand: [card, "watcher-crescendo", "watcher-tranquility+", "watcher-eruption+"], draw },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.play("watcher-crescendo")
  expect(cardsIn(table, "p1.hand")).toHaveLength(2 + drawn)
  table.p1.play("watcher-tranquility+").p1.play("watcher-eruption+", "first-cultist")
  expect(cardsIn(table, "p1.hand")).toHaveLength(drawn)
})

test("every turn anew", () => {
  const table = combat({
    p1: {
      hand: ["watcher-crescendo"],
      powers: ["watcher-rushdown"],
      draw: [
        "watcher-tranquility+",
        "watcher-empty-fist",
        "watcher-crescendo",
        ...Array.from({ length: 6 }, () => "watcher-strike"),
      ],
      block: 20,
    },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("watcher-crescendo").p1.play("watcher-tranquility+")
  endTurn(table)
  const held = cardsIn(table, "p1.hand").length
  table.p1.play("watcher-crescendo")
  expect(cardsIn(table, "p1.hand")).toHaveLength(held - 1 + 2)
})
