// Chub: a 1 heals it.

import { expect, test } from "vitest"
import { beast, die } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("heals 2 HP for each attack roll of 1 against it, and no more than it has lost", () => {
  const table = fourSoulsTable({
    p1: { board: ["breakfast", "dinner"] },
    monsters: ["chub"],
    wounds: [3],
    dice: [1, 3, 1, 2],
  })
  attack(table, "chub")
  const healths = (): number => beast(table).health
  while (table.told("rolls").length < 2) round(table)
  expect(healths()).toBe(3)
  while (table.told("rolls").length < 4) round(table)
  expect(healths()).toBe(4)
  table.leaves("p1", "respond")
})

test("other rolls of 1 do not heal it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["chub", "fly"],
    wounds: [2],
    cards: [die],
    dice: [1, 1, 6],
  })
  table.p1.activate("test-die").allPass()
  attack(table, "fly").allPass()
  expect(beast(table).health).toBe(2)
})

test("a 1 that has become a 6 hits it instead", () => {
  const table = fourSoulsTable({
    p1: { board: ["sacred-heart"] },
    monsters: ["chub"],
    wounds: [3],
    dice: [1],
  })
  attack(table, "chub").allPass().p1.yes().allPass().p1.has("souls", "chub")
})

test("in the first edition any 1 of whoever attacks it heals it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["test-die"] },
    monsters: ["chub-first-edition", "fly"],
    wounds: [3],
    cards: [die],
    dice: [1, 1, 1, 1],
  })
  const rollsUpTo = (many: number): void => {
    while (table.told("rolls").length < many) round(table)
  }
  const healed = (): number => table.told("heal").length
  table.p1.activate("test-die").allPass()
  attack(table, "chub-first-edition").p1.activate("test-die").p1.pass().p2.activate("test-die")
  // p2, who attacks nothing, rolls first.
  rollsUpTo(2)
  expect(healed()).toBe(0)
  rollsUpTo(4)
  expect([beast(table).health, healed()]).toEqual([3, 1])
  while (healed() === 1) round(table)
  expect([beast(table).health, healed()]).toEqual([4, 2])
  table.leaves("p1", "respond")
})
