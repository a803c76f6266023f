// Monstro's Tooth: somebody loses an item at the start of its player's turn.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a player that chance has chosen destroys an item of their choice", () => {
  const table = fourSoulsTable({
    p1: { board: ["monstros-tooth"] },
    p2: { board: ["meat", "dinner"] },
    dice: [2],
  })
  table.p1.end().allPass().p2.end().allPass()
  table.p2.isAsked("destroy").p2.canPickExactly("meat", "dinner").p2.pick("dinner").allPass()
  table.p2.has("board", "isaac", "meat").p1.has("treasureDiscard", "dinner")
})

test("that may be its own player, and the tooth", () => {
  const table = fourSoulsTable({ p1: { board: ["monstros-tooth"] }, p2: { board: ["meat"] }, dice: [1] })
  table.p1.end().allPass().p2.end().allPass()
  table.p1.has("board", "isaac").p2.has("board", "isaac", "meat")
})

test("eternal items cannot be destroyed, so who has nothing else loses nothing", () => {
  const table = fourSoulsTable({ p1: { board: ["monstros-tooth"] }, p2: { board: ["the-d6"] }, dice: [2] })
  table.p1.end().allPass().p2.end().allPass().p1.isAsked("action")
  table.p2.has("board", "isaac", "the-d6")
  expect(cardsIn(table, "treasureDiscard")).toEqual([])
})

test("happens in nobody else's turn", () => {
  const table = fourSoulsTable({ p1: { board: ["monstros-tooth"] }, p2: { board: ["meat"] } })
  table.p1.end().allPass().p2.isAsked("action").p2.has("board", "isaac", "meat")
})
