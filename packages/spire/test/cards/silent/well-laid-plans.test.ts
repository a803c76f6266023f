// Well-Laid Plans: some cards stay.

import { expect, test } from "vitest"
import { cardsIn, combat } from "../../support/table.ts"

const hand = ["silent-strike", "silent-defend", "silent-bane"]

test.each([
  ["silent-well-laid-plans", ["silent-bane"]],
  ["silent-well-laid-plans+", ["silent-bane", "silent-strike"]],
])("%s keeps cards at the end of the turn", (card, kept) => {
  const table = combat({
    p1: { hand: [...hand, card], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1
    .play(card)
    .p1.pick("done")
    .p1.isAsked("retain")
    .p1.pick(...kept)
  if (kept.length === 1) table.p1.isAsked("discard-order").p1.pick("silent-strike", "silent-defend")
  expect(cardsIn(table, "p1.hand").slice(0, kept.length).toSorted()).toEqual(kept.toSorted())
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
})

test("nobody has to keep one", () => {
  const table = combat({
    p1: { hand: ["silent-strike"], draw: hand, powers: ["silent-well-laid-plans"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.pick()
  expect(table.told("move").filter(({ cause }) => cause === "end")).toHaveLength(1)
})

test("an empty hand is not asked about", () => {
  const table = combat({
    p1: { powers: ["silent-well-laid-plans+"], draw: ["silent-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.has("hand", "silent-strike")
})
