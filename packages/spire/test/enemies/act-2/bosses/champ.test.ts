// The Champ, who does not die the first time but fights on in a fury, and the form that ascension brings.

import { eq, n, ref, same, seatNo } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { damage, endOfTurn, foes } from "../../../../src/verbs/index.ts"
import { next } from "../../../support/answers.ts"
import { lasting } from "../../../support/cards.ts"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, type Condition, enemyOf, type Position } from "../../../support/table.ts"

const NORMAL = { mode: 1 }
const FURY = { mode: 2 }
const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("hits, weakens and grows, hits behind its block", () => {
  expect(byCube("b2-champ", 3, NORMAL)).toEqual([
    all("hit 4"),
    `${all("weak 1")}; itself: strength 1`,
    `${all("hit 5")}; itself: block 3`,
  ])
  expect(byCube("b2-champ-a10", 3, NORMAL)).toEqual([
    all("hit 4"),
    `${all("weak 1")}; itself: strength 1`,
    `${all("hit 6")}; itself: block 3`,
  ])
})

test("in its fury it shakes off what makes it weak, then hits twice and grows by turns", () => {
  expect(byCube("b2-champ", 3, FURY)).toEqual(["", all("hit 4, hit 4"), "itself: strength 1"])
  expect(byCube("b2-champ-a10", 3, FURY)).toEqual(["", all("hit 4, hit 4"), "itself: strength 2"])
  const weakened = { mode: 2, cube: 1, weak: 2, vulnerable: 3, poison: 1, strength: 2 }
  const table = endTurn(combat({ p1: {}, enemies: ["b2-champ"], conditions: [weakened] }))
  expect(enemyOf(table)).toMatchObject({ weak: 0, vulnerable: 0, poison: 1, strength: 2 })
})

test.each([
  [NORMAL, [2, 3, 1, 2]],
  [FURY, [2, 3, 2, 3]],
])("its cube goes round in %j", (mode, slots) => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["b2-champ"], conditions: [mode] })
  expect(slots.map(() => enemyOf(endTurn(table)).cube)).toEqual(slots)
})

test("has HP for each player, and stands in all rows", () => {
  expect(["b2-champ", "b2-champ-a10"].map(hpOf)).toEqual([
    [40, 80, 120, 160],
    [45, 90, 135, 180],
  ])
  expect(rowsOf(meeting("b2-champ", 2))).toEqual([[], [], ["b2-champ"]])
})

const facing = (boss: string, condition: Condition, more: Position = {}): ReturnType<typeof combat> =>
  combat({
    p1: { hp: 50, maxHp: 50, hand: ["ironclad-strike", "ironclad-twin-strike"] },
    ...more,
    enemies: [boss],
    conditions: [condition],
  })

describe.each([
  ["b2-champ", 40],
  ["b2-champ-a10", 45],
])("at 0 HP %s", (boss, hp) => {
  rule("STS-8.6", "heals and is in its fury at once, with its cube on the first action of it", () => {
    const table = facing(boss, { hp: 1, cube: 3, strength: 2 }).p1.play("ironclad-strike", boss)
    expect(enemyOf(table)).toMatchObject({ hp, mode: 2, cube: 1, strength: 2 })
    expect(table.told("heal")).toMatchObject([{ amount: hp }])
    expect(table.told("combatEnds")).toEqual([])
    // What it is about to do is seen at once.
    const [{ shows }] = table.game.view(table.state, seatNo(0)).zones["enemies"]
    expect(shows).toMatchObject({ mode: 2, cube: 1, coming: { hits: [] } })
    expect(enemyOf(endTurn(table))).toMatchObject({ mode: 2, cube: 2 })
  })

  test("heals for each player", () => {
    const table = facing(boss, { hp: 1 }, { p2: {}, p3: {} }).p1.play("ironclad-strike", boss)
    expect(enemyOf(table)).toMatchObject({ hp: hp * 3, mode: 2 })
  })

  test("in its fury it dies", () => {
    const table = facing(boss, { mode: 2, cube: 2, hp: 1 }).p1.play("ironclad-strike", boss)
    expect(cardsIn(table, "leftCombat")).toEqual([])
    expect(table.told("combatEnds")).toHaveLength(1)
  })
})

describe("what goes on after that", () => {
  rule(
    "STS-Q-46",
    "the hits of an attack that are left, with the same bonuses; what was too much is lost",
    () => {
      const table = facing("b2-champ", { hp: 1, vulnerable: 1 }).p1.play("ironclad-twin-strike", "b2-champ")
      expect(enemyOf(table)).toMatchObject({ hp: 38, mode: 2, vulnerable: 0 })
    },
  )

  rule("STS-Q-46", "it keeps its tokens, and nothing has died", () => {
    const table = facing(
      "b2-champ",
      { hp: 1, poison: 3, weak: 2 },
      {
        p1: { hand: ["ironclad-strike"], items: ["gremlin-horn"], energy: 1, draw: ["ironclad-bash"] },
      },
    ).p1.play("ironclad-strike", "b2-champ")
    expect(enemyOf(table)).toMatchObject({ hp: 40, poison: 3, weak: 2 })
    table.p1.has("hand")
  })

  test("poison may be what it falls of", () => {
    const table = endTurn(facing("b2-champ", { hp: 2, poison: 5 }, { p1: {} }))
    expect(enemyOf(table)).toMatchObject({ hp: 40, poison: 5, mode: 2, cube: 2 })
  })

  test("and so may a card that sets its HP to 0", () => {
    const table = facing("b2-champ", { hp: 5 }, { p1: { hand: ["watcher-judgment"], energy: 3 } })
    table.p1.play("watcher-judgment", "b2-champ")
    expect(enemyOf(table)).toMatchObject({ hp: 40, mode: 2 })
  })

  const flames = lasting("test-flames", endOfTurn(damage(n(2), foes)))
  const poisoned = (): ReturnType<typeof combat> =>
    endTurn(facing("b2-champ", { hp: 1, poison: 1 }, { cards: [flames], p1: { powers: ["test-flames"] } }))

  rule("STS-7.12", "what comes after it at the end of a turn hurts it: the players choose the order", () => {
    expect(enemyOf(next(poisoned(), "champ")).hp).toBe(38)
    expect(enemyOf(next(poisoned(), "flames")).hp).toBe(39)
  })

  const thorns = lasting("test-thorns", {
    k: "on",
    event: "damage",
    when: { all: [same("ev.whom", "you"), eq(ref("ev.hit"), 1)] },
    do: [damage(n(1), "ev.by")],
  })

  rule("STS-Q-45", "what falls by its own action begins its fury with the first action of it", () => {
    const table = facing(
      "b2-champ",
      { hp: 1 },
      {
        cards: [thorns],
        p1: { hp: 90, maxHp: 90, powers: ["test-thorns"] },
      },
    )
    const trace = [1, 2, 3].map(() => {
      const { mode, cube } = enemyOf(endTurn(table))
      return [mode, cube]
    })
    expect(trace).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
    ])
  })
})
