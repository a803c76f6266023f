// Curse of Pain: 1 damage at the start of each turn of whoever has it.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("1 damage at the start of each turn of theirs, from nobody", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["curse-of-pain"] } })
  table.p1.end().allPass()
  expect([person(table, 2).health, table.told("damage")]).toMatchObject([
    1,
    [{ whom: 1, amount: 1, from: -1 }],
  ])
  table.p2.end().allPass()
  expect(table.told("damage")).toHaveLength(1)
})

test("who dies of it is rid of it, and of the turn", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["curse-of-pain", "curse-of-pain"] }, p3: {} })
  table.p1.end().allPass()
  while (table.open[0].kind === "order") table.p2.pick(...table.options(2).map(({ key }) => key)).allPass()
  table.p3.isAsked("action").p2.has("board", "isaac")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-pain", "curse-of-pain"])
})

test("is given by the active player, who may keep it", () => {
  const table = fourSoulsTable({ monsters: ["clotty"], monsterDeck: ["curse-of-pain", "fly"] })
  attack(table, "deck").allPass().p1.pick("p1").allPass().p1.has("board", "isaac", "curse-of-pain")
})
