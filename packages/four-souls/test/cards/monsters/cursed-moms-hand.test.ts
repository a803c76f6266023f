// Cursed Mom's Hand: any 6 of the active player ends the turn.

import { expect, test } from "vitest"
import { die, hush, hushTop } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const cards = [die, hush]

test("a 6 of the active player, whatever for, cancels everything and ends the turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], hand: ["a-dime"], cents: 0 },
    monsters: ["cursed-moms-hand"],
    cards,
    dice: [6],
  })
  table.p1.play("a-dime").p1.activate("test-die").allPass()
  expect([phase(table), table.told("gainCents"), cardsIn(table, "lootDiscard")]).toEqual([
    "p2 action",
    [],
    ["a-dime"],
  ])
})

test("also one that hits another monster, which is not hurt", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["cursed-moms-hand", "fly"], dice: [6] })
  attack(table, "fly").allPass()
  expect([phase(table), table.told("damage")]).toEqual(["p2 action", []])
})

test("a 6 of anybody else, and other numbers, end nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["test-die"] },
    monsters: ["cursed-moms-hand"],
    cards,
    dice: [5, 6],
  })
  table.p1.activate("test-die").allPass().p1.pass().p2.activate("test-die").allPass()
  expect(phase(table)).toBe("p1 action")
})

test("cancelled, the turn goes on", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "test-hush"] },
    monsters: ["cursed-moms-hand"],
    cards,
    dice: [6],
  })
  table.p1.activate("test-die")
  while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
  // Above it waits what the die is for.
  hushTop(round(hushTop(table, 1)), 1).allPass()
  expect(phase(table)).toBe("p1 action")
})

test("in the first edition nothing is cancelled", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], hand: ["a-dime", "a-nickel"], cents: 0 },
    p2: { board: ["test-die"] },
    monsters: ["cursed-moms-hand-first-edition"],
    cards,
    dice: [6, 6],
    options: { ruleset: "classic" },
  })
  table.p1.play("a-nickel").p1.pass().p2.activate("test-die").allPass()
  expect(phase(table)).toBe("p1 action")
  table.p1.activate("isaac").allPass().p1.play("a-dime").p1.activate("test-die").allPass()
  expect([phase(table), table.told("gainCents")]).toMatchObject([
    "p2 action",
    [{ amount: 5 }, { who: 0, amount: 10 }],
  ])
})
