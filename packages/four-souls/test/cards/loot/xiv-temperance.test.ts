// XIV. Temperance: cents for damage, in two sizes.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { loot } from "../../support/made-up.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const temperance = { p1: { hand: ["xiv-temperance"], cents: 0 } }

test("1 damage and 4 cents", () => {
  const table = fourSoulsTable(temperance).p1.play("xiv-temperance~small").allPass()
  expect([person(table, 1).health, cents(table)[0]]).toEqual([1, 4])
})

test("2 damage and 8 cents, one of which the penalty takes", () => {
  const table = fourSoulsTable(temperance).p1.play("xiv-temperance~large").allPass()
  expect([table.told("playerDies"), cents(table)[0], phase(table)]).toMatchObject([
    [{ who: 0 }],
    7,
    "p2 action",
  ])
})

test("the size is said as it is played, before anybody answers", () => {
  const table = fourSoulsTable(temperance)
  table.p1.canPick("play:xiv-temperance~small", "play:xiv-temperance~large")
  table.p1.play("xiv-temperance~large").p1.isAsked("respond").p1.pass().p2.pass()
  table.p1.isAsked("respond").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 2, from: -1 }])
})

test("the cents come with the damage as it is put on the stack, and hang on it", () => {
  const table = fourSoulsTable(temperance).p1.play("xiv-temperance~small").p1.pass().p2.pass()
  expect([table.told("damage"), cents(table)[0]]).toEqual([[], 4])
  table.allPass()
  // No damage is none at all, and brings nothing.
  const none = loot(
    "test-none",
    "Test",
    { kind: "tarot" },
    verbs.and(verbs.take(0), verbs.gainCents(n(4))),
  ).def
  const without = fourSoulsTable({ cards: [none], p1: { hand: ["test-none"], cents: 0 } })
  expect(cents(without.p1.play("test-none").allPass())[0]).toBe(0)
})
