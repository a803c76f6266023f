// Finger!: an item of yours for one of whoever rolls a 2.

import { describe, expect, test } from "vitest"
import { die, hammer } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number, mine = ["finger", "meat"]): Play =>
  fourSoulsTable({
    p1: { board: ["the-d6", "test-die", "mr-boom", "test-hammer"] },
    p2: { board: mine },
    cards: [die, hammer],
    dice: [value],
  })
    .p1.activate("test-die")
    .allPass()

test("an item of yours may be swapped with one of theirs, neither of them eternal", () => {
  const table = rolled(2, ["finger", "meat", "yum-heart"]).p2.canPickExactly("finger", "meat").p2.pick("meat")
  table.p2.canPickExactly("test-die", "mr-boom", "test-hammer").p2.pick("mr-boom").allPass()
  table.p2.isAsked("swap").p2.yes().allPass().p2.has("board", "isaac", "finger", "yum-heart", "mr-boom")
  table.p1.has("board", "isaac", "the-d6", "test-die", "test-hammer", "meat")
})

test("the finger itself may be what they get", () => {
  const table = rolled(2).p2.pick("finger").p2.pick("mr-boom").allPass().p2.yes().allPass()
  table.p2.has("board", "isaac", "meat", "mr-boom")
})

test("or not at all, and never for another number", () => {
  const table = rolled(2).p2.pick("meat").p2.pick("mr-boom").allPass().p2.no().allPass()
  table.p2.has("board", "isaac", "finger", "meat")
  rolled(3).p1.isAsked("action")
})

test("an item that is gone by then is not swapped", () => {
  const table = rolled(2).p2.pick("meat").p2.pick("mr-boom").p2.pass()
  table.p1.activate("test-hammer", "meat").allPass().p2.yes().allPass()
  table.p2
    .has("board", "isaac", "finger")
    .p1.has("board", "isaac", "the-d6", "test-die", "mr-boom", "test-hammer")
})

test("who has nothing but eternal items is not pointed at", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d6"] },
    p2: { board: ["finger"] },
    monsters: ["fly"],
    dice: [2],
  })
  attack(table, "fly").allPass().p1.isAsked("action")
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})

describe("in the first edition", () => {
  const finger = "finger-first-edition"
  const pointed = (value: number, more: readonly string[] = ["meat"]): Play =>
    fourSoulsTable({
      p1: { board: ["the-d6", "test-die"] },
      p2: { board: [finger, ...more] },
      cards: [die],
      dice: [value],
    })
      .p1.activate("test-die")
      .allPass()

  test("an item is stolen, an eternal one as well, and one of yours is given for it", () => {
    const table = pointed(2).p2.pick("the-d6").allPass().p2.yes()
    table.p2.isAsked("give-item").p2.canPickExactly(finger, "meat", "the-d6").p2.pick("meat").allPass()
    table.p2.has("board", "isaac", finger, "the-d6").p1.has("board", "isaac", "test-die", "meat")
  })

  test("or not, and then nothing is given; nor for another number", () => {
    pointed(2).p2.pick("the-d6").allPass().p2.no().allPass().p2.has("board", "isaac", finger, "meat")
    pointed(3).p1.isAsked("action")
  })

  test("what you roll yourself is nothing to point at", () => {
    const own = fourSoulsTable({ p1: { board: [finger, "test-die"] }, cards: [die], dice: [2] })
    own.p1.activate("test-die").allPass().p1.isAsked("action")
  })
})
