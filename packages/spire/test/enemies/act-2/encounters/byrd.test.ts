// Byrd with two more: it flies.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const BYRD = "a2-byrd"

test("does as the die says", () => {
  expect(byDie(BYRD)).toEqual({
    "1-2": "p1: hit 1, hit 1",
    "3-4": "itself: strength 1",
    "5-6": "p1: hit 3",
  })
})

test("has 5 HP, and two more byrds come with it", () => {
  expect(hpOf(BYRD)).toEqual([5, 5, 5, 5])
  const byrd = expect.stringMatching(/^s2-byrd-[123]$/) as string
  expect(companyOf(meeting(BYRD), BYRD)).toEqual([byrd, byrd])
})

describe("flies:", () => {
  const facing = (
    p1: Parameters<typeof combat>[0]["p1"],
    condition: { block?: number; vulnerable?: number; poison?: number } = {},
  ): ReturnType<typeof combat> => combat({ p1: { ...p1 }, enemies: [BYRD], conditions: [condition] })

  rule("STS-Q-40", "a hit does 1 damage to it, however strong it is", () => {
    const table = facing({ hand: ["ironclad-bash"], strength: 3 }, { vulnerable: 1 })
    table.p1.play("ironclad-bash", BYRD)
    expect(enemyOf(table)).toMatchObject({ hp: 4, vulnerable: 1 })
  })

  rule("STS-Q-40", "each hit of several does", () => {
    const table = facing({ hand: ["ironclad-twin-strike"], strength: 3 })
    table.p1.play("ironclad-twin-strike", BYRD)
    expect(enemyOf(table).hp).toBe(3)
  })

  test("a hit of nothing does nothing", () => {
    const table = facing({ hand: ["ironclad-strike"], weak: 1 })
    table.p1.play("ironclad-strike", BYRD)
    expect(enemyOf(table).hp).toBe(5)
  })

  rule("STS-Q-40", "its block stops that 1 damage", () => {
    const table = facing({ hand: ["ironclad-bash"] }, { block: 1 })
    table.p1.play("ironclad-bash", BYRD)
    expect(enemyOf(table)).toMatchObject({ hp: 5, block: 0 })
  })

  rule("STS-Q-40", "damage that is no hit does all that it does", () => {
    const table = facing({ items: ["fire-potion"], hand: ["ironclad-strike"] })
    table.p1.use("fire-potion", BYRD)
    expect(enemyOf(table).hp).toBe(1)
  })

  test("its next attack is not limited by it", () => {
    const table = combat({ p1: { hp: 9 }, enemies: [BYRD], die: 5 })
    const [{ shows }] = table.game.view(table.state, 0).zones["enemies"]
    expect(shows).toMatchObject({ damage: 3 })
  })
})
