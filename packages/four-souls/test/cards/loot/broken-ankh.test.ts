// Broken Ankh: a 6 prevents the death of its player.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const killed = (who: "p1" | "p2", value: number): Play =>
  fourSoulsTable({
    p1: { hand: ["xiii-death"], board: ["broken-ankh"] },
    p2: { board: ["broken-ankh"] },
    dice: [value],
  })
    .p1.play("xiii-death", who)
    .allPass()

test("on somebody else's turn life and turn go on, at 1 HP at least", () => {
  const table = killed("p2", 6)
  expect([table.told("playerDies"), person(table, 2).health, phase(table)]).toEqual([[], 1, "p1 action"])
})

test("on one's own turn everything that waits is cancelled, and the turn ends", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["broken-ankh"] },
    p2: { hand: ["xiii-death"], plays: 1 },
    dice: [6],
  })
  table.p1.play("a-dime").p1.pass().p2.play("xiii-death", "p1").allPass()
  expect([table.told("playerDies"), cents(table), phase(table)]).toEqual([[], [3, 3], "p2 action"])
  expect(cardsIn(table, "lootDiscard")).toEqual(["xiii-death", "a-dime"])
})

test("any other number helps nobody, and the ankh may be the penalty", () => {
  const table = killed("p2", 5)
  expect([table.told("playerDies"), cardsIn(table, "p2.board")]).toMatchObject([[{ who: 1 }], ["isaac"]])
})

test("another player's death is nothing to it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"], board: ["broken-ankh"] }, p2: {} })
  table.p1.play("xiii-death", "p2").allPass()
  expect([table.told("dice"), table.told("playerDies").length]).toEqual([[], 1])
})

test("a death that the Fool has cancelled meanwhile is not prevented once more", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"] },
    p2: { board: ["broken-ankh"], hand: ["o-the-fool"], plays: 1 },
    dice: [6],
  })
  table.p1.play("xiii-death", "p2").p1.pass().p2.pass().p1.pass().p2.pass()
  // The ankh waits for its roll.
  table.p2.pass().p1.pass().p2.play("o-the-fool").allPass()
  expect([table.told("playerDies"), table.told("rolls"), phase(table)]).toEqual([[], [], "p2 action"])
})

test("in the first edition what waits is not cancelled as the turn ends", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["broken-ankh-first-edition"] },
    p2: { hand: ["xiii-death"], plays: 1 },
    dice: [6],
  })
  table.p1.play("a-dime").p1.pass().p2.play("xiii-death", "p1").allPass()
  expect([table.told("playerDies"), cents(table), phase(table)]).toEqual([[], [13, 3], "p2 action"])
})
