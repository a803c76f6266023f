// Curse of Loss: a soul for dying.

import { expect, test } from "vitest"
import { axe, hush, hushTop, person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import type { Play } from "../../support/play.ts"

const cards = [axe, hush]
const struck = (souls: string[]): Play =>
  fourSoulsTable({
    p1: { board: ["test-axe", "test-hush"] },
    p2: { board: ["curse-of-loss"], souls, cents: 0 },
    cards,
  })
    .p1.activate("test-axe", "p2")
    .allPass()

/** Both abilities of the curse are set off by a death, and its player says which comes first. */
const sorted = (table: Play): Play => {
  while (table.open[0].kind === "order") table.p2.pick(...table.options(2).map(({ key }) => key))
  return table
}

test("who has it destroys a soul of their choice when they die, and is rid of it", () => {
  const table = sorted(struck(["war", "gurdy"]))
  table.p2.canPickExactly("war", "gurdy").p2.pick("gurdy").allPass()
  table.p2.has("souls", "war").p2.has("board", "isaac")
  expect(cardsIn(table, "monsterDiscard").toSorted()).toEqual(["curse-of-loss", "gurdy"])
  expect(person(table, 2).souls).toBe(1)
})

test("who has no soul loses none", () => {
  const table = sorted(struck([]))
  table.allPass().p2.has("board", "isaac").p1.has("monsterDiscard", "curse-of-loss")
})

test("a soul worth two is one soul", () => {
  const table = sorted(struck(["mom"])).allPass()
  expect(person(table, 2).souls).toBe(0)
})

test("a bonus soul is gone for good", () => {
  const table = sorted(struck(["soul-of-guppy"])).allPass()
  table.p2.has("souls")
  expect(cardsIn(table, "bonus")).toEqual([])
})

test("others die without it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"], souls: ["war"] },
    p2: { board: ["curse-of-loss"], souls: ["gurdy"] },
    cards,
  })
  table.p1.activate("test-axe", "p1").allPass().p1.has("souls", "war").p2.has("souls", "gurdy")
})

test("cancelled, it costs nothing", () => {
  const table = sorted(struck(["war"]))
  // The one for the soul lies on top: it was put there last.
  hushTop(table.p2.pass(), 1).allPass().p2.has("souls", "war").p2.has("board", "isaac")
})
