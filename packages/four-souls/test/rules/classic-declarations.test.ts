// Declarations of the first edition: an attack and a purchase name what they are on, wait on the stack, and are given back
// when nothing comes of them.

import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, order, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../support/table.ts"
import { phase } from "../support/turns.ts"

const { aim, destroy, endTurn, tap } = verbs

const classic = { ruleset: "classic" } as const

describe("a purchase of the first edition", () => {
  const hammer = item("test-hammer", tap([destroy("it1")], aim({ from: "shop" })))

  rule(
    ["FSC-4.1", "RD-07=with-declaration", "RD-42=yes"],
    "names what it is on, waits on the stack, then takes cents for the item",
    () => {
      const table = fourSoulsTable({
        p1: { cents: 12 },
        shop: ["meat"],
        treasureDeck: ["dinner"],
        options: classic,
      })
      const [meat] = refsIn(table, "shop")
      table.p1.buy().p1.isAsked("wares").p1.ware("meat")
      expect(waiting(table)).toMatchObject([{ what: "settlePurchase", whom: meat }])
      expect([cents(table)[0], cardsIn(table, "shop")]).toEqual([12, ["meat"]])
      round(table)
      expect([cents(table)[0], cardsIn(table, "p1.board")]).toEqual([2, ["isaac", "meat"]])
      // The slot is refilled after that, on the stack as well.
      expect(waiting(table)).toMatchObject([{ what: "refillShop" }])
      round(table)
      expect(cardsIn(table, "shop")).toEqual(["dinner"])
    },
  )

  rule("FSC-4.1", "of the deck gets whatever lies on top of it by then", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { character: "eve", board: ["the-curse"] },
      treasureDeck: ["breakfast"],
      treasureDiscard: ["daddy-haunt"],
      options: classic,
    })
    table.p1.buy().p1.ware("deck").p1.pass().p2.activate("the-curse~treasure").allPass()
    expect(cardsIn(table, "p1.board")).toEqual(["isaac", "daddy-haunt"])
  })

  rule(
    ["FSC-4.2", "RD-08=yes"],
    "fizzles when its item is gone, costs nothing, and may be declared again",
    () => {
      const table = fourSoulsTable({
        p1: { cents: 10 },
        p2: { board: ["test-hammer"] },
        shop: ["meat", "dinner"],
        cards: [hammer],
        options: classic,
      })
      table.p1.buy().p1.ware("meat").p1.pass().p2.activate("test-hammer", "meat").allPass()
      expect([cents(table)[0], order(table, "purchaseRefunded").length]).toEqual([10, 1])
      table.p1.buy().p1.ware("dinner").allPass()
      expect(cardsIn(table, "p1.board")).toEqual(["isaac", "dinner"])
    },
  )

  rule(["FSC-4.2", "RD-08=yes"], "fizzles when its player has too few cents by then", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { board: ["forever-alone"], cents: 0 },
      shop: ["meat"],
      options: classic,
    })
    table.p1.buy().p1.ware("meat").p1.pass().p2.activate("forever-alone", "~steal", "p1").allPass()
    expect([cents(table), cardsIn(table, "shop")]).toEqual([[9, 1], ["meat"]])
    table.p1.canPick("buy")
  })

  rule("FSC-Q-1", "that lies under its player's death comes to nothing", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { hand: ["gold-bomb"], plays: 1 },
      shop: ["meat"],
      options: classic,
    })
    table.p1.buy().p1.ware("meat").p1.pass().p2.play("gold-bomb", "p1")
    while (table.state.table.active === 0) table.by(table.open[0].seat + 1).pass()
    expect([cents(table)[0], cardsIn(table, "p1.board"), cardsIn(table, "shop")]).toEqual([
      9,
      ["isaac"],
      ["meat"],
    ])
    expect(order(table, "purchaseRefunded")).toHaveLength(1)
    table.leaves(`p${table.open[0].seat + 1}`, "respond")
  })

  rule("FSC-Q-7", "whose turn ends while it waits is settled in the end phase, if its player lives", () => {
    const bell = item("test-bell", tap([endTurn()]))
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { board: ["test-bell"] },
      shop: ["meat"],
      cards: [bell],
      options: classic,
    })
    table.p1.buy().p1.ware("meat").p1.pass().p2.activate("test-bell").p2.pass().p1.pass()
    expect([phase(table), waiting(table)]).toMatchObject(["p1 end", [{ what: "settlePurchase" }]])
    round(table)
    expect([cents(table)[0], cardsIn(table, "p1.board")]).toEqual([0, ["isaac", "meat"]])
    table.leaves("p1", "respond")
  })
})

