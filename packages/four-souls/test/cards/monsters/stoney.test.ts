// Stoney: makes all harder to hit, is out of reach, and dies with any other.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("monsters have 1 more evasion while it is there", () => {
  const table = fourSoulsTable({ monsters: ["stoney", "fly", "little-horn"] })
  expect([2, 3].map((slot) => beast(table, slot).evasion)).toEqual([3, 6])
})

test("cannot be attacked", () => {
  const table = fourSoulsTable({ monsters: ["stoney", "fly"] })
  table.p1.attack().allPass().p1.canPickExactly("against:fly", "against:deck")
  table.leaves("p1", "attack-target")
})

test("dies when another monster dies, and leaves its loot", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["stoney", "fly"],
    monsterDeck: ["dip", "leech", "squirt"],
    dice: [3],
  })
  attack(table, "fly").allPass()
  expect(new Set(cardsIn(table, "monsterDiscard"))).toEqual(new Set(["fly", "stoney"]))
  expect([cardsIn(table, "p1.hand").length, table.told("kill")]).toMatchObject([1, [{ from: -1 }]])
})

test("takes damage like any other, and its own death is no other's", () => {
  const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, monsters: ["stoney", "fly"] })
  table.p1.play("gold-bomb", "stoney").allPass()
  expect([cardsIn(table, "monsterDiscard"), table.told("kill")]).toEqual([["stoney"], []])
})

test("found by an attack on the deck it lies in the slot, and the attack is over", () => {
  const table = fourSoulsTable({ monsters: ["clotty"], monsterDeck: ["stoney", "fly"] })
  attack(table, "deck").allPass().p1.has("monsters", "stoney").p1.has("covered", "clotty")
  table.p1.cannot("attack", "no-attack-left")
})

test("two of them fall together", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["stoney", "stoney", "dip"],
    monsterDeck: ["leech", "leech", "leech", "leech"],
  })
  table.p1.play("bomb", "dip").allPass()
  while (table.open[0].kind === "order") table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
  expect(cardsIn(table, "monsters")).toEqual(["leech", "leech", "leech"])
})
