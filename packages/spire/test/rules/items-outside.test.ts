// Relics and potions outside combat: who may have them, when they work, and how often.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { items } from "../../src/cards/index.ts"
import { before, climberOf, entering, keysOf } from "../support/climb.ts"
import { atDieEvent, rollForGold } from "../support/die-event.ts"
import { gaining, take } from "../support/gains.ts"
import { combat } from "../support/table.ts"

describe("giving", () => {
  rule("STS-4.3", "a potion goes to a friend outside combat, and is theirs", () => {
    const table = before("campfire", { p1: { items: ["blood-potion"] }, p2: { hp: 1 } })
    table.p1.give("blood-potion", "p2").p1.has("items").p2.has("items", "blood-potion")
    table.p2.use("blood-potion")
    expect(climberOf(table, 2).hp).toBe(3)
  })

  rule("STS-4.3", "in every room without enemies, and among rewards", () => {
    const p2 = { deck: ["silent-strike"], hp: 1 }
    for (const room of ["event", "campfire", "merchant", "treasure"] as const) {
      const table = entering(room, {
        eventDeck: ["act1-living-wall"],
        p1: { items: ["fire-potion"], deck: ["ironclad-strike"], hp: 1 },
        p2,
      })
      table.p1.give("fire-potion", "p2").p2.has("items", "fire-potion")
    }
  })

  rule("STS-4.3", "no relic is given", () => {
    const table = before("campfire", { p1: { items: ["vajra", "sozu", "fire-potion"] }, p2: {} })
    expect(keysOf(table).filter((key) => key.startsWith("give:"))).toHaveLength(1)
    table.p1.cannot("give:vajra>p2", "cannot-give").p1.cannot("give:sozu>p2", "cannot-give")
  })

  rule("STS-4.3", "and nothing in a combat", () => {
    const table = combat({ p1: { items: ["fire-potion"] }, p2: {}, enemies: ["first-cultist"] })
    table.p1.cannot("give:fire-potion>p2", "not-now")
  })
})

describe("potions at the limit", () => {
  const full = ["blood-potion", "flex-potion", "weak-potion"]
  const found = (p2: readonly string[], more: object = {}): ReturnType<typeof entering> => {
    const table = entering("treasure", {
      p1: { items: full, hp: 1 },
      p2: { items: p2 },
      relicDeck: ["fire-potion"],
      ...more,
    })
    return table.pick(1, "reveal:relic/1")
  }

  rule("STS-4.9", "a fourth one: skip it, pass it on, or use or throw away one first", () => {
    const table = found(full.slice(0, 2))
    const keys = full.map((potion) => `discard:${potion}`)
    const gifts = [...full, "fire-potion"].map((potion) => `give:${potion}>p2`)
    table.p1
      .canPickExactly("use:blood-potion", ...keys, ...gifts, "done")
      .p1.cannot("take:fire-potion", "potion-limit")
  })

  rule("STS-4.9", "skipped, it goes under its deck", () => {
    const table = found(full)
    table.p1.pick("done").p1.has("items", ...full)
    expect(cardsIn(table, "potionDeck")).toEqual(["fire-potion"])
  })

  rule("STS-4.9", "passed on, it is a friend's, who has room for it", () => {
    const table = found(full.slice(0, 2))
    table.p1.pick("give:fire-potion>p2").p1.pick("done")
    table.p1.has("items", ...full).p2.has("items", ...full.slice(0, 2), "fire-potion")
  })

  rule("STS-4.9", "nobody who is at the limit gets one", () => {
    found(full).p1.cannot("give:fire-potion>p2", "cannot-give")
  })

  rule("STS-4.9", "one is used to make room", () => {
    const table = found(full)
    table.p1.use("blood-potion").p1.pick("take:fire-potion").p1.pick("done")
    table.p1.has("items", "flex-potion", "weak-potion", "fire-potion")
    expect(climberOf(table).hp).toBe(3)
  })

  rule("STS-4.9", "one is thrown away to make room", () => {
    const table = found(full)
    table.p1.pick("discard:weak-potion").p1.pick("take:fire-potion").p1.pick("done")
    table.p1.has("items", "blood-potion", "flex-potion", "fire-potion")
    expect(cardsIn(table, "potionDeck")).toEqual(["weak-potion"])
  })

  rule("STS-4.8", "where two are the limit, the third is one too many", () => {
    const table = found([], { p1: { items: full.slice(0, 2) }, options: { ascension: 4 } })
    table.p1.cannot("take:fire-potion", "potion-limit")
  })
})

