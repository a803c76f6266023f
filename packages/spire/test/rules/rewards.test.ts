// Rewards (chapter 4): what is seen, picked and put back until it is final, and where the rest goes.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import type { ClimbTable, Way } from "../support/climb.ts"
import { afterCombat, fighting } from "../support/victory.ts"
import { enemy } from "../support/made-up.ts"

/** An enemy that leaves an upgraded card reward. */
const teacher = enemy(
  "test-teacher",
  "Teacher",
  { act: 1, rank: "encounter", hp: 5, reward: { card: "upgraded" } },
  [],
).def

const cards = ["ironclad-anger", "ironclad-clash", "ironclad-flex", "ironclad-cleave"]
const deckOf = (table: ClimbTable, seat = 1): string[] =>
  cardsIn(table, `p${seat}.deck`).filter((card) => card !== "test-wipe")
/** A deck that nobody sees into, from its top. */
const fromTop = (table: ClimbTable, where: string): string[] => cardsIn(table, where).toReversed()

/** A Looter has fallen: a card reward and a potion. */
const spoils = (way: Way = {}): ClimbTable =>
  afterCombat("encounter", {
    encounterDeck: ["a1-looter", "a1-looter"],
    potionDeck: ["fire-potion", "block-potion", "weak-potion"],
    ...way,
    p1: { rewards: cards, ...way.p1 },
  })

describe("rewards of a combat", () => {
  rule("STS-4.1", "may be skipped without a look: deck and decks are as they were", () => {
    const table = spoils({ p1: { rewards: cards, deck: ["ironclad-bash"] } })
    table.p1.canPickExactly("reveal:card/1", "reveal:potion/2", "done").p1.pick("done")
    expect(deckOf(table)).toEqual(["ironclad-bash"])
    expect(fromTop(table, "p1.rewards")).toEqual(cards)
    expect(fromTop(table, "potionDeck")).toEqual(["fire-potion", "block-potion", "weak-potion"])
    table.p1.has("items").p1.isAsked("map")
    table.p1.sees("rewards", "?", "?", "?", "?").p1.sees("potionDeck", "?", "?", "?")
  })

  rule("STS-4.1", "may be looked at in any order, one without the other", () => {
    const table = spoils()
    table.p1.reveal("potion/2").p1.take("fire-potion").p1.pick("done")
    table.p1.has("items", "fire-potion")
    expect(fromTop(table, "p1.rewards")).toEqual(cards)
    const other = spoils()
    other.p1.reveal("potion/2").p1.reveal("card/1").p1.take("ironclad-flex").p1.pick("done")
    expect(deckOf(other)).toEqual(["ironclad-flex"])
    expect(fromTop(other, "potionDeck")).toEqual(["block-potion", "weak-potion", "fire-potion"])
  })

  rule(
    "STS-4.2",
    "are all seen before anything is final, and can be put back and exchanged until then",
    () => {
      const table = spoils()
      table.p1.reveal("card/1").p1.take("ironclad-anger").p1.reveal("potion/2")
      table.p1.canPickExactly(
        "take:ironclad-clash",
        "take:ironclad-flex",
        "take:fire-potion",
        "putBack:ironclad-anger",
        "done",
      )
      table.p1
        .take("fire-potion")
        .p1.putBack("ironclad-anger")
        .p1.take("ironclad-clash")
        .p1.take("ironclad-flex")
      table.p1.putBack("fire-potion")
      // One of three: another pick puts the first one back.
      table.p1.canPick(
        "take:ironclad-anger",
        "take:ironclad-clash",
        "putBack:ironclad-flex",
        "take:fire-potion",
      )
      expect(deckOf(table)).toEqual([])
      table.p1.has("items").p1.pick("done")
      expect(deckOf(table)).toEqual(["ironclad-flex"])
      table.p1.has("items")
    },
  )

  rule("STS-4.2", "are each player's own, and nobody waits for another to look", () => {
    const table = spoils({ p2: { rewards: ["silent-bane", "silent-dash", "silent-prepared"] } })
    table.p2.reveal("card/1").p1.reveal("card/1").p2.take("silent-dash")
    table.p1
      .cannotPick("take:silent-bane", "putBack:silent-dash")
      .p1.cannot("take:silent-bane", "not-for-you")
    table.p2.pick("done")
    expect(deckOf(table, 2)).toEqual(["silent-dash"])
    table.p1.isAsked("rewards").p2.isNotAsked()
    table.p1.pick("done").p2.isAsked("map")
  })

  rule("STS-4.4", "of three cards one is added, and the others go to the bottom as they lay", () => {
    const table = spoils()
    table.p1.reveal("card/1").p1.has("offers", "ironclad-anger", "ironclad-clash", "ironclad-flex")
    table.p1.take("ironclad-clash").p1.pick("done")
    expect(deckOf(table)).toEqual(["ironclad-clash"])
    expect(fromTop(table, "p1.rewards")).toEqual(["ironclad-cleave", "ironclad-anger", "ironclad-flex"])
  })

  rule("STS-4.4", "or none is, and all three go there", () => {
    const table = spoils()
    table.p1.reveal("card/1").p1.pick("done")
    expect(fromTop(table, "p1.rewards")).toEqual([
      "ironclad-cleave",
      "ironclad-anger",
      "ironclad-clash",
      "ironclad-flex",
    ])
  })

  test("fewer than three are revealed where there are no more, and none where there are none", () => {
    const table = spoils({ p1: { rewards: ["ironclad-anger"] }, potionDeck: [] })
    table.p1.reveal("card/1").p1.reveal("potion/2").p1.canPickExactly("take:ironclad-anger", "done")
    table.p1.pick("done").p1.isAsked("map")
  })

  rule("STS-4.6", "an upgraded card reward: what is picked is upgraded at once, and nothing else is", () => {
    const table = afterCombat("encounter", {
      cards: [teacher],
      encounterDeck: ["test-teacher"],
      p1: { rewards: cards },
    })
    table.p1.canPickExactly("reveal:upgraded/1", "done").p1.reveal("upgraded/1").p1.take("ironclad-flex")
    table.p1.has("offers", "ironclad-anger", "ironclad-clash", "ironclad-flex").p1.pick("done")
    expect(deckOf(table)).toEqual(["ironclad-flex+"])
    expect(fromTop(table, "p1.rewards")).toEqual(["ironclad-cleave", "ironclad-anger", "ironclad-clash"])
  })

  rule("STS-4.7", "a rare reward: three rares, one of them or none, the rest under the rares", () => {
    const rares = ["ironclad-barricade", "ironclad-demon-form", "ironclad-impervious", "ironclad-offering"]
    const table = afterCombat("boss", { bossDeck: ["b1-hexaghost"], p1: { rares, rewards: cards } })
    table.p1.reveal("rare/1").p1.canPick(...rares.slice(0, 3).map((card) => `take:${card}`))
    table.p1.take("ironclad-barricade").p1.pick("done")
    expect(deckOf(table)).toEqual(["ironclad-barricade"])
    expect(fromTop(table, "p1.rares")).toEqual([
      "ironclad-offering",
      "ironclad-demon-form",
      "ironclad-impervious",
    ])
    expect(fromTop(table, "p1.rewards")).toEqual(cards)
  })
})

