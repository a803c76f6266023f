// White Beast Statue: a potion after every combat.

import { describe, expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { afterCombat } from "../../support/victory.ts"

const won = (more: Parameters<typeof afterCombat>[1] = {}): ReturnType<typeof afterCombat> =>
  afterCombat("encounter", {
    encounterDeck: ["a1-jaw-worm", "a1-jaw-worm"],
    potionDeck: ["fire-potion"],
    p1: { items: ["white-beast-statue"] },
    ...more,
  })

describe("White Beast Statue", () => {
  test("the potion lies with the rewards of the combat, to be taken or not", () => {
    const table = won()
    expect(climberOf(table).rewards.map(({ kind }) => kind)).toEqual(["potion", "card"])
    table.p1.pick("reveal:potion/1").p1.pick("take:fire-potion").p1.pick("done")
    table.p1.has("items", "white-beast-statue", "fire-potion")
  })

  test("it is its owner's alone", () => {
    const table = won({ p2: {} })
    expect(climberOf(table, 2).rewards.map(({ kind }) => kind)).toEqual(["card"])
  })
})
