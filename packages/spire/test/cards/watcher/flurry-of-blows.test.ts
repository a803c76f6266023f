// Flurry of Blows: more hits after a change of stance.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-flurry-of-blows", 7],
  ["watcher-flurry-of-blows+", 6],
])("%s hits once, and more often in a turn with another stance", (card, hp) => {
  const still = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  still.p1.play(card, "first-cultist")
  expect(enemyOf(still).hp).toBe(8)
  const moved = combat({ p1: { hand: ["watcher-tranquility", card] }, enemies: ["first-cultist"] })
  moved.p1.play("watcher-tranquility").p1.play(card, "first-cultist")
  expect(enemyOf(moved).hp).toBe(hp)
})

rule("STS-9.2", "all of its hits are one attack: one vulnerable token doubles each of them", () => {
  const table = combat({
    p1: { hand: ["watcher-flurry-of-blows+"], switches: 2 },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 2 }],
  })
  table.p1.play("watcher-flurry-of-blows+", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 1 })
})
