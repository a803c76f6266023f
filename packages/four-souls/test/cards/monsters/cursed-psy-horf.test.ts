// Cursed Psy Horf and Gurdy Jr.: items hurt whoever uses them.

import { expect, test } from "vitest"
import { hush, person } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("Cursed Psy Horf: whoever activates an item takes 1 damage, before the item does anything", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    p2: { board: ["mr-boom"] },
    monsters: ["cursed-psy-horf", "fatty"],
  })
  table.p1.activate("mr-boom", "fatty").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 1, from: -1 }, { amount: 1 }])
  table.p1.pass().p2.activate("mr-boom", "fatty").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 1])
})

test("also for an item that costs nothing to use", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hush"], cents: 5 },
    p2: { hand: ["a-dime"], plays: 1 },
    monsters: ["cursed-psy-horf"],
    cards: [hush],
  })
  table.p1.pass().p2.play("a-dime").p2.pass().p1.activate("test-hush", "a-dime").allPass()
  expect(person(table, 1).health).toBe(1)
})

test("a character is no item, and neither is loot", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime"] }, monsters: ["cursed-psy-horf"] })
  table.p1.activate("isaac").allPass().p1.play("a-dime").allPass()
  expect(table.told("damage")).toEqual([])
})

test("who dies of it in their own turn: the item's ability resolves all the same", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"], damage: 1 },
    monsters: ["cursed-psy-horf", "fatty"],
  })
  table.p1.activate("mr-boom", "fatty").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  expect(table.told("damage")).toHaveLength(2)
  table.p2.isAsked("action")
})

test("Gurdy Jr.: the attacking player takes 1 damage for activating an item while attacking it", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom", "yum-heart"] },
    p2: { board: ["mr-boom"] },
    monsters: ["gurdy-jr", "fatty"],
    treasureDeck: ["compost", "compost"],
    dice: [5, 5],
  })
  table.p1.activate("yum-heart", "p2").allPass()
  expect(table.told("damage")).toEqual([])
  attack(table, "gurdy-jr").p1.activate("mr-boom", "fatty")
  round(round(table))
  expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 1, from: -1 }])
  table.p1.pass().p2.activate("mr-boom", "fatty").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 2])
  table.p1.has("souls", "gurdy-jr")
})

test("nor does Gurdy Jr. mind what happens in an attack on another monster", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    monsters: ["gurdy-jr", "fatty"],
    wounds: [0, 2],
    dice: [2],
  })
  attack(table, "fatty").p1.activate("mr-boom", "fatty").allPass()
  expect(person(table, 1).health).toBe(2)
})
