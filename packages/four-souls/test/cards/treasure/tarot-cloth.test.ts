// Tarot Cloth: whoever rolls a 4 gives its player a loot card.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const rolled = (value: number, hand: string[], more: object = {}): Play =>
  fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"], hand },
    p2: { board: ["tarot-cloth"] },
    p3: {},
    dice: [value],
    ...more,
  })
    .p1.activate("test-die")
    .allPass()

test("a card of the giver's choice, which only the two of them see", () => {
  const table = rolled(4, ["bomb", "a-dime"]).p1.isAsked("give").p1.canPickExactly("bomb", "a-dime")
  table.p1.pick("a-dime").allPass().p2.has("hand", "a-dime").p1.has("hand", "bomb")
  expect([seenIn(table, 1, "p2.hand"), seenIn(table, 3, "p2.hand")]).toEqual([["a-dime"], ["?"]])
})

test("other numbers cost nothing, and an empty hand has nothing to give", () => {
  expect(cardsIn(rolled(3, ["bomb"]), "p2.hand")).toEqual([])
  rolled(4, []).p1.isAsked("action")
})

test("attack rolls count too", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    p2: { board: ["tarot-cloth"] },
    monsters: ["dip"],
    dice: [4],
  })
  attack(table, "dip").allPass().p2.has("hand", "bomb")
})

test("its own player's 4 changes nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["tarot-cloth"], hand: ["bomb", "a-dime"] },
    monsters: ["dip"],
    dice: [4],
  })
  attack(table, "dip").allPass().p1.isAsked("action").p1.has("hand", "bomb", "a-dime")
})

test("a card that is played in answer cannot be given any more", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"], hand: ["a-dime"] },
    p2: { board: ["tarot-cloth"] },
    dice: [4],
  })
  table.p1.activate("test-die")
  while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
  table.p2.pass().p1.play("a-dime").allPass().p2.has("hand")
})
