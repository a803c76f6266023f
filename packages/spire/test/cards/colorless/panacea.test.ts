// Panacea: rids players of what weakens them.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

const sick = { weak: 2, vulnerable: 1 }
const well = { weak: 0, vulnerable: 0 }

test("cures one player, and keeps", () => {
  const table = combat({ p1: { hand: ["colorless-panacea"], ...sick }, p2: sick, enemies: ["first-cultist"] })
  table.p1.play("colorless-panacea", "p2").p1.has("exhaust", "colorless-panacea")
  expect([playerOf(table, 1), playerOf(table, 2)]).toMatchObject([sick, well])
})

test("upgraded it cures all", () => {
  const table = combat({
    p1: { hand: ["colorless-panacea+"], ...sick },
    p2: sick,
    enemies: ["first-cultist"],
  })
  table.p1.play("colorless-panacea+").p1.has("exhaust", "colorless-panacea+")
  expect([playerOf(table, 1), playerOf(table, 2)]).toMatchObject([well, well])
})

test.each(["colorless-panacea", "colorless-panacea+"])("%s is retained", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  endTurn(table).p1.has("hand", card)
})
