// Bash: a hit, then a vulnerable token.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-bash", 7],
  ["ironclad-bash+", 5],
])("%s: the token comes after the hit", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp, vulnerable: 1 })
  expect(playerOf(table, 1).energy).toBe(1)
})

test("on a vulnerable enemy it takes a token and gives one", () => {
  const table = combat({
    p1: { hand: ["ironclad-bash"] },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 3 }],
  })
  table.p1.play("ironclad-bash", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 5, vulnerable: 3 })
})

test("one that it kills gets no token", () => {
  const table = combat({
    p1: { hand: ["ironclad-bash"] },
    enemies: ["first-small-slime", "first-cultist"],
    conditions: [{ hp: 2 }],
  })
  table.p1.play("ironclad-bash", "first-small-slime")
  expect([cardsIn(table, "enemies"), enemyOf(table).vulnerable]).toEqual([["first-cultist"], 0])
})
