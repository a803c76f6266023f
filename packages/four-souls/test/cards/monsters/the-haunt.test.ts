// The Haunt: harder to hit every other time it is hurt.

import { verbs } from "@soulspire/four-souls"
import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { item, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more evasion till end of turn every other time it takes damage, however much", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    p2: { board: ["mr-boom"] },
    monsters: ["the-haunt"],
  })
  table.p1.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(4)
  table.p1.pass().p2.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(5)
  table.p1.end().allPass()
  expect([beast(table).evasion, beast(table).health]).toEqual([4, 3])
})

test("counts anew each turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    p2: { board: ["mr-boom"] },
    monsters: ["the-haunt"],
  })
  table.p1.activate("mr-boom", "the-haunt").allPass().p1.end().allPass()
  table.p2.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(4)
})

const { aim, heal, monsters, paid, take } = verbs
const blow = (amount: number) =>
  item(`test-blow-${amount}`, paid([], [take(n(amount), { who: "it1" })], aim(monsters)))
const balm = item("test-balm", paid([], [heal(n(2), { whom: "it1" })], aim(monsters)))

describe("in the first edition", () => {
  const met = (id: string): Play =>
    fourSoulsTable({
      p1: { board: ["test-blow-1", "test-blow-2", "test-balm"] },
      p2: { board: ["test-blow-1"] },
      monsters: [id],
      cards: [blow(1), blow(2), balm],
      options: { ruleset: "classic" },
    })
  const evasionAfter = (id: string, ...items: string[]): number => {
    const table = met(id)
    for (const each of items) table.p1.activate(each, id).allPass()
    return beast(table).evasion
  }

  rule("FSC-R.19", "The Haunt counts 2 points of damage, at once or one after the other", () => {
    const then = "the-haunt-first-edition"
    expect(evasionAfter(then, "test-blow-1")).toBe(4)
    expect(evasionAfter(then, "test-blow-2")).toBe(5)
    expect(evasionAfter(then, "test-blow-1", "test-blow-1")).toBe(5)
    expect(evasionAfter(then, "test-blow-1", "test-balm", "test-blow-2")).toBe(5)
    expect(evasionAfter(then, "test-blow-1", "test-balm", "test-blow-2", "test-balm", "test-blow-1")).toBe(6)
    // Now it is the second time that counts.
    expect(evasionAfter("the-haunt", "test-blow-2")).toBe(4)
  })

  test("what it has taken in one turn is nothing in the next", () => {
    const table = met("the-haunt-first-edition")
    table.p1.activate("test-blow-2", "the-haunt-first-edition").allPass()
    table.p1.activate("test-balm", "the-haunt-first-edition").allPass()
    table.p1.activate("test-blow-1", "the-haunt-first-edition").allPass().p1.end().allPass()
    expect(beast(table).evasion).toBe(4)
    table.p2.activate("test-blow-1", "the-haunt-first-edition").allPass()
    expect(beast(table).evasion).toBe(4)
  })
})
