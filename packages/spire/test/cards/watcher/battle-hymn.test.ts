// Battle Hymn: damage every turn, more of it in wrath.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-battle-hymn", 1, 2],
  ["watcher-battle-hymn+", 2, 4],
])("%s deals %i damage once a turn, in wrath %i", (card, calm, angry) => {
  for (const [stance, damage] of [
    ["calm", calm],
    ["wrath", angry],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance }, enemies: ["first-cultist"] })
    table.p1.play(card).p1.use(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(9 - damage)
    table.p1.cannot(`use:${card}>first-cultist`, "used-up")
  }
})

rule("STS-9.4", "it is no hit: neither strength nor vulnerable counts", () => {
  const table = combat({
    p1: { powers: ["watcher-battle-hymn"], strength: 3, stance: "wrath" },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.use("watcher-battle-hymn", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
})
