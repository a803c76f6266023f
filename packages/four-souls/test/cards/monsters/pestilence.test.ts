// Pestilence: spreads as it dies.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { attack, type Play, waiting } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

/** Pestilence has died; the other monster is a bomb away from it, where it is wounded. */
const killed = (wound = 0): Play =>
  attack(
    fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { board: ["dinner"] },
      monsters: ["pestilence", "fatty"],
      wounds: [3, wound],
      dice: [4],
    }),
    "pestilence",
  ).allPass()

test("2 damage to one, all at once, by the active player", () => {
  const table = killed().p1.isAsked("divide").p1.canPickExactly("p1", "p2", "fatty").p1.pick("p2")
  table.p1.canPickExactly("p1", "p2", "fatty").p1.pick("p2").allPass()
  expect(table.told("damage").slice(1)).toMatchObject([{ whom: 1, amount: 2, from: 0, combat: 0 }])
  table.p1.has("souls", "pestilence")
})

test("or 1 to each of two, players or monsters, as it is put on the stack", () => {
  const table = killed().p1.pick("fatty").p1.pick("p2")
  const [item] = waiting(table)
  expect(item["targets"]).toEqual([cardAt(table, "monsters", "fatty"), 1])
  table.allPass()
  expect(table.told("damage").slice(1)).toMatchObject([{ amount: 1 }, { amount: 1 }])
  expect([beast(table, 2).health, person(table, 2).health]).toEqual([3, 2])
})

test("where one of the two has gone, the other still takes 1", () => {
  const table = killed(1).p1.pick("fatty").p1.pick("p2")
  table.p1.play("gold-bomb", "fatty").allPass()
  expect([beast(table, 2).health, person(table, 2).health]).toEqual([1, 2])
})

test("what has gone takes its points along, and nobody else gets them", () => {
  const table = killed(1).p1.pick("fatty").p1.pick("fatty")
  table.p1.play("gold-bomb", "fatty").allPass()
  expect([table.told("fizzle"), person(table, 2).health]).toMatchObject([[{}], 3])
})

test("the number is one: with a Magic Marker there are 3 points, to be divided among three", () => {
  const table = fourSoulsTable({
    p1: { hand: ["magic-marker"] },
    p2: { board: ["dinner"] },
    monsters: ["pestilence", "fatty"],
    wounds: [3],
    dice: [4],
  })
  table.p1.play("magic-marker", "pestilence").allPass()
  table.p1.isAsked("renumber").p1.canPickExactly("1:2>1", "1:2>3").p1.pick("1:2>3")
  attack(table, "pestilence").allPass()
  for (const whom of ["fatty", "p1", "p2"]) table.p1.pick(whom)
  table.allPass()
  expect([beast(table, 2).health, person(table, 1).health, person(table, 2).health]).toEqual([3, 1, 2])
})
