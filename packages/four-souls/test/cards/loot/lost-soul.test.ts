// Lost Soul: becomes a soul.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("as it resolves, and is gained; it was never an item", () => {
  const table = fourSoulsTable({ p1: { hand: ["lost-soul"] } })
  table.p1.play("lost-soul").allPass()
  expect([cardsIn(table, "p1.souls"), person(table, 1).souls, cardsIn(table, "lootDiscard")]).toEqual([
    ["lost-soul"],
    1,
    [],
  ])
  expect([table.told("soulGained"), table.told("move").map(({ to }) => to)]).toMatchObject([
    [{ who: 0 }],
    ["stack", "souls"],
  ])
})

test("of whoever played it, on anybody's turn", () => {
  const table = fourSoulsTable({ p1: {}, p2: { hand: ["lost-soul"], plays: 1 } })
  table.p1.pass().p2.play("lost-soul").allPass()
  expect([person(table, 1).souls, person(table, 2).souls]).toEqual([0, 1])
})

test("the fourth wins", () => {
  const table = fourSoulsTable({ p1: { hand: ["lost-soul"], souls: ["gurdy", "monstro", "famine"] } })
  table.p1.play("lost-soul").allPass()
  expect(table.game.outcome(table.state)).toEqual({ winners: [0], how: "souls" })
})

test("destroyed as a soul it is loot again, on the loot discard", () => {
  const table = fourSoulsTable({ p1: { hand: ["xx-judgement"] }, p2: { souls: ["lost-soul"] } })
  table.p1.play("xx-judgement", "p2").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual(["lost-soul", "xx-judgement"])
})

test("cancelled, it is loot in the discard, and nobody's soul", () => {
  const table = fourSoulsTable({ p1: { hand: ["lost-soul"] }, p2: { hand: ["butter-bean"], plays: 1 } })
  table.p1.play("lost-soul").p1.pass().p2.play("butter-bean", "lost-soul").allPass()
  expect([person(table, 1).souls, cardsIn(table, "lootDiscard")]).toEqual([0, ["lost-soul", "butter-bean"]])
})
