// Foreign Influence: a hit, or what another player did.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-foreign-influence", 6],
  ["watcher-foreign-influence+", 5],
])("%s hits", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(`${card}~hit`, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test.each(["watcher-foreign-influence", "watcher-foreign-influence+"])(
  "%s copies the last attack of another player",
  (card) => {
    const table = combat({
      p1: { hand: ["watcher-strike+", card] },
      p2: { hand: ["ironclad-bash", "ironclad-defend"] },
      enemies: ["first-cultist"],
    })
    table.p2.play("ironclad-bash", "first-cultist").p2.play("ironclad-defend")
    table.p1.play("watcher-strike+", "first-cultist").p1.play(`${card}~copy`)
    // Bash 2, the strike doubled 4, the copy of Bash 2.
    expect(enemyOf(table)).toMatchObject({ hp: 1, vulnerable: 1 })
    table.p1.has("discard", "watcher-strike+", card)
  },
)

test("there is nothing to copy", () => {
  const table = combat({
    p1: { hand: ["watcher-strike", "watcher-foreign-influence"] },
    p2: {},
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-strike", "first-cultist").p1.play("watcher-foreign-influence~copy")
  expect(enemyOf(table).hp).toBe(8)
})
