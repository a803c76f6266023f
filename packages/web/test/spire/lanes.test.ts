// Who stands beside whom: in which lane an enemy is drawn that has more than one row, and whose lane it is.

import { expect, test } from "vitest"
import type { Card } from "../../src/tables/spire/known.ts"
import { lanesOf } from "../../src/tables/spire/lanes.ts"

/** An enemy in its row, or in all from `row` up to the one before `toRow`. */
const foe = (ref: number, row: number, toRow = 0): Card =>
  ({ ref, card: "", back: "", shows: { hp: 1, row, toRow } }) as unknown as Card

const drawn = (held: readonly number[], ...foes: Card[]): [row: number, seat: number, foes: number[]][] =>
  lanesOf(held, foes).map(({ row, seat, foes: there }) => [row, seat, there.map(({ ref }) => ref as number)])

const LOW = foe(7, 0, 2)
const HIGH = foe(8, 2, 4)

test("each stands before whoever is in its row, and the highest row comes first", () => {
  expect(drawn([1, 0], foe(7, 0), foe(8, 1), foe(9, 1))).toEqual([
    [1, 0, [8, 9]],
    [0, 1, [7]],
  ])
})

test("one in several rows stands in the highest of them that somebody is in", () => {
  expect(drawn([0, 1, 2, 3], LOW, HIGH)).toEqual([
    [3, 3, [8]],
    [2, 2, []],
    [1, 1, [7]],
    [0, 0, []],
  ])
  expect(drawn([2, 0], LOW, HIGH)).toEqual([
    [2, 0, [8]],
    [0, 1, [7]],
  ])
})

test("one whom nobody faces has a lane of nobody, the lowest of its rows", () => {
  expect(drawn([0], LOW, HIGH)).toEqual([
    [2, -1, [8]],
    [0, 0, [7]],
  ])
  expect(drawn([3], LOW, HIGH)).toEqual([
    [3, 0, [8]],
    [0, -1, [7]],
  ])
})

test("a row without an enemy is there for whoever stands in it", () => {
  expect(drawn([0, 1], foe(7, 1))).toEqual([
    [1, 1, [7]],
    [0, 0, []],
  ])
})
