// Gambler's Brew: the die shows what its player likes.

import { expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { atDieEvent, rollForGold } from "../../support/die-event.ts"
import { onDie } from "../../support/rounds.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test("any number, before anybody uses it; later it is of no use", () => {
  const table = onDie(2, { p1: { items: ["gamblers-brew", "captains-wheel"] } })
  table.p1.canPickExactly("change:gamblers-brew", "keep").p1.change("gamblers-brew").p1.pick("3")
  expect([table.state.table.die, playerOf(table, 1).block]).toEqual([3, 3])
  expect(cardsIn(table, "potionDeck")).toEqual(["gamblers-brew"])
})

test("or kept for another time", () => {
  const table = onDie(2, { p1: { items: ["gamblers-brew"] } })
  table.p1.pick("keep").p1.has("items", "gamblers-brew").p1.cannot("use:gamblers-brew", "no-such-act")
  expect(table.state.table.die).toBe(2)
})

test("turns the die of an event as well, and is of no use where no die is rolled", () => {
  const table = atDieEvent([2], { p1: { items: ["gamblers-brew"] } })
  table.p1.cannotPick("use:gamblers-brew")
  rollForGold(table).p1.change("gamblers-brew").p1.pick("6").p1.has("items")
  expect(climberOf(table).gold).toBe(6)
})
