// Crystal Ball: a guess at the next roll.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

/** p1 guesses a 4; p2 has the die. */
const guessed = (...dice: number[]): Play => {
  const table = fourSoulsTable({
    p1: { board: ["crystal-ball"] },
    p2: { board: ["test-die", "book-of-belial"] },
    cards: [die],
    dice,
  })
  return table.p1.activate("crystal-ball").allPass().p1.isAsked("guess").p1.pick("4")
}
const rolled = (table: Play): Play => table.p1.pass().p2.activate("test-die").allPass()

test("loot 3 if the next roll is the number, whosever it is", () => {
  expect(cardsIn(rolled(guessed(4)), "p1.hand")).toHaveLength(3)
})

test("nothing if it is another, and later rolls are no business of the ball's", () => {
  expect(cardsIn(rolled(rolled(guessed(3, 4))), "p1.hand")).toEqual([])
})

test("it is the number that the roll resolves as", () => {
  const table = guessed(3).p1.pass().p2.activate("test-die").p2.pass().p1.pass()
  table.p2.activate("book-of-belial~add", "item").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
})

test("it is waited for into somebody else's turn", () => {
  const table = guessed(4).p1.end().allPass()
  table.p2.activate("test-die").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
})

test("once a die waits with its number, it is too late to guess", () => {
  const table = fourSoulsTable({
    p1: { board: ["crystal-ball"] },
    p2: { board: ["test-die"] },
    cards: [die],
    dice: [4],
  })
  table.p1.canPick("activate:crystal-ball").p1.pass().p2.activate("test-die").p2.pass().p1.pass()
  expect(table.told("dice")).toHaveLength(1)
  table.p2.pass().p1.cannotPick("activate:crystal-ball").allPass()
})
