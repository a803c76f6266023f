// Holy Dip: a cent for every 1.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("whoever rolls a 1, whatever for, gains 1¢", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    p2: { board: ["test-die"], cents: 0 },
    monsters: ["holy-dip"],
    cards: [die],
    dice: [1, 2, 1, 6],
  })
  expect(cents(table.p1.pass().p2.activate("test-die").allPass())).toEqual([0, 1])
  expect(cents(table.p1.pass().p2.activate("test-die").allPass())).toEqual([0, 1])
  // A miss with a 1, and then its own cent.
  expect(cents(attack(table, "holy-dip").allPass())).toEqual([2, 1])
})
