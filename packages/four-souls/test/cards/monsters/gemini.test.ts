// Gemini: stronger at 1 HP.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more attack while it is at 1 HP", () => {
  const strength = (wound: number): number =>
    beast(fourSoulsTable({ monsters: ["gemini"], wounds: [wound] })).attack
  expect([0, 1, 2].map(strength)).toEqual([1, 1, 2])
})

test("hits harder once it has come to that, and no more when it is healed", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    monsters: ["gemini"],
    dice: [1, 4, 4, 1, 4],
  })
  attack(table, "gemini").allPass()
  expect(
    table
      .told("damage")
      .filter((each) => each["whom"] === 0)
      .map((each) => each["amount"]),
  ).toEqual([1, 2])
  const healed = fourSoulsTable({ monsters: ["gemini"], wounds: [2] })
  expect(beast(healed.p1.end().allPass()).attack).toBe(1)
})
