// Donation Machine: cents for an item that another player gets.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("another item of yours goes to a player of your choice, for 8 cents", () => {
  const table = fourSoulsTable({
    p1: { board: ["donation-machine", "the-d6", "meat", "dinner"] },
    p2: {},
    p3: {},
  })
  table.p1.activate("donation-machine").p1.isAsked("give-item").p1.canPickExactly("meat", "dinner")
  table.p1.pick("meat").p1.isAsked("give-to").p1.canPickExactly("p2", "p3").p1.pick("p3").allPass()
  table.p1.has("board", "isaac", "donation-machine", "the-d6", "dinner").p3.has("board", "isaac", "meat")
  expect(person(table, 1).cents).toBe(11)
  // As often as there is something to give.
  table.p1.activate("donation-machine").p1.pick("p2").allPass().p2.has("board", "isaac", "dinner")
  expect(person(table, 1).cents).toBe(19)
  table.p1.cannotPick("activate:donation-machine")
})

test("it does not take itself, nor what is eternal", () => {
  const table = fourSoulsTable({ p1: { board: ["donation-machine", "the-d6"] } })
  table.p1.cannotPick("activate:donation-machine")
})

test("cancelled, what was given stays given", () => {
  const table = fourSoulsTable({ p1: { board: ["donation-machine", "meat"] }, p2: { board: ["no"] } })
  table.p1.activate("donation-machine").p1.pass().p2.activate("no", "item").allPass()
  table.p2.has("board", "isaac", "no", "meat")
  expect(person(table, 1).cents).toBe(3)
})

test("in the first edition an eternal item can be given too, the machine itself cannot", () => {
  const machine = "donation-machine-first-edition"
  const table = fourSoulsTable({ p1: { board: [machine, "the-d6"] } })
  table.p1.activate(machine).allPass().p2.has("board", "isaac", "the-d6").p1.cannotPick(`activate:${machine}`)
  expect(person(table, 1).cents).toBe(11)
})
