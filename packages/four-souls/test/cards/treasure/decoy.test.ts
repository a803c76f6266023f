// Decoy: goes to another player for an item of theirs.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("changes places with an item of another player that is not eternal", () => {
  const table = fourSoulsTable({
    p1: { board: ["decoy", "meat"] },
    p2: { board: ["the-d6", "mr-boom"] },
    shop: ["dinner"],
  })
  table.p1.cannotPick("activate:decoy>the-d6", "activate:decoy>meat", "activate:decoy>dinner")
  table.p1.activate("decoy", "mr-boom").allPass()
  table.p1.has("board", "isaac", "meat", "mr-boom").p2.has("board", "isaac", "the-d6", "decoy")
  // It comes as it lies, and nobody gains anything.
  expect([sideways(table, "p2.board"), table.told("gainItem")]).toEqual([["decoy"], []])
})

test("without such an item it cannot be used", () => {
  fourSoulsTable({ p1: { board: ["decoy"] }, p2: { board: ["the-d6"] } }).p1.cannotPick("activate:decoy")
})

test.each([
  ["mr-boom", ["isaac", "test-hammer"], ["isaac", "decoy"]],
  ["decoy", ["isaac", "mr-boom", "test-hammer"], ["isaac"]],
])("destroyed in answer: %s, and nothing is swapped", (victim, theirs, mine) => {
  const table = fourSoulsTable({
    p1: { board: ["decoy"] },
    p2: { board: ["mr-boom", "test-hammer"] },
    cards: [hammer],
  })
  table.p1.activate("decoy", "mr-boom").p1.pass().p2.activate("test-hammer", victim).allPass()
  table.p1.has("board", ...mine).p2.has("board", ...theirs)
})

test("cancelled, both stay where they are", () => {
  const table = fourSoulsTable({ p1: { board: ["decoy"] }, p2: { board: ["mr-boom", "no"] } })
  table.p1.activate("decoy", "mr-boom").p1.pass().p2.activate("no", "item").allPass()
  table.p1.has("board", "isaac", "decoy").p2.has("board", "isaac", "mr-boom", "no")
})

test("a Guppy item that comes by it may be what a bonus soul has waited for", () => {
  const table = fourSoulsTable({
    p1: { board: ["decoy", "guppys-head"] },
    p2: { board: ["guppys-collar"] },
    bonus: ["soul-of-guppy"],
  })
  table.p1.activate("decoy", "guppys-collar").allPass().p1.has("souls", "soul-of-guppy")
})
