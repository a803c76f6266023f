// Sloth: costs a hand.

import { expect, test } from "vitest"
import { plague } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("who killed it discards their hand, before anything else is gained", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb", "a-dime"] },
    p2: { hand: ["a-nickel"] },
    monsters: ["sloth"],
    wounds: [2],
    dice: [4],
  })
  attack(table, "sloth").allPass().p1.has("hand").p2.has("hand", "a-nickel").p1.has("souls", "sloth")
  expect(cardsIn(table, "lootDiscard").toSorted()).toEqual(["a-dime", "bomb"])
})

test("another player, if they killed it; the soul is the active player's", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"] },
    p2: { hand: ["gold-bomb", "a-nickel"], plays: 1 },
    monsters: ["sloth"],
  })
  table.p1.pass().p2.play("gold-bomb", "sloth").allPass().p2.has("hand").p1.has("hand", "a-dime")
  table.p1.has("souls", "sloth")
})

test("nobody, if nobody did", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["test-plague"] },
    p2: { hand: ["a-nickel"] },
    monsters: ["sloth"],
    cards: [plague],
  })
  table.p1.activate("test-plague", "sloth").allPass()
  table.p1.has("hand", "a-dime").p2.has("hand", "a-nickel").p1.has("souls", "sloth")
})