describe("a potion", () => {
  rule("STS-4.8", "is drawn, and taken or skipped; skipped it goes under its deck", () => {
    const table = spoils()
    table.p1.reveal("potion/2").p1.canPick("take:fire-potion").p1.pick("done")
    expect(fromTop(table, "potionDeck")).toEqual(["block-potion", "weak-potion", "fire-potion"])
    const taken = spoils()
    taken.p1.reveal("potion/2").p1.take("fire-potion").p1.pick("done").p1.has("items", "fire-potion")
    expect(fromTop(taken, "potionDeck")).toEqual(["block-potion", "weak-potion"])
  })

  const three = { items: ["swift-potion", "flex-potion", "energy-potion"] }

  rule("STS-4.8", "is not the fourth of anybody: one makes room by throwing one away, under the deck", () => {
    const table = spoils({ p1: { ...three, rewards: [] } })
    table.p1.reveal("potion/2").p1.cannot("take:fire-potion", "potion-limit")
    expect(table.p1.why("take:fire-potion")).toEqual({ key: "potion-limit", rule: "STS-4.9" })
    table.p1.discard("flex-potion").p1.take("fire-potion").p1.pick("done")
    table.p1.has("items", "swift-potion", "energy-potion", "fire-potion")
    expect(fromTop(table, "potionDeck")).toEqual(["block-potion", "weak-potion", "flex-potion"])
  })

  rule("STS-4.8", "that was picked counts already, also for whoever would give another one", () => {
    const table = spoils({ p1: { items: ["swift-potion", "flex-potion"] }, p2: { items: ["energy-potion"] } })
    table.p1.reveal("potion/2").p1.take("fire-potion")
    table.p2.cannot("give:energy-potion>p1", "cannot-give")
    table.p1.putBack("fire-potion").p2.give("energy-potion", "p1")
    table.p1.cannot("take:fire-potion", "potion-limit").p1.pick("done").p2.pick("done")
    table.p1.has("items", "swift-potion", "flex-potion", "energy-potion")
  })

  rule("STS-4.8", "works once: used, it goes under the deck", () => {
    const table = fighting("encounter", {
      encounterDeck: ["a1-looter"],
      potionDeck: ["block-potion"],
      p1: { items: ["swift-potion"] },
    })
    table.p1.use("swift-potion").p1.has("items")
    expect(fromTop(table, "potionDeck")).toEqual(["block-potion", "swift-potion"])
  })
})

