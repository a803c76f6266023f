// The Isaac of Isaac: Re-Isaac: everybody is Isaac, and every item is what Isaac has.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable, refsIn } from "../../support/table.ts"
import { room } from "../../support/made-up.ts"

const id = "the-isaac-of-isaac-re-isaac"
const options = { rooms: true, sets: ["base", "warp-zone"] }
const base = { options, rooms: [id], roomDeck: [] }

test("characters are called Isaac, items are not", () => {
  const table = fourSoulsTable({ ...base, p1: { character: "cain", board: ["meat"] } })
  const [cain, meat] = table.game.view(table.state, 1).zones["board.0"]
  expect([cain.card, cain.named, meat.named]).toEqual(["cain", "isaac", undefined])
})

test("items lose what they can do and reroll dice instead", () => {
  const table = fourSoulsTable({
    ...base,
    p1: { board: ["dinner", "portable-slot-machine"], hand: ["pills-red"], cents: 3 },
    dice: [6, 1],
  })
  expect(person(table, 1).maxHealth).toBe(2)
  table.p1.cannotPick("activate:portable-slot-machine")
  const [, dinner] = refsIn(table, "p1.board")
  round(table.p1.play("pills-red")).p1.activate(dinner, "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 1 }])
  expect(table.game.view(table.state, 0).zones["board.0"][1].shows).toMatchObject({ deactivated: 1 })
})

test("items are eternal, also those that were not", () => {
  const table = fourSoulsTable({ ...base, p1: { board: ["meat"] }, shop: ["dinner"] })
  const [, meat] = refsIn(table, "p1.board")
  expect(table.game.explainNumber(table.state, meat, "eternal").total).toBe(1)
  // In the shop nothing is said, and so nothing is lost or gained there.
  const [ware] = refsIn(table, "shop")
  expect(table.game.explainNumber(table.state, ware, "eternal").total).toBe(0)
})

test("when the room goes everything is what it was", () => {
  const hall = room("test-hall", "Hall", {}, []).def
  const table = fourSoulsTable({
    ...base,
    p1: { board: ["dinner"], character: "cain" },
    p2: { hand: ["bomb"] },
    monsters: ["fly"],
    dice: [6],
    roomDeck: ["test-hall"],
    cards: [hall],
  })
  attack(table, "fly").allPass().p1.end().allPass().p1.isAsked("discard-room").p1.pick(id).allPass()
  expect(person(table, 1).maxHealth).toBe(3)
  expect(table.game.view(table.state, 1).zones["board.0"][0].named).toBeUndefined()
})
