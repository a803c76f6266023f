// The worked examples of the first edition, played by the rules of 2023: where both agree they read as they were told
// there. Where they do not, the edition's own answers to the questions of the rulesets are taken.

import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { attack, cents, order, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"

rule(
  ["FSC-X.1", "FS-4.6.7", "FS-6.5.1"],
  "Butter Bean on the Dice Shard on the roll of Book of Sin: the roll of 4 stands",
  () => {
    const table = fourSoulsTable({
      p1: { board: ["book-of-sin"] },
      p2: { hand: ["dice-shard"], plays: 1 },
      p3: { hand: ["butter-bean"], plays: 1 },
      draws: ["a-dime"],
      dice: [4],
    })
    round(table.p1.activate("book-of-sin"))
    // The ability has resolved, and its roll waits by itself (in the first edition it would still lie below it).
    expect(waiting(table)).toMatchObject([{ value: 4 }])
    table.p1.pass().p2.play("dice-shard", "item").p2.pass().p3.play("butter-bean", "dice-shard")
    expect(cardsIn(table, "stack")).toEqual(["", "dice-shard", "butter-bean"])
    table.allPass()
    expect([table.told("rolls"), cardsIn(table, "p1.hand")]).toMatchObject([[{ value: 4 }], ["a-dime"]])
    expect(cardsIn(table, "lootDiscard")).toEqual(["dice-shard", "butter-bean"])
  },
)

rule(
  ["FSC-X.2", "FS-11.2.1", "FS-14.1"],
  "Neil answers Amy's purchase with a Gold Bomb: she has priority again above it, and buys nothing",
  () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { hand: ["gold-bomb"], plays: 1 },
      p3: {},
      shop: ["meat"],
    })
    table.p1.buy().p1.isAsked("respond").p1.pass().p2.play("gold-bomb", "p1").p2.isAsked("respond")
    table.p2.pass().p3.pass().p1.pass()
    // The bomb has resolved and the damage waits; the active player has priority, then everybody.
    round(table.p1.isAsked("respond"))
    expect(table.told("dying")).toMatchObject([{ whom: 0 }])
    table.p1.isAsked("respond").allPass()
    expect([cardsIn(table, "shop"), cents(table)[0], table.state.table.active]).toEqual([["meat"], 9, 1])
  },
)

rule(
  ["FSC-X.3", "FS-13.3", "FS-15.1"],
  "setting a roll to 6 counts for something only if The D6 has been used before",
  () => {
    const position = {
      p1: { hand: ["i-the-magician"] },
      p2: { board: ["the-d6"] },
      monsters: ["clotty"],
    }
    const early = fourSoulsTable({ ...position, dice: [2, 1, 6, 6] })
    attack(early, "clotty").p1.play("i-the-magician", "item").p1.pass().p2.pass().p1.pick("6")
    early.p1.pass().p2.activate("the-d6", "item").p2.pass().p1.pass()
    expect(waiting(early)).toMatchObject([{ value: 1 }])
    early.allPass()
    const late = fourSoulsTable({ ...position, dice: [2, 1, 6] })
    attack(late, "clotty").p1.pass().p2.activate("the-d6", "item").p2.pass().p1.pass()
    late.p1.play("i-the-magician", "item").p1.pass().p2.pass().p1.pick("6")
    expect(waiting(late)).toMatchObject([{ value: 6 }])
    late.allPass()
    expect([early.told("damage")[0], late.told("damage")[0]]).toMatchObject([{ whom: 0 }, { from: 0 }])
  },
)

// The first edition has the roll resolve as 1, The Relic loot, and the damage rewritten once the coin has made it a 6. By
// the rules of 2023 the coin comes before the roll is final: there is no 1 for The Relic, and no damage but the hit.
rule(
  ["FS-13.3", "FS-13.4", "FS-13.5"],
  "Meat, The Relic and Dad's Lost Coin: a 5, made a 1 by a Dice Shard, is a 6 before it resolves",
  () => {
    const table = fourSoulsTable({
      p1: { board: ["dads-lost-coin", "meat", "the-relic"] },
      p2: { hand: ["dice-shard"], plays: 1 },
      monsters: ["fly"],
      dice: [5, 1, 6],
    })
    attack(table, "fly").p1.pass().p2.play("dice-shard", "item").p2.pass().p1.pass()
    expect(waiting(table)).toMatchObject([{ value: 1 }])
    table.allPass().p1.isAsked("reroll").p1.yes().allPass()
    expect([table.told("rolls"), table.told("damage")]).toMatchObject([
      [{ value: 6 }],
      [{ from: 0, amount: 1 }],
    ])
    table.p1.has("hand")
  },
)

rule(
  ["FSC-X.5", "RD-07=with-declaration", "RD-07=after-priority", "FS-9.1"],
  "Noah's Curse changes the top of the treasure deck while Ash buys it: Ash must take it, if it was named before",
  () => {
    const position = {
      p1: { cents: 10 },
      p2: { character: "eve", board: ["the-curse"] },
      treasureDeck: ["breakfast"],
      treasureDiscard: ["daddy-haunt"],
      shop: ["meat"],
    }
    const named = fourSoulsTable({ ...position, rules: { declareTargets: "with-declaration" } })
    named.p1.buy().p1.ware("deck").p1.pass().p2.activate("the-curse~treasure").allPass()
    expect(cardsIn(named, "p1.board").at(-1)).toBe("daddy-haunt")
    // By the rules of 2023 what to buy is said only after that.
    const after = fourSoulsTable(position)
    after.p1.buy().p1.pass().p2.activate("the-curse~treasure").allPass().p1.isAsked("wares")
    after.p1.canPickExactly("ware:meat", "ware:deck").p1.ware("meat").allPass()
    expect(cardsIn(after, "p1.board").at(-1)).toBe("meat")
  },
)

