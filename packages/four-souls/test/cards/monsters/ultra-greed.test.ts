// Ultra Greed!: everybody rolls, and whoever kills it is paid.

import { verbs } from "@soulspire/four-souls"
import { expect, it } from "vitest"
import { attack, cents, item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../../support/table.ts"

const options = { sets: ["base", "requiem"] }
const three = { options, p1: { cents: 0 }, p2: { cents: 0 }, p3: { cents: 0 }, monsters: ["ultra-greed"] }

it("has everybody else roll after each roll of the attacker, in turn order, and pays who kills it", () => {
  const table = fourSoulsTable({ ...three, wounds: [5], dice: [5, 6, 4, 5, 6, 1] })
  attack(table, "ultra-greed").allPass()
  expect(table.told("dice").map(({ who, value }) => [who, value])).toHaveLength(6)
  expect(table.told("rolls").map(({ who, value }) => [who, value])).toEqual([
    [0, 5],
    [1, 6],
    [2, 4],
    [0, 5],
    [1, 6],
  ])
  // p3 missed; the last blow is p2's, before p1's own hit can land. The soul is the active player's all the same.
  expect(table.told("damage").map(({ from }) => ((from as number) > 15 ? "it" : from))).toEqual([
    1,
    "it",
    0,
    1,
  ])
  expect([cents(table), playerOf(table, 3).damage]).toEqual([[0, 40, 0], 1])
  expect(cardsIn(table, "p1.souls")).toEqual(["ultra-greed"])
})

it("goes on without helpers who have died", () => {
  const table = fourSoulsTable({
    ...three,
    p2: { damage: 1, cents: 0 },
    wounds: [6],
    dice: [5, 1, 1, 5, 6],
  })
  attack(table, "ultra-greed").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  expect(table.told("dice").map(({ who }) => who)).toEqual([0, 1, 2, 0, 2])
  expect(cents(table)).toEqual([0, 0, 40])
})

it("pays whoever has killed it outside of an attack, and the active player when nobody has", () => {
  const bombed = fourSoulsTable({ ...three, p2: { hand: ["bomb"], plays: 1, cents: 0 }, wounds: [7] })
  bombed.p1.pass().p2.play("bomb", "ultra-greed").allPass()
  expect(cents(bombed)).toEqual([0, 40, 0])
  const plague = item("test-plague", verbs.tap([verbs.dies("it1")], verbs.aim(verbs.monsters)))
  const dead = fourSoulsTable({ ...three, cards: [plague], p2: { board: ["test-plague"], cents: 0 } })
  dead.p1.pass().p2.activate("test-plague", "ultra-greed").allPass()
  expect(cents(dead)).toEqual([40, 0, 0])
})
