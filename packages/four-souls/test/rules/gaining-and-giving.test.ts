// Gaining, giving, stealing, swapping, losing and paying; "and", "then" and "if you do" (FS-6.2, FS-6.11, FS-6.16 to 6.23).

import { n, same, target, when } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { hammer } from "../support/cards.ts"
import { cents, item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, discard, destroy, gainCents, gainTreasure, give, items, loot, loseCents, on, paid, payCents } =
  verbs
const {
  payCentsTo,
  otherPlayers,
  othersItems,
  players,
  steal,
  stealCents,
  swapItems,
  itemsOf,
  tap,
  whenYouDiscard,
  whenYouGainItem,
} = verbs

describe("parts that depend on each other", () => {
  const and = item("test-and", tap([discard(n(1)), when({ did: true }, [loot(n(2))])]))
  const then = item("test-then", tap([discard(n(1)), loot(n(2))]))
  const used = (card: string, hand: string[]): number =>
    cardsIn(
      fourSoulsTable({ cards: [and, then], p1: { board: [card], hand } })
        .p1.activate(card)
        .allPass(),
      "p1.hand",
    ).length

  rule("FS-6.2", '"and" needs the first part, "then" does not', () => {
    expect([used("test-and", []), used("test-then", [])]).toEqual([0, 2])
    expect([used("test-and", ["bomb"]), used("test-then", ["bomb"])]).toEqual([2, 2])
  })

  const egg = item("test-egg", tap([destroy("this"), when({ did: true }, [gainCents(n(25))])]))
  const shell = item("test-shell", paid([], [verbs.tillEndOfTurn("eternal", n(1), "it1")], aim(items)))

  rule("FS-6.18", '"if you do" asks whether it has happened', () => {
    const table = fourSoulsTable({ cards: [egg, shell], p1: { board: ["test-egg", "test-shell"] } })
    table.p1.activate("test-shell", "test-egg").allPass().p1.activate("test-egg").allPass()
    expect([cents(table), cardsIn(table, "treasureDiscard")]).toEqual([[3, 3], []])
    const plain = fourSoulsTable({ cards: [egg], p1: { board: ["test-egg"] } })
      .p1.activate("test-egg")
      .allPass()
    expect([cents(plain), cardsIn(plain, "treasureDiscard")]).toEqual([[28, 3], ["test-egg"]])
  })
})

describe("loot", () => {
  rule("FS-6.20", "comes off the loot deck into the hand, also above its maximum", () => {
    const sack = item("test-sack", tap([loot(n(9))]))
    const table = fourSoulsTable({
      cards: [sack],
      p1: { board: ["test-sack"], hand: ["bomb", "a-dime"] },
      lootDeck: Array.from({ length: 12 }, () => "a-penny"),
    })
    table.p1.activate("test-sack").allPass()
    expect(cardsIn(table, "p1.hand")).toHaveLength(11)
    table.p1.end().allPass().p1.isAsked("discard").p1.pick("bomb")
    expect(cardsIn(table, "p1.hand")).toHaveLength(10)
    table.leaves("p2", "respond")
  })

  rule(["FS-6.11", "RD-31"], "is discarded from the hand, as its player chooses; nothing else is", () => {
    const toll = item("test-toll", paid([], [discard(n(1), { who: "it1" })], aim(players)))
    const heap = item("test-heap", paid([], [verbs.putIntoDiscard("it1")], aim(items)))
    const grief = item("test-grief", whenYouDiscard([gainCents(n(1))]))
    const table = fourSoulsTable({
      cards: [toll, heap, grief],
      p1: { board: ["test-toll", "test-heap"] },
      p2: { hand: ["bomb", "a-dime"], board: ["test-grief", "meat"] },
    })
    table.p1
      .activate("test-toll", "p2")
      .allPass()
      .p1.isNotAsked()
      .p2.isAsked("discard")
      .p2.pick("bomb")
      .allPass()
    expect([cardsIn(table, "lootDiscard"), cents(table)]).toEqual([["bomb"], [3, 4]])
    // An item that is put into discard was not discarded.
    table.p1.activate("test-heap", "meat").allPass()
    expect([cardsIn(table, "treasureDiscard"), cents(table)]).toEqual([["meat"], [3, 4]])
  })
})

