// Dry Baby: no damage is more than 1.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("any damage to its player is 1", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "test-needle"] },
    p2: { board: ["dry-baby"] },
    cards: [axe, needle],
  })
  table.p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, table.told("damage")]).toMatchObject([1, [{ amount: 1 }]])
  table.p1.activate("test-needle", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("nobody else's", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "breakfast", "dinner"] },
    p2: { board: ["dry-baby"] },
    cards: [axe],
  })
  table.p1.activate("test-axe", "p1").allPass()
  expect(person(table, 1).health).toBe(1)
})

test("beside a Soul Heart, who has both says what comes first: 3 damage become 1 and then none", () => {
  const struck = (first: number): unknown => {
    const table = fourSoulsTable({
      p1: { board: ["test-axe"], hand: ["soul-heart"] },
      p2: { board: ["dry-baby"] },
      cards: [axe],
    })
    table.p1.play("soul-heart", "p2").allPass().p1.activate("test-axe", "p2").allPass().p2.isAsked("replace")
    table.p2.pick(table.options(2)[first].key).allPass()
    return person(table, 2).health
  }
  expect(new Set([struck(0), struck(1)])).toEqual(new Set([1, 2]))
})

test("does not help against being killed", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"] }, p2: { board: ["dry-baby"] } })
  table.p1.play("xiii-death", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})
