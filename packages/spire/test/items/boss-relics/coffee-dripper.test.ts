// Coffee Dripper: energy every turn, but no rest.

import { expect, test } from "vitest"
import { entering } from "../../support/climb.ts"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["coffee-dripper"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})

test("whoever has it cannot rest, but smith; others rest as ever", () => {
  const table = entering("campfire", {
    p1: { items: ["coffee-dripper"], hp: 1, deck: ["ironclad-bash"] },
    p2: { hp: 1 },
  })
  table.p1.canPickExactly("smith").p1.cannot("rest", "forbidden").p2.canPickExactly("rest")
})

test("with nothing to smith either, a campfire is left as it is", () => {
  entering("campfire", { p1: { items: ["coffee-dripper"], hp: 1 } }).p1.isAsked("map")
})
