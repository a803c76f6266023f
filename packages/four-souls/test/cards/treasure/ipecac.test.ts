// Ipecac: 1 ATK more, and a 6 hurts everybody else.

import { expect, test } from "vitest"
import { die, person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

const health = (table: Parameters<typeof person>[0]): number[] =>
  [1, 2, 3].map((seat) => person(table, seat).health)

test("1 ATK more", () => {
  expect(person(fourSoulsTable({ p1: { board: ["ipecac"] } }), 1).attack).toBe(2)
})

test("an attack roll of 6 deals 1 damage to each other player, above the blow itself", () => {
  const table = fourSoulsTable({
    p1: { board: ["ipecac"] },
    p2: {},
    p3: {},
    monsters: ["clotty"],
    dice: [6],
  })
  attack(table, "clotty").allPass()
  expect(health(table)).toEqual([2, 1, 1])
  const ipecac = cardAt(table, "p1.board", "ipecac")
  expect(
    table
      .told("damage")
      .filter(({ from }) => from === ipecac)
      .map(({ whom }) => whom),
  ).toEqual([1, 2])
})

test("other numbers, and other rolls of 6, hurt nobody", () => {
  const five = fourSoulsTable({ p1: { board: ["ipecac"] }, p2: {}, p3: {}, monsters: ["clotty"], dice: [5] })
  attack(five, "clotty").allPass()
  expect(health(five)).toEqual([2, 2, 2])
  const rolled = fourSoulsTable({
    cards: [die],
    p1: { board: ["ipecac", "test-die"] },
    p2: {},
    p3: {},
    dice: [6],
  })
  rolled.p1.activate("test-die").allPass()
  expect(health(rolled)).toEqual([2, 2, 2])
})

test("nor does another player's 6", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["ipecac"] }, p3: {}, monsters: ["dip"], dice: [6] })
  attack(table, "dip").allPass()
  expect(health(table)).toEqual([2, 2, 2])
})

test("it is the final number that counts", () => {
  const table = fourSoulsTable({
    p1: { board: ["ipecac", "meat"] },
    p2: {},
    p3: {},
    monsters: ["clotty"],
    dice: [5],
  })
  attack(table, "clotty").allPass()
  expect(health(table)).toEqual([2, 1, 1])
})

test("in the first edition any roll of 6 while you attack, and no other", () => {
  const setOut = (dice: number[]): Play =>
    fourSoulsTable({
      cards: [die],
      p1: { board: ["ipecac-first-edition", "test-die"] },
      p2: {},
      p3: {},
      monsters: ["clotty"],
      dice,
    })
  const calm = setOut([6]).p1.activate("test-die").allPass()
  expect([person(calm, 1).attack, health(calm)]).toEqual([2, [2, 2, 2]])
  const fight = attack(setOut([4, 6]), "clotty")
    .p1.activate("test-die")
    .allPass()
    .p1.isAsked("triggers")
  fight.p1.pick(...fight.choices(1)).allPass()
  expect(health(fight)).toEqual([2, 1, 1])
})
