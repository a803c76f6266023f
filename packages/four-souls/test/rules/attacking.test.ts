// Chapter 8, first half: declaring an attack, on a monster or on the deck.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { attack, cents } from "../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../support/table.ts"
import { monster, treasure } from "../support/made-up.ts"

const { gainCents, on } = verbs

/** Cents for the bare declaration, for naming a monster, and for naming the deck. */
const heralds = [
  treasure("test-horn", "Horn", { kind: "passive" }, [on("declareAttack", null, [gainCents(n(1))])]),
  treasure("test-drum", "Drum", { kind: "passive" }, [on("attackMonster", null, [gainCents(n(10))])]),
].map((card) => card.def)

describe("declaring", () => {
  rule("FS-8.1", "is answered before the target is named, so the target may be gone by then", () => {
    const table = fourSoulsTable({
      p1: {},
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["fly", "clotty"],
      monsterDeck: ["pooter", "dip", "spider"],
      dice: [6, 6],
    })
    table.p1.attack().p1.isAsked("respond").p1.pass().p2.play("bomb", "fly").allPass()
    table.p1.isAsked("attack-target").p1.canPickExactly("against:clotty", "against:pooter", "against:deck")
    table.p1.against("clotty").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["fly", "clotty"])
  })

  rule(["FS-8.1", "FS-7.2.2"], "is for the active player, on an empty stack, in the action phase", () => {
    const table = fourSoulsTable({ p1: { hand: ["two-cents"] }, monsters: ["fly"], from: "start" })
    table.p1.cannot("attack", "not-now").allPass().p1.isAsked("action").p1.canPick("attack")
    table.p1.play("two-cents").p1.cannot("attack", "not-now").p1.pass().p2.cannot("attack", "not-now")
    table.allPass().p1.canPick("attack")
  })

  rule(
    ["RD-07=after-priority", "RD-07=with-declaration"],
    "names its target after everybody could answer; in another ruleset with the declaration",
    () => {
      const table = fourSoulsTable({ p1: {}, monsters: ["fly", "dip"], dice: [6] })
      table.p1
        .attack()
        .p1.isAsked("respond")
        .allPass()
        .p1.isAsked("attack-target")
        .p1.against("fly")
        .allPass()
      const other = fourSoulsTable({
        p1: {},
        p2: { hand: ["bomb"], plays: 1 },
        monsters: ["fly", "dip"],
        rules: { declareTargets: "with-declaration" },
      })
      other.p1
        .attack()
        .p1.isAsked("attack-target")
        .p1.against("fly")
        .p1.pass()
        .p2.play("bomb", "fly")
        .allPass()
      // The monster that was named is gone, and with it the attack.
      other.p1.cannot("attack", "no-attack-left")
    },
  )

  rule("FS-8.2", "is seen twice: as a bare declaration, and once its target is named", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-horn", "test-drum"], cents: 0 },
      monsters: ["fly"],
      dice: [6],
      cards: heralds,
    })
    table.p1.attack()
    expect(cardsIn(table, "stack")).toHaveLength(1)
    table.allPass().p1.isAsked("attack-target")
    expect(cents(table)[0]).toBe(1)
    table.p1.against("fly").allPass()
    expect(cents(table)[0]).toBe(1 + 10 + 1)
  })

  rule(
    "FS-8.3",
    "on the deck is no attack on a monster, but the card it finds has an attack declared on it",
    () => {
      const table = fourSoulsTable({
        p1: { board: ["test-drum"], cents: 0, hand: ["a-penny", "two-cents", "a-dime"] },
        monsters: ["fly"],
        monsterDeck: ["pride"],
        dice: [1, 1],
        cards: heralds,
      })
      attack(table, "deck").p1.pick("p1").allPass().p1.isAsked("discard").p1.pick("a-penny", "two-cents")
      expect([cents(table)[0], cardsIn(table, "p1.hand")]).toEqual([0, ["a-dime"]])
      // Met in a slot, it says the same.
      table.allPass()
      const again = fourSoulsTable({ p2: { hand: ["a-dime"] }, monsters: ["pride"], dice: [4, 4] })
      attack(again, "pride").p1.pick("p2").allPass()
      expect(cardsIn(again, "p2.hand")).toEqual([])
    },
  )

  rule(["FS-8.4", "FS-7.2.3"], "is not what happens to a monster that is bombed", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["fly"], dice: [6] })
    table.p1.play("bomb", "fly").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
    attack(table, "fly").allPass().p1.cannot("attack", "no-attack-left")
  })
})

