// Soul of Guppy: for the first player with two Guppy items.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("gained with the second", () => {
  const table = fourSoulsTable({
    p1: { hand: ["guppys-hairball"], board: ["guppys-collar"] },
    bonus: ["soul-of-guppy"],
  })
  table.p1.play("guppys-hairball")
  expect(cardsIn(table, "bonus")).toEqual(["soul-of-guppy"])
  table.allPass()
  expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-guppy"])
})

test("a bought one counts, one in the shop or somebody else's does not", () => {
  const table = fourSoulsTable({
    p1: { board: ["guppys-collar"], cents: 10 },
    p2: { board: ["guppys-hairball"] },
    shop: ["guppys-head"],
    bonus: ["soul-of-guppy"],
  })
  table.p1.pass().p2.pass()
  expect(cardsIn(table, "bonus")).toEqual(["soul-of-guppy"])
  table.p1.buy().allPass().p1.ware("guppys-head").allPass()
  expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-guppy"])
})

test("a stolen one counts too, and the soul stays when the items go", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xv-the-devil"], board: ["guppys-collar", "dinner"] },
    p2: { board: ["guppys-hairball"] },
    bonus: ["soul-of-guppy"],
  })
  table.p1.play("xv-the-devil", "dinner").allPass()
  expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-guppy"])
})
