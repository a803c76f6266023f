// Mask of Infamy: much harder to hit at 1 HP.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("2 more evasion at 1 HP, and only there", () => {
  const evasion = (wound: number): number =>
    beast(fourSoulsTable({ monsters: ["mask-of-infamy"], wounds: [wound] })).evasion
  expect([0, 1, 2, 3].map(evasion)).toEqual([4, 4, 4, 6])
})

test("a 5 misses it then", () => {
  const table = fourSoulsTable({ monsters: ["mask-of-infamy"], wounds: [2], dice: [5, 5, 6] })
  attack(table, "mask-of-infamy").allPass().p1.has("souls", "mask-of-infamy")
  expect(table.told("damage").map((each) => each["whom"] === 0)).toEqual([false, true, false])
})
