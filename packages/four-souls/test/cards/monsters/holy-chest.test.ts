// Holy Chest: shelter and another attack, cents, or a soul.

import { expect, test } from "vitest"
import { needle, person } from "../../support/cards.ts"
import { attack, cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const found = (value: number, more: object = {}): Play => {
  const table = fourSoulsTable({
    cards: [needle],
    p1: { board: ["test-needle"] },
    monsters: ["fatty"],
    monsterDeck: ["holy-chest", "fly"],
    dice: [value],
    ...more,
  })
  return attack(table, "deck").allPass()
}

test.each([1, 2])("a %i: the next 2 damage are prevented, and there is another attack", (value) => {
  const table = found(value)
  expect(cardsIn(table, "monsterDiscard")).toEqual(["holy-chest"])
  table.p1.canPick("attack")
  for (const left of [2, 2, 1]) {
    table.p1.activate("test-needle", "p1").allPass()
    expect(person(table, 1).health).toBe(left)
  }
})

test.each([3, 4, 5])("a %i: 7 cents", (value) => {
  const table = found(value)
  expect([cents(table), cardsIn(table, "monsterDiscard")]).toEqual([[10, 3], ["holy-chest"]])
  table.p1.cannot("attack", "no-attack-left")
})

test("a 6: it is a soul of the active player's", () => {
  const table = found(6)
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "monsterDiscard"), person(table, 1).souls]).toEqual([
    ["holy-chest"],
    [],
    1,
  ])
  table.p1.has("monsters", "fatty")
})
