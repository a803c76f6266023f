// Boomerang: a loot card of another player's hand, by chance.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a card comes from the hand of another player, by chance", () => {
  const stolen = (place: number): string[] => {
    const table = fourSoulsTable({
      p1: { board: ["boomerang"] },
      p2: { hand: ["bomb", "a-dime"] },
      p3: {},
      dice: [place],
    })
    table.p1.canPick("activate:boomerang>p2", "activate:boomerang>p3").p1.cannotPick("activate:boomerang>p1")
    table.p1.activate("boomerang", "p2").allPass()
    expect(cardsIn(table, "p2.hand")).toHaveLength(1)
    return cardsIn(table, "p1.hand")
  }
  expect(new Set([...stolen(1), ...stolen(2)])).toEqual(new Set(["bomb", "a-dime"]))
})

test("nothing comes from an empty hand", () => {
  const table = fourSoulsTable({ p1: { board: ["boomerang"] }, p2: {} })
  table.p1.activate("boomerang", "p2").allPass().p1.has("hand").p1.isAsked("action")
})

test("a card that is played in answer cannot be stolen any more", () => {
  const table = fourSoulsTable({ p1: { board: ["boomerang"] }, p2: { hand: ["a-dime"], plays: 1 } })
  table.p1.activate("boomerang", "p2").p1.pass().p2.play("a-dime").allPass().p1.has("hand")
})

test("nothing is stolen when the ability is cancelled", () => {
  const table = fourSoulsTable({ p1: { board: ["boomerang"] }, p2: { hand: ["bomb"], board: ["no"] } })
  table.p1.activate("boomerang", "p2").p1.pass().p2.activate("no", "item").allPass().p2.has("hand", "bomb")
})
