// Daddy Long Legs: a 1 makes all monsters harder to hit.

import { expect, test } from "vitest"
import { beast, die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each monster has +1 evasion till end of turn for each attack roll of 1", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    monsters: ["daddy-long-legs", "fly"],
    wounds: [3],
    dice: [1, 4, 1, 6],
  })
  attack(table, "daddy-long-legs").allPass()
  // After the first 1 a 4 is a miss, after the second nothing but a 6 hits.
  expect(table.told("damage").map(({ whom }) => whom === 0)).toEqual([true, true, true, false])
  expect(beast(table, 2).evasion).toBe(4)
  table.p1.end().allPass()
  expect(beast(table, 2).evasion).toBe(2)
})

test("other rolls of 1 change nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["daddy-long-legs", "fly"],
    cards: [die],
    dice: [1, 1, 6],
  })
  table.p1.activate("test-die").allPass()
  attack(table, "fly").allPass()
  expect(beast(table, 1).evasion).toBe(4)
})

test("in the first edition any 1 of whoever attacks it does", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["daddy-long-legs-first-edition", "fly"],
    wounds: [3],
    cards: [die],
    dice: [1, 5, 1],
  })
  table.p1.activate("test-die").allPass()
  expect(beast(table, 2).evasion).toBe(2)
  attack(table, "daddy-long-legs-first-edition").p1.activate("test-die").allPass()
  expect(beast(table, 2).evasion).toBe(3)
  table.p1.has("souls", "daddy-long-legs-first-edition")
})
