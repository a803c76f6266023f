// The D10: every 3 may bring a monster on top of another.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number, more: object = {}): Play =>
  fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["the-d10"] },
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
    dice: [value],
    ...more,
  })
    .p1.activate("test-die")
    .allPass()

test("the top card of the deck covers a monster of its player's choice", () => {
  const table = rolled(3).p2.isAsked("put-monster").p2.yes()
  table.p2.isAsked("cover").p2.canPickExactly("gurdy", "monstro").p2.pick("gurdy").allPass()
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "covered")]).toEqual([
    ["fly", "monstro"],
    ["gurdy"],
  ])
  expect(table.state.table.monsterSlots).toBe(2)
})

test("or not", () => {
  const table = rolled(3).p2.no().allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["gurdy", "monstro"], []])
})

test("other numbers do nothing", () => {
  rolled(2).p1.isAsked("action")
})

test("not the slot that is attacked", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d10"] },
    monsters: ["gurdy", "clotty"],
    monsterDeck: ["dip", "fly"],
    dice: [3, 6],
  })
  attack(table, "clotty").allPass().p1.yes().allPass()
  expect(cardsIn(table, "covered")).toEqual(["gurdy"])
})

test("when the only slot is attacked nobody is asked", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d10"] }, monsters: ["clotty"], dice: [3, 6] })
  attack(table, "clotty").allPass().p1.isAsked("action")
})

test("a monster that cannot be covered is no place for it; one that is indomitable opens its own", () => {
  const none = rolled(3, { monsters: ["mega-satan"], p3: {} })
  none.p1.isAsked("action")
  const table = rolled(3, { monsterDeck: ["mega-satan", "fly"], p3: {} })
    .p2.yes()
    .p2.pick("gurdy")
    .allPass()
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "covered")]).toEqual([
    ["gurdy", "mega-satan", "monstro"],
    [],
  ])
})

test("an event is met, discarded, and what it covered is there again", () => {
  const table = rolled(3, { monsterDeck: ["gold-chest", "fly"], dice: [3, 6] })
  table.p2.yes().p2.pick("gurdy").allPass()
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "monsterDiscard")]).toEqual([
    ["gurdy", "monstro"],
    ["gold-chest"],
  ])
})

test("an empty deck brings nothing", () => {
  const table = rolled(3, { monsterDeck: [] }).p2.yes().p2.pick("gurdy").allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["gurdy", "monstro"], []])
})
