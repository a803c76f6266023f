// Akabeko: strength for one attack.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("one attack, all hits of it; once a combat", () => {
  const table = combat({
    p1: { items: ["akabeko"], hand: ["ironclad-twin-strike", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("akabeko").p1.play("ironclad-twin-strike", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).strength]).toEqual([5, 0])
  table.p1.play("ironclad-strike", "first-cultist").p1.cannot("use:akabeko", "used-up")
  expect(enemyOf(table).hp).toBe(4)
})

test("a shiv is an attack, a skill is none, and a turn does not end it", () => {
  const table = combat({
    p1: { items: ["akabeko"], hand: ["ironclad-defend"], shivs: 2 },
    enemies: ["first-cultist"],
  })
  endTurn(table.p1.use("akabeko").p1.play("ironclad-defend"))
  expect(playerOf(table, 1).strength).toBe(1)
  table.p1.shiv("first-cultist").p1.shiv("first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).strength]).toEqual([6, 0])
})

test("of an attack played twice the first has it (STS-12.4)", () => {
  const table = combat({
    p1: { items: ["akabeko", "attack-potion"], hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("akabeko").p1.use("attack-potion").p1.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(6)
})

test("at the limit nothing is gained, and nothing lost", () => {
  const table = combat({
    p1: { items: ["akabeko"], hand: ["ironclad-strike"], strength: 8 },
    enemies: ["b1-hexaghost"],
  })
  table.p1.use("akabeko").p1.play("ironclad-strike", "b1-hexaghost")
  expect(playerOf(table, 1).strength).toBe(8)
})
