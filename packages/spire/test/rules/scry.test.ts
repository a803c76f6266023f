// Scry (STS-9.12): looking at the top of one's draw pile, and discarding any of it.

import { all, instead, n, same } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { block, foe, forcePlay, hit, takeInHand } from "../../src/verbs/index.ts"
import { scry } from "../../src/verbs/items.ts"
import { whenYouScry } from "../../src/features/scry/verbs.ts"
import { blow, lasting, spell } from "../support/cards.ts"
import { cardsIn, combat, enemyOf, playerOf, type Position } from "../support/table.ts"

const cards = [spell("test-look", [scry(n(3))]), lasting("test-calmer", whenYouScry(block(n(1))))]

const table = (p1: NonNullable<Position["p1"]>): ReturnType<typeof combat> =>
  combat({ cards, enemies: ["first-cultist"], p1: { hand: ["test-look"], ...p1 } })

const pile = ["silent-strike", "silent-defend", "silent-neutralize", "silent-survivor"]

describe("scry 3", () => {
  rule("STS-9.12", "any of the top three are discarded, and the rest stays in its order", () => {
    const at = table({ draw: pile })
    at.p1.play("test-look").p1.pick("silent-defend")
    at.p1.has("draw", "silent-survivor", "silent-neutralize", "silent-strike")
    at.p1.has("discard", "silent-defend", "test-look")
  })

  rule("STS-9.12", "all of them, or none", () => {
    const all = table({ draw: pile })
    all.p1.play("test-look").p1.pick(...pile.slice(0, 3))
    expect(cardsIn(all, "p1.draw")).toEqual(["silent-survivor"])
    const none = table({ draw: pile })
    none.p1.play("test-look").p1.pick()
    expect(cardsIn(none, "p1.discard")).toEqual(["test-look"])
  })

  rule("STS-9.12", "no more than the pile has, and nothing is shuffled for it", () => {
    const at = table({ draw: pile.slice(0, 2), discard: ["silent-survivor"] })
    at.p1.play("test-look")
    expect(at.p1.options).toHaveLength(2)
    at.p1.pick("silent-strike", "silent-defend")
    expect([cardsIn(at, "p1.draw"), at.told("reshuffled")]).toEqual([[], []])
  })

  rule("STS-9.12", "of an empty pile has no effect: nobody has looked at anything", () => {
    const at = table({ draw: [], discard: pile, powers: ["test-calmer"] })
    at.p1.play("test-look")
    expect([playerOf(at, 1).block, at.told("scries"), at.told("reshuffled")]).toEqual([0, [], []])
  })

  test("is seen by cards that watch for it, whatever is discarded", () => {
    const at = table({ draw: pile, powers: ["test-calmer"] })
    at.p1.play("test-look").p1.pick()
    expect(playerOf(at, 1).block).toBe(1)
  })

  test("shows the cards to nobody else", () => {
    const at = combat({ cards, enemies: ["first-cultist"], p1: { hand: ["test-look"], draw: pile }, p2: {} })
    at.p1.play("test-look").p2.sees("p1.draw", "?", "?", "?", "?")
    at.p1.canPickExactly(...pile.slice(0, 3)).p1.pick()
  })
})

describe("a card that is played instead of being discarded", () => {
  const weaver = blow("test-weaver", [hit(n(1))], {
    targets: [foe],
    more: [
      {
        k: "replace",
        event: "move",
        in: ["draw"],
        when: all(same("would.obj", "this"), { says: ["would.cause", "discard"] }),
        do: [instead, takeInHand("this"), forcePlay("this")],
      },
    ],
  })
  const own = [...cards, weaver]
  test("is played in the middle of the scry, and the others are discarded", () => {
    const at = combat({
      cards: own,
      enemies: ["first-cultist"],
      p1: { hand: ["test-look"], draw: ["test-weaver", ...pile], powers: ["test-calmer"] },
    })
    at.p1.play("test-look").p1.pick("test-weaver", "silent-strike")
    expect([enemyOf(at).hp, playerOf(at, 1).block]).toEqual([8, 1])
    at.p1.has("discard", "test-weaver", "silent-strike", "test-look")
  })

  test("stays where it is if it is not discarded", () => {
    const at = combat({
      cards: own,
      enemies: ["first-cultist"],
      p1: { hand: ["test-look"], draw: ["test-weaver", ...pile] },
    })
    at.p1.play("test-look").p1.pick("silent-strike")
    expect(enemyOf(at).hp).toBe(9)
    at.p1.has("discard", "silent-strike", "test-look")
  })
})
