// Worked examples of the first edition about death and refilling, answer by answer under its whole ruleset.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { item, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const classic = { ruleset: "classic" }

/** Something to do as the turn ends. */
const dusk = item("test-dusk", verbs.endOfTurn([verbs.gainCents(n(9))]))

/** What waits on the stack, bottom first. */
const whats = (table: Play): unknown[] => waiting(table).map(({ what }) => what)

rule(
  "FSC-X.7",
  "Death takes Nick along before its reward and its soul: Judgement is discarded unused",
  () => {
    const table = fourSoulsTable({
      p1: { cents: 0 },
      p2: { hand: ["xx-judgement"], plays: 1 },
      monsters: ["death"],
      wounds: [2],
      monsterDeck: ["fly", "dip"],
      treasureDeck: ["meat", "dinner"],
      dice: [5],
      options: classic,
    })
    table.p1.attack().p1.against("death").p1.pass().p2.pass()
    expect(whats(table)).toEqual(["roll"])
    round(table)
    expect(whats(table)).toEqual(["damage"])
    round(table)
    expect(whats(table)).toEqual(["death"])
    round(table)
    // Death is moved to the stack, its reward above it; Ava aims what it does as it dies.
    table.p1.pick("p2")
    expect([whats(table), cardsIn(table, "holding")]).toEqual([
      ["putDeadAway", "payRewards", "ability"],
      ["death"],
    ])
    table.p1.isAsked("respond").p1.pass().p2.isAsked("respond").p2.pass()
    expect(whats(table)).toEqual(["putDeadAway", "payRewards", "death"])
    round(table)
    expect(whats(table)).toEqual(["putDeadAway", "payRewards", "payPenalty"])
    round(table)
    expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard"), cardsIn(table, "p1.souls")]).toEqual([
      [],
      ["xx-judgement"],
      [],
    ])
    round(table).p1.has("board", "isaac", "meat")
    expect(whats(table)).toEqual(["putDeadAway"])
    round(table).p1.has("souls", "death")
    expect(whats(table)).toEqual(["refillMonsters"])
    round(table).p1.isAsked("action")
    expect(cardsIn(table, "monsters")).toEqual(["fly"])
  },
)

rule(
  "FSC-X.8",
  "Nash kills Aubrey in answer to the refill: what the end sets off lies above it, and it comes still",
  () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], damage: 1, board: ["test-dusk", "meat"], cents: 0 },
      p2: { hand: ["gold-bomb"], plays: 1 },
      monsters: ["fly"],
      monsterDeck: ["dip", "dip"],
      cards: [dusk],
      options: classic,
    })
    table.p1.play("bomb", "fly")
    for (const waits of [
      ["damage"],
      ["death"],
      ["putDeadAway", "payRewards"],
      ["putDeadAway"],
      ["refillMonsters"],
    ]) {
      round(table)
      expect(whats(table)).toEqual(waits)
    }
    // The bomb is used up, the fly has paid.
    expect([playerOf(table, 1).cents, cardsIn(table, "monsters")]).toEqual([1, []])
    table.p1.pass().p2.play("gold-bomb", "p1")
    for (const waits of [
      ["refillMonsters", "damage"],
      ["refillMonsters", "death"],
      ["refillMonsters", "payPenalty"],
    ]) {
      round(table)
      expect(whats(table)).toEqual(waits)
    }
    round(table).p1.isAsked("penalty-item").p1.pick("meat")
    expect([whats(table), table.state.table.phase]).toEqual([["refillMonsters", "ability"], "end"])
    round(table)
    expect([whats(table), playerOf(table, 1).cents]).toEqual([["refillMonsters"], 9])
    round(table)
    expect([cardsIn(table, "monsters"), table.state.table.active]).toEqual([["dip"], 0])
    table.allPass()
    expect(table.state.table.active).toBe(1)
  },
)

rule(
  "FSC-X.9",
  "Amber dies by XIII. Death: her items come before the penalty, which The Fool cannot stop",
  () => {
    const dying = (): Play => {
      const table = fourSoulsTable({
        p1: { board: ["bloody-penny", "suicide-king", "lazarus-rags", "meat"], hand: ["bomb"], cents: 1 },
        p2: { hand: ["xiii-death"], plays: 1 },
        monsters: ["fly"],
        lootDeck: ["o-the-fool", "two-cents", "three-cents", "four-cents", "a-nickel", "a-dime"],
        treasureDeck: ["dinner", "breakfast"],
        options: classic,
      })
      table.p1.end().p2.play("xiii-death", "p1").p2.pass().p1.pass()
      expect(whats(table)).toEqual(["death"])
      round(table).p1.isAsked("triggers").p1.pick("bloody-penny:0", "suicide-king:0")
      expect(whats(table)).toEqual(["payPenalty", "ability", "ability"])
      round(table).p1.has("hand", "bomb", "o-the-fool", "two-cents", "three-cents")
      round(table).p1.has("hand", "bomb", "o-the-fool", "two-cents", "three-cents", "four-cents")
      expect(whats(table)).toEqual(["payPenalty"])
      return table
    }
    /** A loot card, a cent, an item; then everything lies sideways and the turn is over. */
    const pays = (table: Play): void => {
      table.p1.isAsked("penalty-loot").p1.pick("bomb").p1.isAsked("penalty-item")
      table.p1.canPickExactly("bloody-penny", "suicide-king", "meat").p1.pick("meat")
      expect(playerOf(table, 1).cents).toBe(0)
      const lying = table.game
        .view(table.state, 0)
        .zones["board.0"].map(({ shows }) => shows?.["deactivated"])
      expect(lying).toEqual([1, 1, 1, 1])
      // Lazarus' Rags are next, in the end phase.
      expect([table.state.table.phase, whats(table)]).toEqual(["end", ["ability"]])
      round(table).p1.has("board", "isaac", "bloody-penny", "suicide-king", "lazarus-rags", "dinner")
      table.allPass()
      expect(table.state.table.active).toBe(1)
    }
    const table = dying()
    round(table)
    pays(table)
    const fooled = dying()
    fooled.p1.play("o-the-fool")
    round(fooled)
    expect([whats(fooled), fooled.state.table.phase]).toEqual([["payPenalty"], "end"])
    round(fooled)
    pays(fooled)
  },
)
