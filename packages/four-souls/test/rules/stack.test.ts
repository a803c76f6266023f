// The stack (chapter 15), with the worked example of the rulebook.

import { move } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { needle } from "../support/cards.ts"
import { round } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import type { Souls } from "../support/turns.ts"
import { loot } from "../support/made-up.ts"

const cents = (table: Souls): number[] => table.state.table.players.map((player) => player.cents)

describe("the stack", () => {
  rule("FS-15.1", "resolves from the top, one by one, with a round before each", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny", "two-cents", "a-nickel"], plays: 2 },
      p2: { hand: ["four-cents"], plays: 1 },
    })
    table.p1.play("a-penny").p1.play("two-cents").p1.pass().p2.pass()
    expect([cardsIn(table, "stack"), cents(table)]).toEqual([["a-penny"], [5, 3]])
    // Something new is put above what is left.
    table.p1.pass().p2.play("four-cents").p2.pass().p1.play("a-nickel").p1.pass().p2.pass()
    expect([cardsIn(table, "stack"), cents(table)]).toEqual([
      ["a-penny", "four-cents"],
      [10, 3],
    ])
    table.p1.pass().p2.pass()
    expect([cardsIn(table, "stack"), cents(table)]).toEqual([["a-penny"], [10, 7]])
    table.p1.pass().p2.pass().p1.isAsked("action")
    expect([cardsIn(table, "stack"), cents(table)]).toEqual([[], [11, 7]])
  })

  rule("FS-15.2", "lets nobody in while something resolves", () => {
    const table = fourSoulsTable({
      p1: { board: ["guppys-head", "mr-boom"], hand: ["a-dime"] },
      p2: { hand: ["a-penny", "a-nickel"], plays: 1 },
      p3: { hand: ["butter-bean"], plays: 1, board: ["mr-boom"] },
      monsters: ["fat-bat"],
    })
    table.p1
      .activate("guppys-head", "p2")
      .allPass()
      .p2.isAsked("give")
      .p2.canPickExactly("a-penny", "a-nickel")
    table.p1.isNotAsked().p3.isNotAsked()
    for (const key of ["play:a-dime", "activate:mr-boom>fat-bat", "end", "pass"])
      expect(table.p1.why(key)).toMatchObject({ key: "not-asked" })
    table.p2.pick("a-nickel").p1.isAsked("action").p1.has("hand", "a-dime", "a-nickel")
  })

  rule("FS-15.3", "gives a cancelled loot to the loot discard", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-dime"] },
      p2: { hand: ["butter-bean"], plays: 1 },
    })
    table.p1
      .play("a-dime")
      .p1.pass()
      .p2.play("butter-bean", "a-dime")
      .p2.pass()
      .p1.pass()
      .p1.isAsked("action")
    table.p1.has("lootDiscard", "a-dime", "butter-bean")
    expect([cents(table), table.told("resolve")]).toMatchObject([[3, 3], [{ path: "butter-bean/0" }]])
  })

  rule("FS-15.3", "gives a loot that is removed to where the effect says", () => {
    const recall = loot(
      "test-recall",
      "Test",
      { kind: "tarot" },
      [move("it1", "hand", { of: { controller: "it1" } })],
      verbs.aim(verbs.loots),
    ).def
    const table = fourSoulsTable({
      cards: [recall],
      p1: { hand: ["a-dime"] },
      p2: { hand: ["test-recall"], plays: 1 },
    })
    table.p1.play("a-dime").p1.pass().p2.play("test-recall", "a-dime").allPass().p1.isAsked("action")
    table.p1.has("hand", "a-dime").p1.has("lootDiscard", "test-recall")
    expect(cents(table)).toEqual([3, 3])
  })

  rule("FS-15.4", "The Relic, Sleight of Hand and Butter Bean, as in the rulebook", () => {
    const table = fourSoulsTable({
      p1: { board: ["the-relic"], hand: ["butter-bean"] },
      p2: { character: "cain", board: ["sleight-of-hand"] },
      monsters: ["fly"],
      draws: ["a-dime"],
      lootDeck: ["a-penny", "a-penny", "a-penny", "a-penny", "two-cents"],
      dice: [1],
    })
    // Player 1 rolls a 1, and The Relic triggers.
    table.p1.attack().p1.pass().p2.pass().p1.against("fly").p1.pass().p2.pass()
    // In response, player 2 tries to put a bad card on top.
    table.p1.pass().p2.activate("sleight-of-hand~loot").p2.pass()
    // But player 1 answers that with Butter Bean.
    table.p1.play("butter-bean", "item").p1.pass().p2.pass()
    // It cancels what Sleight of Hand would have done: player 2 never sees those cards.
    table.p2.sees("lootDeck", "?", "?", "?", "?", "?", "?").p1.has("hand")
    // Then player 1 loots from The Relic: the card that was on top all the time.
    table.p1.pass().p2.pass().p1.has("hand", "a-dime").p1.has("lootDiscard", "butter-bean")
    expect([refsIn(table, "stack").length, playerOf(table, 1).damage]).toEqual([1, 0])
    table.leaves("p1", "respond")
  })

  rule("FS-IT-13", "Fanny Pack, Sleight of Hand and Butter Bean, as in the Italian rulebook", () => {
    const table = fourSoulsTable({
      options: { ruleset: "italian" },
      cards: [needle],
      p1: { board: ["fanny-pack", "test-needle"], hand: ["butter-bean"] },
      p2: { character: "cain", board: ["sleight-of-hand"] },
      draws: ["a-dime"],
      lootDeck: ["a-penny", "a-penny", "a-penny", "a-penny", "two-cents"],
    })
    // Player 1 takes 1 damage, and Fanny Pack triggers.
    table.p1.activate("test-needle", "p1")
    round(round(table))
    expect([playerOf(table, 1).damage, refsIn(table, "stack").length]).toEqual([1, 1])
    // In response, player 2 tries to put a bad card on top, and player 1 answers that with Butter Bean.
    table.p1.pass().p2.activate("sleight-of-hand~loot").p2.pass()
    table.p1.play("butter-bean", "item").p1.pass().p2.pass()
    table.p2.sees("lootDeck", "?", "?", "?", "?", "?", "?").p1.has("hand")
    // Then player 1 loots the card that was on top all the time.
    table.p1.pass().p2.pass().p1.has("hand", "a-dime").p1.has("lootDiscard", "butter-bean")
    expect(refsIn(table, "stack")).toEqual([])
  })
})
