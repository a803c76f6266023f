// Chapter 11, second half: the death of players.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, order, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, heal, players, tap } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

describe("the active player's death", () => {
  /** Kills p1 in answer to whatever p1 has just declared. */
  const killed = (position: Position, declare: (table: Play) => Play): Play =>
    declare(
      fourSoulsTable({
        p1: { cents: 20, ...position.p1 },
        p2: { hand: ["xiii-death"], plays: 1 },
        monsters: ["fly"],
        shop: ["meat"],
        ...position,
      }),
    )
      .p1.pass()
      .p2.play("xiii-death", "p1")
      .allPass()

  rule(["FS-11.2.1", "FS-Q-1"], "stops what they have declared before anything else", () => {
    const buying = killed({}, (table) => table.p1.buy())
    expect([cardsIn(buying, "shop"), buying.told("declarePurchaseOf")]).toEqual([["meat"], []])
    const attacking = killed({}, (table) => table.p1.attack())
    expect(attacking.told("attackOn")).toEqual([])
    const ending = killed({}, (table) => table.p1.end())
    for (const table of [buying, attacking, ending]) {
      expect([table.told("playerDies"), table.told("penaltyPaid")]).toMatchObject([
        [{ who: 0 }],
        [{ who: 0 }],
      ])
      expect(table.state.table.active).toBe(1)
    }
  })

  rule(["FS-11.2.1", "FS-8.10"], "cancels the attack they are in as the first of its steps", () => {
    const table = fourSoulsTable({
      p1: { board: ["suicide-king"] },
      p2: { hand: ["xiii-death"], plays: 1 },
      lootDeck: ["bomb", "a-dime", "a-nickel", "two-cents"],
      monsters: ["clotty"],
      dice: [6],
    })
    table.p1.attack().allPass().p1.against("clotty").p1.pass().p2.play("xiii-death", "p1").allPass()
    table.p1.pick("bomb").allPass()
    expect(order(table, "attackEnds", "playerDies", "loot", "penalty", "penaltyPaid").slice(0, 5)).toEqual([
      "attackEnds",
      "playerDies",
      "loot",
      "penalty",
      "penaltyPaid",
    ])
    expect(table.told("rolls")).toEqual([])
  })

  rule(["FS-11.2.4", "RD-16=yes"], "lets the whole stack resolve before the end phase", () => {
    const position: Position = {
      p1: { hand: ["a-dime", "a-nickel"], plays: 1, cents: 0 },
      p2: { hand: ["xiii-death"], plays: 1 },
      monsters: ["fly"],
    }
    const dies = (rules: object): Play =>
      fourSoulsTable({ ...position, rules })
        .p1.play("a-dime")
        .p1.play("a-nickel")
        .p1.pass()
        .p2.play("xiii-death", "p1")
        .allPass()
    const table = dies({})
    expect(order(table, "penaltyPaid", "gainCents", "endPhase")).toEqual([
      "penaltyPaid",
      "gainCents",
      "gainCents",
      "endPhase",
    ])
    expect([playerOf(table, 1).cents, table.state.table.active]).toEqual([15, 1])
    const other = dies({ activeDeathCleanup: false })
    expect(order(other, "penaltyPaid", "gainCents", "endPhase")).toEqual([
      "penaltyPaid",
      "endPhase",
      "gainCents",
      "gainCents",
    ])
  })

  rule("FS-11.2.4", "also at the start of a turn, so that there is no loot step", () => {
    const table = fourSoulsTable({
      p1: {},
      p2: { board: ["test-thorn"] },
      cards: [item("test-thorn", verbs.startOfTurn([verbs.take(n(9))]))],
    })
    table.p1.end().allPass().p1.isAsked("action")
    expect([cardsIn(table, "p2.hand"), table.told("lootPhase").map(({ who }) => who)]).toEqual([[], [0]])
    expect(table.told("endPhase").map(({ who }) => who)).toEqual([0, 1])
  })
})

