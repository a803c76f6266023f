// Tantrum: hits, wrath, and it comes again.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each(["watcher-tantrum", "watcher-tantrum+"])(
  "%s hits for 2 in all, enters wrath and lies on top of the draw pile",
  (card) => {
    const table = combat({ p1: { hand: [card], draw: ["watcher-defend"] }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist").p1.has("draw", "watcher-defend", card).p1.has("discard")
    expect([enemyOf(table).hp, playerOf(table, 1).stance]).toEqual([7, "wrath"])
  },
)

test("Tantrum hits once, Tantrum+ twice", () => {
  for (const [card, hp] of [
    ["watcher-tantrum", 6],
    ["watcher-tantrum+", 5],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance: "wrath" }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(hp)
  }
})

rule("STS-9.2", "both hits of Tantrum+ have one target", () => {
  const table = combat({
    p1: { hand: ["watcher-tantrum+"] },
    enemies: ["first-cultist", "a1-jaw-worm"],
    conditions: [{ hp: 1 }, {}],
  })
  table.p1.play("watcher-tantrum+", "first-cultist").p1.has("draw", "watcher-tantrum+")
  // The second hit has nobody to go to, and goes to nobody else.
  expect(enemyOf(table).hp).toBe(10)
})
