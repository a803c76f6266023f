// Chapter 9: purchasing.

import { all, edit, is, n, ref, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, destroy, gainCents, gainTreasure, on, othersItems, paid, steal, tap, whenYouGainItem, youHave } =
  verbs

/** Declares a purchase; everybody passes, and the ware is named. */
const buy = (table: Play, ware: string): Play => table.p1.buy().allPass().p1.ware(ware)

describe("a purchase", () => {
  rule("FS-9.1", "is declared on an empty stack and answered before its target is named", () => {
    const hammer = item("test-hammer", tap([destroy("it1")], aim({ from: "shop" })))
    const table = fourSoulsTable({
      p1: { cents: 10, hand: ["a-penny"] },
      p2: { board: ["test-hammer"] },
      shop: ["dinner", "meat"],
      treasureDeck: ["synthoil"],
      cards: [hammer],
    })
    table.p1.play("a-penny").p1.cannot("buy", "not-now").allPass()
    table.p1.buy().p1.pass().p2.activate("test-hammer", "dinner").allPass()
    table.p1.canPickExactly("ware:meat", "ware:synthoil", "ware:deck").p1.ware("meat")
    expect([cardsIn(table, "p1.board"), playerOf(table, 1).cents]).toEqual([["isaac", "meat"], 1])
  })

  rule(["FS-9.2", "FS-Q-4", "RD-08=no"], "that can no longer be paid gives nothing and is used up", () => {
    const position = {
      p1: { cents: 10 },
      p2: { board: ["forever-alone"], cents: 0 },
      shop: ["meat"],
    }
    const robbed = (rules: object): Play => {
      const table = fourSoulsTable({ ...position, rules })
      table.p1.buy().p1.pass().p2.activate("forever-alone", "~steal", "p1").allPass().p1.ware("meat")
      expect([cardsIn(table, "shop"), playerOf(table, 1).cents]).toEqual([["meat"], 9])
      return table
    }
    robbed({}).p1.isAsked("action").p1.cannot("buy", "no-purchase-left")
    robbed({ refundDeclaration: true }).p1.canPick("buy")
  })

  rule("FS-9.2", "costs 10 cents, or what the cards about say once the ware is named", () => {
    const shop = ["meat", "dinner"]
    expect(playerOf(buy(fourSoulsTable({ p1: { cents: 12 }, shop }), "meat"), 1).cents).toBe(2)
    const sale = fourSoulsTable({ p1: { cents: 12, board: ["steamy-sale"] }, shop })
    expect(playerOf(buy(sale, "meat"), 1).cents).toBe(7)
    // What costs nothing is bought for nothing.
    const board = ["steamy-sale", "steamy-sale"]
    const gift = buy(fourSoulsTable({ p1: { cents: 0, board }, shop }), "meat")
    expect([playerOf(gift, 1).cents, cardsIn(gift, "p1.board").at(-1)]).toEqual([0, "meat"])
  })

  rule("FS-9.3", "of the deck's top card is blind until it is paid for", () => {
    const table = fourSoulsTable({ p1: { cents: 10 }, shop: ["meat"], treasureDeck: ["synthoil"] })
    table.p1.buy().allPass().p1.sees("treasureDeck", "?").p1.ware("deck")
    table.p1.has("board", "isaac", "synthoil").p2.sees("p1.board", "isaac", "synthoil")
    expect(playerOf(table, 1).cents).toBe(0)
    const poor = fourSoulsTable({ p1: { cents: 9 }, shop: ["meat"], treasureDeck: ["synthoil"] })
    buy(poor, "deck").p1.sees("treasureDeck", "?").p1.has("board", "isaac")
  })

  rule("FS-9.3", "gives control of an item that has been in play all along", () => {
    const table = fourSoulsTable({ p1: { cents: 10 }, shop: ["meat"] })
    const entered = () => table.told("move").filter(({ to }) => to === "board")
    expect(cardsIn(buy(table, "meat"), "p1.board")).toEqual(["isaac", "meat"])
    expect(entered().map(({ cause }) => cause)).not.toContain("gain")
  })

  rule("FS-9.4", "is made once a turn, unless a card says so", () => {
    const table = fourSoulsTable({ p1: { cents: 30 }, shop: ["meat", "dinner"] })
    buy(table, "meat").p1.cannot("buy", "no-purchase-left")
    const bag = item("test-bag", youHave("purchases", n(1)))
    const twice = fourSoulsTable({
      p1: { cents: 30, board: ["test-bag"] },
      shop: ["meat", "dinner"],
      cards: [bag],
    })
    buy(buy(twice, "meat"), "dinner").p1.cannot("buy", "no-purchase-left")
  })

  rule("FS-9.4", "is made neither during an attack nor while one's death waits", () => {
    const table = fourSoulsTable({
      p1: { cents: 30, damage: 1 },
      monsters: ["clotty"],
      shop: ["meat"],
      dice: [1],
    })
    table.p1.attack().allPass().p1.against("clotty").p1.isAsked("respond").p1.cannot("buy", "not-now")
    table.p1.pass().p2.pass().p1.pass().p2.pass()
    expect(table.told("dying")).toHaveLength(1)
    table.p1.isAsked("respond").p1.cannot("buy", "not-now").allPass()
  })

  rule("FS-9.5", "is seen as a bare declaration, and again once its target is named", () => {
    const horn = item("test-horn", on("declarePurchase", null, [gainCents(n(1))]))
    const drum = item("test-drum", on("declarePurchaseOf", null, [gainCents(n(20))]))
    const table = fourSoulsTable({
      p1: { cents: 10, board: ["test-horn", "test-drum"] },
      shop: ["meat"],
      cards: [horn, drum],
    })
    table.p1.buy()
    expect(cardsIn(table, "stack")).toHaveLength(1)
    table.allPass().p1.isAsked("wares")
    expect(playerOf(table, 1).cents).toBe(11)
    table.p1.ware("meat").p1.isAsked("respond").allPass()
    expect(playerOf(table, 1).cents).toBe(21)
  })
})

