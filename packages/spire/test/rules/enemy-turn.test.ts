// The enemies' turn, and what happens to those who fall (STS-8.1 to STS-8.8).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, actionOf, byCube, byDie, endTurn } from "../support/enemy-turn.ts"
import { cardsIn, combat, enemyOf, playerOf, refsIn } from "../support/table.ts"

rule("STS-8.1", "enemies lose their block first; what they gain then protects them in the next turn", () => {
  const table = combat({
    p1: { hp: 9, draw: ["ironclad-strike"] },
    enemies: ["first-jaw-worm"],
    conditions: [{ block: 3 }],
    die: 3,
  })
  endTurn(table)
  expect(enemyOf(table).block).toBe(1)
  table.p1.play("ironclad-strike", "first-jaw-worm")
  expect(enemyOf(table)).toMatchObject({ block: 0, hp: 7 })
})

describe("who acts when", () => {
  rule("STS-8.2", "from the top row down, left to right, the boss after them, then who acts last", () => {
    const table = combat({
      p1: { hp: 50 },
      p2: { hp: 50 },
      p3: { hp: 50 },
      enemies: [
        "b1-slime-boss",
        "s1-sentry-a",
        "a1-red-slaver",
        "first-cultist",
        "s1-fat-gremlin",
        "a1-looter",
      ],
      conditions: [{}, { row: 0 }, { row: 2 }, { row: 2 }, { row: 1 }, { row: 2 }],
      die: 3,
    })
    expect(actedIn(endTurn(table))).toEqual([
      "first-cultist",
      "a1-looter",
      "s1-fat-gremlin",
      "s1-sentry-a",
      "b1-slime-boss",
      "a1-red-slaver",
    ])
  })

  test("each acts once, and the dead do not", () => {
    const table = combat({
      p1: { hp: 50 },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{}, { poison: 7 }],
    })
    expect(actedIn(endTurn(table))).toEqual(["first-cultist"])
  })
})

rule(
  "STS-8.3",
  "cubes slide down; from the bottom to the topmost red slot, and grey ones never again",
  () => {
    const table = combat({
      p1: { hp: 90, maxHp: 90 },
      enemies: ["e1-lagavulin", "e1-gremlin-nob", "b1-hexaghost"],
    })
    const trace = [1, 2, 3, 4, 5, 6].map(() => {
      endTurn(table)
      return [1, 2, 3].map((nth) => enemyOf(table, nth).cube)
    })
    expect(trace).toEqual([
      [2, 2, 2],
      [3, 2, 3],
      [4, 2, 4],
      [2, 2, 5],
      [3, 2, 6],
      [4, 2, 1],
    ])
  },
)

rule("STS-8.4", "one action, one by the die, or one by the cube", () => {
  expect(Object.keys(byDie("first-cultist"))).toEqual(["1-6"])
  expect(Object.keys(byDie("first-jaw-worm"))).toEqual(["1-2", "3-4", "5-6"])
  expect(byCube("s1-gremlin-wizard", 2)).toEqual(["", "p1: hit 3; p2: hit 3"])
})

describe("whom they hit", () => {
  rule("STS-8.5", "the player in their row; all players by an area action, but strength is their own", () => {
    const table = combat({
      p1: { hp: 9 },
      p2: { hp: 9 },
      enemies: ["s1-sneaky-gremlin", "a1-fungi-beast"],
      conditions: [{ row: 1 }, { row: 0 }],
      die: 3,
    })
    endTurn(table)
    expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([8, 6])
    expect([enemyOf(table, 1).strength, enemyOf(table, 2).strength]).toEqual([0, 1])
  })

  test("block stops it, strength and vulnerable make it more, weak less", () => {
    const table = combat({
      p1: { hp: 9, vulnerable: 1 },
      enemies: ["s1-sneaky-gremlin"],
      conditions: [{ strength: 1 }],
    })
    endTurn(table)
    expect(playerOf(table, 1)).toMatchObject({ hp: 3, vulnerable: 0 })
    expect(actionOf("s1-sneaky-gremlin", { weak: 1 })).toBe("p1: hit 1")
  })
})

rule("STS-8.6", "a mode has its own actions and abilities, and begins with its first action", () => {
  const table = combat({
    p1: { hp: 50, maxHp: 50, block: 1, hand: ["ironclad-strike"] },
    enemies: ["b1-guardian"],
    conditions: [{ cube: 2 }],
  })
  table.p1.play("ironclad-strike", "b1-guardian")
  expect(playerOf(table, 1).block).toBe(1)
  expect(enemyOf(endTurn(table))).toMatchObject({ mode: 2, cube: 1 })
  expect(playerOf(table, 1).hp).toBe(50)
  table.p1.play("ironclad-strike", "b1-guardian")
  expect(playerOf(table, 1).hp).toBe(49)
  expect(enemyOf(endTurn(table))).toMatchObject({ mode: 2, cube: 2 })
  expect(playerOf(table, 1).hp).toBe(47)
})

describe("the dead", () => {
  rule("STS-8.7", "lose their tokens, which are there for others, and lie turned over", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "silent-deadly-poison"] },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ hp: 1, poison: 30, strength: 2, weak: 1, vulnerable: 2, block: 0 }],
    })
    table.p1.play("ironclad-strike", "first-cultist").p1.play("silent-deadly-poison", "first-jaw-worm")
    expect(enemyOf(table).poison).toBe(1)
    expect(cardsIn(table, "enemies")).toEqual(["first-jaw-worm"])
    expect(cardsIn(table, "leftCombat")).toEqual(["first-cultist"])
    const [ref] = refsIn(table, "leftCombat")
    expect(table.state.objects.find((each) => each.ref === ref)?.data).toMatchObject({
      poison: 0,
      strength: 0,
      weak: 0,
      vulnerable: 0,
    })
  })

  rule("STS-8.8", "the combat is over with the last of them, in the middle of a card", () => {
    const table = combat({
      p1: { hand: ["ironclad-pommel-strike"], draw: ["ironclad-defend"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-pommel-strike", "first-cultist")
    expect(table.told("combatEnds")).toHaveLength(1)
    expect(table.told("move").filter(({ cause }) => cause === "draw")).toEqual([])
  })

  rule("STS-8.8", "the combat is over when the last of them dies by poison, before the enemies act", () => {
    const table = combat({
      p1: { hp: 9 },
      enemies: ["first-cultist"],
      conditions: [{ hp: 2, poison: 2 }],
    })
    endTurn(table)
    expect(table.told("combatEnds")).toHaveLength(1)
    expect(table.told("enemyMoves")).toEqual([])
  })

  rule("STS-8.8", "but not if its death brings more", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["b1-slime-boss"],
      conditions: [{ hp: 1 }],
      summons: ["s1-spike-slime-1"],
    })
    table.p1.play("ironclad-strike", "b1-slime-boss")
    expect(table.told("combatEnds")).toEqual([])
    expect(cardsIn(endTurn(table), "enemies")).toEqual(["s1-spike-slime-1"])
    expect(enemyOf(table).row).toBe(0)
  })
})
