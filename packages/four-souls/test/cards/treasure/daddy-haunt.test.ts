// Daddy Haunt: more damage for whoever has it, until they die and hand it on.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import { order } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more of any damage you take", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle"] },
    p2: { board: ["daddy-haunt", "dinner"] },
    cards: [needle],
  })
  table.p1.activate("test-needle", "p2").allPass().p1.activate("test-needle", "p1").allPass()
  expect(table.told("damage")).toMatchObject([
    { whom: 1, amount: 2 },
    { whom: 0, amount: 1 },
  ])
  expect(person(table, 2).health).toBe(1)
})

test("beside Dry Baby, who has both says what comes first", () => {
  const struck = (first: number): unknown => {
    const table = fourSoulsTable({
      p1: { board: ["test-axe"] },
      p2: { board: ["daddy-haunt", "dry-baby", "dinner"] },
      cards: [axe],
    })
    table.p1.activate("test-axe", "p2").allPass().p2.isAsked("replace")
    table.p2.pick(table.options(2)[first].key).allPass()
    return table.told("damage")[0]["amount"]
  }
  expect(new Set([struck(0), struck(1)])).toEqual(new Set([1, 2]))
})

test.each([0, 1])("damage that does not come is no damage, and nothing is added to it (%i)", (first) => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { board: ["daddy-haunt", "yum-heart"] } })
  table.p1.play("bomb", "p2").p1.pass().p2.activate("yum-heart", "p2").allPass().p2.isAsked("replace")
  table.p2.pick(table.options(2)[first].key).allPass()
  expect([table.told("damage"), person(table, 2).health]).toEqual([[], 2])
})

test("goes to another player of the dead one's choice, before the penalty could take it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["daddy-haunt"], cents: 1 },
    p3: {},
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.canPickExactly("p1", "p3").p2.pick("p3").allPass()
  table.p2.has("board", "isaac").p3.has("board", "isaac", "daddy-haunt")
  expect(order(table, "handOver", "penaltyPaid")).toEqual(["handOver", "penaltyPaid"])
  // From now on it is the other's.
  table.p1.activate("test-axe", "p3").allPass()
  expect(table.told("damage").at(-1)).toMatchObject({ whom: 2, amount: 4 })
  table.p3.pick("p2").allPass().p2.has("board", "isaac", "daddy-haunt")
})

test("goes to the only other player without a question", () => {
  const table = fourSoulsTable({ p1: { board: ["test-axe"] }, p2: { board: ["daddy-haunt"] }, cards: [axe] })
  table.p1.activate("test-axe", "p2").allPass().p1.has("board", "isaac", "test-axe", "daddy-haunt")
})
