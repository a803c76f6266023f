// Pain: hurts in a small hand.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  [["curse-pain"], 8],
  [["curse-pain", "ironclad-strike"], 8],
  [["curse-pain", "ironclad-strike", "ironclad-defend"], 9],
])("a hand of %j leaves %i HP after a cultist's hit", (hand, hp) => {
  const table = combat({ p1: { hand, block: 0 }, enemies: ["first-cultist"] })
  endTurn(table)
  anyOrder(table)
  expect(playerOf(table, 1).hp).toBe(hp)
})

test("block is no help", () => {
  const table = combat({ p1: { hand: ["curse-pain"], block: 5 }, enemies: ["first-cultist"] })
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(9)
})
