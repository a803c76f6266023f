// Doppelganger: a copy of the last attack or skill of that cost.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

describe("Doppelganger", () => {
  test.each([
    ["silent-doppelganger", "exhaust"],
    ["silent-doppelganger+", "discard"],
  ])("%s plays a copy with a target of its own, and ends in the %s pile", (card, pile) => {
    const table = combat({
      p1: { hand: ["silent-strike+", card] },
      enemies: ["first-red-louse", "first-cultist"],
    })
    table.p1.play("silent-strike+", "first-cultist").p1.play(card).p1.pick("1").p1.pick("first-red-louse")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, playerOf(table, 1).energy]).toEqual([1, 7, 1])
    table.p1.has(pile, ...(pile === "discard" ? ["silent-strike+"] : []), card)
  })

  test("looks for the cost, past later plays, and at all players' cards", () => {
    const table = combat({
      p1: { hand: ["silent-doppelganger", "silent-deflect"], energy: 3 },
      p2: { hand: ["ironclad-bash"] },
      enemies: ["first-cultist"],
    })
    table.p2.play("ironclad-bash", "first-cultist").p1.play("silent-deflect")
    table.p1.play("silent-doppelganger").p1.pick("2")
    expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 1 + 1 - 1 })
    expect(playerOf(table, 1)).toMatchObject({ energy: 1, attacks: 1, block: 1 })
  })

  test("the latest of several of that cost", () => {
    const table = combat({
      p1: { hand: ["silent-strike", "silent-defend", "silent-doppelganger"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-strike", "first-cultist").p1.play("silent-defend")
    table.p1.play("silent-doppelganger").p1.pick("1")
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([8, 2])
  })

  test("counts the cost at which a card was played: changed by itself, or for this turn", () => {
    const table = combat({
      p1: { hand: ["silent-masterful-stab", "silent-doppelganger"], lostInCombat: 1, energy: 4 },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-masterful-stab", "first-cultist").p1.play("silent-doppelganger").p1.pick("2")
    expect(enemyOf(table).hp).toBe(5)
  })

  test("finds nothing: no card of that cost, only powers, cards of cost X, or cards that cannot be copied", () => {
    const table = combat({
      p1: {
        hand: ["silent-doppelganger+", "silent-accuracy", "silent-skewer", "silent-burst"],
        energy: 6,
      },
      enemies: ["first-cultist"],
    })
    table.p1
      .play("silent-accuracy")
      .p1.play("silent-skewer", "first-cultist")
      .p1.pick("1")
      .p1.play("silent-burst")
    table.p1.play("silent-doppelganger+").p1.pick("1")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, 2])
  })

  rule("STS-12.4", "what cannot be played twice can be copied, unless it says that too", () => {
    const table = combat({
      p1: { hand: ["silent-doppelganger", "silent-strike"], energy: 3 },
      p2: { hand: ["ironclad-double-tap"] },
      enemies: ["first-cultist"],
    })
    table.p2.play("ironclad-double-tap").p1.play("silent-doppelganger").p1.pick("1")
    expect([playerOf(table, 1).twiceAttacks, playerOf(table, 2).twiceAttacks]).toEqual([1, 1])
    table.p1.play("silent-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(7)
  })

  test("what was played in the last turn is forgotten", () => {
    const table = combat({
      p1: { hand: ["silent-strike"], draw: ["silent-doppelganger"], block: 20 },
      enemies: ["first-cultist"],
      dice: [1],
    })
    table.p1.play("silent-strike", "first-cultist").p1.pick("done")
    table.p1.play("silent-doppelganger").p1.pick("1")
    expect(enemyOf(table).hp).toBe(8)
  })

  rule("STS-12.4", "a copy is not copied: the second one looks at the card before it", () => {
    const table = combat({
      p1: { hand: ["silent-strike", "silent-burst+", "silent-doppelganger"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-strike", "first-cultist").p1.play("silent-burst+")
    table.p1.play("silent-doppelganger").p1.pick("1")
    expect([enemyOf(table).hp, playerOf(table, 1).attacks]).toEqual([6, 3])
  })
})
