// Mom's Eye: looks into a hand as it dies.

import { test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const killed = (): Play =>
  attack(
    fourSoulsTable({
      p1: {},
      p2: { hand: ["bomb", "a-dime"] },
      p3: { hand: ["a-nickel"] },
      monsters: ["moms-eye"],
      dice: [4],
    }),
    "moms-eye",
  )
    .allPass()
    .p1.canPickExactly("p1", "p2", "p3")
    .p1.pick("p2")
    .allPass()

test("the active player may look at a player's hand; nobody else sees it", () => {
  const table = killed().p1.isAsked("look-hand").p1.yes().allPass()
  table.p1.sees("p2.hand", "bomb", "a-dime").p1.sees("p3.hand", "?").p3.sees("p2.hand", "?", "?")
})

test("or not", () => {
  killed().p1.no().allPass().p1.sees("p2.hand", "?", "?")
})