describe("relics", () => {
  const nob = (way: Way = {}): ClimbTable =>
    afterCombat("elite", { eliteDeck: ["e1-gremlin-nob"], relicDeck: ["anchor", "vajra", "lantern"], ...way })

  rule("STS-4.11", "are drawn, and taken or skipped; skipped they go under their deck", () => {
    const table = nob()
    table.p1.canPickExactly("reveal:card/1", "reveal:relic/2", "done")
    table.p1.reveal("relic/2").p1.canPick("take:anchor").p1.pick("done").p1.has("items")
    expect(fromTop(table, "relicDeck")).toEqual(["vajra", "lantern", "anchor"])
    const taken = nob()
    taken.p1.reveal("relic/2").p1.take("anchor").p1.pick("done").p1.has("items", "anchor")
    expect(fromTop(taken, "relicDeck")).toEqual(["vajra", "lantern"])
  })

  rule("STS-4.11", "each player draws their own", () => {
    const table = nob({ p2: {} })
    table.p2.reveal("relic/2").p1.reveal("relic/2").p1.take("vajra").p2.take("anchor")
    table.p1.pick("done").p2.pick("done").p1.has("items", "vajra").p2.has("items", "anchor")
  })

  const bossRelics = [
    "black-blood",
    "coffee-dripper",
    "cursed-key",
    "ectoplasm",
    "mark-of-pain",
    "snecko-eye",
  ]
  const top = (many: number): ClimbTable =>
    afterCombat("boss", {
      bossDeck: ["b1-hexaghost"],
      bossRelicDeck: bossRelics,
      ...Object.fromEntries(["p2", "p3", "p4"].slice(0, many - 1).map((seat) => [seat, {}])),
    })

  rule(
    "STS-4.12",
    "of a boss: one more than there are players, three for one alone, before everybody",
    () => {
      for (const [players, revealed] of [
        [1, 3],
        [2, 3],
        [3, 4],
        [4, 5],
      ]) {
        const table = top(players)
        expect(cardsIn(table, "pool")).toEqual(bossRelics.slice(0, revealed))
        for (let seat = 1; seat <= players; seat++) {
          table.by(seat).canPick(...bossRelics.slice(0, revealed).map((relic) => `take:${relic}`))
          table.by(seat).sees("pool", ...bossRelics.slice(0, revealed))
        }
      }
    },
  )

  rule("STS-4.12", "each player may take one, and what is left goes under the deck", () => {
    const table = top(3)
    table.p2.take("coffee-dripper").p1.cannotPick("take:coffee-dripper")
    expect(table.p1.why("take:coffee-dripper")).toMatchObject({ key: "not-for-you" })
    table.p1.take("ectoplasm").p2.take("black-blood").p1.take("coffee-dripper").p3.take("ectoplasm")
    table.p3.pick("done").p2.pick("done").p1.putBack("coffee-dripper").p1.pick("done")
    table.p1.has("items").p2.has("items", "black-blood").p3.has("items", "ectoplasm")
    expect(fromTop(table, "bossRelicDeck")).toEqual([
      "mark-of-pain",
      "snecko-eye",
      "coffee-dripper",
      "cursed-key",
    ])
    expect(cardsIn(table, "pool")).toEqual([])
  })

  rule("STS-4.12", "alone one of three, or none", () => {
    const table = top(1)
    table.p1.take("cursed-key").p1.take("coffee-dripper").p1.pick("done").p1.has("items", "coffee-dripper")
    const none = top(1)
    none.p1.pick("done").p1.has("items")
    expect(cardsIn(none, "bossRelicDeck")).toHaveLength(6)
  })
})
