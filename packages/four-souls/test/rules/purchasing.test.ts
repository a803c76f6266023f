// Chapter 9: purchasing.

import { n } from "@soulspire/kernel"
import { words } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, destroy, gainCents, on, tap, youHave } = words

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

  rule(["FS-9.2", "FS-Q-4", "RD-08"], "that can no longer be paid gives nothing and is used up", () => {
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
