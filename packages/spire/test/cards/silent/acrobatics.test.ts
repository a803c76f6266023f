// Acrobatics: many cards for one.

import { expect, test } from "vitest"
import { cardsIn, combat } from "../../support/table.ts"

const draw = ["silent-survivor", "silent-strike", "silent-defend", "silent-deflect", "silent-slice"]

test.each([
  ["silent-acrobatics", 3],
  ["silent-acrobatics+", 4],
])("%s draws, then has one of them or another discarded", (card, many) => {
  const table = combat({ p1: { hand: [card, "silent-bane"], draw }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(table.p1.options).toHaveLength(many + 1)
  table.p1.pick("silent-survivor")
  expect(cardsIn(table, "p1.hand")).toHaveLength(many)
  table.p1.has("discard", "silent-survivor", card)
})

test("draws what there is; the card itself is not shuffled in", () => {
  const table = combat({
    p1: { hand: ["silent-acrobatics"], draw: ["silent-strike"], discard: ["silent-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-acrobatics").p1.pick("silent-strike")
  table.p1.has("hand", "silent-defend").p1.has("discard", "silent-strike", "silent-acrobatics")
})

test("nothing to draw and nothing to discard", () => {
  const table = combat({ p1: { hand: ["silent-acrobatics"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-acrobatics").p1.has("discard", "silent-acrobatics")
})
