// Worked examples of the rulebooks about attacks, purchases, deaths and dice, read like the examples.

import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { attack, cents, order, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

rule(
  ["FS-8.8", "FS-8.9"],
  "Gurdy is hit by a 5 and a 4 and missed by two 1s, and the attacker is dead",
  () => {
    const table = fourSoulsTable({ p1: {}, monsters: ["gurdy"], dice: [5, 4, 1, 1] })
    attack(table, "gurdy").allPass()
    expect(table.told("damage").map(({ whom }) => whom === 0)).toEqual([false, false, true, true])
    expect([table.told("playerDies"), cardsIn(table, "monsters")]).toMatchObject([[{ who: 0 }], ["gurdy"]])
  },
)

rule(
  ["FS-9.1", "FS-11.2.1", "FS-14.1"],
  "a Gold Bomb in answer to a purchase kills the buyer before anything is bought",
  () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { hand: ["gold-bomb"], plays: 1 },
      p3: {},
      shop: ["meat"],
    })
    table.p1.buy().p1.pass().p2.play("gold-bomb", "p1").p2.pass().p3.pass().p1.pass()
    // The bomb has resolved and the damage waits; the active player has priority, then everybody.
    round(table.p1.isAsked("respond"))
    expect(table.told("dying")).toMatchObject([{ whom: 0 }])
    table.p1.isAsked("respond").allPass()
    expect([cardsIn(table, "shop"), cents(table)[0], table.state.table.active]).toEqual([["meat"], 9, 1])
  },
)

rule(["FS-13.3", "FS-15.1"], "setting a roll to 6 counts for something only if the reroll came first", () => {
  const position = {
    p1: { hand: ["x-wheel-of-fortune"] },
    p2: { hand: ["i-the-magician"], plays: 1 },
    p3: { hand: ["dice-shard"], plays: 1 },
    treasureDeck: ["meat"],
  }
  const first = fourSoulsTable({ ...position, dice: [2, 3] })
  round(first.p1.play("x-wheel-of-fortune"))
  first.p1.pass().p2.play("i-the-magician", "item").p2.pass().p3.play("dice-shard", "item")
  // The shard is on top: it goes first, and the Magician has the last word.
  first.allPass().p2.pick("6").allPass()
  expect([first.told("rolls"), cardsIn(first, "p1.board").at(-1)]).toMatchObject([[{ value: 6 }], "meat"])
  const last = fourSoulsTable({ ...position, dice: [2, 3] })
  round(last.p1.play("x-wheel-of-fortune"))
  last.p1.pass().p2.pass().p3.play("dice-shard", "item").p3.pass().p1.pass().p2.play("i-the-magician", "item")
  last.allPass().p2.pick("6").allPass()
  expect(last.told("rolls")).toMatchObject([{ value: 3 }])
})

rule(["FS-11.1.1", "FS-11.2.3"], "Death takes another player along before it is paid for", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    p2: { hand: ["bomb"], cents: 4 },
    monsters: ["death"],
    treasureDeck: ["meat"],
  })
  table.p1.play("gold-bomb", "death").allPass().p1.isAsked("target").p1.pick("p2").allPass()
  expect(order(table, "playerDies", "penaltyPaid", "gainTreasure", "soulGained")).toEqual([
    "playerDies",
    "penaltyPaid",
    "gainTreasure",
    "soulGained",
  ])
  expect([cardsIn(table, "lootDiscard"), cardsIn(table, "p1.souls")]).toEqual([
    ["gold-bomb", "bomb"],
    ["death"],
  ])
})

rule(
  ["FS-11.2.2", "FS-11.2.4"],
  "XIII. Death: Suicide King and Bloody Penny loot before the penalty, Lazarus' Rags come after it",
  () => {
    const table = fourSoulsTable({
      p1: { board: ["suicide-king", "lazarus-rags"], cents: 5 },
      p2: { hand: ["xiii-death"], board: ["bloody-penny"], plays: 1 },
      lootDeck: ["o-the-fool", "two-cents", "three-cents", "four-cents", "a-nickel", "a-dime"],
      treasureDeck: ["meat"],
      monsters: ["fly"],
    })
    table.p1.attack().p1.pass().p2.play("xiii-death", "p1").allPass()
    // Three for the dead, one for the Bloody Penny, and the penalty is asked for.
    expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p2.hand").length]).toEqual([3, 1])
    table.p1.isAsked("penalty-loot").p1.pick("two-cents").allPass()
    expect([cardsIn(table, "p1.board"), playerOf(table, 1).cents]).toEqual([
      ["isaac", "lazarus-rags", "meat"],
      4,
    ])
    expect(table.state.table.active).toBe(1)
  },
)