describe("gaining and giving", () => {
  /** A cent for each item gained. */
  const greed = item("test-greed", whenYouGainItem([gainCents(n(1))]))
  const claw = item("test-claw", paid([], [steal("it1")], aim(othersItems)))
  const bow = item(
    "test-bow",
    paid([], [give("mine", "whom")], {
      targets: [target("mine", itemsOf("you")), target("whom", otherPlayers)],
    }),
  )
  const trade = item(
    "test-trade",
    paid([], [swapItems("mine", "theirs")], {
      targets: [target("mine", itemsOf("you")), target("theirs", othersItems)],
    }),
  )
  const find = item("test-find", paid([], [gainTreasure(n(1))]))
  const cards = [greed, claw, bow, trade, find]

  const pair = (table: Play, act: string, ...things: string[]): Play => {
    const [first, ...rest] = things
    table.p1.pick(
      table
        .choices(1)
        .find((key) => key.startsWith(`activate:${act}`) && key.includes(`>${first}`)) as string,
    )
    for (const each of rest) table.p1.pick(each)
    return table.allPass()
  }

  rule("FS-6.16.1", "what is taken from the game is gained; what comes from a player is not", () => {
    const table = fourSoulsTable({
      cards,
      p1: { board: ["test-greed", "test-claw", "test-trade", "test-find", "dinner"] },
      p2: { board: ["meat", "synthoil", "no"] },
    })
    table.p1.activate("test-claw", "meat").allPass()
    pair(table, "test-trade", "dinner", "synthoil")
    table.p1.has("board", "isaac", "test-greed", "test-claw", "test-trade", "test-find", "meat", "synthoil")
    expect(cents(table)).toEqual([3, 3])
    table.p1.activate("test-find").allPass()
    expect(cents(table)).toEqual([4, 3])
  })

  rule(
    "FS-6.16.1",
    "cents come from the game's pool when they are gained, from a player when they are stolen",
    () => {
      const thief = item("test-thief", paid([], [stealCents(n(2), "it1")], aim(otherPlayers)))
      const joy = item("test-joy", on("gainCents", same("ev.who", "you"), [loot(n(1))]))
      const table = fourSoulsTable({
        cards: [thief, joy],
        p1: { board: ["test-thief", "test-joy"], hand: ["two-cents"] },
      })
      const { pool } = table.state.table
      table.p1.activate("test-thief", "p2").allPass()
      expect([cents(table), table.state.table.pool, cardsIn(table, "p1.hand")]).toEqual([
        [5, 1],
        pool,
        ["two-cents"],
      ])
      table.p1.play("two-cents").allPass()
      expect([cents(table), table.state.table.pool, cardsIn(table, "p1.hand").length]).toEqual([
        [7, 1],
        pool - 2,
        1,
      ])
    },
  )

  rule(
    "FS-6.16.2",
    "who gives chooses what, who steals chooses what; the shop may stand in for a player",
    () => {
      const table = fourSoulsTable({
        cards,
        p1: { board: ["test-claw", "test-bow", "dinner"] },
        p2: { board: ["meat"] },
        shop: ["smelter"],
        treasureDeck: ["mr-boom"],
      })
      table.p1.activate("test-claw", "smelter").allPass()
      pair(table, "test-bow", "dinner")
      table.p1
        .has("board", "isaac", "test-claw", "test-bow", "smelter")
        .p2.has("board", "isaac", "meat", "dinner")
      table.p1.has("shop", "mr-boom")
      expect(table.told("handOver").map(({ cause }) => cause)).toEqual(["steal", "give"])
    },
  )

  rule("FS-Q-25", "an item that a card names as what is swapped is a target like any other", () => {
    const table = fourSoulsTable({
      p1: { board: ["decoy"] },
      p2: { board: ["dinner", "breakfast"] },
    })
    table.p1.activate("decoy", "breakfast").allPass()
    table.p1.has("board", "isaac", "breakfast").p2.has("board", "isaac", "dinner", "decoy")
  })

  rule("FS-6.16.2", "in a swap each picks what they give", () => {
    const table = fourSoulsTable({
      p1: { board: ["incubus", "meat"], hand: ["bomb", "a-penny"] },
      p2: { board: ["dinner"], hand: ["a-dime", "a-nickel"] },
    })
    table.p1.activate("incubus~hand", "p2").allPass().p1.yes()
    table.p1.canPickExactly("bomb", "a-penny").p1.pick("bomb")
    table.p2.canPickExactly("a-dime", "a-nickel").p2.pick("a-nickel").allPass()
    table.p1.has("hand", "a-penny", "a-nickel").p2.has("hand", "a-dime", "bomb")
  })

  rule("FS-6.16.2", "a swap is at the same time, also with the shop", () => {
    const table = fourSoulsTable({
      cards,
      p1: { board: ["test-trade", "dinner"], damage: 0 },
      p2: { board: ["breakfast"] },
      shop: ["meat", "smelter"],
      treasureDeck: ["mr-boom", "no"],
    })
    pair(table, "test-trade", "dinner", "smelter")
    table.p1.has("board", "isaac", "test-trade", "smelter")
    expect(cardsIn(table, "shop").toSorted()).toEqual(["dinner", "meat"])
    const slots = table.game
      .view(table.state, 1)
      .zones["shop"].map(({ card, shows }) => [card, shows?.["slot"]])
    expect(slots).toEqual(expect.arrayContaining([["dinner", 1]]))
    pair(table, "test-trade", "smelter", "breakfast")
    table.p1.has("board", "isaac", "test-trade", "breakfast").p2.has("board", "isaac", "smelter")
    expect([table.told("swap").length, cardsIn(table, "treasureDeck")]).toEqual([2, ["no", "mr-boom"]])
  })
})

