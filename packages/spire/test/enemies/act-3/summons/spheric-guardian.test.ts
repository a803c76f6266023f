// Spheric Guardian, which ascension 7 brings along with a Repulsor.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf } from "../../../support/table.ts"

const GUARDIAN = "s3-spheric-guardian-a7"

test("hits behind more block, then hits harder, and has 5 HP", () => {
  expect(byCube(GUARDIAN, 2)).toEqual(["p1: hit 2; itself: block 5", "p1: hit 5"])
  expect(hpOf(GUARDIAN)).toEqual([5, 5, 5, 5])
})

test("begins the combat with 10 Block, and keeps it from turn to turn", () => {
  const table = meeting("a3-repulsor-a7", 1, { ascension: 7 })
  const nth = cardsIn(table, "enemies").indexOf(GUARDIAN) + 1
  expect(enemyOf(table, nth)).toMatchObject({ hp: 5, block: 10 })
  const fight = combat({ p1: { hp: 50, maxHp: 50 }, enemies: [GUARDIAN], conditions: [{ block: 10 }] })
  expect([1, 2, 3].map(() => enemyOf(endTurn(fight)).block)).toEqual([15, 15, 20])
})
