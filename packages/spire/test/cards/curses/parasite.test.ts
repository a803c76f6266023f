// Parasite: in the way, and getting rid of it hurts.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { climberOf, entering } from "../../support/climb.ts"
import { combat } from "../../support/table.ts"

const shop = (hp: number, more = {}): ReturnType<typeof entering> =>
  entering("merchant", { p1: { gold: 3, hp, deck: ["curse-parasite"] }, ...more })

describe("Parasite", () => {
  test("cannot be played", () => {
    const table = combat({ p1: { hand: ["curse-parasite"] }, enemies: ["first-cultist"] })
    table.p1.canPickExactly("done").p1.cannot("play:curse-parasite", "no-such-act")
  })

  test("when it is removed, whoever had it loses 2 HP", () => {
    const table = shop(7, { p2: { hp: 7 } })
    table.p1.cleanse().p1.has("deck")
    expect([climberOf(table).hp, climberOf(table, 2).hp]).toEqual([5, 7])
    expect(cardsIn(table, "box")).toEqual(["curse-parasite"])
  })

  test("that may be too much", () => {
    const table = shop(2)
    table.p1.cleanse()
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })

  test("is not transformed", () => {
    const table = entering("event", {
      eventDeck: ["act1-living-wall"],
      p1: { deck: ["curse-parasite", "ironclad-bash"], rewards: ["ironclad-anger"] },
    })
    table.p1.pick("option:act1-living-wall.2").p1.has("deck", "curse-parasite", "ironclad-anger")
  })

  test("exhausted in a combat it is not removed", () => {
    const table = combat({
      p1: { hand: ["curse-parasite"], items: ["blue-candle"], hp: 5 },
      enemies: ["first-cultist"],
    })
    table.p1.use("blue-candle").p1.pick("curse-parasite").p1.has("exhaust", "curse-parasite")
    expect(climberOf(table).hp).toBe(5)
  })
})
