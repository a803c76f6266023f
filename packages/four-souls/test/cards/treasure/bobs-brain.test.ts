// Bob's Brain: somebody is hurt whenever you declare an attack.

import { expect, test } from "vitest"
import { beast, hush, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

const declared = (...dice: number[]): Play =>
  fourSoulsTable({ p1: { board: ["bobs-brain"] }, monsters: ["fatty", "conjoined-fatty"], dice })
    .leaves("p1", "attack-target")
    .p1.attack()
    .allPass()

test.each([1, 2])("a monster on a %i, before a target of the attack is named", (value) => {
  const table = declared(value).p1.isAsked("target").p1.canPickExactly("fatty", "conjoined-fatty")
  table.p1.pick("conjoined-fatty").allPass().p1.isAsked("attack-target")
  expect([beast(table, 1).health, beast(table, 2).health]).toEqual([4, 3])
})

test.each([3, 4])("a player on a %i, oneself among them", (value) => {
  const table = declared(value).p1.isAsked("target").p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([2, 1])
  expect(table.told("damage")).toHaveLength(1)
})

test.each([5, 6])("yourself on a %i, and nobody deals it", (value) => {
  const table = declared(value).allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 1, from: -1 }])
})

test("the monster is named before anybody can answer, and no other is hurt in its place", () => {
  const table = fourSoulsTable({
    p1: { board: ["bobs-brain"] },
    p2: { board: ["mr-boom"] },
    monsters: ["fly", "fatty"],
    dice: [1],
  })
  table.leaves("p1", "attack-target").p1.attack().allPass().p1.isAsked("target").p1.pick("fly")
  table.p1.pass().p2.activate("mr-boom", "fly").allPass().p1.isAsked("attack-target")
  expect(table.told("damage")).toHaveLength(1)
  table.p1.has("monsterDiscard", "fly")
})

test("the only monster may die of it, and another is there to be attacked", () => {
  const table = fourSoulsTable({ p1: { board: ["bobs-brain"] }, monsters: ["fly"], dice: [1] })
  table.p1.attack().allPass().leaves("p1", "attack-target").p1.has("monsterDiscard", "fly")
  expect(person(table, 1).cents).toBe(4)
})

test("cancelled, nobody is hurt and the attack goes on", () => {
  const table = fourSoulsTable({
    p1: { board: ["bobs-brain"] },
    p2: { board: ["test-hush"] },
    cards: [hush],
    monsters: ["fatty"],
  })
  table.p1.attack().p1.pass().p2.activate("test-hush", "item").allPass().leaves("p1", "attack-target")
  expect([...table.told("damage"), ...table.told("dice")]).toEqual([])
})

test("another's attack is nothing to it", () => {
  const table = fourSoulsTable({ p2: { board: ["bobs-brain"] }, monsters: ["fatty"] })
  table.p1.attack().allPass().leaves("p1", "attack-target")
  expect(table.told("dice")).toEqual([])
})

test("in the first edition it is clear by then what is attacked, and the brain itself hurts you", () => {
  const table = fourSoulsTable({
    p1: { board: ["bobs-brain-first-edition"] },
    monsters: ["fatty"],
    dice: [5, 6, 6, 6, 6],
  })
  table.p1.attack().allPass()
  expect(table.told("dice")).toEqual([])
  table.p1.against("fatty").allPass()
  const brain = cardAt(table, "p1.board", "bobs-brain-first-edition")
  expect(table.told("damage")[0]).toMatchObject({ whom: 0, amount: 1, from: brain })
})
