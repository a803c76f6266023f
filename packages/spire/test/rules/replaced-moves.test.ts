// Cards that go somewhere else than they would, or nowhere: every draw, discard and exhaust can be replaced.

import { type Ability, type Body, instead, n, when } from "@soulspire/kernel"
import { describe, expect, test } from "vitest"
import { block, draw, exhaust } from "../../src/verbs/index.ts"
import { lasting, spell } from "../support/cards.ts"
import { cardsIn, combat, playerOf } from "../support/table.ts"

const insteadOf = (cause: string, ...body: Body): Ability => ({
  k: "replace",
  event: "move",
  when: { says: ["would.cause", cause] },
  do: [instead, ...body],
})

const cards = [
  lasting("test-full-hands", insteadOf("draw", block(n(1)))),
  lasting("test-clear-air", insteadOf("exhaust", block(n(2)))),
  spell("test-look", [draw(n(2))]),
  spell("test-smoke", [exhaust({ top: "draw", of: "you" }), when({ did: true }, [block(n(5))])]),
]
const piles = { draw: ["ironclad-strike", "ironclad-defend", "ironclad-bash"] }

describe("instead of going where it would", () => {
  test("a card that is drawn stays on its pile, each for itself", () => {
    const table = combat({
      cards,
      p1: { hand: ["test-look"], powers: ["test-full-hands"], ...piles },
      enemies: ["first-cultist"],
    })
    table.p1.play("test-look").p1.has("hand")
    expect([cardsIn(table, "p1.draw").length, playerOf(table, 1).block]).toEqual([3, 2])
  })

  test("a card that is exhausted stays where it is, and was not exhausted", () => {
    const table = combat({
      cards,
      p1: { hand: ["test-smoke"], powers: ["test-clear-air"], ...piles },
      enemies: ["first-cultist"],
    })
    table.p1.play("test-smoke").p1.has("exhaust")
    expect([cardsIn(table, "p1.draw").length, playerOf(table, 1).block]).toEqual([3, 2])
  })

  test("where nothing has a say it just goes", () => {
    const table = combat({
      cards,
      p1: { hand: ["test-look", "test-smoke"], ...piles },
      enemies: ["first-cultist"],
    })
    table.p1.play("test-smoke").p1.has("exhaust", "ironclad-strike").p1.play("test-look")
    expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).block]).toEqual([2, 5])
  })
})
