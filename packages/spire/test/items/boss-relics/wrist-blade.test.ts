// Wrist Blade: sharper attacks that cost nothing.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

describe("Wrist Blade", () => {
  test.each([
    ["colorless-flash-of-steel", 7],
    ["ironclad-strike", 8],
    ["silent-slice", 7],
  ])("%s leaves %i HP", (card, hp) => {
    const table = combat({ p1: { items: ["wrist-blade"], hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(hp)
  })

  test("shivs, and attacks without a card", () => {
    const table = combat({
      p1: { items: ["wrist-blade", "ninja-scroll"], shivs: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.shiv("first-cultist")
    expect(enemyOf(table).hp).toBe(7)
    table.p1.use("ninja-scroll")
    expect(enemyOf(table).hp).toBe(3)
  })

  rule("STS-11.13", "what costs 0 for now counts, each hit of it", () => {
    const table = combat({
      p1: { items: ["wrist-blade"], hand: ["colorless-madness", "ironclad-twin-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("colorless-madness").p1.play("ironclad-twin-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(5)
  })

  rule("STS-11.13", "a copy counts only if its original was played for 0", () => {
    const twice = (...hand: string[]) =>
      combat({ p1: { items: ["wrist-blade", "attack-potion"], hand }, enemies: ["first-cultist"] }).p1.use(
        "attack-potion",
      )
    const paid = twice("ironclad-strike").p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(paid).hp).toBe(7)
    const free = twice("colorless-madness", "ironclad-strike")
      .p1.play("colorless-madness")
      .p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(free).hp).toBe(5)
  })
})
