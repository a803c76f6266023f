// Sever Soul: a hit, then a card of the hand is exhausted.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test("one card", () => {
  const table = combat({
    p1: { hand: ["ironclad-sever-soul", "ironclad-strike", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-sever-soul", "first-cultist").p1.pick("ironclad-bash")
  table.p1.has("exhaust", "ironclad-bash").p1.has("hand", "ironclad-strike")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([6, 1])
})

test.each([
  [["ironclad-bash"], ["ironclad-strike", "ironclad-defend"]],
  [["ironclad-bash", "ironclad-strike"], ["ironclad-defend"]],
])("upgraded, one or two: %j", (gone, left) => {
  const table = combat({
    p1: { hand: ["ironclad-sever-soul+", "ironclad-strike", "ironclad-defend", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-sever-soul+", "first-cultist")
  expect(table.p1.asked).toMatchObject({ min: 1, max: 2 })
  table.p1.pick(...gone).p1.has("hand", ...left)
  expect([cardsIn(table, "p1.exhaust").toSorted(), enemyOf(table).hp]).toEqual([gone, 5])
})

test.each(["ironclad-sever-soul", "ironclad-sever-soul+"])("%s with an empty hand just hits", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("exhaust").p1.has("discard", card)
})
