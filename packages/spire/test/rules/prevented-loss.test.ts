// What prevents the next loss of HP: hit by hit (STS-11.6).

import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { exhaust, loseHp } from "../../src/verbs/index.ts"
import { insteadOfLosingHp } from "../../src/features/orbs/verbs.ts"
import { everyTurn, hit } from "../../src/verbs/enemies.ts"
import { lasting, spell } from "../support/cards.ts"
import { cardsIn, combat, playerOf } from "../support/table.ts"
import { enemy } from "../support/made-up.ts"

const cards = [
  lasting("test-shell", insteadOfLosingHp(exhaust("this"))),
  spell("test-prick", [loseHp(n(2))]),
  enemy("test-flurry", "Flurry", { act: 1, rank: "encounter", hp: 9 }, [everyTurn(hit(n(2), n(3)))]).def,
]

describe("instead of losing HP", () => {
  rule("STS-11.6", "one of three hits is prevented, and the card is exhausted by it", () => {
    const table = combat({
      cards,
      p1: { hp: 9, powers: ["test-shell"] },
      enemies: ["test-flurry"],
      dice: [1],
    })
    table.p1.pick("done")
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.exhaust")]).toEqual([5, ["test-shell"]])
  })

  rule("STS-11.6", "two of them prevent two hits, each its own", () => {
    const table = combat({
      cards,
      p1: { hp: 9, powers: ["test-shell", "test-shell"] },
      enemies: ["test-flurry"],
      dice: [1],
    })
    table.p1.pick("done").p1.pick(table.p1.options[0].key)
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.powers")]).toEqual([7, []])
  })

  rule("STS-11.6", "a hit that block stops whole is no loss to prevent", () => {
    const table = combat({
      cards,
      p1: { hp: 9, block: 3, powers: ["test-shell"] },
      enemies: ["test-flurry"],
      dice: [1],
    })
    table.p1.pick("done")
    // Two are blocked by the first hit, one by the second, whose rest is prevented.
    expect(playerOf(table, 1).hp).toBe(7)
  })

  test("whatever takes it, all of it, and nobody else's", () => {
    const table = combat({
      cards,
      p1: { hp: 2, hand: ["test-prick"], powers: ["test-shell"] },
      p2: { hp: 5, hand: ["test-prick"] },
      enemies: ["test-flurry"],
    })
    table.p2.play("test-prick").p1.play("test-prick")
    expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([2, 3])
    expect(cardsIn(table, "p1.powers")).toEqual([])
  })
})
