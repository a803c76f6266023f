// Halt: block, more of it in wrath.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-halt", 1, 2],
  ["watcher-halt+", 1, 3],
])("%s gives %i block, in wrath %i", (card, block, more) => {
  for (const [stance, given] of [
    ["neutral", block],
    ["calm", block],
    ["wrath", more],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance, energy: 0 }, enemies: ["first-cultist"] })
    table.p1.play(card)
    expect(playerOf(table, 1).block).toBe(given)
  }
})

rule("STS-Q-35", "all of it is one gain: what adds to each block adds once", () => {
  const table = combat({
    p1: { hand: ["watcher-halt"], stance: "wrath", powers: ["silent-footwork"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-halt")
  expect(playerOf(table, 1).block).toBe(3)
})
