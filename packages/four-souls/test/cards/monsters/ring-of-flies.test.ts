// Ring of Flies: a 3 steals a loot card.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = { monsters: ["ring-of-flies"], wounds: [2] }

test("for each attack roll of 3 the attacker steals a card from another player, a random one", () => {
  const table = fourSoulsTable({
    ...position,
    p1: {},
    p2: { hand: ["bomb", "a-dime"] },
    p3: { hand: ["a-nickel"] },
    dice: [3, 2],
  })
  attack(table, "ring-of-flies").allPass().p1.canPickExactly("p2", "p3").p1.pick("p2").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(1)
  expect([...cardsIn(table, "p1.hand"), ...cardsIn(table, "p2.hand")].toSorted()).toEqual(["a-dime", "bomb"])
  table.p3.has("hand", "a-nickel")
})

test("an empty hand has nothing to steal", () => {
  const table = fourSoulsTable({ ...position, p1: {}, p2: {}, dice: [3] })
  attack(table, "ring-of-flies").allPass().p1.has("hand").p1.has("monsterDiscard", "ring-of-flies")
})

test("other numbers steal nothing", () => {
  const table = fourSoulsTable({ ...position, p1: {}, p2: { hand: ["bomb"] }, dice: [2, 4] })
  attack(table, "ring-of-flies").allPass().p2.has("hand", "bomb")
})

test("in the first edition for any 3 of whoever attacks it", () => {
  const table = fourSoulsTable({
    monsters: ["ring-of-flies-first-edition"],
    wounds: [2],
    p1: { board: ["test-die"] },
    p2: { hand: ["bomb"] },
    cards: [die],
    dice: [3, 6, 3],
  })
  table.p1.activate("test-die").allPass().p2.has("hand", "bomb")
  attack(table, "ring-of-flies-first-edition").p1.activate("test-die").allPass()
  table.p1.has("hand", "bomb").p2.has("hand")
})
