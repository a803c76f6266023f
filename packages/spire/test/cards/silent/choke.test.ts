// Choke: for each weak and poison token.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-choke", 3],
  ["silent-choke+", 4],
])("%s deals 1 more for each weak and poison token", (card, hit) => {
  for (const [weak, poison] of [
    [0, 0],
    [2, 0],
    [1, 3],
  ]) {
    const table = combat({ p1: { hand: [card] }, enemies: ["a1-jaw-worm"], conditions: [{ weak, poison }] })
    table.p1.play(card, "a1-jaw-worm")
    expect(enemyOf(table)).toMatchObject({ hp: 10 - hit - weak - poison, weak, poison })
  }
})

test("vulnerable is none of them, but doubles it all", () => {
  const table = combat({
    p1: { hand: ["silent-choke"] },
    enemies: ["a1-jaw-worm"],
    conditions: [{ poison: 1, vulnerable: 1, hp: 9 }],
  })
  table.p1.play("silent-choke", "a1-jaw-worm")
  expect(enemyOf(table)).toMatchObject({ hp: 1, vulnerable: 0 })
})
