// Upgrade Shrine: a better card, or two at random for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act1-upgrade-shrine"

test("one card of one's choice", () => {
  const table = meeting(ID)
  choose(table, 1)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
  expect(climberOf(table).hp).toBe(5)
  isOver(table, ID)
})

test("two cards at random, and 2 HP", () => {
  const table = meeting(ID, {
    p1: { deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend", "curse-doubt", "ironclad-anger+"] },
  })
  choose(table, 2)
  const deck = cardsIn(table, "p1.deck")
  expect(deck.filter((card) => card.endsWith("+"))).toHaveLength(3)
  expect(deck.map((card) => card.replace("+", ""))).toEqual([
    "ironclad-strike",
    "ironclad-bash",
    "ironclad-defend",
    "curse-doubt",
    "ironclad-anger",
  ])
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("with fewer than two to upgrade, those; the blood is the same", () => {
  const table = meeting(ID, { p1: { deck: ["ironclad-bash", "curse-doubt"] } })
  choose(table, 2)
  table.p1.has("deck", "ironclad-bash+", "curse-doubt")
  expect(climberOf(table).hp).toBe(3)
})

test("with nothing to upgrade, nothing happens", () => {
  const table = meeting(ID, { p1: { deck: ["curse-doubt"] } })
  choose(table, 1)
  table.p1.has("deck", "curse-doubt")
  isOver(table, ID)
})

test("the last HP can go", () => {
  const table = meeting(ID, { p1: { hp: 2 } })
  choose(table, 2)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
