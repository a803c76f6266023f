// Sack of Pennies: a cent, again with every 1.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { cents, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const emptied = (rolled: number): Play => {
  const table = fourSoulsTable({
    p1: { board: ["sack-of-pennies"], cents: 0 },
    p2: { board: ["test-die"] },
    cards: [die],
    dice: [rolled],
  })
  table.p1.activate("sack-of-pennies").allPass().p1.cannotPick("activate:sack-of-pennies")
  return table.p1.pass().p2.activate("test-die").allPass()
}

test("1¢, and another after anybody's 1, if its player recharges it", () => {
  const table = emptied(1).p1.isAsked("recharge").p1.yes().allPass()
  expect(cents(table.p1.activate("sack-of-pennies").allPass())[0]).toBe(2)
})

test("it may stay as it is, and other numbers do not recharge it", () => {
  emptied(1).p1.no().allPass().p1.cannotPick("activate:sack-of-pennies")
  emptied(2).p1.cannotPick("activate:sack-of-pennies")
})
