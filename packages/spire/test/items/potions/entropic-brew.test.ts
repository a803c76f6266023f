// Entropic Brew: two potions for one.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { before, type ClimbTable, entering } from "../../support/climb.ts"
import { takeAll } from "../../support/gains.ts"
import { fighting } from "../../support/victory.ts"
import { combat } from "../../support/table.ts"

const decks = { potionDeck: ["fire-potion", "swift-potion", "weak-potion"] }
const onMap = (items: string[], more: Parameters<typeof before>[1] = {}): ClimbTable =>
  before("campfire", { ...decks, p1: { items }, ...more })

describe("Entropic Brew", () => {
  test("outside combat: two potions, each to be taken or not", () => {
    const table = onMap(["entropic-brew"])
    table.p1.use("entropic-brew").p1.pick("reveal:potion/1").p1.pick("reveal:potion/2")
    table.p1.pick("take:swift-potion").p1.pick("done").p1.has("items", "swift-potion")
    expect(cardsIn(table, "potionDeck").toSorted()).toEqual(["entropic-brew", "fire-potion", "weak-potion"])
    table.p1.isAsked("map")
  })

  test("its own place is free by then, and the limit counts", () => {
    const table = onMap(["entropic-brew", "block-potion", "flex-potion"])
    table.p1
      .use("entropic-brew")
      .p1.pick("reveal:potion/1")
      .p1.pick("reveal:potion/2")
      .p1.pick("take:fire-potion")
    table.p1.cannot("take:swift-potion", "potion-limit")
    table.p1.pick("discard:flex-potion").p1.pick("take:swift-potion").p1.pick("done")
    table.p1.has("items", "block-potion", "fire-potion", "swift-potion")
  })

  test("a second brew among them works at once", () => {
    const table = onMap(["entropic-brew"], {
      potionDeck: ["entropic-brew", "fire-potion", "swift-potion", "weak-potion"],
    })
    takeAll(table.p1.use("entropic-brew")).p1.has("items", "entropic-brew", "fire-potion")
    takeAll(table.p1.use("entropic-brew")).p1.has("items", "fire-potion", "swift-potion", "weak-potion")
  })

  test("at a merchant's the cards stay where they are", () => {
    const table = entering("merchant", {
      potionDeck: ["block-potion", "flex-potion", "ancient-potion", "fire-potion", "swift-potion"],
      p1: { items: ["entropic-brew"], gold: 9, rewards: ["ironclad-anger"] },
    })
    takeAll(table.p1.use("entropic-brew")).p1.has("items", "fire-potion", "swift-potion")
    table.p1.canPick("buy:ironclad-anger")
  })

  test("in combat: the same, but nothing is given away", () => {
    const table = combat({ p1: { items: ["entropic-brew"] }, p2: {}, ...decks, enemies: ["first-cultist"] })
    table.p1.use("entropic-brew").p1.pick("reveal:potion/1").p1.cannot("give:fire-potion>p2", "cannot-give")
    table.p1.pick("take:fire-potion").p1.pick("done").p1.has("items", "fire-potion")
    table.p1.canPick("use:fire-potion>first-cultist")
  })

  test("in combat a potion may be drunk to make room, though it ends the combat", () => {
    const table = combat({
      p1: { items: ["entropic-brew", "fire-potion", "weak-potion"] },
      potionDeck: ["swift-potion", "block-potion"],
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.use("entropic-brew").p1.pick("reveal:potion/1").p1.use("fire-potion", "first-cultist")
    expect(table.state.over).toMatchObject({ how: "victory" })
  })

  test("what was gained when the combat ended is taken with its rewards", () => {
    const table = fighting("encounter", {
      encounterDeck: ["a1-small-slime"],
      potionDeck: ["swift-potion", "block-potion"],
      p1: { items: ["entropic-brew", "fire-potion"], rewards: ["ironclad-anger"] },
    })
    table.p1.use("entropic-brew").p1.pick("reveal:potion/1").p1.use("fire-potion", "a1-small-slime")
    table.p1.canPickExactly("take:swift-potion", "reveal:potion/2", "reveal:card/3", "done")
    takeAll(table)
      .p1.has("items", "swift-potion", "block-potion")
      .p1.has("deck", "test-wipe", "ironclad-anger")
    table.p1.isAsked("map")
  })

  test("whoever cannot gain potions has drunk it for nothing", () => {
    const table = onMap(["entropic-brew", "sozu"])
    table.p1.use("entropic-brew").p1.pick("reveal:potion/1").p1.cannot("take:fire-potion", "forbidden")
    table.p1.pick("done").p1.has("items", "sozu")
  })
})
