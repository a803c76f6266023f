// Mom's Eye Shadow: its player may choose which monster another player attacks.

import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = {
  p1: {},
  p2: { board: ["moms-eye-shadow"] },
  p3: {},
  monsters: ["fly", "fatty"],
}
const declared = (dice: readonly number[], more: object = {}): Play =>
  attack(fourSoulsTable({ ...position, dice, ...more }), "fly")

test("another monster is attacked, and the attack is made on it", () => {
  const table = declared([6], { monsters: ["fly", "fatty", "stoney"] })
    .p2.isAsked("redirect")
    .p2.yes()
  table.p2.isAsked("redirect-to").p2.canPickExactly("fly", "fatty").p2.pick("fatty")
  expect(table.told("attackMonster").map(({ whom }) => whom)).toEqual([table.state.table.attacked])
  table.p1.pass().p2.pass().p3.pass().p1.pass().p2.pass().p3.pass()
  expect(table.told("damage")).toMatchObject([{ whom: table.state.table.attacked }])
  expect(cardsIn(table, "monsters")[1]).toBe("fatty")
  table.leaves("p1", "respond")
})

test("or it stays as it was declared", () => {
  const table = declared([6]).p2.no().allPass()
  expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
  table.p1.cannot("attack", "no-attack-left")
})

test("an attack that was sent elsewhere is used all the same", () => {
  const table = fourSoulsTable({
    ...position,
    p1: { board: ["monster-manual"] },
    monsters: ["fly", "dip"],
    dice: [6],
  })
  table.p1.activate("monster-manual", "fly").allPass()
  attack(table, "fly").p2.yes().p2.pick("dip").allPass()
  expect(cardsIn(table, "monsterDiscard")).toEqual(["dip"])
  table.p1.canPick("end").p1.cannot("attack", "no-attack-left")
  expect(table.state.table.attacks).toBe(1)
})

test("the deck is no monster, and one's own attacks are one's own", () => {
  const deck = attack(fourSoulsTable({ ...position, dice: [1, 1] }), "deck").p2.isNotAsked()
  deck.p1.isAsked("cover").p1.pick("fly").allPass()
  const own = fourSoulsTable({ ...position, p1: { board: ["moms-eye-shadow"] }, p2: {}, dice: [6] })
  expect(cardsIn(attack(own, "fly").allPass(), "monsterDiscard")).toEqual(["fly"])
})
