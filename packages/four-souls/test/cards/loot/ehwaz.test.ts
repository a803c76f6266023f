// Ehwaz: monsters that are not attacked make way for the next of the deck.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("all of them, one after another in the order that its player says", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ehwaz"] },
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
  })
  table.p1.play("ehwaz").allPass().p1.isAsked("order").p1.pick("monstro", "gurdy").allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
    ["fly", "dip"],
    ["monstro", "gurdy"],
  ])
  // Nobody has died: there is nothing to gain.
  expect([table.told("rewarded"), table.told("soulGained"), table.state.table.monsterSlots]).toEqual([
    [],
    [],
    2,
  ])
})

test("not the one that is attacked, and the attack goes on", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ehwaz"] },
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
    dice: [6, 6, 6, 6, 6],
  })
  attack(table, "gurdy").p1.play("ehwaz").allPass()
  expect([cardsIn(table, "monsters").includes("fly"), cardsIn(table, "monsterDiscard")]).toEqual([
    true,
    ["monstro"],
  ])
  expect(cardsIn(table, "p1.souls")).toEqual(["gurdy"])
})

test("the next card comes to the slot, also over one that is covered there", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ehwaz", "bomb"], plays: 1 },
    monsters: ["trite"],
    monsterDeck: ["stoney", "fly", "dip", "clotty"],
  })
  // Stoney cannot be attacked: it stays where it covers Trite.
  table.p1.attack().allPass().p1.against("deck").allPass()
  expect([cardsIn(table, "covered"), cardsIn(table, "monsters")]).toEqual([["trite"], ["stoney"]])
  table.p1.play("ehwaz").allPass()
  expect([cardsIn(table, "covered"), cardsIn(table, "monsters")]).toEqual([["trite"], ["fly"]])
  table.p1.play("bomb", "fly").allPass()
  expect([cardsIn(table, "covered"), cardsIn(table, "monsters")]).toEqual([[], ["trite"]])
})

test("an event that comes is met, and the slot filled again", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ehwaz"] },
    monsters: ["gurdy"],
    monsterDeck: ["gold-chest", "fly", "dip", "clotty"],
    dice: [6],
  })
  table.p1.play("ehwaz").allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
    ["fly"],
    ["gurdy", "gold-chest"],
  ])
})

test("a deck that has run out is made of what was just discarded", () => {
  const table = fourSoulsTable({ p1: { hand: ["ehwaz"] }, monsters: ["gurdy"], monsterDeck: [] })
  table.p1.play("ehwaz").allPass()
  expect(cardsIn(table, "monsters")).toEqual(["gurdy"])
})

test("what cannot leave stays, and the others make way all the same", () => {
  const table = fourSoulsTable({
    options: { challenge: "heart-of-the-cellar", mode: "co-op" },
    p1: { hand: ["ehwaz"] },
    minions: ["trite"],
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
  })
  table.p1.play("ehwaz").allPass().p1.isAsked("order").p1.pick("trite", "gurdy", "monstro").allPass()
  expect([cardsIn(table, "monsters").toSorted(), cardsIn(table, "monsterDiscard")]).toEqual([
    ["dip", "fly", "trite"],
    ["gurdy", "monstro"],
  ])
})

test("without monsters nothing happens", () => {
  const table = fourSoulsTable({ p1: { hand: ["ehwaz"] } })
  table.p1.play("ehwaz").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual(["ehwaz"])
})
