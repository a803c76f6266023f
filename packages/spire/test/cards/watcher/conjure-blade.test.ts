// Conjure Blade: strikes that are harder by the energy it took.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-conjure-blade", 0, 1],
  ["watcher-conjure-blade", 2, 3],
  ["watcher-conjure-blade+", 0, 2],
  ["watcher-conjure-blade+", 2, 4],
])("%s with X = %i has %i cubes, and strikes deal as much more", (card, x, cubes) => {
  const table = combat({ p1: { hand: [card, "watcher-strike"] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.pick(String(x)).p1.has("powers", card)
  table.p1.play("watcher-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(9 - 1 - cubes)
})

rule("STS-11.3", "starter strikes only, of their player only", () => {
  const table = combat({
    p1: { hand: ["watcher-conjure-blade", "watcher-strike+", "watcher-windmill-strike"], energy: 6 },
    p2: { hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
    conditions: [{ hp: 20 }],
  })
  table.p1.play("watcher-conjure-blade").p1.pick("1")
  table.p1.play("watcher-windmill-strike", "first-cultist").p2.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(17)
  table.p1.play("watcher-strike+", "first-cultist")
  expect(enemyOf(table).hp).toBe(13)
})
