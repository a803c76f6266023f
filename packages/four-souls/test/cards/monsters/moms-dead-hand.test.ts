// Mom's Dead Hand: takes an item from somebody as it dies.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = { monsters: ["moms-dead-hand"], wounds: [1], dice: [5] }

test("the active player may steal an item of another player's that is not eternal, none of the shop's", () => {
  const table = fourSoulsTable({
    ...position,
    p1: { board: ["meat"] },
    p2: { board: ["mr-boom", "the-d6"] },
    p3: { board: ["dinner"] },
    shop: ["breakfast"],
  })
  attack(table, "moms-dead-hand").allPass().p1.canPickExactly("mr-boom", "dinner").p1.pick("mr-boom")
  table.allPass().p1.isAsked("steal-item").p1.yes().allPass()
  table.p1.has("board", "isaac", "meat", "mr-boom").p2.has("board", "isaac", "the-d6")
  expect(table.told("gainItem")).toEqual([])
})

test("or leave it", () => {
  const table = fourSoulsTable({ ...position, p1: {}, p2: { board: ["mr-boom"] } })
  attack(table, "moms-dead-hand").allPass().p1.no().allPass().p2.has("board", "isaac", "mr-boom")
})

test("where nobody else has one, nothing is asked", () => {
  const table = fourSoulsTable({ ...position, p1: { board: ["meat"] }, p2: { board: ["the-d6"] } })
  attack(table, "moms-dead-hand").allPass().p1.isAsked("action")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["moms-dead-hand"])
})

test("an item that is destroyed in answer is not stolen", () => {
  const table = fourSoulsTable({
    ...position,
    p1: {},
    p2: { board: ["mr-boom", "test-hammer"] },
    cards: [hammer],
  })
  attack(table, "moms-dead-hand").allPass().p1.pick("mr-boom").p1.pass().p2.activate("test-hammer", "mr-boom")
  table.allPass().p1.isAsked("action").p1.has("board", "isaac")
})

test("whoever kills it, it is the active player who steals", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["gold-bomb"], plays: 1, board: ["mr-boom"] },
    monsters: ["moms-dead-hand"],
  })
  table.p1.pass().p2.play("gold-bomb", "moms-dead-hand").allPass().p1.yes().allPass()
  table.p1.has("board", "isaac", "mr-boom")
})

test("in the first edition an eternal one may be stolen too", () => {
  const table = fourSoulsTable({
    ...position,
    monsters: ["moms-dead-hand-first-edition"],
    p1: {},
    p2: { board: ["mr-boom", "the-d6"] },
  })
  attack(table, "moms-dead-hand-first-edition").allPass()
  table.p1.canPickExactly("mr-boom", "the-d6").p1.pick("the-d6").allPass().p1.yes().allPass()
  table.p1.has("board", "isaac", "the-d6").p2.has("board", "isaac", "mr-boom")
})
