// Bum-Bo!: cents become levels, and levels give more and more.

import { expect, test } from "vitest"
import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { person } from "../../support/cards.ts"
import { attack, cents, item, type Play } from "../../support/play.ts"
import { cardAt, cardsIn, fourSoulsTable } from "../../support/table.ts"

const { levelUp, levelDown, paid, aim, items, stealCents, otherPlayers } = verbs
/** As many levels as one likes, up and down. */
const trainer = (levels: number) =>
  item("test-trainer", paid([], [levelUp(n(levels), { whom: "it1" })], aim(items)))
const tamer = item("test-tamer", paid([], [levelDown(n(1), { whom: "it1" })], aim(items)))

const level = (table: Play): unknown =>
  table.game.view(table.state, 1).zones["board.0"].find(({ card }) => card === "bum-bo")?.shows?.["level"]

const trained = (levels: number, more: object = {}): Play =>
  fourSoulsTable({
    cards: [trainer(levels), tamer],
    p1: { board: ["bum-bo", "test-trainer", "test-tamer"] },
    ...more,
  })
    .p1.activate("test-trainer", "bum-bo")
    .allPass()

test("what would be gained becomes levels, all of it", () => {
  const table = fourSoulsTable({ p1: { board: ["bum-bo"], hand: ["three-cents", "a-nickel"], plays: 1 } })
  table.p1.play("three-cents").allPass().p1.play("a-nickel").allPass()
  expect([cents(table), level(table), table.told("gainCents")]).toEqual([[3, 3], 8, []])
  expect(table.told("counters")).toMatchObject([
    { name: "level", now: 3 },
    { name: "level", now: 8 },
  ])
})

test("others gain as usual, and what is stolen is not gained", () => {
  const thief = item("test-thief", paid([], [stealCents(n(2), "it1")], aim(otherPlayers)))
  const table = fourSoulsTable({
    cards: [thief],
    p1: { board: ["bum-bo", "test-thief"] },
    p2: { hand: ["a-dime"], plays: 1 },
  })
  table.p1.activate("test-thief", "p2").allPass().p1.pass().p2.play("a-dime").allPass()
  expect([cents(table), level(table)]).toEqual([[5, 11], undefined])
})

test("at level 0 it does nothing; at level 1 the first attack roll is 2 higher, the second is not", () => {
  const fight = (table: Play): unknown[] => {
    attack(table, "fatty").allPass()
    return table.told("rolls").map(({ value }) => value)
  }
  const bare = { monsters: ["fatty"], dice: [1, 1], p1: { board: ["bum-bo"] } }
  expect(fight(fourSoulsTable(bare))).toEqual([1, 1])
  const table = trained(1, { monsters: ["fatty"], dice: [1, 1, 1] })
  expect(fight(table.leaves("p1", "penalty-item"))).toEqual([3, 1, 1])
})

test("at level 10 its player has 1 more attack, and the 2 on the first attack roll as well", () => {
  expect(person(trained(9), 1).attack).toBe(1)
  const table = trained(10, { monsters: ["fly"], dice: [1] })
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([2, 1])
  attack(table, "fly").allPass()
  expect([table.told("rolls"), cardsIn(table, "monsterDiscard")]).toMatchObject([[{ value: 3 }], ["fly"]])
})

test("at level 25 there is no end to attacking", () => {
  const set = { monsters: ["fly"], monsterDeck: ["fly", "fly", "dip", "dip"], dice: [2, 2, 2] }
  const tired = trained(20, { ...set, dice: [2] })
  attack(tired, "fly").allPass().p1.cannot("attack", "no-attack-left")
  const table = trained(25, set)
  for (let i = 0; i < 3; i++) attack(table, "fly").allPass()
  expect([cardsIn(table, "monsterDiscard"), cents(table), level(table)]).toEqual([
    ["fly", "fly", "fly"],
    [3, 3],
    28,
  ])
  table.p1.canPick("attack")
})

test("a level lost is what it gave lost; below 0 there is none", () => {
  const table = trained(10).p1.activate("test-tamer", "bum-bo").allPass()
  expect([person(table, 1).attack, level(table)]).toEqual([1, 9])
  const low = trained(1)
  for (let i = 0; i < 2; i++) low.p1.activate("test-tamer", "bum-bo").allPass()
  expect([level(low), low.told("counters").length]).toEqual([undefined, 2])
})

test("levels are counters: they go where it goes", () => {
  const thief = item("test-thief", paid([], [verbs.steal("it1")], aim(verbs.othersItems)))
  const table = fourSoulsTable({
    cards: [trainer(10), thief],
    p1: { board: ["test-thief"] },
    p2: { board: ["bum-bo", "test-trainer"] },
  })
  table.p1.pass().p2.activate("test-trainer", "bum-bo").allPass()
  expect(person(table, 2).attack).toBe(2)
  table.p1.activate("test-thief", "bum-bo").allPass()
  const bumBo = table.state.objects.find(({ ref }) => ref === cardAt(table, "p1.board", "bum-bo"))
  expect([person(table, 1).attack, person(table, 2).attack, bumBo?.data?.counters]).toEqual([2, 1, 10])
})

test("in the first edition it grows by counters, whoever puts them there", () => {
  const bumBo = "bum-bo-first-edition"
  const charger = item("test-charger", paid([], [verbs.addCounters(n(9), { whom: "it1" })], aim(items)))
  const table = fourSoulsTable({
    cards: [charger],
    p1: { board: [bumBo, "test-charger"], hand: ["a-penny"] },
    monsters: ["fly"],
    dice: [1],
  })
  table.p1.play("a-penny").allPass()
  expect([cents(table), table.told("counters")]).toMatchObject([[3, 3], [{ name: "", now: 1 }]])
  expect(person(table, 1).attack).toBe(1)
  table.p1.activate("test-charger", bumBo).allPass()
  expect(person(table, 1).attack).toBe(2)
  attack(table, "fly").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 3 }])
  // One for the first cent, nine, and one for the fly.
  expect(table.told("counters").at(-1)).toMatchObject({ now: 11 })
  table.p1.activate("test-charger", bumBo).allPass().p1.cannot("attack", "no-attack-left")
  table.p1.activate("test-charger", bumBo).allPass().p1.canPick("attack")
})
