// The merchant's (STS-5.8 to STS-5.10): what is for sale and for how much, and removal.

import { spire, spireBox } from "@soulspire/spire"
import { cardsIn, refsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { climberOf, type ClimbTable, entering, keysOf, type Way } from "../support/climb.ts"
import { relic } from "../support/made-up.ts"

const relicDeck = ["anchor", "vajra", "lantern", "sundial"]
const potionDeck = ["fire-potion", "blood-potion", "ghost-in-a-jar", "weak-potion"]
// Common, uncommon, common.
const rewards = ["ironclad-anger", "ironclad-battle-trance", "ironclad-clash", "ironclad-flex"]
const RICH = 50

const shop = (way: Way = {}): ClimbTable =>
  entering("merchant", { relicDeck, potionDeck, ...way, p1: { gold: RICH, rewards, ...way.p1 } })

/** What a seat would pay for each thing that lies there, as it sees it. */
function pricesOf(table: ClimbTable, seat = 1): Record<string, number> {
  const { zones } = table.game.view(table.state, seat - 1)
  return Object.fromEntries(
    [...zones["pool"], ...zones[`offers.${seat - 1}`]].flatMap(({ card = "", shows }) => {
      const { price } = (shows ?? {}) as { price?: number }
      return price === undefined ? [] : [[card, price]]
    }),
  )
}

describe("the goods", () => {
  rule("STS-5.8", "are three relics and three potions for all, and three cards of each player's own", () => {
    const table = shop({ p2: { gold: RICH, rewards: ["silent-bane", "silent-dash", "silent-prepared"] } })
    expect(cardsIn(table, "pool")).toEqual([...relicDeck.slice(0, 3), ...potionDeck.slice(0, 3)])
    table.p1
      .has("offers", ...rewards.slice(0, 3))
      .p2.has("offers", "silent-bane", "silent-dash", "silent-prepared")
    const shared = ["anchor", "vajra", "lantern", "fire-potion", "blood-potion", "ghost-in-a-jar"]
    table.p1.canPick(...[...shared, ...rewards.slice(0, 3)].map((card) => `buy:${card}`))
    table.p2.canPick(...shared.map((card) => `buy:${card}`), "buy:silent-dash")
    table.p2.cannot("buy:ironclad-anger", "not-for-you")
    expect(table.p2.why("buy:ironclad-anger")).toEqual({ key: "not-for-you", rule: "STS-5.8" })
  })

  rule(
    ["STS-5.8", "STS-K.1"],
    "cost what is printed on items, cards 2, 3 or 6 by rarity, and the first relic 1 less",
    () => {
      const table = shop({
        p1: {
          rewards: ["ironclad-anger", "ironclad-golden-ticket-1", "ironclad-battle-trance"],
          rares: ["ironclad-offering"],
        },
      })
      expect(pricesOf(table)).toEqual({
        anchor: 6 - 1,
        vajra: 7,
        lantern: 6,
        "fire-potion": 2,
        "blood-potion": 3,
        "ghost-in-a-jar": 4,
        "ironclad-anger": 2,
        "ironclad-battle-trance": 3,
        "ironclad-offering": 6,
      })
      table.p1.cannotPick("buy:ironclad-golden-ticket-1")
    },
  )

  rule(
    ["STS-5.8", "STS-3.10"],
    "are paid for: the price is what is taken, and what is bought is there no more",
    () => {
      for (const [what, price, where] of [
        ["anchor", 5, "items"],
        ["vajra", 7, "items"],
        ["ghost-in-a-jar", 4, "items"],
        ["ironclad-battle-trance", 3, "deck"],
      ] as const) {
        const table = shop()
        table.p1.buy(what).p1.has(where, what).p1.cannotPick(`buy:${what}`)
        expect(climberOf(table).gold).toBe(RICH - price)
      }
    },
  )

  rule("STS-5.8", "can be bought one after another, as far as the gold goes", () => {
    const table = shop({ p1: { gold: 9, rewards } })
    table.p1.buy("anchor").p1.buy("ironclad-anger")
    expect(climberOf(table).gold).toBe(2)
    table.p1.cannot("buy:vajra", "too-dear")
    expect(table.p1.why("buy:blood-potion")).toEqual({
      key: "too-dear",
      params: { price: 3 },
      rule: "STS-5.8",
    })
    table.p1.buy("fire-potion")
    expect(climberOf(table).gold).toBe(0)
    table.p1.has("items", "anchor", "fire-potion").p1.has("deck", "ironclad-anger")
  })

  rule("STS-5.8", "a relic without a price is not for sale: another one comes for it", () => {
    const heirloom = relic("test-heirloom", "Heirloom", {}, []).def
    const table = shop({ cards: [heirloom], relicDeck: ["anchor", "test-heirloom", "vajra", "lantern"] })
    expect(cardsIn(table, "pool").slice(0, 3)).toEqual(["anchor", "vajra", "lantern"])
    expect(cardsIn(table, "relicDeck")).toEqual(["test-heirloom"])
    // Where there is nothing else, there is less to buy.
    const poor = shop({ cards: [heirloom], relicDeck: ["test-heirloom"], potionDeck: [] })
    expect(cardsIn(poor, "pool")).toEqual([])
  })

  rule(
    "STS-5.8",
    "colourless cards are among them where they are unlocked, by rarity like all others",
    () => {
      const colorless = ["colorless-finesse", "colorless-apotheosis", "colorless-trip"]
      const table = shop({
        colorlessDeck: colorless,
        potionDeck: [],
        relicDeck: [],
        p1: { rewards: [] },
        p2: { gold: RICH },
      })
      expect(cardsIn(table, "pool")).toEqual(colorless)
      expect(pricesOf(table, 2)).toEqual({
        "colorless-finesse": 3,
        "colorless-apotheosis": 6,
        "colorless-trip": 3,
      })
      table.p2
        .buy("colorless-apotheosis")
        .p2.has("deck", "colorless-apotheosis")
        .p1.cannotPick("buy:colorless-apotheosis")
      table.p1.pick("leave").p2.pick("leave")
    },
  )

  rule("STS-5.8", "and otherwise there are none in the game", () => {
    const decks = (everythingUnlocked: boolean): number => {
      return cardsIn({ game: spire, state: spire.create({ everythingUnlocked }, 1, "shop") }, "colorlessDeck")
        .length
    }
    expect([decks(false), decks(true)]).toEqual([0, 22])
  })

  rule(["STS-3.10", "STS-5.8"], "potions that nobody has room for are not sold to them", () => {
    const table = shop({ p1: { items: ["swift-potion", "flex-potion", "energy-potion"], gold: RICH } })
    table.p1.cannot("buy:fire-potion", "potion-limit").p1.discard("flex-potion").p1.buy("fire-potion")
    table.p1.has("items", "swift-potion", "energy-potion", "fire-potion")
  })

  rule(
    "STS-3.10",
    "every relic and potion that a merchant can lay out has a price, no boss relic has one",
    () => {
      const price = new Map(spireBox.defs.map(({ id, facts }) => [id, facts["price"] ?? 0]))
      const kinds = (kind: string): string[] =>
        spireBox.cards.filter((card) => card.kind === kind).map(({ id }) => id)
      for (const potion of kinds("potion")) expect([potion, price.get(potion)]).not.toEqual([potion, 0])
      for (const other of [...kinds("boss-relic"), ...kinds("solo-relic")]) expect(price.get(other)).toBe(0)
      // Old Coin is what nobody can buy.
      expect(kinds("relic").filter((each) => price.get(each) === 0).length).toBeLessThanOrEqual(1)
    },
  )
})

describe("a card is removed", () => {
  const deck = ["ironclad-strike", "ironclad-bash"]

  rule(["STS-5.9", "STS-K.1"], "for 3 gold, once for each player", () => {
    const table = shop({ p1: { gold: 7, deck }, p2: { gold: 3, deck: ["silent-strike", "silent-defend"] } })
    table.p1.cleanse().p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
    expect(climberOf(table).gold).toBe(4)
    table.p1.cannot("cleanse", "cleansed-already")
    expect(table.p1.why("cleanse")).toEqual({ key: "cleansed-already", rule: "STS-5.9" })
    table.p2.cleanse().p2.pick("silent-defend").p2.has("deck", "silent-strike")
    expect(climberOf(table, 2).gold).toBe(0)
  })

  rule("STS-5.9", "and once more at the next merchant", () => {
    const table = shop({ p1: { gold: 7, deck, rewards: [] } })
    table.p1.cleanse().p1.pick("ironclad-strike").p1.pick("leave")
    table.game.arrange(table.state, (r) => {
      r.s.table.spaces = "$".repeat(41)
    })
    table.p1.pick(keysOf(table)[0]).p1.isAsked("merchant").p1.cleanse()
    table.p1.has("deck")
  })

  rule(["STS-5.9", "STS-K.1"], "not by whoever has too little gold, or no card that can go", () => {
    const table = shop({ p1: { gold: 2, deck }, p2: { gold: 3, deck: ["curse-ascenders-bane"] } })
    table.p1.cannot("cleanse", "too-dear")
    expect(table.p1.why("cleanse")).toEqual({ key: "too-dear", params: { price: 3 }, rule: "STS-K.1" })
    expect(table.p2.why("cleanse")).toEqual({ key: "nothing-to-remove", rule: "STS-5.9" })
  })

  rule("STS-K.5", "for 4 gold from the eighth ascension on", () => {
    const table = shop({ p1: { gold: 4, deck }, options: { ascension: 8 } })
    table.p1.cleanse().p1.pick("ironclad-bash")
    expect(climberOf(table).gold).toBe(0)
    expect(shop({ p1: { gold: 3, deck }, options: { ascension: 8 } }).p1.why("cleanse")).toMatchObject({
      params: { price: 4 },
    })
  })
})

describe("when all have left", () => {
  rule("STS-5.10", "unsold cards go under their deck in the order that their owner likes", () => {
    const table = shop()
    table.p1.buy("ironclad-battle-trance").p1.pick("leave").p1.isAsked("unsold-order")
    table.p1.pick("ironclad-clash", "ironclad-anger")
    expect(cardsIn(table, "p1.rewards").toReversed()).toEqual([
      "ironclad-flex",
      "ironclad-clash",
      "ironclad-anger",
    ])
    expect(cardsIn(table, "relicDeck").toReversed()).toEqual(["sundial", "anchor", "vajra", "lantern"])
    expect(cardsIn(table, "potionDeck").toReversed()).toEqual([
      "weak-potion",
      "fire-potion",
      "blood-potion",
      "ghost-in-a-jar",
    ])
    expect([...cardsIn(table, "pool"), ...cardsIn(table, "p1.offers")]).toEqual([])
  })

  rule(
    "STS-5.10",
    "each under the deck it came from: a ticket under the cards, its rare under the rares",
    () => {
      const table = shop({
        p1: { rewards: ["ironclad-golden-ticket-1"], rares: ["ironclad-offering", "ironclad-barricade"] },
      })
      table.p1.pick("leave").p1.pick("ironclad-offering", "ironclad-golden-ticket-1")
      expect(cardsIn(table, "p1.rewards")).toEqual(["ironclad-golden-ticket-1"])
      expect(cardsIn(table, "p1.rares").toReversed()).toEqual(["ironclad-barricade", "ironclad-offering"])
    },
  )

  test("whoever has left can think better of it until the others have", () => {
    const table = shop({ p1: { rewards: [] }, p2: { gold: RICH } })
    table.p1.pick("leave").p1.at("stay", "stay").p1.buy("vajra").p1.pick("leave").p2.pick("leave")
    table.p1.has("items", "vajra").p2.isAsked("map")
  })
})

test("two of a kind are two things for sale", () => {
  const table = shop({ potionDeck: ["fire-potion", "fire-potion", "weak-potion"] })
  const [, , , first] = refsIn(table, "pool")
  table.p1.buy(first).p1.buy("fire-potion").p1.has("items", "fire-potion", "fire-potion")
})
