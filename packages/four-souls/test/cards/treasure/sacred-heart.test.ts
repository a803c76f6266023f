// Sacred Heart: its player's 1 may become a 6.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("a 1 that its player would roll becomes a 6, or stays", () => {
  const table = fourSoulsTable({
    p1: { board: ["sacred-heart", "test-die"] },
    cards: [die],
    dice: [1, 1],
  })
  table.p1.activate("test-die").allPass().p1.isAsked("set-roll").p1.yes().allPass()
  table.p1.activate("test-die").allPass().p1.no().allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 6 }, { value: 1 }])
})

test("other numbers and other players' rolls stay what they are", () => {
  const table = fourSoulsTable({
    p1: { board: ["sacred-heart", "test-die"] },
    p2: { board: ["test-die"] },
    cards: [die],
    dice: [2, 1],
  })
  table.p1.activate("test-die").allPass().p1.pass().p2.activate("test-die").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }, { value: 1 }])
})

test("saves a blow", () => {
  const table = fourSoulsTable({ p1: { board: ["sacred-heart"] }, monsters: ["fly"], dice: [1] })
  attack(table, "fly").allPass().p1.yes().allPass()
  expect(table.told("damage")).toMatchObject([{ from: 0 }])
})

test("comes to nothing if the roll is no 1 any more", () => {
  const table = fourSoulsTable({
    p1: { board: ["sacred-heart", "test-die"] },
    p2: { board: ["spoon-bender"] },
    cards: [die],
    dice: [1],
  })
  table.p1.activate("test-die")
  while (table.told("wouldRoll").length === 0) round(table)
  table.p1.pass().p2.activate("spoon-bender", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})
