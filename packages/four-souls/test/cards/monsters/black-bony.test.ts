// Black Bony: strikes back as it dies, and is worth as much loot as is rolled.

import { expect, test } from "vitest"
import { hush, person, plague } from "../../support/cards.ts"
import { attack, order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("deals 1 damage to whoever killed it, before its rewards, a roll's worth of loot", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["black-bony"], dice: [4, 4, 4, 3] })
  attack(table, "black-bony").allPass()
  expect(person(table, 1).health).toBe(1)
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
  expect(order(table, "damage", "loot").slice(-2)).toEqual(["damage", "loot"])
  table.p1.has("monsterDiscard", "black-bony")
})

test("whoever that is: the loot is still the active player's", () => {
  const table = fourSoulsTable({
    p2: { hand: ["gold-bomb"], plays: 1 },
    monsters: ["black-bony"],
    dice: [1],
  })
  table.p1.pass().p2.play("gold-bomb", "black-bony").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([2, 1])
  expect(cardsIn(table, "p1.hand")).toHaveLength(1)
})

test("nobody is hurt if nobody killed it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-plague"] },
    monsters: ["black-bony"],
    cards: [plague],
    dice: [2],
  })
  table.p1.activate("test-plague", "black-bony").allPass()
  expect(table.told("damage")).toEqual([])
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
})

test("who dies of it has the loot all the same", () => {
  const table = fourSoulsTable({
    p1: { damage: 1, cents: 1, hand: ["a-dime"] },
    monsters: ["black-bony"],
    wounds: [2],
    dice: [4, 2],
  })
  attack(table, "black-bony").allPass()
  expect(order(table, "playerDies", "rewarded")).toEqual(["playerDies", "rewarded"])
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  table.p2.isAsked("action")
})

test("cancelled, it hurts nobody", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["test-hush"] },
    monsters: ["black-bony"],
    wounds: [2],
    cards: [hush],
    dice: [4, 1],
  })
  attack(table, "black-bony")
  while (table.told("move").every(({ cause }) => cause !== "death")) table.by(table.open[0].seat + 1).pass()
  table.p1.pass().p2.activate("test-hush", "item").allPass()
  expect(person(table, 1).health).toBe(2)
})
