// Events that are printed in several Acts: the same card in each of them.

import { spireBox } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, STRIKES, winFight } from "../support/events.ts"

const abilitiesOf = (id: string): unknown => spireBox.defs.find((def) => def.id === id)?.abilities

test.each([
  ["act1-wheel-of-change", "act2-wheel-of-change"],
  ["act1-wheel-of-change", "act3-wheel-of-change"],
  ["act1-bonfire-spirits", "act3-bonfire-spirits"],
  ["act1-encounter-a3-1", "act2-encounter-a3-1"],
  ["act1-encounter-a3-1", "act2-encounter-a3-2"],
  ["act1-encounter-a3-1", "act3-encounter-a3"],
  ["act2-merchant-a3", "act3-merchant-a3"],
])("%s and %s do the same", (first, later) => {
  expect(abilitiesOf(first)).toBeDefined()
  expect(abilitiesOf(later)).toEqual(abilitiesOf(first))
})

test.each(["act2-wheel-of-change", "act3-wheel-of-change"])("%s is spun", (id) => {
  const table = meeting(id, { dice: [5] })
  choose(table, 1)
  expect(climberOf(table).gold).toBe(4)
  isOver(table, id)
})

test("the Spirits burn a card in Act III too", () => {
  const table = meeting("act3-bonfire-spirits", { p1: { deck: ["ironclad-defend", "ironclad-offering"] } })
  choose(table, 1)
  table.p1.pick("ironclad-offering")
  expect(climberOf(table).hp).toBe(10)
  isOver(table, "act3-bonfire-spirits")
})

describe("in later Acts an event may turn into another room as the first of the Act too", () => {
  test.each(["act2-encounter-a3-1", "act2-encounter-a3-2", "act3-encounter-a3"])("%s: an encounter", (id) => {
    const encounterDeck = ["a1-blue-slaver", "a1-red-slaver"]
    const table = meeting(id, { events: 0, p1: { deck: STRIKES }, p2: {}, encounterDeck })
    expect(cardsIn(table, "enemies").toSorted()).toEqual(encounterDeck)
    winFight(table)
    isOver(table, id)
  })

  test.each(["act2-merchant-a3", "act3-merchant-a3"])("%s: a merchant", (id) => {
    const table = meeting(id, { events: 0, p1: { gold: 20 }, p2: {} })
    table.p1.isAsked("merchant").p1.buy("fire-potion").p1.has("items", "fire-potion")
    table.p2.pick("leave").p1.pick("leave")
    isOver(table, id)
  })
})

rule("STS-14.3", "12, 14 and 11 events, 6, 5 and 2 more of ascensions, and 1 that is locked", () => {
  const events = spireBox.defs.filter(({ kinds }) => kinds.includes("event"))
  const many = (act: number, ascension: number, locked = 0): number =>
    events.filter(
      ({ facts }) =>
        facts["act"] === act && (facts["ascension"] ?? 0) === ascension && (facts["locked"] ?? 0) === locked,
    ).length
  expect([1, 2, 3].map((act) => many(act, 0))).toEqual([12, 14, 11])
  expect([1, 2, 3].map((act) => many(act, 3))).toEqual([6, 5, 2])
  expect([1, 2, 3].map((act) => many(act, 0, 1))).toEqual([0, 0, 1])
  expect(events).toHaveLength(51)
})
