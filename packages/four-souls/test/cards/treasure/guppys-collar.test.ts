// Guppy's Collar: a death may be prevented, at the price of the turn.

import { expect, test } from "vitest"
import { axe, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

/** p1 strikes p2, who has the collar. */
const struck = (...dice: number[]): Play =>
  fourSoulsTable({ p1: { board: ["test-axe"] }, p2: { board: ["guppys-collar"] }, cards: [axe], dice })
    .p1.activate("test-axe", "p2")
    .allPass()

test.each([1, 2, 3])("a %i prevents the death: 1 HP is left, and nothing is paid", (rolled) => {
  const table = struck(rolled)
  expect([table.told("playerDies"), person(table, 2).health]).toEqual([[], 1])
  table.p2.has("board", "isaac", "guppys-collar")
  // It is not p2's turn: that goes on.
  expect(phase(table)).toBe("p1 action")
})

test.each([4, 5, 6])("a %i does not", (rolled) => {
  const table = struck(rolled)
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  table.p2.has("board", "isaac")
})

test("works every time", () => {
  const table = struck(3, 6).p1.activate("test-axe", "p2").allPass()
  expect(table.told("playerDies")).toHaveLength(1)
})

test("in one's own turn everything is cancelled and the turn is over", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "guppys-collar"], hand: ["a-dime"] },
    cards: [axe],
    dice: [2],
  })
  table.p1.play("a-dime").p1.activate("test-axe", "p1").allPass()
  expect([table.told("playerDies"), cardsIn(table, "lootDiscard"), table.told("gainCents")]).toEqual([
    [],
    ["a-dime"],
    [],
  ])
  expect(phase(table)).toBe("p2 action")
  expect(person(table, 1).health).toBe(2)
})

test("an attack that killed its player is over with the turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["guppys-collar"], damage: 1 },
    monsters: ["clotty"],
    dice: [1, 1],
  })
  table.p1.attack().allPass().p1.against("clotty").allPass()
  expect([phase(table), table.told("playerDies"), table.state.table.attacker]).toEqual(["p2 action", [], -1])
})

test("the roll can be changed like any other", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "the-d6"] },
    p2: { board: ["guppys-collar"] },
    cards: [axe],
    dice: [1, 5],
  })
  table.p1.activate("test-axe", "p2")
  while (table.told("dice").length === 0) table.by(table.open[0].seat + 1).pass()
  table.p2.pass().p1.activate("the-d6", "item").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("in the first edition what waits is not cancelled as the turn ends", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "guppys-collar-first-edition"], hand: ["a-dime"] },
    cards: [axe],
    dice: [2],
  })
  table.p1.play("a-dime").p1.activate("test-axe", "p1").allPass()
  expect([table.told("playerDies"), person(table, 1).cents, phase(table)]).toEqual([[], 13, "p2 action"])
})
