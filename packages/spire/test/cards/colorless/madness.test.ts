// Madness: the next card for nothing.

import { describe, expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

describe("Madness", () => {
  test.each(["colorless-madness", "colorless-madness+"])(
    "%s: the next card costs nothing, the one after it does",
    (card) => {
      const table = combat({
        p1: { hand: [card, "ironclad-bash", "ironclad-strike"], energy: 0 },
        enemies: ["first-cultist"],
      })
      table.p1.play(card).p1.has("exhaust", card)
      table.p1
        .play("ironclad-bash", "first-cultist")
        .p1.cannot("play:ironclad-strike>first-cultist", "cannot-pay")
    },
  )

  test.each([
    ["colorless-madness", []],
    ["colorless-madness+", ["colorless-madness+"]],
  ])("%s at the end of a turn leaves %j in the hand", (card, kept) => {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.pick("done")
    expect(table.told("move").some((each) => each["card"] === card && each["to"] === "discard")).toBe(
      kept.length === 0,
    )
  })

  test("holds for this turn alone", () => {
    const table = combat({
      p1: { hand: ["colorless-madness"], draw: ["ironclad-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("colorless-madness").p1.pick("done").p1.play("ironclad-strike", "first-cultist")
    expect(playerOf(table, 1).energy).toBe(2)
  })

  test("a card of another player does not use it up", () => {
    const table = combat({
      p1: { hand: ["colorless-madness", "ironclad-strike"], energy: 0 },
      p2: { hand: ["silent-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1
      .play("colorless-madness")
      .p2.play("silent-strike", "first-cultist")
      .p1.play("ironclad-strike", "first-cultist")
    expect([playerOf(table, 1).energy, playerOf(table, 2).energy]).toEqual([0, 2])
  })

  test("a card that costs X uses it up, and X is still what is paid", () => {
    const table = combat({
      p1: { hand: ["colorless-madness", "ironclad-whirlwind", "ironclad-strike"], energy: 2 },
      enemies: ["first-cultist"],
    })
    table.p1.play("colorless-madness").p1.play("ironclad-whirlwind", "p1").p1.pick("1")
    table.p1.play("ironclad-strike", "first-cultist")
    expect(playerOf(table, 1).energy).toBe(0)
  })
})
