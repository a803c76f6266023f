// Loop: an orb acts once more.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-loop", 2],
  ["defect-loop+", 3],
])("%s: with one frost, block %i times at the end of a turn", (card, times) => {
  const table = defect({ hand: [card], frost: 1 }, { dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(2)
  table.p1.pick("done")
  expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toHaveLength(times)
  expect(held(table).frost).toBe(1)
})

test("the player says which orb, one orb for both times of the upgrade", () => {
  const table = defect(
    { powers: ["defect-loop+"], frost: 1, lightning: 1, dark: 1, block: 10 },
    { ...boss, dice: [1] },
  )
  table.p1.pick("done")
  expect(table.p1.options.map(({ key }) => key)).toEqual(["lightning", "frost"])
  table.p1.pick("lightning")
  expect(enemyOf(table).hp).toBe(36 - 3)
})

test("dark alone, or no orb, gives nothing", () => {
  for (const orbs of [{ dark: 1 }, {}]) {
    const table = defect({ powers: ["defect-loop"], block: 10, ...orbs }, { ...boss, dice: [1] })
    table.p1.pick("done").p1.isAsked("play")
    expect(enemyOf(table).hp).toBe(36)
  }
})
