// Decks picked by hand, and decks that cannot be played with (chapter 19).

import type { Options } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { built, cardsOf, standard, tally, wide } from "../support/decks.ts"
import { refusalOf } from "../support/stacked.ts"

describe("cards picked by hand", () => {
  const loots = ["a-penny", "a-penny", "bomb", "two-cents", "three-cents", "four-cents", "a-nickel"]
  const picked = [...loots, "dinner", "meat", "breakfast", "fly", "fatty", "dip"]

  rule("FS-19.1", "are the decks, each as often as it is named", () => {
    const { state } = fourSouls.begin({ decks: "picked", picked }, 2, "picked")
    const ids = (["loot", "treasure", "monster"] as const).flatMap((deck) =>
      cardsOf(state, deck, fourSouls.cards).map(({ id }) => id),
    )
    expect(ids.toSorted()).toEqual(picked.toSorted())
  })

  rule("FS-19.1", "come first in a ratio; chance fills their category", () => {
    const wanted = ["test-bomb-7", "test-bomb-9", "test-soul-3"]
    for (const seed of ["one", "two"]) {
      const { deck } = built({ decks: "ratios", picked: wanted }, wide, seed)
      const ids = [...deck("loot"), ...deck("treasure")].map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(wanted))
      expect(tally("loot", deck("loot"))).toEqual(standard.loot)
      expect(tally("treasure", deck("treasure"))).toEqual(standard.treasure)
    }
  })

  rule("FS-19.1", "are refused when nobody has them, when they are too many or belong nowhere", () => {
    const refused = (more: string[], options: Options = {}) =>
      refusalOf({ decks: "picked", picked: [...picked, ...more], ...options })
    expect(refused([])).toBeNull()
    expect(refused(["no-such-card"])).toEqual({
      key: "unknown-card",
      params: { card: "no-such-card" },
      rule: "FS-19.1",
    })
    expect(refused(["isaac"])).toMatchObject({ key: "card-of-no-deck", rule: "FS-19.1" })
    expect(refused(["dinner"])).toEqual({
      key: "too-many-copies",
      params: { card: "dinner", most: 1 },
      rule: "FS-19.1",
    })
    expect(refused(["the-radiance"])).toEqual({
      key: "card-of-other-set",
      params: { card: "the-radiance", set: "warp-zone" },
      rule: "FS-2.7.4",
    })
    expect(refused(["the-radiance"], { sets: ["base", "warp-zone"] })).toBeNull()
    expect(refused(["trinity-shield"])).toMatchObject({ key: "card-not-played", rule: "FS-2.7.3" })
    expect(refusalOf({ decks: "ratios", picked: ["lost-soul"], lootRatio: { "lost-soul": 0 } })).toEqual({
      key: "too-many-picked",
      params: { category: "lost-soul", most: 0, given: 1 },
      rule: "FS-19.1",
    })
    expect(refusalOf({ picked: ["bomb"] })).toMatchObject({ key: "options-clash", rule: "FS-19.1" })
  })
})

describe("decks that are too small to lay a table with", () => {
  rule("FS-19.1", "are refused, with how many it takes", () => {
    const small = (options: Options, seats = 2) => refusalOf({ decks: "picked", ...options }, seats)
    expect(small({})).toEqual({
      key: "deck-too-small",
      params: { deck: "loot", min: 6, given: 0 },
      rule: "FS-1.10",
    })
    const loots = ["two-cents", "three-cents", "four-cents", "bomb", "bomb", "a-penny"]
    expect(small({ picked: loots })).toMatchObject({
      params: { deck: "treasure", min: 2 },
      rule: "FS-1.3",
    })
    // An event fills no monster slot.
    expect(small({ picked: [...loots, "dinner", "meat", "xl-floor", "fly"] })).toEqual({
      key: "deck-too-small",
      params: { deck: "monster", min: 2, given: 1 },
      rule: "FS-1.4",
    })
    expect(small({ picked: [...loots, "dinner", "meat", "dip", "fly"] })).toBeNull()
    expect(small({ picked: [...loots, "dinner", "meat", "dip", "fly"] }, 3)).toMatchObject({
      params: { deck: "loot", min: 9, given: 6 },
    })
  })

  rule(["FS-19.6", "FS-1.4"], "a ratio can make them so, too", () => {
    const none = Object.fromEntries(Object.keys(standard.monster).map((row) => [row, 0]))
    const monsterRatio = { ...none, curse: 5, "bad-event": 5 }
    expect(refusalOf({ decks: "ratios", monsterRatio })).toMatchObject({
      key: "deck-too-small",
      params: { deck: "monster", given: 0 },
      rule: "FS-1.4",
    })
  })

  rule(["FS-2.7.4", "FS-1.7"], "sets without enough of everything, and sets that nobody knows", () => {
    expect(refusalOf({ sets: [] })).toMatchObject({ key: "deck-too-small", params: { deck: "loot" } })
    for (const sets of [["base", "nonsense"], ["base", "base"], "base"])
      expect(refusalOf({ sets })).toMatchObject({
        key: "bad-option",
        params: { option: "sets" },
        rule: "FS-2.7.4",
      })
    const lonely = fourSouls.withCards(
      fourSouls.cards.filter(({ kinds, id }) => !kinds.includes("character") || id === "isaac"),
    )
    expect(() => lonely.create({}, 2, "lonely")).toThrow("too-few-characters")
  })
})
