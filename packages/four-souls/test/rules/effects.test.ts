// Effects (chapter 5): how long they last, and what replaces an event.

import { each, instead, later, n, ref, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardAt, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { type Souls, turnOver } from "../support/turns.ts"
import { loot, treasure } from "../support/made-up.ts"

const attackOf = (table: Souls, seat: number): number =>
  (table.game.view(table.state, 0).table["players"] as { attack: number }[])[seat - 1].attack
const evasions = (table: Souls): unknown[] =>
  table.game.view(table.state, 0).zones["monsters"].map(({ shows }) => shows?.["evasion"])
describe("what lasts", () => {
  rule("FS-5.1.1", "lasts as long as it says", () => {
    const table = fourSoulsTable({ p1: { board: ["blood-lust"] } })
      .p1.activate("blood-lust", "p2")
      .allPass()
    expect([attackOf(table, 1), attackOf(table, 2)]).toEqual([1, 2])
    expect(attackOf(turnOver(table), 2)).toBe(1)
  })

  rule("FS-5.1.1", "items that are eternal till end of turn, as in the rulebook", () => {
    const varnish = loot("test-varnish", "Test", { kind: "tarot" }, [
      each(verbs.itemsOf("you"), "item", [verbs.tillEndOfTurn("eternal", n(1), "item")]),
    ]).def
    const crush = loot(
      "test-crush",
      "Test",
      { kind: "tarot" },
      [verbs.destroy("it1")],
      verbs.aim(verbs.items),
    ).def
    const table = fourSoulsTable({
      cards: [varnish, crush],
      p1: { hand: ["test-varnish"], board: ["meat"] },
      p2: { hand: ["test-crush", "test-crush"], plays: 1 },
    })
    const [first, second] = refsIn(table, "p2.hand")
    const [, meat] = refsIn(table, "p1.board")
    table.p1.play("test-varnish").allPass().p1.pass()
    table.pickOn(2, "play", first, meat).allPass().p1.has("board", "isaac", "meat")
    turnOver(table).pickOn(2, "play", second, meat).allPass().p1.has("board", "isaac")
  })

  rule("FS-5.1.1", "lasts for good where nothing is said, also without its card", () => {
    const tonic = treasure("test-tonic", "Test", { kind: "one-use" }, [
      verbs.tap([
        later({ k: "stat", stat: "attack", to: same("it", "you"), add: n(1) }, ""),
        verbs.destroy("this"),
      ]),
    ]).def
    const table = fourSoulsTable({ cards: [tonic], p1: { board: ["test-tonic"] } })
    table.p1.activate("test-tonic").allPass().p1.has("treasureDiscard", "test-tonic")
    expect(attackOf(table, 1)).toBe(2)
    turnOver(turnOver(table)).p1.isAsked("action")
    expect(attackOf(table, 1)).toBe(2)
  })

  rule("FS-5.1.1", "of a static ability ends with what has it", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"] },
      monsters: ["fly", "stoney"],
      wounds: [0, 2],
      monsterDeck: ["leech"],
    })
    expect(evasions(table)).toEqual([3, 1])
    table.p1.play("bomb", "stoney").allPass().p1.has("monsters", "fly", "leech")
    expect(evasions(table)).toEqual([2, 4])
  })
})

