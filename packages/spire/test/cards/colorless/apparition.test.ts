// Apparition: one HP a round at most.

import { describe, expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

describe("Apparition", () => {
  test.each(["colorless-apparition", "colorless-apparition+"])(
    "%s: two hard hits take one HP, this round alone",
    (card) => {
      const table = combat({
        p1: { hand: [card] },
        enemies: ["first-cultist", "first-cultist"],
        conditions: [{ strength: 2 }, { strength: 1 }],
      })
      table.p1.play(card).p1.has("exhaust", card)
      expect(playerOf(table, 1).energy).toBe(2)
      endTurn(table)
      expect(playerOf(table, 1).hp).toBe(9)
      endTurn(table)
      expect(playerOf(table, 1).hp).toBe(2)
    },
  )

  test("who has lost one already loses no more", () => {
    const table = combat({
      p1: { hand: ["colorless-apparition", "ironclad-offering"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-offering").p1.play("colorless-apparition")
    const { hp } = playerOf(table, 1)
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(hp)
  })

  test.each([
    ["colorless-apparition", "exhaust"],
    ["colorless-apparition+", "discard"],
  ])("%s that is still held goes to the %s pile: only one side is ethereal", (card, pile) => {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.pick("done")
    expect(table.told("move").find((each) => each["card"] === card)).toMatchObject({ to: pile })
  })
})