describe("the steps of a player's death", () => {
  rule("FS-11.2.2", "what it sets off comes before the penalty, unless it says after", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { board: ["suicide-king", "lazarus-rags"], cents: 1 },
      lootDeck: ["bomb", "a-dime", "a-nickel"],
      treasureDeck: ["meat"],
    })
    table.p1.play("gold-bomb", "p2").allPass().p2.isAsked("penalty-loot").p2.pick("bomb").allPass()
    expect(order(table, "playerDies", "loot", "penalty", "penaltyPaid", "gainTreasure")).toEqual([
      "playerDies",
      "loot",
      "penalty",
      "penaltyPaid",
      "gainTreasure",
    ])
    table.p2.has("board", "isaac", "lazarus-rags", "meat")
  })

  rule("FS-11.2.3", "the penalty is an item, a loot card, a cent, and everything with a tap ability", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: {
        board: ["the-d6", "meat", "spoon-bender", "dinner"],
        hand: ["bomb", "a-dime"],
        cents: 4,
      },
    })
    table.p1.play("gold-bomb", "p2").allPass()
    // An eternal item cannot be the death penalty item.
    table.p2.isAsked("penalty-item").p2.canPickExactly("meat", "spoon-bender", "dinner").p2.pick("meat")
    table.p2.isAsked("penalty-loot").p2.canPickExactly("bomb", "a-dime").p2.pick("bomb")
    expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "lootDiscard")]).toEqual([
      ["meat"],
      ["gold-bomb", "bomb"],
    ])
    expect(playerOf(table, 2).cents).toBe(3)
    const lying = table.game
      .view(table.state, 0)
      .zones["board.1"].filter(({ shows }) => shows?.["deactivated"] === 1)
      .map(({ card }) => card)
    expect(lying).toEqual(["isaac", "the-d6", "spoon-bender"])
  })

  rule("FS-11.2.3", "and nothing is asked of somebody who has none of them", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: { cents: 0 } })
    table.p1.play("gold-bomb", "p2").allPass().p1.isAsked("action")
    expect([table.told("penaltyPaid"), playerOf(table, 2).cents]).toMatchObject([[{ who: 1 }], 0])
  })

  rule(
    ["RD-14=no", "RD-15=destroy-first", "RD-15=discard-first"],
    "the penalty is paid without the stack, the item first; in another ruleset last",
    () => {
      const dying = (rules: object): Play => {
        const table = fourSoulsTable({
          p1: { hand: ["gold-bomb"] },
          p2: { board: ["meat", "dinner"], hand: ["bomb", "a-dime"] },
          rules,
        })
        table.p1.play("gold-bomb", "p2").allPass()
        expect(cardsIn(table, "stack")).toEqual([])
        return table
      }
      dying({}).p2.isAsked("penalty-item").p2.pick("meat").p2.isAsked("penalty-loot").p2.pick("bomb")
      const other = dying({ penaltyForm: "discard-first" })
      other.p2.isAsked("penalty-loot").p2.pick("bomb").p2.isAsked("penalty-item").p2.pick("meat")
      const lying = other.game
        .view(other.state, 0)
        .zones["board.1"].map(({ shows }) => shows?.["deactivated"])
      expect(lying).toEqual([1, 1])
    },
  )

  rule("FS-11.2.4", "a player who is not active stops there, and the turn goes on", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: {}, monsters: ["fly"] })
    table.p1.play("gold-bomb", "p2").allPass().p1.isAsked("action").p1.canPick("attack")
    expect(table.state.table.active).toBe(0)
  })

  rule(
    "FS-11.2.5",
    "nobody dies twice a turn or is healed while dead, and everybody lives again after it",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb", "xiii-death"], plays: 1, board: ["test-balm"] },
        p2: { cents: 9 },
        cards: [item("test-balm", tap([heal(n(2), { whom: "it1" })], aim(players)))],
      })
      table.p1.play("gold-bomb", "p2").allPass()
      expect([playerOf(table, 2).cents, playerOf(table, 2).damage]).toEqual([8, 2])
      table.p1.activate("test-balm", "p2").allPass()
      expect([table.told("heal"), playerOf(table, 2).damage]).toEqual([[], 2])
      table.p1.play("xiii-death", "p2").allPass()
      expect([table.told("playerDies").length, playerOf(table, 2).cents]).toEqual([1, 8])
      table.p1.end().allPass().p2.isAsked("action")
      expect([playerOf(table, 2).damage, playerOf(table, 2).died]).toEqual([0, 0])
    },
  )

  rule("FS-11.2.5", "and who has died in one turn can die in the next", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { cents: 9, hand: ["a-dime", "two-cents"] },
      p3: { hand: ["bomb", "xiii-death"], plays: 1 },
    })
    table.p1.play("gold-bomb", "p2").allPass().p2.pick("a-dime").p1.end().allPass()
    expect([playerOf(table, 2).cents, table.state.table.active]).toEqual([8, 1])
    table.p2.play("two-cents").p2.pass().p3.activate("isaac").allPass().p2.isAsked("action")
    table.p2.pass().p3.play("xiii-death", "p2").allPass()
    expect(table.told("playerDies").map(({ who }) => who)).toEqual([1, 1])
  })

  rule("RD-23=triggered", "each curse of the dead has a trigger of its own, which can be answered", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: { board: ["curse-of-pain"] } })
    table.p1.play("gold-bomb", "p2")
    while (table.told("playerDies").length === 0) round(table)
    expect([cardsIn(table, "stack"), cardsIn(table, "monsterDiscard")]).toEqual([[""], []])
    table.p2.isAsked("respond").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-pain"])
  })

  rule(
    "RD-23=discarded",
    "their curses are discarded before the penalty, without the stack, in another edition",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb"] },
        p2: { board: ["curse-of-pain", "meat"], hand: ["a-dime"] },
        p3: { board: ["curse-of-greed"] },
        rules: { cursesOnDeath: "discarded" },
      })
      table.p1.play("gold-bomb", "p2").allPass().p1.isAsked("action")
      const told = table.events.flatMap((event) =>
        event.k === "penalty" || (event.k === "move" && event["to"] === "monsterDiscard") ? [event.k] : [],
      )
      expect(told).toEqual(["move", "penalty"])
      expect([cardsIn(table, "monsterDiscard"), table.told("stacked").length]).toEqual([["curse-of-pain"], 0])
      table.p3.has("board", "isaac", "curse-of-greed")
    },
  )
})