describe("replacements", () => {
  const idler = treasure("test-idler", "Test", { kind: "passive" }, [
    {
      k: "replace",
      event: "loot",
      when: { all: [same("would.who", "you"), { says: ["would.step", "loot"] }] },
      do: [instead],
    },
    verbs.on("loot", same("ev.who", "you"), [verbs.gainCents(n(1))]),
  ]).def

  rule("FS-5.2.1", "skipping a step leaves nothing of it", () => {
    const table = fourSoulsTable({
      cards: [idler],
      p1: { board: ["test-idler"] },
      from: "start",
    })
    table.allPass().p1.isAsked("action").p1.has("hand")
    expect([table.told("loot"), playerOf(table, 1).cents]).toEqual([[], 3])
  })

  rule("FS-5.2.1", "skipping a turn leaves nothing of it", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: {}, monsters: ["famine"], wounds: [2] })
    table.p1.play("bomb", "famine").allPass().p1.has("souls", "famine")
    turnOver(table).p2.isAsked("action")
    turnOver(table).p2.isAsked("action")
    expect(table.told("turn").map(({ who }) => who)).toEqual([1, 1])
    turnOver(table).p1.isAsked("action")
  })

  rule("FS-5.2.2", "an item may enter play deactivated", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      p2: { souls: ["monstro"] },
      treasureDeck: ["moms-shovel"],
    })
    table.p1.buy().p1.pass().p2.pass().p1.ware("deck").p1.has("board", "isaac", "moms-shovel")
    table.p1.cannot("activate:moms-shovel>monstro", "cannot-pay")
    turnOver(turnOver(table)).p1.activate("moms-shovel", "monstro").allPass()
    table.p1.has("board", "isaac").p1.has("souls", "monstro").p1.has("treasureDiscard", "moms-shovel")
  })

  rule("FS-5.2.2", "as a turn starts, something more may happen", () => {
    const dawn = treasure("test-dawn", "Test", { kind: "passive" }, [
      {
        k: "replace",
        event: "turn",
        when: same("would.who", "you"),
        do: [verbs.rollThen("you", [verbs.gainCents(ref("ev.value"))])],
      },
    ]).def
    const table = fourSoulsTable({
      cards: [dawn],
      p2: { board: ["test-dawn", "mr-boom"], deactivated: ["mr-boom"] },
      monsters: ["leech"],
      dice: [4],
    })
    table.p1.end().p1.pass().p2.pass().p1.pass().p2.pass()
    // The turn has started, with everything recharged; the die lies on the stack, and nothing stands between the two.
    table.p2.isAsked("respond").p2.canPick("activate:mr-boom>leech")
    expect([table.state.table.phase, table.state.table.active]).toEqual(["start", 1])
    expect(table.told("dice")).toMatchObject([{ who: 1, value: 4 }])
    expect(playerOf(table.allPass(), 2).cents).toBe(7)
  })

  rule("FS-5.2.3", "cannot be answered: they are no abilities", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-nickel"], board: ["counterfeit-penny"] },
      p2: { board: ["no"], hand: ["butter-bean"], plays: 1 },
    })
    table.p1.play("a-nickel").p1.pass().p2.pass().p1.isAsked("action")
    expect([playerOf(table, 1).cents, table.told("stacked")]).toEqual([9, []])
  })

  rule("FS-5.2.4", "apply once to an event", () => {
    const table = fourSoulsTable({
      p1: { hand: ["three-cents"], board: ["counterfeit-penny", "counterfeit-penny"], cents: 0 },
    })
    const [, first] = refsIn(table, "p1.board")
    table.p1.play("three-cents").allPass().p1.isAsked("replace")
    table.pickOn(1, "counterfeit-penny", first)
    expect(playerOf(table, 1).cents).toBe(5)
  })

  const jar = treasure("test-jar", "Test", { kind: "passive" }, [
    {
      k: "replace",
      event: "gainCents",
      when: same("would.who", "you"),
      do: [instead, verbs.addCounters(ref("would.amount"))],
    },
  ]).def
  const countersOn = (table: Souls): unknown =>
    table.state.objects.find((o) => o.ref === cardAt(table, "p2.board", "test-jar"))?.data?.counters

  rule("FS-5.2.5", "are put in order by whom they affect, and may shut each other out", () => {
    const gift = loot(
      "test-gift",
      "Test",
      { kind: "tarot" },
      [verbs.gainCents(n(3), { who: "it1" })],
      verbs.aim(verbs.players),
    ).def
    const given = (first: string): Souls => {
      const table = fourSoulsTable({
        cards: [jar, gift],
        p1: { hand: ["test-gift"] },
        p2: { board: ["test-jar", "counterfeit-penny"] },
      })
      table.p1.play("test-gift", "p2").allPass().p1.isNotAsked().p2.isAsked("replace")
      return table.p2.pick(first)
    }
    const [jarFirst, pennyFirst] = ["test-jar:0", "counterfeit-penny:0"].map(given)
    expect([countersOn(jarFirst), playerOf(jarFirst, 2).cents]).toEqual([3, 3])
    expect([countersOn(pennyFirst), playerOf(pennyFirst, 2).cents]).toEqual([4, 3])
  })
})
