// O. The Fool: the turn is over, and nothing that waits resolves.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

test("on one's own turn", () => {
  const table = fourSoulsTable({ p1: { hand: ["o-the-fool"] } })
  table.p1.play("o-the-fool").allPass()
  expect([phase(table), cardsIn(table, "lootDiscard")]).toEqual(["p2 action", ["o-the-fool"]])
})

test("on somebody else's: what waits is cancelled, loot is discarded", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime"] }, p2: { hand: ["o-the-fool"], plays: 1 } })
  table.p1.play("a-dime").p1.pass().p2.play("o-the-fool").p2.pass().p1.pass()
  expect([phase(table), cents(table)]).toEqual(["p1 end", [3, 3]])
  expect(cardsIn(table, "lootDiscard")).toEqual(["a-dime", "o-the-fool"])
  table.allPass()
  expect(phase(table)).toBe("p2 action")
})

test("the end of the turn is not left out", () => {
  const table = fourSoulsTable({
    p1: { hand: ["o-the-fool"], board: ["the-d6"], deactivated: ["the-d6"], damage: 1 },
  })
  table.p1.play("o-the-fool").allPass()
  expect([person(table, 1).health, table.told("recharge").length]).toEqual([2, 1])
})

test("an attack ends with the turn, with its roll and its damage", () => {
  const table = fourSoulsTable({ p1: { hand: ["o-the-fool"] }, monsters: ["gurdy"], dice: [1] })
  attack(table, "gurdy").p1.play("o-the-fool").allPass()
  expect([table.told("rolls"), table.told("damage"), phase(table)]).toEqual([[], [], "p2 action"])
})

test("who is dying lives on", () => {
  const table = fourSoulsTable({
    p1: { hand: ["o-the-fool"], cents: 5 },
    p2: { hand: ["xiii-death"], plays: 1 },
  })
  table.p1.pass().p2.play("xiii-death", "p1").p2.pass().p1.pass()
  // The death waits.
  table.p1.play("o-the-fool").allPass()
  expect([table.told("playerDies"), cents(table)[0], phase(table)]).toEqual([[], 5, "p2 action"])
})

test("it cancels triggers that have been met too", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb", "o-the-fool"], board: ["swallowed-penny"], plays: 1 },
  })
  table.p1.play("bomb", "p1").p1.pass().p2.pass().p1.pass().p2.pass()
  table.p1.play("o-the-fool").allPass()
  expect([table.told("damage").length, cents(table)[0]]).toEqual([1, 3])
})

test("in the end phase only what waits is cancelled", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d6"], deactivated: ["the-d6"] },
    p2: { hand: ["o-the-fool"], plays: 1 },
  })
  table.p1.end().p1.pass().p2.pass()
  table.p1.pass().p2.play("o-the-fool").allPass()
  expect([table.told("recharge").filter(({ whom }) => whom !== 0).length, phase(table)]).toEqual([
    0,
    "p2 action",
  ])
})
