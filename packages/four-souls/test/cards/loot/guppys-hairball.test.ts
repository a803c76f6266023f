// Guppy's Hairball: a 6 prevents 1 of the damage.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const hit = (weapon: string, dice: number[], who = "p2"): Play =>
  fourSoulsTable({
    cards: [needle, axe],
    p1: { board: ["test-needle", "test-axe"] },
    p2: { board: ["guppys-hairball", "breakfast", "dinner"] },
    dice,
  })
    .p1.activate(weapon, who)
    .allPass()

test("a single one does not happen", () => {
  const table = hit("test-needle", [6])
  expect([table.told("damage"), person(table, 2).health]).toEqual([[], 4])
})

test("of more, the rest does", () => {
  const table = hit("test-axe", [6])
  expect([table.told("damage"), person(table, 2).health]).toMatchObject([[{ amount: 2 }], 2])
})

test("other numbers prevent nothing", () => {
  expect(person(hit("test-axe", [5]), 2).health).toBe(1)
})

test("it rolls each time, and only for its player", () => {
  const table = hit("test-needle", [5, 6]).p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(3)
  expect(hit("test-needle", [], "p1").told("dice")).toEqual([])
})

test("it is a Guppy item", () => {
  const table = fourSoulsTable({
    p1: { hand: ["guppys-hairball"], board: ["guppys-head"] },
    bonus: ["soul-of-guppy"],
  })
  table.p1.play("guppys-hairball").allPass()
  expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-guppy"])
})