describe("an attack on the deck", () => {
  const rock = monster("test-rock", "Rock", {
    kind: "boss",
    health: 2,
    evasion: 3,
    attack: 1,
    reward: { cents: 1 },
    indomitable: true,
  })

  rule("FS-8.5", "puts its top card over a slot of the active player's choice", () => {
    const table = fourSoulsTable({
      p1: {},
      monsters: ["fly", "dip"],
      monsterDeck: ["clotty", "pooter"],
      wounds: [0, 0],
      dice: [6, 6],
    })
    attack(table, "deck").p1.isAsked("cover").p1.canPickExactly("fly", "dip").p1.pick("dip")
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["fly", "clotty"], ["dip"]])
    // Covered is out of play: nothing can be aimed at it.
    table.allPass()
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["fly", "dip"], []])
  })

  rule(["FS-8.14", "FS-8.5"], "shows its card to everybody before it is said which slot it covers", () => {
    const table = fourSoulsTable({
      monsters: ["fly", "dip"],
      monsterDeck: ["clotty", "pooter"],
      dice: [6, 6],
    })
    table.p1.attack().allPass().p2.sees("monsterDeck", "?", "?")
    table.p1.against("deck").p1.isAsked("cover")
    for (const seat of [table.p1, table.p2]) seat.sees("monsterDeck", "?", "clotty")
    expect(table.told("show")).toMatchObject([{ cards: ["clotty"] }])
    table.p1.pick("fly").allPass()
  })

  rule(["FS-8.14", "FS-4.6.6"], "asks for no slot where its card opens one for itself", () => {
    const table = fourSoulsTable({
      monsters: ["fly", "dip"],
      monsterDeck: ["test-rock"],
      cards: [rock.def],
      dice: [6, 6],
    })
    attack(table, "deck").p1.isAsked("respond")
    expect([cardsIn(table, "monsters"), table.state.table.monsterSlots]).toEqual([
      ["fly", "dip", "test-rock"],
      3,
    ])
    table.allPass()
  })

  rule(["FS-8.5", "FS-4.6.6"], "covers nothing indomitable", () => {
    const table = fourSoulsTable({
      monsters: ["test-rock", "fly"],
      monsterDeck: ["dip"],
      cards: [rock.def],
      dice: [6],
    })
    attack(table, "deck")
    expect(cardsIn(table, "monsters")).toEqual(["test-rock", "dip"])
    table.allPass()
    const alone = fourSoulsTable({ monsters: ["test-rock"], cards: [rock.def] })
    alone.p1.attack().allPass().p1.canPickExactly("against:test-rock").leaves("p1", "attack-target")
  })

  rule(
    ["FS-8.6", "FS-Q-3"],
    "that finds an event is over and used up, and what was covered is another object",
    () => {
      const table = fourSoulsTable({
        p1: { cents: 0 },
        monsters: ["fly"],
        monsterDeck: ["gold-chest"],
        dice: [3],
      })
      const [before] = refsIn(table, "monsters")
      attack(table, "deck")
      expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["gold-chest"], ["fly"]])
      table.allPass().p1.cannot("attack", "no-attack-left")
      expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
        ["fly"],
        ["gold-chest"],
      ])
      expect([cents(table)[0], refsIn(table, "monsters").includes(before)]).toEqual([5, false])
    },
  )

  rule(
    "RD-22=on-a-slot",
    "lays an event into a slot like any other card, and its abilities wait on the stack",
    () => {
      const table = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["gold-chest"], dice: [3] })
      attack(table, "deck")
      expect([cardsIn(table, "monsters"), cardsIn(table, "stack")]).toEqual([["gold-chest"], [""]])
      table.p1.isAsked("respond").allPass()
      // In another ruleset it is met beside the slots.
      const rules = { eventFromDeckAttack: "beside" } as const
      const other = fourSoulsTable({
        monsters: ["fly", "dip"],
        monsterDeck: ["gold-chest"],
        dice: [3],
        rules,
      })
      attack(other, "deck").p1.isAsked("respond")
      expect([cardsIn(other, "monsters"), cardsIn(other, "covered")]).toEqual([
        ["fly", "dip", "gold-chest"],
        [],
      ])
      expect(cardsIn(other.allPass(), "monsters")).toEqual(["fly", "dip"])
    },
  )

  rule("FS-8.7", "that finds what cannot be attacked leaves it in the slot and is cancelled", () => {
    const table = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["stoney"] })
    attack(table, "deck").p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    expect([cardsIn(table, "monsters"), table.told("dice")]).toEqual([["stoney"], []])
  })

  rule("FS-Q-3", "and one that finds nothing left to attack are used up all the same", () => {
    const position = {
      p1: {},
      p2: { hand: ["gold-bomb"], plays: 1 },
      monsters: ["war"],
      monsterDeck: [],
    }
    const table = fourSoulsTable(position)
    table.p1.attack().p1.pass().p2.play("gold-bomb", "war").allPass().p1.isAsked("action")
    expect(table.state.table.attacks).toBe(1)
    const refunded = fourSoulsTable({ ...position, rules: { refundDeclaration: true } })
    refunded.p1.attack().p1.pass().p2.play("gold-bomb", "war").allPass().p1.isAsked("action")
    expect(refunded.state.table.attacks).toBe(0)
  })
})