describe("gaining an item", () => {
  const joy = item("test-joy", whenYouGainItem([gainCents(n(1))]))
  const find = item("test-find", paid([], [gainTreasure(n(1))]))
  const claw = item("test-claw", paid([], [steal("it1")], aim(othersItems)))

  rule("FS-9.6", "is buying one from the shop or the deck, and playing a trinket; stealing is not", () => {
    const table = fourSoulsTable({
      p1: {
        cents: 20,
        board: ["test-joy", "test-claw"],
        hand: ["counterfeit-penny", "lost-soul"],
        plays: 2,
      },
      p2: { board: ["dinner"] },
      shop: ["meat", "mr-boom"],
      cards: [joy, claw],
    })
    buy(table, "meat").allPass()
    expect([table.told("gainItem").length, playerOf(table, 1).cents]).toEqual([1, 11])
    // Counterfeit Penny makes 2 of the cent for gaining it: it was there when it was gained.
    table.p1.play("counterfeit-penny").allPass().p1.has("lootDiscard")
    expect([table.told("gainItem").length, playerOf(table, 1).cents]).toEqual([2, 13])
    table.p1.activate("test-claw", "dinner").allPass().p1.activate("test-claw", "mr-boom").allPass()
    // A soul is no item (FS-Q-14).
    table.p1.play("lost-soul").allPass()
    expect([table.told("gainItem").length, playerOf(table, 1).cents]).toEqual([2, 13])
    const blind = fourSoulsTable({ p1: { cents: 10, board: ["test-joy"] }, cards: [joy] })
    expect(playerOf(buy(blind, "deck").allPass(), 1).cents).toBe(1)
  })

  rule("FS-9.6", "is not playing a trinket that is cancelled", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-joy"], hand: ["counterfeit-penny"] },
      p2: { hand: ["butter-bean"], plays: 1 },
      cards: [joy],
    })
    table.p1.play("counterfeit-penny").p1.pass().p2.play("butter-bean", "counterfeit-penny").allPass()
    expect([table.told("gainItem"), playerOf(table, 1).cents]).toEqual([[], 3])
  })

  rule("FS-Q-24", "by buying it is gaining a treasure, and not being told to gain so many", () => {
    const envy = item(
      "test-envy",
      on("gainItem", all(is("ev.obj", "treasure"), same("ev.who", "you")), [gainCents(n(1))]),
    )
    const sword = item("test-sword", {
      k: "replace",
      event: "gainTreasure",
      when: same("would.who", "you"),
      do: [edit({ amount: { add: [ref("would.amount"), n(1)] } })],
    })
    const table = fourSoulsTable({
      p1: { cents: 10, board: ["test-envy", "test-sword", "test-find"], hand: ["counterfeit-penny"] },
      shop: ["meat"],
      treasureDeck: ["dinner", "breakfast", "synthoil", "smelter"],
      cards: [envy, sword, find],
    })
    buy(table, "meat").allPass()
    table.p1.has("board", "isaac", "test-envy", "test-sword", "test-find", "meat")
    expect([playerOf(table, 1).cents, table.told("gainTreasure")]).toEqual([1, []])
    table.p1.activate("test-find").allPass()
    while (table.open[0].prompt.key === "triggers")
      table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
    expect([table.told("gainTreasure").map(({ amount }) => amount), playerOf(table, 1).cents]).toEqual([
      [2],
      3,
    ])
    // A trinket is an item, but no treasure.
    expect(playerOf(table.p1.play("counterfeit-penny").allPass(), 1).cents).toBe(3)
  })
})
