// Lab: a potion for everybody, and perhaps one more.

import { expect, test } from "vitest"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-lab"

test("each player gains a potion; below 4 that is all", () => {
  const table = meeting(ID, { dice: [3], p2: {} })
  takeAll(table, 2)
  takeAll(table)
  table.p2.has("items", "block-potion").p1.has("items", "fire-potion")
  isOver(table, ID)
})

test("from 4 on one player gains another: whoever stands lowest says who", () => {
  const table = meeting(ID, {
    dice: [4],
    p1: { row: 1 },
    p2: { row: 0 },
    potionDeck: ["block-potion", "fire-potion", "weak-potion"],
  })
  takeAll(table)
  takeAll(table, 2)
  table.p1.isNotAsked().p2.isAsked("who-gains").p2.pick("p1")
  takeAll(table)
  table.p1.has("items", "block-potion", "weak-potion").p2.has("items", "fire-potion")
  isOver(table, ID)
})

test("alone there is nobody else to say of", () => {
  const table = meeting(ID, { dice: [6] })
  takeAll(table)
  takeAll(table)
  table.p1.has("items", "block-potion", "fire-potion")
  isOver(table, ID)
})

test("what was found can change the die of this very roll", () => {
  const table = meeting(ID, { dice: [1], potionDeck: ["gamblers-brew", "fire-potion"] })
  takeAll(table)
  table.p1.isAsked("die").p1.change("gamblers-brew").p1.pick("5")
  takeAll(table)
  table.p1.has("items", "fire-potion")
  isOver(table, ID)
})

test("whoever has all the potions they can have makes room first, or does without", () => {
  const items = ["weak-potion", "weak-potion", "weak-potion"]
  const table = meeting(ID, { dice: [1], p1: { items } })
  table.p1.pick("reveal:potion/1").p1.cannot("take:block-potion", "potion-limit").p1.pick("done")
  table.p1.has("items", ...items)
  isOver(table, ID)
})

test("where no potion is left, nobody finds one", () => {
  const table = meeting(ID, { dice: [1], potionDeck: [] })
  table.p1.pick("reveal:potion/1").p1.pick("done").p1.has("items")
  expect(table.state.table.die).toBe(1)
  isOver(table, ID)
})
