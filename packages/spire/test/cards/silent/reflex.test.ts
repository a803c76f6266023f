// Reflex: cards for being thrown away.

import { expect, test } from "vitest"
import { cardsIn, combat } from "../../support/table.ts"

const draw = ["silent-strike", "silent-defend", "silent-bane", "silent-slice"]

test.each([
  ["silent-reflex", 2],
  ["silent-reflex+", 3],
])("%s draws %i when an effect discards it", (card, many) => {
  const table = combat({ p1: { hand: ["silent-survivor", card], draw }, enemies: ["first-cultist"] })
  table.p1
    .play("silent-survivor")
    .p1.has("hand", ...draw.slice(0, many))
    .p1.has("discard", card, "silent-survivor")
})

test("cannot be played", () => {
  const table = combat({ p1: { hand: ["silent-reflex", "silent-reflex+"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done")
})

test("the end of the turn is no effect", () => {
  const table = combat({
    p1: { hand: ["silent-reflex"], draw, block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done")
  // The four of the draw pile, and itself after the shuffle.
  expect(cardsIn(table, "p1.hand")).toEqual([...draw, "silent-reflex"])
})
