// Donu and Deca, who are fought together, and the forms that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, actionOf, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { decksAt, meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("Donu makes enemies stronger, then hits everybody", () => {
  for (const donu of ["b3-donu", "b3-donu-a10"])
    expect(byCube(donu, 2)).toEqual(["itself: strength 1", all("hit 3, hit 3")])
})

test("Deca hits everybody, then dazes and slimes", () => {
  expect(byCube("b3-deca", 2)).toEqual([all("hit 3, hit 3"), all("daze 1, slimed 1")])
  expect(byCube("b3-deca-a10", 2)).toEqual([all("hit 3, hit 3"), all("daze 1, slimed 2")])
})

test("each has HP for each player", () => {
  const forms = ["b3-donu", "b3-deca", "b3-donu-a10", "b3-deca-a10"]
  const [normal, harder] = [
    [50, 100, 150, 200],
    [55, 110, 165, 220],
  ]
  expect(forms.map(hpOf)).toEqual([normal, normal, harder, harder])
})

test.each([
  ["b3-donu", "b3-deca", 0],
  ["b3-donu-a10", "b3-deca-a10", 10],
])("%s brings %s, and both stand in all rows", (donu, deca, ascension) => {
  expect(rowsOf(meeting(donu, 2, { ascension }))).toEqual([[], [], [donu, deca]])
  const { bossDeck, summons } = decksAt(ascension, 3)
  expect(bossDeck).toContain(donu)
  expect(bossDeck).not.toContain(deca)
  expect(summons).toContain(deca)
})

const both = (): ReturnType<typeof combat> =>
  combat({
    p1: { hand: ["ironclad-cleave"], hp: 50, maxHp: 50 },
    p2: { hp: 50, maxHp: 50 },
    enemies: ["b3-donu", "b3-deca"],
    dazeDeck: ["status-daze", "status-daze"],
    statusDeck: ["status-burn", "status-burn"],
  })

describe("together", () => {
  rule("STS-6.1", "an attack on one row finds both", () => {
    const table = both().p1.play("ironclad-cleave", "p2")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([98, 98])
  })

  rule("STS-Q-56", "Donu acts first, so Deca hits harder at once", () => {
    const table = endTurn(both())
    expect(actedIn(table)).toEqual(["b3-donu", "b3-deca"])
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([4, 4, 4, 4])
    expect([enemyOf(table, 1).strength, enemyOf(table, 2).strength]).toEqual([1, 1])
  })

  test("Deca fights on alone, and is made no stronger", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["b3-donu", "b3-deca"],
      conditions: [{ hp: 1 }, {}],
    })
    table.p1.play("ironclad-strike", "b3-donu")
    expect(cardsIn(table, "enemies")).toEqual(["b3-deca"])
    expect(actedIn(endTurn(table))).toEqual(["b3-deca"])
    expect(enemyOf(table).strength).toBe(0)
  })

  test("the combat is over when both are dead, and leaves nothing", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "defect-strike"] },
      enemies: ["b3-donu", "b3-deca"],
      conditions: [{ hp: 1 }, { hp: 1 }],
      options: { room: "boss", firstAct: 3 },
    })
    table.p1.play("ironclad-strike", "b3-deca")
    expect(table.told("combatEnds")).toEqual([])
    table.p1.play("defect-strike", "b3-donu")
    expect(table.told("combatEnds")).toHaveLength(1)
    expect(table.told("reward")).toEqual([])
    expect(cardsIn(table, "summons")).toContain("b3-deca")
    expect(cardsIn(table, "bossDeck")).toContain("b3-donu")
  })
})

test("strength is for all enemies that are there", () => {
  expect(actionOf("b3-donu", { cube: 1, strength: 8 })).toBe("")
})
