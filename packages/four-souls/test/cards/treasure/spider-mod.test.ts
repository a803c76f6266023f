// Spider Mod: every 5 may bring another monster.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number, more: object = {}): Play =>
  fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["spider-mod"] },
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
    dice: [value],
    ...more,
  })
    .p1.activate("test-die")
    .allPass()

test("a monster goes into discard, and the top card of the deck comes to its slot", () => {
  const table = rolled(5).p2.canPickExactly("gurdy", "monstro").p2.pick("gurdy").allPass()
  table.p2.isAsked("replace-monster").p2.yes().allPass()
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "monsterDiscard")]).toEqual([
    ["fly", "monstro"],
    ["gurdy"],
  ])
  // It has not died.
  expect([table.told("rewarded"), table.told("gainSoul")]).toEqual([[], []])
})

test("or not", () => {
  const table = rolled(5).p2.pick("gurdy").allPass().p2.no().allPass()
  expect(cardsIn(table, "monsters")).toEqual(["gurdy", "monstro"])
})

test("other numbers do nothing", () => {
  rolled(4).p1.isAsked("action")
})

test("not the one that is attacked", () => {
  const table = fourSoulsTable({
    p1: { board: ["spider-mod"] },
    monsters: ["gurdy", "dip"],
    monsterDeck: ["fly", "clotty", "trite"],
    dice: [5],
  })
  attack(table, "dip").allPass().p1.yes().allPass()
  expect(cardsIn(table, "monsterDiscard").toSorted()).toEqual(["dip", "gurdy"])
})

test("when the only monster is attacked there is nothing to choose", () => {
  const table = fourSoulsTable({ p1: { board: ["spider-mod"] }, monsters: ["dip"], dice: [5] })
  attack(table, "dip").allPass().p1.isAsked("action")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["dip"])
})

test("a monster that has gone meanwhile is not replaced again", () => {
  const table = rolled(5, {
    p1: { board: ["test-die"], hand: ["bomb"], plays: 1 },
    monsters: ["fly", "gurdy"],
    monsterDeck: ["dip", "clotty", "trite"],
  })
  table.p2.pick("fly").p2.pass().p1.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "monsterDiscard")]).toEqual([1, ["fly"]])
})

test("with nothing else in the deck it comes back itself", () => {
  const table = rolled(5, { monsterDeck: [], p2: { board: ["spider-mod"] } })
  table.p2.pick("gurdy").allPass().p2.yes().allPass()
  expect(cardsIn(table, "monsters").toSorted()).toEqual(["gurdy", "monstro"])
})

test("an event that comes is met, and the slot filled again", () => {
  const table = rolled(5, { monsterDeck: ["gold-chest", "fly", "dip"], dice: [5, 6], monsters: ["gurdy"] })
  table.p2.yes().allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
    ["fly"],
    ["gurdy", "gold-chest"],
  ])
})

test("in the first edition nobody is asked whether", () => {
  const table = rolled(5, { p2: { board: ["spider-mod-first-edition"] } }).p2.canPickExactly(
    "gurdy",
    "monstro",
  )
  table.p2.pick("gurdy").allPass().p1.isAsked("action")
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "monsterDiscard")]).toEqual([
    ["fly", "monstro"],
    ["gurdy"],
  ])
})
