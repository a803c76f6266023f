// The Guardian, whose two modes have actions and abilities of their own, and the form that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actionOf, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf, playerOf } from "../../../support/table.ts"

const ATTACK = { mode: 1 }
const DEFENSE = { mode: 2 }
const all = (what: string): string => `p1: ${what}; p2: ${what}`

describe("in attack mode", () => {
  test("hits and gains block for each player, then hits hard", () => {
    expect(actionOf("b1-guardian", { ...ATTACK, cube: 1 })).toBe(`${all("hit 2")}; itself: block 10`)
    expect(actionOf("b1-guardian", { ...ATTACK, cube: 2, block: 1 })).toBe(`${all("hit 6")}; itself: block 1`)
    expect(actionOf("b1-guardian-a10", { ...ATTACK, cube: 1 })).toBe(`${all("hit 2")}; itself: block 12`)
    expect(actionOf("b1-guardian-a10", { ...ATTACK, cube: 2, block: 1 })).toBe(
      `${all("hit 7")}; itself: block 1`,
    )
  })

  test.each(["b1-guardian", "b1-guardian-a10"])("%s without block does not hit, but shifts", (guardian) => {
    expect(actionOf(guardian, { ...ATTACK, cube: 2 })).toBe("itself: enters mode 2")
  })

  test("keeps its block from turn to turn", () => {
    const table = combat({ p1: { hp: 50, maxHp: 50 }, enemies: ["b1-guardian"] })
    const trace = [1, 2, 3].map(() => {
      const { mode, cube, block } = enemyOf(endTurn(table))
      return [mode, cube, block]
    })
    expect(trace).toEqual([
      [1, 2, 5],
      [1, 1, 5],
      [1, 2, 10],
    ])
  })

  test("does not hurt who attacks it", () => {
    const table = combat({ p1: { hand: ["ironclad-strike"], block: 1 }, enemies: ["b1-guardian"] })
    table.p1.play("ironclad-strike", "b1-guardian")
    expect(playerOf(table, 1).block).toBe(1)
  })
})

describe("in defensive mode", () => {
  test("hits, then hits, grows and goes back", () => {
    expect(byCube("b1-guardian", 2, DEFENSE)).toEqual([
      all("hit 2"),
      `${all("hit 4")}; itself: strength 1, enters mode 1`,
    ])
    expect(byCube("b1-guardian-a10", 2, DEFENSE)).toEqual([
      all("hit 3"),
      `${all("hit 4")}; itself: strength 1, enters mode 1`,
    ])
  })

  test("loses its block like everybody else", () => {
    expect(actionOf("b1-guardian", { ...DEFENSE, cube: 1, block: 4 })).toBe(all("hit 2"))
  })

  describe.each(["b1-guardian", "b1-guardian-a10"])("the hide of %s is sharp", (guardian) => {
    const sharp = (...hand: string[]): ReturnType<typeof combat> =>
      combat({
        p1: { hand, hp: 9, shivs: 1 },
        p2: {},
        enemies: [guardian, "first-cultist"],
        conditions: [DEFENSE],
      })

    test("against an attack, once, after it", () => {
      const table = sharp("ironclad-twin-strike").p1.play("ironclad-twin-strike", guardian)
      expect(playerOf(table, 1).hp).toBe(8)
    })

    test("against an attack on a row, which always finds it", () => {
      const table = sharp("ironclad-cleave").p1.play("ironclad-cleave", "p2")
      expect(playerOf(table, 1).hp).toBe(8)
    })

    rule("STS-Q-10", "against an attack that throws shivs, and against each of these", () => {
      const table = combat({
        p1: { hand: ["silent-unload"], shivs: 2, hp: 9 },
        enemies: [guardian],
        conditions: [DEFENSE],
      })
      table.p1.play("silent-unload", guardian)
      expect(playerOf(table, 1)).toMatchObject({ hp: 6, shivs: 0 })
    })

    test("against an attack that comes to nothing", () => {
      const table = sharp("ironclad-fiend-fire").p1.play("ironclad-fiend-fire", guardian)
      expect(enemyOf(table).hp).toBe(enemyOf(table).maxHp)
      expect(playerOf(table, 1).hp).toBe(8)
    })

    rule("STS-Q-10", "against a shiv, and against hits of a relic that are attacks of their own", () => {
      const table = sharp().p1.shiv(guardian)
      expect(playerOf(table, 1).hp).toBe(8)
      const thrown = combat({
        p1: { items: ["ninja-scroll"], hp: 9 },
        enemies: [guardian],
        conditions: [DEFENSE],
      })
      expect(playerOf(thrown.p1.use("ninja-scroll"), 1).hp).toBe(7)
    })

    test("not against attacks on others, and skills", () => {
      const table = sharp("ironclad-strike", "ironclad-defend")
      table.p1.play("ironclad-strike", "first-cultist").p1.shiv("first-cultist").p1.play("ironclad-defend")
      expect(playerOf(table, 1)).toMatchObject({ hp: 9, block: 1 })
    })
  })
})

rule("STS-8.6", "entering a mode puts the cube on its first action", () => {
  const table = combat({
    p1: { hp: 50, maxHp: 50 },
    enemies: ["b1-guardian"],
    conditions: [{ mode: 1, cube: 2 }],
  })
  const trace = [1, 2, 3, 4].map(() => {
    const { mode, cube, block } = enemyOf(endTurn(table))
    return { mode, cube, block, hp: playerOf(table, 1).hp }
  })
  expect(trace).toEqual([
    { mode: 2, cube: 1, block: 0, hp: 50 },
    { mode: 2, cube: 2, block: 0, hp: 48 },
    { mode: 1, cube: 1, block: 0, hp: 44 },
    { mode: 1, cube: 2, block: 5, hp: 41 },
  ])
})

test("has HP for each player, and stands in all rows", () => {
  expect(["b1-guardian", "b1-guardian-a10"].map(hpOf)).toEqual([
    [40, 80, 120, 160],
    [40, 80, 120, 160],
  ])
  expect(rowsOf(meeting("b1-guardian", 2))).toEqual([[], [], ["b1-guardian"]])
})
