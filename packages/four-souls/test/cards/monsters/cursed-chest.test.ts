// Cursed Chest: damage, or a Guppy item.

import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const opened = (rolled: number, treasureDeck: string[] = []): Play =>
  attack(
    fourSoulsTable({
      p1: { board: ["dinner"] },
      monsters: ["clotty"],
      monsterDeck: ["cursed-chest", "fly"],
      treasureDeck,
      dice: [rolled],
    }),
    "deck",
  ).allPass()

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])("a %i is %i damage", (rolled, amount) => {
  const table = opened(rolled)
  expect(table.told("damage")).toMatchObject([{ whom: 0, amount }])
  table.p1.has("monsterDiscard", "cursed-chest").p1.has("monsters", "clotty")
})

test("a 6 is a Guppy item out of the treasure deck", () => {
  const table = opened(6, ["meat", "guppys-head", "guppys-collar", "synthoil"])
  table.p1
    .isAsked("search")
    .p1.canPickExactly("guppys-head", "guppys-collar")
    .p1.pick("guppys-collar")
    .allPass()
  table.p1.has("board", "isaac", "dinner", "guppys-collar")
  expect([cardsIn(table, "treasureDeck").toSorted(), table.told("shuffle").length]).toEqual([
    ["guppys-head", "meat", "synthoil"],
    1,
  ])
})

test("the only one there is, without a question", () => {
  const table = opened(6, ["meat", "guppys-head", "synthoil"])
  table.p1.isAsked("action").p1.has("board", "isaac", "dinner", "guppys-head")
})

test("or nothing, if there is none", () => {
  const table = opened(6, ["meat", "synthoil"])
  table.p1.isAsked("action").p1.has("board", "isaac", "dinner").p1.has("monsterDiscard", "cursed-chest")
})
