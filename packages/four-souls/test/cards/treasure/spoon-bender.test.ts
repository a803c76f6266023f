// Spoon Bender: one more on a roll.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 is added to any roll that waits, whosever it is", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["spoon-bender"] },
    monsters: ["squirt"],
    wounds: [1],
    dice: [2],
  })
  attack(table, "squirt").p1.pass().p2.activate("spoon-bender", "item").allPass()
  expect([table.told("rolls"), table.told("damage")]).toMatchObject([[{ value: 3 }], [{ from: 0 }]])
})

test("a 6 stays a 6", () => {
  const table = fourSoulsTable({ p1: { board: ["spoon-bender", "test-die"] }, cards: [die], dice: [6] })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.activate("spoon-bender", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 6 }])
})

test("there has to be a roll, and to be one still", () => {
  const table = fourSoulsTable({
    p1: { board: ["spoon-bender"], hand: ["bomb"] },
    monsters: ["fly"],
    dice: [1],
  })
  table.p1.cannotPick("activate:spoon-bender")
  // The fly dies in answer, and the roll is gone with the attack.
  attack(table, "fly").p1.activate("spoon-bender", "item").p1.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, table.told("rolls")]).toEqual([1, []])
})
