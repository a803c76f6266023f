// Rag Man: may come back to the top of the deck.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { type Play, order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const killed = (rolled: number, souls: string[] = []): Play =>
  fourSoulsTable({
    p1: { hand: ["gold-bomb"], souls },
    monsters: ["rag-man", "fly"],
    monsterDeck: ["dip", "leech"],
    dice: [rolled],
  })
    .p1.play("gold-bomb", "rag-man")
    .allPass()

test.each([1, 6])(
  "a %i after the reward, and it lies on top of the deck: it is the next monster",
  (rolled) => {
    const table = killed(rolled)
    expect(cardsIn(table, "p1.hand")).toHaveLength(3)
    expect(order(table, "loot", "dice")).toEqual(["loot", "dice"])
    table.p1.has("souls").p1.has("monsters", "fly", "rag-man")
    expect(cardsIn(table, "monsterDeck").toReversed()).toEqual(["dip", "leech"])
  },
)

test.each([2, 3, 4, 5])("a %i, and it is a soul", (rolled) => {
  killed(rolled).p1.has("souls", "rag-man").p1.has("monsters", "fly", "dip")
})

test("so the soul that would win may not come", () => {
  const souls = ["war", "gurdy", "monstro"]
  expect(person(killed(1, souls), 1).souls).toBe(3)
  const won = killed(2, souls)
  expect(won.game.outcome(won.state)).toMatchObject({ winners: [0] })
})
