// Omniscience: finds a card, and plays it twice.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-omniscience", 0],
  ["watcher-omniscience+", 1],
])(
  "%s plays an attack or skill of the draw pile twice and exhausts it, leaving %i energy",
  (card, energy) => {
    const table = combat({
      p1: { hand: [card], draw: ["watcher-deva-form", "watcher-eruption", "watcher-defend", "status-daze"] },
      enemies: ["first-cultist"],
    })
    table.p1.play(card).p1.canPickExactly("watcher-eruption", "watcher-defend")
    table.p1.pick("watcher-eruption").p1.has("exhaust", "watcher-eruption", card).p1.has("hand")
    // The copy enters wrath, so that the card itself hits harder.
    expect(enemyOf(table).hp).toBe(4)
    expect(playerOf(table, 1)).toMatchObject({ energy, stance: "wrath", attacks: 2 })
    expect(cardsIn(table, "p1.draw").toSorted()).toEqual([
      "status-daze",
      "watcher-defend",
      "watcher-deva-form",
    ])
    expect(table.told("shuffle")).toHaveLength(1)
  },
)

test("nothing to find: the draw pile is shuffled all the same", () => {
  const table = combat({
    p1: { hand: ["watcher-omniscience"], draw: ["watcher-deva-form"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play("watcher-omniscience")
    .p1.has("draw", "watcher-deva-form")
    .p1.has("exhaust", "watcher-omniscience")
})
