// The Courier: something to buy in the middle of a combat.

import { describe, expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

const fight = (more: Parameters<typeof combat>[0] = {}): ReturnType<typeof combat> => {
  const { p1, ...rest } = more
  return combat({
    p1: { items: ["the-courier"], gold: 7, ...p1 },
    potionDeck: ["fire-potion", "swift-potion"],
    relicDeck: ["anchor", "vajra"],
    enemies: ["first-cultist"],
    ...rest,
  })
}

describe("The Courier", () => {
  test("sells the top potion for its price, and may be used once", () => {
    const table = fight()
    table.p1.use("the-courier", "~potion").p1.canPickExactly("buy:fire-potion", "decline")
    table.p1.pick("buy:fire-potion").p1.has("items", "the-courier", "fire-potion")
    expect(playerOf(table, 1).gold).toBe(5)
    table.p1.cannot("use:the-courier~relic", "used-up").p1.canPick("use:fire-potion>first-cultist")
  })

  test("or the top relic, at its full price", () => {
    const table = fight()
    table.p1.use("the-courier", "~relic").p1.pick("buy:anchor").p1.has("items", "the-courier", "anchor")
    expect(playerOf(table, 1).gold).toBe(1)
  })

  test("what is not bought goes under its deck", () => {
    const table = fight()
    table.p1.use("the-courier", "~relic").p1.pick("decline").p1.has("items", "the-courier")
    expect(cardsIn(table, "relicDeck")).toEqual(["anchor", "vajra"])
    expect(playerOf(table, 1).gold).toBe(7)
  })

  test("whoever has too little gold has but looked at it; nobody helps in a combat", () => {
    const table = fight({ p1: { gold: 1 }, p2: { gold: 9 } })
    table.p1.use("the-courier", "~potion").p1.cannot("buy:fire-potion", "too-dear").p1.pick("decline")
    expect(cardsIn(table, "potionDeck")).toEqual(["fire-potion", "swift-potion"])
  })

  test("with three potions one has to be used or thrown away first", () => {
    const table = fight({ p1: { items: ["the-courier", "block-potion", "weak-potion", "ancient-potion"] } })
    table.p1.use("the-courier", "~potion").p1.cannot("buy:fire-potion", "potion-limit")
    table.p1.canPick("use:block-potion>p1", "discard:weak-potion", "discard:ancient-potion")
    table.p1.pick("discard:weak-potion").p1.pick("buy:fire-potion")
    table.p1.has("items", "the-courier", "block-potion", "ancient-potion", "fire-potion")
  })

  test("nothing else can be used as long as it lies there", () => {
    const table = fight({ p1: { items: ["the-courier", "golden-eye"] } })
    table.p1.use("the-courier", "~potion").p1.cannotPick("use:golden-eye").p1.pick("decline")
    table.p1.canPick("use:golden-eye")
  })

  test("a potion that makes room may end the combat: what was for sale goes under its deck", () => {
    const table = fight({
      p1: { items: ["the-courier", "fire-potion", "weak-potion", "ancient-potion"] },
      potionDeck: ["swift-potion"],
      conditions: [{ hp: 1 }],
    })
    table.p1.use("the-courier", "~potion").p1.use("fire-potion", "first-cultist")
    expect(table.state.over).toMatchObject({ how: "victory" })
    expect(cardsIn(table, "potionDeck").toSorted()).toEqual(["fire-potion", "swift-potion"])
    table.p1.has("offers")
  })

  test("an empty deck has nothing to sell", () => {
    const table = fight({ relicDeck: [] })
    table.p1.use("the-courier", "~relic").p1.isAsked("play")
  })

  test("an old coin is not for sale: the next relic is", () => {
    const table = fight({ relicDeck: ["old-coin", "anchor"] })
    table.p1.use("the-courier", "~relic").p1.canPickExactly("buy:anchor", "decline").p1.pick("decline")
    expect(cardsIn(table, "relicDeck").toSorted()).toEqual(["anchor", "old-coin"])
  })
})
