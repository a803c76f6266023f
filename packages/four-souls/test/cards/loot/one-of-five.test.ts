// IV. The Emperor, IX. The Hermit and XVIII. The Moon: one of five cards on top, the rest on the bottom.

import { describe, expect, test } from "vitest"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const decks = {
  lootDeck: ["bomb", "a-dime", "a-nickel", "two-cents", "three-cents", "four-cents"],
  treasureDeck: ["meat", "dinner", "synthoil", "smelter", "mr-boom", "breakfast"],
  monsterDeck: ["fly", "dip", "clotty", "spider", "trite", "pooter"],
}

describe.each([
  ["iv-the-emperor", "monsterDeck"],
  ["ix-the-hermit", "treasureDeck"],
  ["xviii-the-moon", "lootDeck"],
] as const)("%s", (card, deck) => {
  const names = decks[deck]

  test("one is kept on top, four go under the deck, and only its player has seen them", () => {
    const table = fourSoulsTable({ ...decks, p1: { hand: [card] } })
    table.p1.play(card).allPass().p1.isAsked("keep-on-top")
    table.p1.canPickExactly(...names.slice(0, 5)).p1.pick(names[2])
    const after = cardsIn(table, deck)
    expect([after.at(-1), after.at(-2), after.slice(0, 4).toSorted()]).toEqual([
      names[2],
      names[5],
      [names[0], names[1], names[3], names[4]].toSorted(),
    ])
    expect(seenIn(table, 2, deck)).toEqual(Array.from({ length: 6 }, () => "?"))
    expect(seenIn(table, 1, deck).filter((name) => name === "?").length).toBe(1)
  })

  test("of fewer than five, as many as there are", () => {
    const table = fourSoulsTable({ ...decks, [deck]: names.slice(0, 2), p1: { hand: [card] } })
    table.p1.play(card).allPass().p1.canPickExactly(names[0], names[1]).p1.pick(names[1])
    expect(cardsIn(table, deck)).toEqual([names[0], names[1]])
  })

  test("a single card, or none, is nothing to ask about", () => {
    for (const left of [names.slice(0, 1), []]) {
      const table = fourSoulsTable({ ...decks, [deck]: left, p1: { hand: [card] } })
      table.p1.play(card).allPass().p1.isAsked("action")
      expect(cardsIn(table, deck)).toEqual(left)
    }
  })
})
