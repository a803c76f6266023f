// Juggernaut: whoever gains block deals damage.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-juggernaut", 1],
  ["ironclad-juggernaut+", 2],
])("%s", (card, dealt) => {
  const table = combat({
    p1: { hand: [card, "ironclad-defend"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.play(card).p1.play("ironclad-defend").p1.pick("first-cultist")
  // No hit: vulnerable stays.
  expect(enemyOf(table)).toMatchObject({ hp: 9 - dealt, vulnerable: 1 })
  expect(playerOf(table, 1).energy).toBe(0)
})

test("also for block that another player gives, not for block that others gain", () => {
  const table = combat({
    p1: { hand: ["ironclad-defend+"], powers: ["ironclad-juggernaut"] },
    p2: { hand: ["ironclad-defend+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-defend+", "p2")
  expect(enemyOf(table).hp).toBe(9)
  table.p2.play("ironclad-defend+", "p1")
  expect(enemyOf(table).hp).toBe(8)
})

test("each block of a card on its own", () => {
  const table = combat({
    p1: { hand: ["ironclad-rage", "ironclad-strike", "ironclad-bash"], powers: ["ironclad-juggernaut"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-rage")
  anyOrder(table)
  expect(enemyOf(table).hp).toBe(7)
})

rule("STS-Q-12", "block for each card that one effect exhausts is gained for each of them", () => {
  const table = combat({
    p1: {
      hand: ["ironclad-second-wind+", "ironclad-defend", "ironclad-flex", "status-daze", "ironclad-strike"],
      powers: ["ironclad-juggernaut"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-second-wind+")
  expect(table.told("gainBlock")).toMatchObject([{ amount: 2 }, { amount: 2 }, { amount: 2 }])
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([6, 6])
})

test("at 20 none is gained, and nothing is dealt", () => {
  const table = combat({
    p1: { hand: ["ironclad-defend"], powers: ["ironclad-juggernaut"], block: 20 },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-defend")
  expect(enemyOf(table).hp).toBe(9)
})