describe("cents", () => {
  rule("FS-6.21", "are lost as far as there are any", () => {
    const tax = item("test-tax", paid([], [loseCents(n(4), { who: "it1" })], aim(players)))
    const table = fourSoulsTable({ cards: [tax], p1: { board: ["test-tax"] }, p2: { cents: 2 } })
    const { pool } = table.state.table
    table.p1.activate("test-tax", "p2").allPass()
    expect([cents(table), table.state.table.pool, table.told("loseCents")]).toMatchObject([
      [3, 0],
      pool + 2,
      [{ amount: 2 }],
    ])
    expect(table.p1.activate("test-tax", "p2").allPass().told("loseCents")).toHaveLength(1)
  })

  rule("FS-6.23", "are paid in full or not at all, to the game or to whom it says", () => {
    const shrine = item("test-shrine", paid([payCents(n(3))], [loot(n(1))]))
    const bribe = item(
      "test-bribe",
      paid([], [payCentsTo("it1", n(2)), when({ did: true }, [loot(n(1))])], aim(otherPlayers)),
    )
    const table = fourSoulsTable({
      cards: [shrine, bribe],
      p1: { board: ["test-shrine", "test-bribe"], cents: 5 },
    })
    const { pool } = table.state.table
    table.p1.activate("test-shrine").allPass().p1.cannot("activate:test-shrine", "cannot-pay")
    expect([playerOf(table, 1).cents, table.state.table.pool]).toEqual([2, pool + 3])
    table.p1.activate("test-bribe", "p2").allPass()
    expect([cents(table), cardsIn(table, "p1.hand").length]).toEqual([[0, 5], 2])
    // Nothing is paid where it does not suffice.
    table.p1.activate("test-bribe", "p2").allPass()
    expect([cents(table), cardsIn(table, "p1.hand").length]).toEqual([[0, 5], 2])
  })
})

rule("FS-6.10.1", "destroying an item is putting it straight into its discard", () => {
  const table = fourSoulsTable({ cards: [hammer], p1: { board: ["test-hammer"] }, p2: { board: ["meat"] } })
  table.p1.activate("test-hammer", "meat").allPass()
  expect([cardsIn(table, "treasureDiscard"), table.told("dying")]).toEqual([["meat"], []])
})
