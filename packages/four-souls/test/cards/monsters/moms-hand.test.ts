// Mom's Hand: a 6 ends the turn.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

test("an attack roll of 6 against it cancels everything, the hit included, and ends the turn", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"] },
    monsters: ["moms-hand"],
    dice: [6],
  })
  attack(table, "moms-hand").p1.play("a-dime")
  // The dime is paid for and resolves above the roll; what the roll brings is cancelled.
  table.allPass()
  expect([phase(table), table.told("damage"), cardsIn(table, "monsters")]).toEqual([
    "p2 action",
    [],
    ["moms-hand"],
  ])
})

test("other numbers, and other sixes, end nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["moms-hand", "fly"],
    cards: [die],
    dice: [6, 6],
  })
  table.p1.activate("test-die").allPass()
  attack(table, "fly").allPass()
  expect(phase(table)).toBe("p1 action")
})

test("the ability can be answered, but is not an item's", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"], plays: 1 },
    p2: { board: ["no"] },
    monsters: ["moms-hand"],
    wounds: [1],
    dice: [6],
  })
  attack(table, "moms-hand")
  while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
  // Killed in answer, it still ends the turn: the ability is on the stack by itself.
  table.p1.play("bomb", "moms-hand").p1.pass().p2.canPickExactly("activate:isaac", "pass").allPass()
  expect(phase(table)).toBe("p2 action")
  expect(table.told("rewarded")).toHaveLength(1)
})

test("in the first edition any 6 of whoever attacks it ends their turn, and cancels the attack alone", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], hand: ["a-dime"], cents: 0 },
    monsters: ["moms-hand-first-edition"],
    cards: [die],
    dice: [6, 5, 6],
    options: { ruleset: "classic" },
  })
  table.p1.activate("test-die").allPass()
  expect(phase(table)).toBe("p1 action")
  table.p1.attack().p1.against("moms-hand-first-edition")
  while (table.told("dice").length < 2) round(table)
  table.p1.play("a-dime").p1.activate("test-die").allPass()
  expect([phase(table), table.told("damage"), table.told("gainCents")]).toMatchObject([
    "p2 action",
    [],
    [{ who: 0, amount: 10 }],
  ])
})
