// Equality: what one gains, everybody gains.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, it } from "vitest"
import { cents, item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const { aim, players, stealCents, tap } = verbs
const options = { rooms: true, sets: ["base", "requiem"] }

it("gives everybody what one would gain, and once only", () => {
  const table = fourSoulsTable({ options, p1: { hand: ["a-dime"] }, p2: {}, p3: {}, rooms: ["equality"] })
  table.p1.play("a-dime").allPass()
  expect(cents(table)).toEqual([13, 13, 13])
  expect(table.told("gainCents").map(({ who, amount }) => [who, amount])).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
  ])
})

it("says the same of rewards, whoever is on turn", () => {
  const table = fourSoulsTable({ options, p1: { hand: ["bomb"] }, rooms: ["equality"], monsters: ["fly"] })
  table.p1.play("bomb", "fly").allPass()
  expect(cents(table)).toEqual([4, 4])
})

it("is silent about cents that are stolen, and where the pool is nearly empty gives what is left", () => {
  const thief = item("test-thief", tap([stealCents(n(2), "it1")], aim(players)))
  const table = fourSoulsTable({
    options,
    cards: [thief],
    p1: { board: ["test-thief"], hand: ["a-dime"], cents: 85 },
    p2: { cents: 3 },
    rooms: ["equality"],
  })
  table.p1.activate("test-thief", "p2").allPass()
  expect(cents(table)).toEqual([87, 1])
  // Twelve are left: ten for the active player, and two for the next.
  table.p1.play("a-dime").allPass()
  expect([cents(table), cardsIn(table, "rooms")]).toEqual([[97, 3], ["equality"]])
})
