// Recursion: an orb that comes back.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-recursion", 2],
  ["defect-recursion+", 3],
])("%s evokes an orb and channels the same kind", (card, energy) => {
  const table = defect({ hand: [card], frost: 1, dark: 1 })
  table.p1.play(card).p1.pick("dark")
  expect([held(table), enemyOf(table).hp]).toEqual([{ lightning: 0, frost: 1, dark: 1 }, 6])
  expect([playerOf(table, 1).energy, table.told("channel").length]).toEqual([energy, 1])
})

test("without an orb nothing comes back", () => {
  const table = defect({ hand: ["defect-recursion"] })
  table.p1.play("defect-recursion")
  expect(table.told("channel")).toEqual([])
})
