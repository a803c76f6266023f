// Eye of Greed: 3¢ for every 5.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("3¢ for each 5 that anybody rolls, whatever for", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], cents: 0 },
    p2: { board: ["eye-of-greed"], cents: 0 },
    monsters: ["clotty"],
    cards: [die],
    dice: [5, 4, 5, 6],
  })
  expect(cents(table.p1.activate("test-die").allPass())).toEqual([0, 3])
  expect(cents(table.p1.activate("test-die").allPass())).toEqual([0, 3])
  attack(table, "clotty").allPass()
  expect(cents(table)).toEqual([4, 6])
})

test("it is the final number that counts", () => {
  const table = fourSoulsTable({
    p1: { board: ["eye-of-greed", "meat"], cents: 0 },
    monsters: ["fat-bat"],
    wounds: [2],
    dice: [4],
  })
  attack(table, "fat-bat").allPass()
  expect(cents(table)[0]).toBe(3)
})
