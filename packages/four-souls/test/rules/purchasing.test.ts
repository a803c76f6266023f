// Chapters 9 and 10: purchasing, and slots that are filled again.

import { n } from "@soulspire/kernel"
import { treasure, words } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, deal, destroy, gainCents, kill, monsters, monstersAndPlayers, on, tap, youHave } = words

type Table = ReturnType<typeof fourSoulsTable>

const item = (id: string, ...abilities: Parameters<typeof treasure>[3]) =>
  treasure(id, id, { kind: "active" }, abilities).def

/** Declares a purchase; everybody passes, and the ware is named. */
const buy = (table: Table, ware: string): Table => table.p1.buy().allPass().p1.ware(ware)

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
    const robbed = (rules: object): Table => {
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

describe("an empty slot", () => {
  rule(["FS-10.1", "RD-13"], "is filled before anybody is asked again, without the stack", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      shop: ["meat", "dinner"],
      treasureDeck: ["synthoil", "breakfast"],
    })
    table.p1.buy().allPass().p1.ware("meat").p1.isAsked("action")
    expect([cardsIn(table, "shop"), cardsIn(table, "stack")]).toEqual([["dinner", "synthoil"], []])
    const field = fourSoulsTable({
      p1: { hand: ["bomb"] },
      monsters: ["fly", "dip"],
      monsterDeck: ["pooter"],
    })
    field.p1.play("bomb", "fly").p1.pass().p2.pass().p1.pass().p2.pass()
    // The damage has resolved, the death comes, and the next decision finds the slot filled.
    field.p1.pass().p2.pass().p1.isAsked("action")
    expect(cardsIn(field, "monsters")).toEqual(["dip", "pooter"])
    // In another ruleset filling a slot can be answered.
    const rules = { refillOnStack: true }
    const other = fourSoulsTable({
      p1: { cents: 10 },
      shop: ["meat", "dinner"],
      treasureDeck: ["synthoil"],
      rules,
    })
    other.p1.buy().allPass().p1.ware("meat").p1.isAsked("respond")
    expect([cardsIn(other, "shop"), cardsIn(other, "stack")]).toEqual([["dinner"], [""]])
    expect(cardsIn(other.allPass(), "shop")).toEqual(["dinner", "synthoil"])
  })

  rule("FS-10.2", "waits for the steps of a death and for what the death has set off", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["boom-fly"], monsterDeck: ["fly"] })
    table.p1.play("bomb", "boom-fly").allPass()
    const filled = table.events.findIndex(({ k, cause }) => k === "move" && cause === "refill")
    const hurt = table.events.findLastIndex(
      ({ k, combat, whom }) => k === "damage" && combat === 0 && whom === 1,
    )
    expect(hurt).toBeGreaterThan(0)
    expect(filled).toBeGreaterThan(hurt)
  })

  rule("FS-10.2", "also when the dead monster has gone elsewhere in the meantime", () => {
    const vulture = item("test-vulture", on("rewarded", null, [gainCents(n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-vulture", "test-gun"] },
      monsters: ["delirium"],
      monsterDeck: ["fly", "dip", "pooter", "clotty", "fatty", "spider", "leech"],
      cards: [vulture, item("test-gun", tap([deal(n(9), "it1")], aim(monstersAndPlayers)))],
    })
    table.p1.activate("test-gun", "delirium")
    while (table.told("rewarded").length === 0) table.p1.pass().p2.pass()
    // Delirium is back in the deck, and what its reward has set off waits: the slot is still empty.
    expect([cardsIn(table, "holding"), cardsIn(table, "monsters")]).toEqual([[], []])
    table.p1.isAsked("respond").allPass()
    expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDeck").at(-5)]).toEqual([["fly"], "delirium"])
  })

  rule("FS-10.3", "meets one event after another, also when the active player is dead", () => {
    const doom = item("test-doom", tap([kill("it1"), kill("you")], aim(monsters)))
    const table = fourSoulsTable({
      p1: { board: ["test-doom"], cents: 0 },
      monsters: ["clotty"],
      monsterDeck: ["gold-chest", "gold-chest", "fly"],
      cards: [doom],
      dice: [5, 3],
    })
    table.p1.activate("test-doom", "clotty").allPass()
    expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
    expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
      ["fly"],
      ["clotty", "gold-chest", "gold-chest"],
    ])
    // 4 for the monster, 1 lost, 7 and 5 from the chests, and the other player's turn has begun.
    expect([playerOf(table, 1).cents, table.state.table.active]).toEqual([4 - 1 + 7 + 5, 1])
  })

  rule("FS-10.4", "is filled when it is new", () => {
    const table = fourSoulsTable({
      monsters: ["fly"],
      monsterDeck: ["shop-upgrade", "dip"],
      shop: ["meat"],
      treasureDeck: ["synthoil", "dinner"],
    })
    table.p1.attack().allPass().p1.against("deck").p1.pick("shop-upgrade:0", "shop-upgrade:1").allPass()
    expect(cardsIn(table, "shop")).toEqual(["meat", "synthoil", "dinner"])
    const field = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["xl-floor", "dip"] })
    field.p1.attack().allPass().p1.against("deck").p1.pick("xl-floor:0", "xl-floor:1").allPass()
    expect(cardsIn(field, "monsters").toSorted()).toEqual(["dip", "fly"])
  })
})
