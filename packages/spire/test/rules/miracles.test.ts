// Miracles (STS-10.11): gained from one supply, spent for energy, and past the limit for a card.

import { n } from "@soulspire/kernel"
import { forecast } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { block, foe, hit, X } from "../../src/verbs/index.ts"
import { miracles } from "../../src/features/miracles/verbs.ts"
import { blow, spell } from "../support/cards.ts"
import { combat, enemyOf, playerOf, type Position } from "../support/table.ts"

const cards = [
  spell("test-gift", [miracles(n(2))]),
  spell("test-gifts", [miracles(n(4))], { cost: 1 }),
  spell("test-two", [block(n(2))], { cost: 2 }),
  spell("test-seven", [block(n(7))], { cost: 7 }),
  spell("test-wall", [block(X)], { cost: "X" }),
  blow("test-blow", [hit(n(1))], { cost: 1, targets: [foe] }),
]

const table = (p1: NonNullable<Position["p1"]>, more: Position = {}): ReturnType<typeof combat> =>
  combat({ cards, enemies: ["first-cultist"], p1, ...more })

describe("a miracle", () => {
  rule("STS-10.11", "is spent for 1 energy, at any time in the turn", () => {
    const at = table({ miracles: 2, energy: 3 })
    at.p1.miracle()
    expect(playerOf(at, 1)).toMatchObject({ miracles: 1, energy: 4 })
    expect([at.told("spendMiracle"), at.told("gainEnergy")]).toMatchObject([[{ who: 0 }], [{ amount: 1 }]])
  })

  rule("STS-10.11", "gives nothing past 6 by itself", () => {
    const at = table({ miracles: 1, energy: 6 })
    at.p1.cannot("miracle", "energy-full")
    const none = table({ energy: 0 })
    none.p1.cannot("miracle", "no-miracle")
  })

  rule("STS-10.11", "5 in all, for everybody together; what is not there is not gained", () => {
    const at = table({ hand: ["test-gift", "test-gifts"] }, { p2: { miracles: 1, hand: ["test-gift"] } })
    at.p1.play("test-gift").p1.play("test-gifts").p2.play("test-gift")
    expect([playerOf(at, 1).miracles, playerOf(at, 2).miracles]).toEqual([4, 1])
    expect(at.told("gainMiracle")).toMatchObject([{ amount: 2 }, { amount: 2 }])
  })

  rule("STS-10.13", "a sixth is ignored", () => {
    const at = table({ miracles: 5, hand: ["test-gift"] })
    at.p1.play("test-gift")
    expect([playerOf(at, 1).miracles, at.told("gainMiracle")]).toEqual([5, []])
  })

  rule(["STS-10.11", "STS-12.1"], "one that is spent can be gained by somebody else", () => {
    const at = table({ miracles: 5, energy: 0 }, { p2: { hand: ["test-gift"] } })
    at.p1.miracle().p2.play("test-gift")
    expect([playerOf(at, 1).miracles, playerOf(at, 2).miracles]).toEqual([4, 1])
  })

  test("is kept over the turns", () => {
    const at = table({ miracles: 2, block: 20 }, { dice: [1] })
    at.p1.pick("done")
    expect(playerOf(at, 1)).toMatchObject({ miracles: 2, energy: 3 })
  })

  rule("STS-8.10", "is lost when the combat ends", () => {
    const at = table({ miracles: 3, hand: ["test-blow"] }, { conditions: [{ hp: 1 }] })
    at.p1.play("test-blow", "first-cultist").p1.isNotAsked()
    expect(playerOf(at, 1).miracles).toBe(0)
  })
})

describe("paying for a card", () => {
  rule("STS-10.11", "miracles make up for the energy that is not there", () => {
    const at = table({ miracles: 2, energy: 1, hand: ["test-two"] })
    at.p1.play("test-two")
    expect(playerOf(at, 1)).toMatchObject({ miracles: 1, energy: 0, block: 2 })
    expect(at.told("payEnergy")).toMatchObject([{ amount: 2, miracles: 1 }])
  })

  rule("STS-10.11", "none is touched where the energy is there", () => {
    const at = table({ miracles: 2, energy: 2, hand: ["test-two"] })
    at.p1.play("test-two")
    expect(playerOf(at, 1)).toMatchObject({ miracles: 2, energy: 0 })
  })

  rule(["STS-10.11", "STS-3.7"], "6 energy and a miracle pay for a card that costs 7", () => {
    const at = table({ miracles: 1, energy: 6, hand: ["test-seven"] })
    at.p1.play("test-seven")
    expect(playerOf(at, 1)).toMatchObject({ miracles: 0, energy: 0, block: 7 })
  })

  rule("STS-10.11", "too few are not enough", () => {
    const at = table({ miracles: 1, energy: 5, hand: ["test-seven"] })
    at.p1.cannot("play:test-seven", "cannot-pay")
  })

  rule(["STS-10.11", "STS-3.8"], "X may be as much as both together, past 6", () => {
    const at = table({ miracles: 2, energy: 6, hand: ["test-wall"] })
    at.p1.play("test-wall").p1.pick("8")
    expect(playerOf(at, 1)).toMatchObject({ miracles: 0, energy: 0, block: 8 })
    const less = table({ miracles: 2, energy: 1, hand: ["test-wall"] })
    less.p1.play("test-wall").p1.pick("1")
    expect(playerOf(less, 1)).toMatchObject({ miracles: 2, energy: 0, block: 1 })
  })

  test("somebody else's miracles pay nothing", () => {
    const at = table({ energy: 1, hand: ["test-two"] }, { p2: { miracles: 3 } })
    at.p1.cannot("play:test-two", "cannot-pay")
    expect(enemyOf(at).hp).toBe(9)
  })
})

test("what a play would cost in miracles is known before", () => {
  const { game, state, p1 } = combat({
    enemies: ["first-cultist"],
    p1: { energy: 0, miracles: 2, hand: ["silent-defend"] },
  })
  const [{ id }] = game.decisions(state)
  const key = p1.options.find((each) => each.key.startsWith("play"))?.key ?? ""
  expect(forecast(state, 0, id, [key]).changes).toEqual([
    { whom: 0, falls: false, by: { block: 1, miracles: -1 } },
  ])
})
