// Sozu: energy every turn, but no potions.

import { expect, test } from "vitest"
import { before, entering } from "../../support/climb.ts"
import { gaining } from "../../support/gains.ts"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["sozu"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})

test("potions that are there stay, and can be given away or drunk", () => {
  const table = gaining("sozu", { p1: { items: ["blood-potion"], hp: 1 }, p2: {} })
  table.p2.pick("done").p1.has("items", "blood-potion", "sozu").p1.canPick("give:blood-potion>p2")
  table.p1.use("blood-potion").p1.has("items", "sozu")
})

test("nobody gives one to its owner", () => {
  const table = before("campfire", { p1: { items: ["sozu"] }, p2: { items: ["fire-potion"] }, p3: {} })
  table.p2.cannot("give:fire-potion>p1", "cannot-give").p2.canPick("give:fire-potion>p3")
})

test("none is bought", () => {
  const table = entering("merchant", { p1: { items: ["sozu"], gold: 9 }, potionDeck: ["fire-potion"] })
  table.p1.cannot("buy:fire-potion", "forbidden")
})

test("one that is found is neither taken nor passed on", () => {
  const table = gaining("tiny-house", { p1: { items: ["sozu"] }, p2: {}, potionDeck: ["fire-potion"] })
  table.p1.pick("reveal:potion/2").p1.cannot("take:fire-potion", "forbidden")
  table.p1.cannot("give:fire-potion>p2", "cannot-give").p1.pick("done").p1.has("items", "sozu")
})
