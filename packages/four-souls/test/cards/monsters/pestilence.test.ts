// Pestilence: spreads as it dies.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const killed = (): Play =>
  attack(
    fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { board: ["dinner"] },
      monsters: ["pestilence", "fatty"],
      wounds: [3],
      dice: [4],
    }),
    "pestilence",
  ).allPass()

test("2 damage to one, all at once, by the active player", () => {
  const table = killed().p1.canPickExactly("whole", "divided").p1.pick("whole")
  table.p1.canPickExactly("p1", "p2", "fatty").p1.pick("p2").allPass()
  expect(table.told("damage").slice(1)).toMatchObject([{ whom: 1, amount: 2, from: 0, combat: 0 }])
  table.p1.has("souls", "pestilence")
})

test("or 1 to each of two, players or monsters", () => {
  const table = killed()
    .p1.pick("divided")
    .p1.pick("fatty")
    .p1.canPickExactly("p1", "p2")
    .p1.pick("p2")
    .allPass()
  expect(table.told("damage").slice(1)).toMatchObject([{ amount: 1 }, { amount: 1 }])
  expect([beast(table, 2).health, person(table, 2).health]).toEqual([3, 2])
})

test("where one of the two has gone, the other still takes 1", () => {
  const table = killed().p1.pick("divided").p1.pick("fatty").p1.pick("p2")
  table.p1.play("gold-bomb", "fatty").allPass()
  expect([beast(table, 2).health, person(table, 2).health]).toEqual([1, 2])
})