rule(
  ["FSC-X.6", "FS-8.8", "FS-8.9"],
  "Andres hits Gurdy with a 5 and a 4, misses with two 1s, and is dead",
  () => {
    const table = fourSoulsTable({ p1: {}, monsters: ["gurdy"], dice: [5, 4, 1, 1] })
    attack(table, "gurdy").allPass()
    expect(table.told("damage").map(({ whom }) => whom === 0)).toEqual([false, false, true, true])
    expect([table.told("playerDies"), cardsIn(table, "monsters")]).toMatchObject([[{ who: 0 }], ["gurdy"]])
  },
)

rule(
  ["FSC-X.7", "FS-11.1.1", "FS-11.2.3"],
  "Death takes Nick along before Ava has its reward and its soul: Judgement is discarded unplayed",
  () => {
    const table = fourSoulsTable({
      p1: { cents: 0 },
      p2: { hand: ["xx-judgement"], cents: 4, plays: 1 },
      monsters: ["death"],
      wounds: [2],
      treasureDeck: ["meat"],
      dice: [6],
    })
    attack(table, "death").allPass().p1.isAsked("target").p1.pick("p2").allPass()
    expect(order(table, "playerDies", "penaltyPaid", "gainTreasure", "soulGained")).toEqual([
      "playerDies",
      "penaltyPaid",
      "gainTreasure",
      "soulGained",
    ])
    expect([cardsIn(table, "lootDiscard"), cardsIn(table, "p1.souls"), cardsIn(table, "monsters")]).toEqual([
      ["xx-judgement"],
      ["death"],
      ["fly"],
    ])
  },
)

rule(
  ["FSC-X.8", "RD-13=yes", "RD-13=no", "RD-16=no"],
  "Nash kills Aubrey while a slot waits to be filled: what the end of the turn sets off comes first, then the slot",
  () => {
    const position = {
      p1: { board: ["book-of-belial"], deactivated: ["book-of-belial"], hand: ["bomb"], damage: 1 },
      p2: { hand: ["gold-bomb"], plays: 1 },
      monsters: ["fly"],
      monsterDeck: ["dip", "dip"],
    }
    const table = fourSoulsTable({ ...position, rules: { refillOnStack: true, activeDeathCleanup: false } })
    table.p1.play("bomb", "fly").p1.pass().p2.pass().p1.pass().p2.pass().p1.pass().p2.pass()
    // The fly has died, and its slot is to be filled.
    expect([cardsIn(table, "monsters"), waiting(table)]).toMatchObject([[], [{ what: "refillMonsters" }]])
    table.p1.pass().p2.play("gold-bomb", "p1").allPass()
    expect(order(table, "playerDies", "endPhase", "turn").slice(-3)).toEqual([
      "playerDies",
      "endPhase",
      "turn",
    ])
    expect(cardsIn(table, "monsters")).toEqual(["dip"])
    // By the rules of 2023 the slot is full before anybody could answer.
    const now = fourSoulsTable(position)
    now.p1.play("bomb", "fly").p1.pass().p2.pass().p1.pass().p2.pass().p1.pass().p2.pass()
    expect([cardsIn(now, "monsters"), waiting(now)]).toEqual([["dip"], []])
  },
)

rule(
  ["FSC-X.9", "FS-11.2.2", "FS-11.2.4"],
  "XIII. Death: Amber loots by Suicide King and Bloody Penny before the penalty, which The Fool cannot stop",
  () => {
    const table = fourSoulsTable({
      p1: { board: ["bloody-penny", "suicide-king", "lazarus-rags"], hand: ["bomb"], cents: 1, plays: 1 },
      p2: { hand: ["xiii-death"], plays: 1 },
      lootDeck: ["o-the-fool", "two-cents", "three-cents", "four-cents", "a-nickel", "a-dime"],
      treasureDeck: ["meat"],
      monsters: ["fly"],
    })
    table.p1.pass().p2.play("xiii-death", "p1").allPass().p1.isAsked("triggers")
    // Amber says in which order they go on the stack: the last one resolves first.
    table.p1.pick("bloody-penny:0", "suicide-king:0").p1.pass().p2.pass()
    table.p1.has("hand", "bomb", "o-the-fool", "two-cents", "three-cents")
    // The Fool clears the stack, Bloody Penny with it; the penalty is not on it.
    table.p1.play("o-the-fool").allPass()
    table.p1
      .isAsked("penalty-item")
      .p1.pick("suicide-king")
      .p1.isAsked("penalty-loot")
      .p1.pick("bomb")
      .allPass()
    expect([cents(table)[0], cardsIn(table, "p1.hand")]).toEqual([0, ["two-cents", "three-cents"]])
    // The Rags of 2023 come after the penalty (those of the first edition at the end of the turn).
    expect(cardsIn(table, "p1.board")).toEqual(["isaac", "bloody-penny", "lazarus-rags", "meat"])
    expect(table.state.table.active).toBe(1)
  },
)