describe("an attack of the first edition", () => {
  const gong = item("test-gong", tap([endTurn()]))
  const position = {
    p1: {},
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly", "dip"],
    monsterDeck: ["spider", "pooter"],
    options: classic,
  } as const

  rule(
    ["FSC-6.1", "RD-07=with-declaration", "RD-42=yes"],
    "names what it is on, waits on the stack, and starts as that resolves",
    () => {
      const table = fourSoulsTable({ ...position, dice: [6] })
      table.p1.attack().p1.isAsked("attack-target").p1.against("fly")
      expect(waiting(table)).toMatchObject([{ what: "beginAttack" }])
      expect(table.state.table.attacker).toBe(-1)
      table.p1.pass().p2.pass()
      expect([table.state.table.attacker, waiting(table)]).toMatchObject([0, [{ what: "roll", combat: 1 }]])
      table.allPass()
      expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
      expect(order(table, "attackEnds")).toHaveLength(1)
    },
  )

  rule(["FSC-6.2", "RD-08=yes"], "fizzles when that has left play before, and is not used up", () => {
    const table = fourSoulsTable({ ...position, dice: [6] })
    table.p1.attack().p1.against("fly").p1.pass().p2.play("bomb", "fly").allPass()
    expect(order(table, "attackOn", "attackFizzles")).toEqual(["attackFizzles"])
    expect(table.state.table.attacks).toBe(0)
    table.p1.attack().p1.against("dip").allPass().p1.cannot("attack", "no-attack-left")
  })

  rule("RD-42=no", "in 2023 leaves nothing on the stack, whether it is an attack or a purchase", () => {
    const table = fourSoulsTable({ p1: { cents: 10 }, monsters: ["fly"], shop: ["meat"], dice: [6] })
    table.p1.buy().p1.isAsked("respond")
    expect([waiting(table), refsIn(table, "stack")]).toEqual([[], []])
    table.allPass().p1.ware("meat").p1.attack().p1.isAsked("respond")
    expect([waiting(table), refsIn(table, "stack")]).toEqual([[], []])
    table.allPass().p1.against("fly").allPass()
  })

  rule("RD-08=no", "is used up all the same in 2023", () => {
    const table = fourSoulsTable({ ...position, options: {}, rules: { declareTargets: "with-declaration" } })
    table.p1.attack().p1.against("fly").p1.pass().p2.play("bomb", "fly").allPass()
    table.p1.cannot("attack", "no-attack-left")
  })

  rule(["FSC-6.3", "RD-22=beside"], "on the deck puts a monster on a slot and goes on against it", () => {
    const table = fourSoulsTable({ ...position, dice: [6] })
    table.p1.attack().p1.against("deck")
    expect(waiting(table)).toMatchObject([{ what: "beginDeckAttack" }])
    table.p1.pass().p2.pass().p1.isAsked("cover").p1.pick("dip")
    expect(table.state.table.attacker).toBe(0)
    table.allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["spider"])
    table.p1.cannot("attack", "no-attack-left")
  })

  rule("FSC-6.7", "that is left for any reason takes its roll and its damage along", () => {
    const table = fourSoulsTable({
      ...position,
      p2: { board: ["test-gong"] },
      cards: [gong],
      dice: [6],
    })
    table.p1.attack().p1.against("fly").p1.pass().p2.pass()
    table.p1.pass().p2.activate("test-gong").p2.pass().p1.pass()
    expect([phase(table), waiting(table), table.told("damage")]).toEqual(["p1 end", [], []])
    table.leaves("p1", "respond")
  })

  rule("FSC-6.7", "that waits fizzles when its player dies, and when the turn is over", () => {
    const table = fourSoulsTable({ ...position, p2: { hand: ["gold-bomb"], plays: 1 } })
    table.p1.attack().p1.against("fly").p1.pass().p2.play("gold-bomb", "p1")
    while (table.state.table.active === 0) table.by(table.open[0].seat + 1).pass()
    expect(order(table, "playerDies", "attackOn", "attackFizzles")).toEqual(["playerDies", "attackFizzles"])
    table.leaves(`p${table.open[0].seat + 1}`, "respond")
  })
})
