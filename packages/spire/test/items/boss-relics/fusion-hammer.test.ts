// Fusion Hammer: energy every turn, but nothing to smith with.

import { expect, test } from "vitest"
import { entering } from "../../support/climb.ts"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["fusion-hammer"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})

test("whoever has it cannot smith, but rest; others smith as ever", () => {
  const table = entering("campfire", {
    p1: { items: ["fusion-hammer"], hp: 1, deck: ["ironclad-bash"] },
    p2: { hp: 1, deck: ["silent-strike"] },
  })
  table.p1.canPickExactly("rest").p1.cannot("smith", "forbidden").p2.canPickExactly("rest", "smith")
})

test("who can do neither goes on", () => {
  entering("campfire", {
    p1: { items: ["fusion-hammer", "coffee-dripper"], deck: ["ironclad-bash"] },
  }).p1.isAsked("map")
})
