// Mental Fortress: block for every change of stance.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-mental-fortress", 1],
  ["watcher-mental-fortress+", 2],
])("%s gives %i block each time, and none for the same stance", (card, block) => {
  const table = combat({
    p1: { hand: [card, "watcher-tranquility+", "watcher-crescendo", "watcher-eruption+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.play("watcher-tranquility+")
  expect(playerOf(table, 1).block).toBe(block)
  table.p1.play("watcher-crescendo").p1.play("watcher-eruption+", "first-cultist")
  expect(playerOf(table, 1).block).toBe(2 * block)
})
