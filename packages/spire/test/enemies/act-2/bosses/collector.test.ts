// The Collector with its torch heads, and the form that ascension brings.

import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { loseHp } from "../../../../src/verbs/index.ts"
import { spell } from "../../../support/cards.ts"
import { actedIn, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf, type Position } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`
const TORCH = "s2-torch-head"
const torches = Array.from({ length: 8 }, () => TORCH)

test("lights torch heads, spurs on, hits hard; then weak, dazed and burning", () => {
  const lit = `itself: ${Array.from({ length: 4 }, () => `calls ${TORCH}`).join(", ")}`
  expect(byCube("b2-collector", 4, { summons: torches })).toEqual([
    lit,
    `${all("hit 3")}; itself: strength 1`,
    all("hit 5"),
    all("weak 2, daze 2, burn 2"),
  ])
  expect(byCube("b2-collector-a10", 4, { summons: torches })).toEqual([
    lit,
    `${all("hit 3")}; itself: strength 1`,
    all("hit 6"),
    all("weak 2, daze 2, burn 3"),
  ])
})

rule("STS-8.3", "a grey slot at the bottom comes once, and is passed over from then on", () => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["b2-collector"] })
  expect(Array.from({ length: 8 }, () => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 1, 2, 3, 1, 2])
})

test("has HP for each player, and stands alone in all rows", () => {
  expect(["b2-collector", "b2-collector-a10"].map(hpOf)).toEqual([
    [57, 114, 171, 228],
    [60, 120, 180, 240],
  ])
  expect(rowsOf(meeting("b2-collector", 2))).toEqual([[], [], ["b2-collector"]])
})

const facing = (more: Position): ReturnType<typeof combat> =>
  combat({
    p1: { hp: 50, maxHp: 50 },
    p2: { hp: 50, maxHp: 50 },
    enemies: ["b2-collector"],
    summons: torches,
    ...more,
  })

test("lights only as many as are missing, row by row", () => {
  const table = facing({
    enemies: ["b2-collector", TORCH, TORCH, TORCH],
    conditions: [{}, { row: 1 }, { row: 1 }, { row: 0 }],
  })
  expect(rowsOf(endTurn(table))).toEqual([[TORCH, TORCH], [TORCH, TORCH], ["b2-collector"]])
  expect(table.told("move").filter(({ cause }) => cause === "enter")).toHaveLength(1)
})

rule("STS-Q-45", "they act from the next turn on", () => {
  const table = endTurn(facing({}))
  expect(actedIn(table)).toEqual(["b2-collector"])
  expect(actedIn(endTurn(table)).slice(1)).toEqual([TORCH, TORCH, TORCH, TORCH, "b2-collector"])
})

test("spurs on all enemies", () => {
  const table = facing({
    enemies: ["b2-collector", TORCH, TORCH],
    conditions: [{ cube: 2 }, { row: 0 }, { row: 1 }],
  })
  endTurn(table)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).strength)).toEqual([1, 1, 1])
})

rule("STS-Q-49", "the row of a dead player stays as it is", () => {
  const doom = spell("test-doom", [loseHp(n(99))])
  const table = facing({
    cards: [doom],
    p2: { hand: ["test-doom"] },
    options: { room: "boss", firstAct: 2, lastStand: true },
  })
  table.p2.play("test-doom").p1.pick("done")
  expect(rowsOf(table)).toEqual([[TORCH, TORCH], [], ["b2-collector"]])
})
