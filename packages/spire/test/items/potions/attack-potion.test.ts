// Attack Potion: the next attack twice.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("the next attack, not the next skill, with targets of its own", () => {
  const table = combat({
    p1: {
      items: ["attack-potion"],
      hand: ["ironclad-defend", "ironclad-strike", "ironclad-bash"],
      energy: 6,
    },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.use("attack-potion").p1.has("items").p1.play("ironclad-defend")
  table.p1
    .play("ironclad-strike", "first-cultist")
    .p1.pick("first-jaw-worm")
    .p1.play("ironclad-bash", "first-cultist")
  expect([playerOf(table, 1).block, enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([1, 6, 6])
})

test("this turn only", () => {
  const table = combat({
    p1: { items: ["attack-potion"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  endTurn(table.p1.use("attack-potion")).p1.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
