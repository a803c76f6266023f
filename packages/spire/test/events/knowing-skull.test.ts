// Knowing Skull: it has an answer to one question or two, and takes its price for each.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, climberOf, keysOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act2-knowing-skull"

test("one option is enough: a potion for 1 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.has("items").p1.pick("enough")
  takeAll(table)
  table.p1.has("items", "block-potion")
  expect(climberOf(table)).toMatchObject({ hp: 4, gold: 0 })
  isOver(table, ID)
})

test("3 gold for 1 HP", () => {
  const table = meeting(ID)
  choose(table, 2)
  table.p1.pick("enough")
  expect(climberOf(table)).toMatchObject({ hp: 4, gold: 3 })
  isOver(table, ID)
})

test("a card reward for 1 HP", () => {
  const table = meeting(ID, { p1: { deck: [], rewards: ["ironclad-anger"] } })
  choose(table, 3)
  table.p1.pick("enough")
  takeAll(table)
  table.p1.has("deck", "ironclad-anger")
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

describe("two options", () => {
  rule("STS-Q-83", "nothing happens before both are named, and then the first comes first", () => {
    const table = meeting(ID)
    choose(table, 2)
    expect(climberOf(table)).toMatchObject({ hp: 5, gold: 0 })
    choose(table, 1)
    takeAll(table)
    expect(climberOf(table)).toMatchObject({ hp: 3, gold: 3 })
    expect(table.events.map(({ k }) => k).filter((k) => k === "gainGold" || k === "gainReward")).toEqual([
      "gainGold",
      "gainReward",
    ])
    table.p1.has("items", "block-potion")
    isOver(table, ID)
  })

  rule("STS-Q-83", "they are two different ones, and there is no third", () => {
    const table = meeting(ID)
    table.p1.cannot("enough", "choose-first")
    choose(table, 2)
    table.p1.cannot(optionOf(table, 2), "chosen-by-you")
    table.p1.canPickExactly(`option:${ID}`, `option:${ID}.3`, "enough")
    choose(table, 3)
    table.p1.pick("done")
    expect(climberOf(table)).toMatchObject({ hp: 3, gold: 3 })
    isOver(table, ID)
  })
})

test("each player chooses for themselves, in any order", () => {
  const table = meeting(ID, { p2: { hp: 5 } })
  choose(table, 2, 2)
  choose(table, 2)
  expect(keysOf(table, 2)).toContain("enough")
  table.p2.pick("enough")
  choose(table, 3)
  table.p1.pick("done")
  expect([1, 2].map((seat) => climberOf(table, seat))).toMatchObject([
    { hp: 3, gold: 3 },
    { hp: 4, gold: 3 },
  ])
  isOver(table, ID)
})

test("the last HP can go for it", () => {
  const table = meeting(ID, { p1: { hp: 1 } })
  choose(table, 2)
  table.p1.pick("enough")
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
