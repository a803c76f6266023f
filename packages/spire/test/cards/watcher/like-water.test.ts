// Like Water: block for turns that end in calm.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat } from "../../support/table.ts"

test.each([
  ["watcher-like-water", 1],
  ["watcher-like-water+", 2],
])("%s gives %i block when the turn ends in calm", (card, block) => {
  const table = combat({ p1: { hand: [card], stance: "calm" }, enemies: ["first-cultist"], dice: [1] })
  endTurn(table.p1.play(card))
  expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([{ amount: block }])
})

test("in no other stance", () => {
  const table = combat({
    p1: { powers: ["watcher-like-water"], stance: "wrath" },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table)
  expect(table.told("gainBlock")).toEqual([])
})
