// Devil Deal: loot or a Guppy item for damage, or nothing.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const offered = (treasureDeck: string[] = [], board = ["dinner"]): Play =>
  attack(
    fourSoulsTable({
      p1: { board },
      monsters: ["clotty"],
      monsterDeck: ["devil-deal", "fly"],
      treasureDeck,
    }),
    "deck",
  ).allPass()

test("the active player says which, as it goes on the stack", () => {
  offered().p1.canPickExactly("decline", "loot", "guppy").p1.pick("decline").allPass()
})

test("declined, it is put into discard", () => {
  const table = offered().p1.pick("decline").allPass()
  expect([table.told("damage"), table.told("loot")]).toEqual([[], []])
  table.p1.has("monsterDiscard", "devil-deal").p1.has("monsters", "clotty")
})

test("2 loot for 1 damage", () => {
  const table = offered().p1.pick("loot").allPass()
  expect([cardsIn(table, "p1.hand").length, table.told("damage")]).toMatchObject([
    2,
    [{ whom: 0, amount: 1 }],
  ])
  table.p1.has("monsterDiscard", "devil-deal")
})

test("a Guppy item for 2 damage", () => {
  const table = offered(["meat", "guppys-head", "guppys-collar", "synthoil"]).p1.pick("guppy").allPass()
  table.p1.isAsked("search").p1.pick("guppys-head")
  // The damage waits for answers.
  expect([cardsIn(table, "p1.board").at(-1), table.told("damage")]).toEqual(["guppys-head", []])
  table.allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 2 }])
  table.p1.has("board", "isaac", "dinner", "guppys-head")
  expect(table.told("shuffle")).toHaveLength(1)
})

test("the damage comes even if there is no Guppy item, and may be deadly", () => {
  const table = offered(["meat", "synthoil"], []).p1.pick("guppy").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  expect(cardsIn(table, "monsterDiscard")).toEqual(["devil-deal"])
})

const dealt = (): Play =>
  attack(
    fourSoulsTable({
      p1: { board: ["dinner"] },
      monsters: ["clotty"],
      monsterDeck: ["devil-deal-first-edition", "fly"],
      treasureDeck: ["guppys-head", "guppys-collar", "meat"],
      options: { ruleset: "classic" },
    }),
    "deck",
  )

describe("in the first edition", () => {
  rule("FSC-R.19", "the Guppy item of Devil Deal cannot be used before the damage has been taken", () => {
    const table = dealt().allPass().p1.pick("guppy").allPass().p1.pick("guppys-head")
    table.p1.has("board", "isaac", "dinner", "guppys-head")
    table.p1.cannot("activate:guppys-head>p1", "forbidden").p1.canPick("activate:isaac")
    expect(table.told("damage")).toEqual([])
    table.allPass()
    expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 2 }])
    table.p1.canPick("activate:guppys-head>p1")
  })
})
