// Transient, which nobody has to kill.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../../../support/answers.ts"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../../support/table.ts"

const TRANSIENT = "a3-transient"

test("hits harder every turn, and dies with the fourth", () => {
  expect(byCube(TRANSIENT, 4)).toEqual(["p1: hit 6", "p1: hit 9", "p1: hit 12", "p1: hit 15; itself: dies"])
})

test("comes alone, with 99 HP", () => {
  expect(hpOf(TRANSIENT)).toEqual([99, 99, 99, 99])
  expect(companyOf(meeting(TRANSIENT), TRANSIENT)).toEqual([])
})

describe("its own death", () => {
  const at = (hp: number, cube: number): ReturnType<typeof combat> =>
    combat({
      p1: { hp: 50, maxHp: 50, hand: ["ironclad-strike"] },
      enemies: [TRANSIENT],
      conditions: [{ hp, cube }],
      options: { room: "encounter", firstAct: 3 },
    })

  test("ends the combat after its fourth action, with its reward", () => {
    const table = endTurn(at(99, 4))
    expect(playerOf(table, 1).hp).toBe(35)
    expect(table.told("combatEnds")).toHaveLength(1)
    expect(table.told("reward")).toHaveLength(1)
  })

  test("is told apart from being killed", () => {
    const byItself = endTurn(at(99, 4))
    expect(byItself.told("diesByItself")).toHaveLength(1)
    expect(byItself.told("move")).toContainEqual(expect.objectContaining({ cause: "death", card: TRANSIENT }))
    const killed = at(1, 4).p1.play("ironclad-strike", TRANSIENT)
    expect(killed.told("combatEnds")).toHaveLength(1)
    expect(killed.told("diesByItself")).toEqual([])
  })

  test("is a death: what is attached to it goes off", () => {
    const table = combat({
      p1: { hp: 50, maxHp: 50, hand: ["silent-corpse-explosion"] },
      enemies: [TRANSIENT, "s3-cultist"],
      conditions: [{ cube: 4 }],
    })
    table.p1.play("silent-corpse-explosion", TRANSIENT)
    endTurn(table)
    expect(cardsIn(table, "leftCombat")).toContain(TRANSIENT)
    expect(cardsIn(table, "attached")).toEqual([])
    expect(table.told("itsEnemyDies")).toHaveLength(1)
  })
})

describe("whatever it loses protects the player in its row", () => {
  test("HP that an attack takes, whoever attacks, after the attack", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      p2: { hand: ["ironclad-twin-strike"], block: 1 },
      enemies: [TRANSIENT],
      conditions: [{ row: 1, block: 1 }],
    })
    table.p2.play("ironclad-twin-strike", TRANSIENT)
    expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
    table.p1.play("ironclad-strike", TRANSIENT)
    expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 3])
  })

  test("HP that poison takes, which is in time for its blow", () => {
    const table = combat({ p1: { hp: 9 }, enemies: [TRANSIENT], conditions: [{ poison: 4 }] })
    endTurn(table)
    expect(enemyOf(table).hp).toBe(95)
    expect(playerOf(table, 1).hp).toBe(7)
  })

  rule("STS-7.12", "HP that poison takes before or after what hurts at the end of the turn", () => {
    const hpWith = (first: string): number => {
      const table = combat({
        p1: { hp: 9, hand: ["status-burn"] },
        enemies: [TRANSIENT],
        conditions: [{ poison: 4 }],
      })
      return playerOf(next(table.p1.pick("done"), first), 1).hp
    }
    // The burn takes a HP, or one of the four Block that meet its blow of 6.
    expect(hpWith("burn")).toBe(9 - 1 - (6 - 4))
    expect(hpWith("transient")).toBe(9 - (6 - 3))
  })

  rule("STS-9.3", "no more than a player can have", () => {
    const table = combat({
      p1: { hand: ["ironclad-bludgeon"], block: 19 },
      enemies: [TRANSIENT],
    })
    table.p1.play("ironclad-bludgeon", TRANSIENT)
    expect(playerOf(table, 1).block).toBe(20)
  })
})
