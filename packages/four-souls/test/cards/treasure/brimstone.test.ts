// Brimstone: a stronger blow that goes through to somebody else.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { beast, hush, person } from "../../support/cards.ts"
import { attack, item, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const { aim, dealBy, monsters, paid } = verbs

const table = (...dice: number[]): Play =>
  fourSoulsTable({ p1: { board: ["brimstone"], hand: ["bomb"] }, p2: {}, p3: {}, monsters: ["fatty"], dice })

test("1 more attack, and 1 damage to another player for each combat damage dealt to a monster", () => {
  const hit = attack(table(6, 6), "fatty").allPass()
  expect([person(hit, 1).attack, beast(hit).health]).toEqual([2, 2])
  hit.p1.canPickExactly("p2", "p3").p1.pick("p3").allPass().p1.pick("p3").allPass()
  expect(hit.told("damage")).toMatchObject([
    { amount: 2, combat: 1 },
    { whom: 2, amount: 1, combat: 0 },
    { amount: 2, combat: 1 },
    { whom: 2, amount: 1, combat: 0 },
  ])
})

test("not for what another card deals, nor for a miss", () => {
  const bombed = table().p1.play("bomb", "fatty").allPass().p1.isAsked("action")
  expect(bombed.told("damage")).toHaveLength(1)
  const missed = attack(table(1, 1), "fatty").allPass()
  expect(missed.told("damage").map(({ whom }) => whom)).toEqual([0, 0])
})

test("cancelled, nobody else is hurt", () => {
  const cancelled = fourSoulsTable({
    p1: { board: ["brimstone"] },
    p2: { board: ["test-hush"] },
    cards: [hush],
    p3: {},
    monsters: ["fatty"],
    dice: [6, 1, 1],
  })
  attack(cancelled, "fatty").allPass().p1.pick("p2").p1.pass().p2.activate("test-hush", "item").allPass()
  expect(person(cancelled, 2).health).toBe(2)
})

test("is not in games of two", () => {
  const two = fourSoulsTable({ p1: { cents: 10 }, shop: ["dinner"], treasureDeck: ["brimstone", "meat"] })
  two.p1.buy().allPass().p1.ware("dinner").allPass().p1.has("shop", "meat")
})

const striker = item("test-striker", paid([], [dealBy("you", n(1), "it1")], aim(monsters)))

test("in the first edition for any damage that one deals to a monster, by a card still not", () => {
  const setOut = (board: string): Play =>
    fourSoulsTable({
      cards: [striker],
      p1: { board: [board, "test-striker"], hand: ["bomb"] },
      p2: {},
      p3: {},
      monsters: ["fatty"],
    })
  const hurt = (table: Play) => table.told("damage").map(({ whom, amount }) => [whom, amount])
  const then = setOut("brimstone-first-edition").p1.play("bomb", "fatty").allPass().p1.isAsked("action")
  expect(person(then, 1).attack).toBe(2)
  then.p1.activate("test-striker", "fatty").allPass().p1.pick("p3").allPass()
  expect(hurt(then).slice(2)).toEqual([[2, 1]])
  const now = setOut("brimstone").p1.activate("test-striker", "fatty").allPass().p1.isAsked("action")
  expect(hurt(now)).toHaveLength(1)
})
