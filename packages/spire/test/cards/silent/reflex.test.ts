// Reflex: cards for being thrown away.

import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { discardFromHand } from "../../../src/verbs/index.ts"
import { oncePerCombat } from "../../../src/verbs/items.ts"
import { relic } from "../../support/made-up.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

const draw = ["silent-strike", "silent-defend", "silent-bane", "silent-slice"]

test.each([
  ["silent-reflex", 2],
  ["silent-reflex+", 3],
])("%s draws %i when an effect discards it", (card, many) => {
  const table = combat({ p1: { hand: ["silent-survivor", card], draw }, enemies: ["first-cultist"] })
  table.p1
    .play("silent-survivor")
    .p1.has("hand", ...draw.slice(0, many))
    .p1.has("discard", card, "silent-survivor")
})

test("cannot be played", () => {
  const table = combat({ p1: { hand: ["silent-reflex", "silent-reflex+"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done")
})

rule("STS-Q-11", "a relic is a card too: what it has discarded was discarded by a card's effect", () => {
  const fan = relic("test-fan", "Fan", { price: 1 }, [oncePerCombat(discardFromHand(n(1)))]).def
  const table = combat({
    cards: [fan],
    p1: { hand: ["silent-reflex"], draw, items: ["test-fan"], powers: ["silent-after-image"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("test-fan").p1.has("hand", ...draw.slice(0, 2))
  expect(playerOf(table, 1).block).toBe(1)
})

rule("STS-Q-11", "the end of the turn is no effect", () => {
  const table = combat({
    p1: { hand: ["silent-reflex"], draw, block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done")
  // The four of the draw pile, and itself after the shuffle.
  expect(cardsIn(table, "p1.hand")).toEqual([...draw, "silent-reflex"])
})