describe("outside combat", () => {
  rule("STS-4.10", "four potions work, and no other", () => {
    const potions = items.filter(({ type }) => type === "potion")
    const works = potions.filter(({ def }) => (def.facts["outside"] ?? 0) > 0).map(({ id }) => id)
    expect(works.toSorted()).toEqual(["blood-potion", "entropic-brew", "fairy-in-a-bottle", "gamblers-brew"])
  })

  rule("STS-4.10", "two can be drunk at any time, the others are refused", () => {
    for (const { id, type } of items) {
      if (type !== "potion") continue
      const table = before("campfire", { p1: { items: [id], hp: 1 } })
      const offered = keysOf(table).some((key) => key.startsWith("use:"))
      expect([id, offered]).toEqual([id, id === "blood-potion" || id === "entropic-brew"])
      if (!offered) expect(table.p1.why(`use:${id}`)).not.toBeNull()
    }
  })

  rule("STS-4.10", "the die of an event is changed by whoever can", () => {
    const table = atDieEvent([1], { p1: { items: ["gamblers-brew"] } })
    rollForGold(table).p1.change("gamblers-brew").p1.pick("5")
    expect(climberOf(table).gold).toBe(5)
  })
})

describe("a relic", () => {
  rule("STS-4.11", "is drawn, and kept or skipped; skipped it goes under the deck", () => {
    const table = entering("treasure", { relicDeck: ["vajra", "anchor"], p1: {} })
    table.p1.pick("reveal:relic/1").p1.canPickExactly("take:vajra", "done").p1.pick("done").p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["vajra", "anchor"])
  })

  rule("STS-4.11", "that is used up goes under the deck", () => {
    const table = gaining("old-coin", { relicDeck: ["anchor"] })
    expect(cardsIn(table, "relicDeck")).toEqual(["old-coin", "anchor"])
  })

  rule("STS-4.11", "works as soon as it is there", () => {
    const table = entering("treasure", { relicDeck: ["whetstone"], p1: { deck: ["ironclad-strike"] } })
    take(table, "whetstone").p1.pick("done").p1.use("whetstone").p1.has("deck", "ironclad-strike+")
  })
})

describe("once per room", () => {
  rule(["STS-12.8", "STS-11.10"], "the die of an event is changed once, and not again in that room", () => {
    const table = atDieEvent([2, 2], { p1: { items: ["the-abacus"] }, p2: {} })
    rollForGold(table).p1.change("the-abacus")
    rollForGold(table, 2)
    expect([climberOf(table).gold, climberOf(table, 2).gold]).toEqual([3, 2])
  })

  rule("STS-12.8", "in the next room it is fresh", () => {
    const table = atDieEvent([2, 6], { p1: { items: ["the-abacus"] } })
    rollForGold(table).p1.change("the-abacus").p1.pick("go:event/r2c3")
    rollForGold(table).p1.change("the-abacus")
    expect(climberOf(table).gold).toBe(3 + 1)
  })

  rule(["STS-12.8", "STS-11.10"], "what is not used waits for another roll, or is kept", () => {
    const table = atDieEvent([2, 4], { p1: { items: ["gambling-chip", "toolbox"] } })
    rollForGold(table).p1.change("gambling-chip").p1.cannot("change:gambling-chip", "used-up").p1.pick("keep")
    expect(climberOf(table).gold).toBe(4)
  })

  rule("STS-11.10", "a friend's item changes the die as well", () => {
    const table = atDieEvent([2], { p1: {}, p2: { items: ["toolbox"] } })
    rollForGold(table).p2.change("toolbox")
    expect(climberOf(table).gold).toBe(1)
  })
})

describe("the decks", () => {
  rule("STS-14.3", "58 relics, 20 boss relics and 29 potions", () => {
    const many = (type: string): number =>
      items.reduce((sum, item) => sum + (item.type === type ? item.count : 0), 0)
    expect(["relic", "boss-relic", "potion"].map(many)).toEqual([58, 20, 29])
  })

  rule("STS-3.10", "every relic but one and every potion has a price, boss relics have none", () => {
    const free = items.filter(({ price }) => price === 0)
    expect(free.filter(({ type }) => type === "relic" || type === "potion").map(({ id }) => id)).toEqual([
      "old-coin",
    ])
    expect(free.filter(({ type }) => type === "boss-relic")).toHaveLength(20)
  })
})
