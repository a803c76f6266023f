// Rage Creep: what it does to the active player it does to a neighbour as well.

import { expect, test } from "vitest"
import { verbs } from "@soulspire/four-souls"
import { n } from "@soulspire/kernel"
import { person } from "../../support/cards.ts"
import { attack, item, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const health = (table: Play): number[] => [1, 2, 3].map((seat) => person(table, seat).health)

test("damage that it deals to the active player is dealt to the player on the left too", () => {
  const table = fourSoulsTable({ p1: {}, p2: {}, p3: {}, monsters: ["rage-creep"], dice: [1, 5] })
  attack(table, "rage-creep").allPass()
  expect(health(table)).toEqual([1, 1, 2])
  expect(table.told("damage")[1]).toMatchObject({ whom: 1, amount: 1, combat: 0 })
})

test("as much of it as was dealt", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "blood-lust"] },
    p2: { board: ["dinner"] },
    p3: {},
    monsters: ["rage-creep"],
    dice: [1, 5],
  })
  table.p1.activate("blood-lust", "rage-creep").allPass()
  attack(table, "rage-creep").allPass()
  expect(health(table)).toEqual([1, 1, 2])
})

test("what is prevented, what others deal and what it deals to others goes no further", () => {
  const claw = item(
    "test-claw",
    verbs.paid([], [verbs.dealBy("beast", n(1), "it1")], {
      targets: [
        { as: "it1", what: verbs.players },
        { as: "beast", what: verbs.monsters },
      ],
    }),
  )
  const table = fourSoulsTable({
    p1: { board: ["yum-heart", "test-claw"], hand: ["bomb"] },
    p2: {},
    p3: {},
    monsters: ["rage-creep"],
    cards: [claw],
    dice: [1, 5],
  })
  table.p1.activate("test-claw", "p3").allPass().p1.play("bomb", "p1").allPass()
  expect(health(table)).toEqual([1, 2, 1])
  table.p1.activate("yum-heart", "p1").allPass()
  attack(table, "rage-creep").allPass()
  expect(health(table)).toEqual([1, 2, 1])
})

test("it is not in games of two", () => {
  const table = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["rage-creep", "dip"], dice: [4] })
  attack(table, "deck").allPass()
  expect(table.told("attackOn")).toHaveLength(1)
  table.p1.has("monsterDiscard", "dip")
})

test("in the first edition it goes to the right", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: {},
    p3: {},
    monsters: ["rage-creep-first-edition"],
    dice: [1, 5],
  })
  attack(table, "rage-creep-first-edition").allPass()
  expect(health(table)).toEqual([1, 2, 1])
  expect(table.told("damage").slice(0, 2)).toMatchObject([
    { whom: 0, combat: 1 },
    { whom: 2, amount: 1, combat: 0 },
  ])
})
