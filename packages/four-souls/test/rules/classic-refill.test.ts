// The first edition: slots are filled again by an effect on the stack, and what is no monster is played on the way (FSC-7.4).

import { count, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, order, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { event } from "../support/made-up.ts"

const { aim, gainCents, tap, where } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const classic = { ruleset: "classic" }
const whats = (table: Play): unknown[] => waiting(table).map(({ what }) => what)

const anything = where({ from: ["monsters", "shop"] }, { not: { test: "isEternal", of: "it" } })
/** Puts something into discard that lies in a slot. */
const broom = item("test-broom", tap([verbs.putIntoDiscard("it1")], aim(anything)))
const gun = item("test-gun", tap([verbs.kill("it1")], aim(verbs.monstersAndPlayers)))

const sweeping = (position: Position): Play =>
  fourSoulsTable({
    options: classic,
    monsters: ["clotty", "fatty"],
    shop: ["meat", "dinner"],
    treasureDeck: ["synthoil", "breakfast"],
    ...position,
    p1: { board: ["test-broom"], cents: 0, ...position.p1 },
    cards: [broom, gun, ...(position.cards ?? [])],
  })

describe("an empty slot", () => {
  rule(
    ["FSC-7.4", "FSC-11.3", "FSC-11.7"],
    "asks for a monster when its own was discarded, which pays nothing, and can be answered first",
    () => {
      const table = sweeping({ monsterDeck: ["dip", "fly"] })
      table.p1.activate("test-broom", "clotty")
      round(table)
      expect([whats(table), cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
        ["refillMonsters"],
        ["fatty"],
        ["clotty"],
      ])
      round(table).p1.isAsked("action")
      expect([cardsIn(table, "monsters"), table.told("rewards"), playerOf(table, 1).cents]).toEqual([
        ["fatty", "dip"],
        [],
        0,
      ])
    },
  )

  rule(["FSC-7.4", "FSC-11.7", "RD-13=yes"], "asks for an item when it is one of the shop", () => {
    const table = sweeping({})
    table.p1.activate("test-broom", "meat")
    round(table)
    expect([whats(table), cardsIn(table, "shop")]).toEqual([["refillShop"], ["dinner"]])
    round(table).p1.isAsked("action")
    expect(cardsIn(table, "shop")).toEqual(["dinner", "synthoil"])
    const now = sweeping({ options: {} })
    now.p1.activate("test-broom", "meat")
    round(now).p1.isAsked("action")
    expect(cardsIn(now, "shop")).toEqual(["dinner", "synthoil"])
  })

  rule("FSC-11.5", "that is new is filled from its deck, each on the stack", () => {
    const spade = item(
      "test-spade",
      tap([verbs.expandSlots("shop", n(1)), verbs.expandSlots("monsters", n(1))]),
    )
    const table = sweeping({ p1: { board: ["test-spade"] }, cards: [spade], monsterDeck: ["dip", "fly"] })
    table.p1.activate("test-spade")
    round(table)
    expect(whats(table)).toEqual(["refillMonsters", "refillShop"])
    table.allPass()
    expect([cardsIn(table, "monsters").at(-1), cardsIn(table, "shop").at(-1)]).toEqual(["dip", "synthoil"])
  })

  rule(["FSC-7.4", "FSC-9.2"], "is filled whatever is cancelled in between", () => {
    const table = sweeping({ monsterDeck: ["dip", "fly"], p2: { hand: ["o-the-fool"], plays: 1 } })
    table.p1.activate("test-broom", "clotty")
    round(table)
    table.p1.pass().p2.play("o-the-fool").allPass()
    expect([cardsIn(table, "monsters"), table.state.table.active]).toEqual([["fatty", "dip"], 1])
  })

  rule("FSC-7.5", "finds its deck made anew at once, without the stack", () => {
    const table = sweeping({ monsterDeck: ["dip"], monsterDiscard: ["fly"] })
    table.p1.activate("test-broom", "clotty")
    round(round(table)).p1.isAsked("action")
    expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([["fatty", "dip"], []])
    expect(cardsIn(table, "monsterDeck").toSorted()).toEqual(["clotty", "fly"])
  })

  rule(
    ["FSC-7.4", "FSC-8.3"],
    "is filled before the next turn when the active player dies in answer to it",
    () => {
      const table = sweeping({ monsterDeck: ["dip", "fly"], p2: { hand: ["gold-bomb"], plays: 1 } })
      table.p1.activate("test-broom", "clotty")
      round(table)
      table.p1.pass().p2.play("gold-bomb", "p1").allPass()
      expect(order(table, "playerDies", "endPhase", "turn").slice(-3)).toEqual([
        "playerDies",
        "endPhase",
        "turn",
      ])
      const filled = table.events.findIndex(({ k, cause }) => k === "move" && cause === "refill")
      expect(filled).toBeGreaterThan(table.events.findIndex(({ k }) => k === "endPhase"))
      expect(filled).toBeLessThan(table.events.findLastIndex(({ k }) => k === "turn"))
      expect(cardsIn(table, "monsters")).toEqual(["fatty", "dip"])
    },
  )
})

describe("a card that is no monster", () => {
  /** Counts the cards in the discard as it resolves. */
  const census = event("test-census", "Census", { kind: "good-event" }, [
    [gainCents(count({ from: "monsterDiscard" }), { who: "active" })],
  ]).def

  rule(
    ["FSC-2.6", "FSC-7.4", "RD-22=beside"],
    "is played on the way, takes no slot, and goes to its discard as the last part of resolving",
    () => {
      const table = sweeping({
        monsterDeck: ["test-census", "gold-chest", "dip", "fly"],
        cards: [census],
        dice: [5],
      })
      table.p1.activate("test-broom", "clotty")
      round(round(table))
      // The card waits above the refill that it came of.
      expect([whats(table), cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([
        ["refillMonsters", "ability"],
        ["fatty", "test-census"],
        [],
      ])
      table.p1.isAsked("respond")
      round(table)
      // One card lay there, and not the census itself.
      expect([playerOf(table, 1).cents, cardsIn(table, "monsterDiscard")]).toEqual([
        1,
        ["clotty", "test-census"],
      ])
      round(table)
      expect(whats(table)).toEqual(["refillMonsters", "ability"])
      table.allPass().p1.isAsked("action")
      expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
        ["fatty", "dip"],
        ["clotty", "test-census", "gold-chest"],
      ])
      expect(playerOf(table, 1).cents).toBe(1 + 7)
    },
  )

  rule(
    ["FSC-6.3", "RD-22=beside"],
    "ends an attack on the deck and is played; a monster goes to a slot and is fought",
    () => {
      const position: Position = { monsterDeck: ["test-census", "fly", "dip"], cards: [census] }
      const table = sweeping(position)
      table.p1.attack().allPass().p1.against("deck")
      while (!whats(table).includes("ability")) round(table)
      expect([cardsIn(table, "monsters"), table.told("attackOn")]).toEqual([
        ["clotty", "fatty", "test-census"],
        [],
      ])
      table.allPass().p1.isAsked("action").p1.cannot("attack", "no-attack-left")
      expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
        ["clotty", "fatty"],
        ["test-census"],
      ])
      const fought = sweeping({ monsterDeck: ["fly", "dip"], dice: [6] })
      fought.p1.attack().allPass().p1.against("deck").allPass().p1.pick("clotty").allPass()
      expect([fought.told("attackOn").length, cardsIn(fought, "monsterDiscard")]).toEqual([1, ["fly"]])
      expect(cardsIn(fought, "monsters").toSorted()).toEqual(["clotty", "fatty"])
    },
  )

  rule(["FSC-1.9", "FSC-8.3"], "is met by the active player, also by one who is dead", () => {
    const table = sweeping({
      monsterDeck: ["gold-chest", "dip", "fly"],
      p2: { hand: ["gold-bomb"], plays: 1 },
      dice: [5],
    })
    table.p1.activate("test-broom", "clotty")
    round(table)
    table.p1.pass().p2.play("gold-bomb", "p1").allPass()
    expect([playerOf(table, 1).cents, cardsIn(table, "monsters")]).toEqual([7, ["fatty", "dip"]])
    expect(table.state.table.active).toBe(1)
  })

  rule("RD-22=beside", "one after another, also where filling a slot does not use the stack", () => {
    const table = sweeping({
      monsterDeck: ["gold-chest", "gold-chest", "dip", "fly"],
      dice: [5, 3],
      options: {},
      rules: { eventFromDeckAttack: "beside" },
    })
    table.p1.activate("test-broom", "clotty")
    round(table)
    expect(cardsIn(table, "monsters")).toEqual(["fatty", "gold-chest"])
    table.allPass().p1.isAsked("action")
    expect([cardsIn(table, "monsters"), playerOf(table, 1).cents]).toEqual([["fatty", "dip"], 7 + 5])
  })

  rule("RD-22=beside", "and two at the same time cover neither each other nor a slot", () => {
    /** Puts a monster into discard, whose slot then meets the next card. */
    const draft = event("test-draft", "Draft", { kind: "bad-event" }, [[verbs.putIntoDiscard("it1")]]).def
    const gale = { ...draft, abilities: draft.abilities.map((each) => ({ ...each, ...aim(verbs.monsters) })) }
    const table = sweeping({
      monsterDeck: ["test-draft", "gold-chest", "dip", "fly", "pooter"],
      cards: [gale],
      dice: [5],
    })
    table.p1.activate("test-broom", "clotty").allPass().p1.isAsked("action")
    expect([cardsIn(table, "monsters").length, cardsIn(table, "covered")]).toEqual([2, []])
  })
})
