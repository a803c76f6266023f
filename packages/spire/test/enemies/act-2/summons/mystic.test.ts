// The two mystics.

import { expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const someone = { hp: 50, maxHp: 50 }

test.each([
  ["s2-mystic-1", ["", "p1: hit 2, weak 1", "itself: strength 1"], 1, 5],
  ["s2-mystic-2", ["p1: hit 2, weak 1", "itself: strength 1", ""], 5, 3],
])("%s does as the die says, and has 12 HP", (mystic, actions, healing, helping) => {
  expect(Object.values(byDie(mystic))).toEqual(actions)
  expect(hpOf(mystic)).toEqual([12, 12, 12, 12])

  // All enemies in all rows heal, up to what they had at first.
  const healed = combat({
    p1: someone,
    p2: someone,
    enemies: [mystic, "s2-mugger", "s2-byrd-1"],
    conditions: [{ hp: 5 }, { hp: 6, row: 1 }, { hp: 3, row: 1 }],
    die: healing,
  })
  endTurn(healed)
  expect([1, 2, 3].map((nth) => enemyOf(healed, nth).hp)).toEqual([8, 9, 4])

  // All of them are stronger, once everybody else has acted.
  const helped = endTurn(
    combat({ p1: someone, p2: someone, enemies: [mystic, "s2-torch-head"], die: helping }),
  )
  expect(actedIn(helped)).toEqual(["s2-torch-head", mystic])
  expect([1, 2].map((nth) => enemyOf(helped, nth).strength)).toEqual([1, 1])
})

test("acts in its turn on other faces", () => {
  for (const die of [1, 3]) {
    const table = endTurn(combat({ p1: someone, enemies: ["s2-mystic-1", "s2-torch-head"], die }))
    expect(actedIn(table)).toEqual(["s2-mystic-1", "s2-torch-head"])
  }
})
