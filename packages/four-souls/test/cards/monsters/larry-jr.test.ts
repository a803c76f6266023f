// Larry Jr.: harder to hit when hurt.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more evasion at 2 HP or less", () => {
  const evasion = (wound: number): number =>
    beast(fourSoulsTable({ monsters: ["larry-jr"], wounds: [wound] })).evasion
  expect([0, 1, 2, 3].map(evasion)).toEqual([3, 3, 4, 4])
})

test("what has hit it twice misses it then", () => {
  const table = fourSoulsTable({ monsters: ["larry-jr"], dice: [3, 3, 3, 4, 4] })
  attack(table, "larry-jr").allPass().p1.has("souls", "larry-jr")
  expect(table.told("damage").map((each) => each["whom"] === 0)).toEqual([false, false, true, false, false])
})
