// The turn of the first edition: who may act when, how the action phase ends, what a forced attack comes before.

import { n, type Options } from "@soulspire/kernel"
import { fourSoulsBox, type FourSoulsView, verbs } from "@soulspire/four-souls"
import { languages, plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { phase, sideways } from "../support/turns.ts"

const { gainCents, mustAttackAgain, mustAttackAgainThisTurn, startOfTurn, tap, tillEndOfTurn } = verbs

const names = { seat: (seat: number) => `p${seat + 1}`, card: () => undefined }

const classic = { ruleset: "classic" } as const

describe("the action phase of the first edition", () => {
  rule(
    ["FSC-2.7", "RD-37=all-pass"],
    "is over once all have passed on an empty stack, the active player too",
    () => {
      const table = fourSoulsTable({
        p1: {},
        p2: { hand: ["a-penny"], plays: 1 },
        p3: {},
        options: classic,
      })
      // Nobody can only hand priority on: passing is the way to the end phase.
      table.p1.canPick("end").p1.cannotPick("pass").p1.end().p2.isAsked("respond")
      table.p2.play("a-penny").allPass()
      // Something has been played: the active player may act again.
      expect(phase(table)).toBe("p1 action")
      table.p1.isAsked("action").p1.end().p2.pass().p3.pass()
      expect(phase(table)).toBe("p1 end")
      table.leaves("p1", "respond")
    },
  )

  rule("RD-37=all-pass", "is said to end by passing, by the view and in both languages", () => {
    const said = (options: Options): object => {
      const table = fourSoulsTable({ p1: {}, p2: {}, options })
      const [asked] = table.open
      const ends = table.game.optionsOf(table.state, asked).filter(({ key }) => key === "end")
      const { turnRules } = (table.game.view(table.state, 0) as FourSoulsView).table
      const lines = languages.flatMap((language) => {
        const speaker = speakerOf(fourSoulsBox, language)
        return [speaker.prompt(asked, names, ends), ...ends.map((end) => speaker.option(end, asked, names))]
      })
      return { ends: turnRules.actionPhaseEnds, lines: lines.map(plainText) }
    }
    expect(said(classic)).toEqual({
      ends: "all-pass",
      lines: [
        "Your turn: play, activate, attack, buy, or pass. The action phase is over when all pass in a row.",
        "Pass (the action phase ends when all pass)",
        "È il tuo turno: gioca, attiva, attacca, acquista o passa. La Fase Azioni finisce quando tutti passano di fila.",
        "Passa (la Fase Azioni finisce quando tutti passano)",
      ],
    })
    expect(said({})).toEqual({
      ends: "active-player",
      lines: [
        "Your turn: play, activate, attack, buy, or end it.",
        "End the turn",
        "È il tuo turno: gioca, attiva, attacca, acquista o termina il turno.",
        "Termina il turno",
      ],
    })
  })

  rule(
    "RD-37=active-player",
    "is over when its player says so, once nothing is left of what was answered, in 2023",
    () => {
      const table = fourSoulsTable({ p1: {}, p2: { hand: ["a-penny"], plays: 1 } })
      table.p1.canPick("end").p1.canPick("pass").p1.end().p1.pass().p2.play("a-penny").allPass()
      expect([phase(table), cents(table)]).toEqual(["p2 action", [3, 4]])
    },
  )

  rule(
    ["FSC-2.3", "FSC-3.3"],
    "has loot, one purchase and one attack, the latter two never in response",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["a-penny", "two-cents"], cents: 30 },
        p2: { hand: ["a-penny"], plays: 1 },
        monsters: ["fly"],
        shop: ["meat", "dinner"],
        dice: [6],
        options: classic,
      })
      // What one has played keeps one's priority.
      table.p1.play("a-penny").p1.isAsked("respond")
      table.p1.cannot("buy", "not-now").p1.cannot("attack", "not-now").allPass()
      table.p1.cannot("play:two-cents", "no-loot-play")
      table.p1.buy().p1.ware("meat").allPass().p1.cannot("buy", "no-purchase-left")
      table.p1.attack().p1.against("fly").allPass().p1.cannot("attack", "no-attack-left")
      table.p2.isNotAsked()
    },
  )

  rule(["FSC-3.3", "RD-10=action-phase"], "is where the loot of the turn is played, and nowhere else", () => {
    const position = { p1: { hand: ["a-penny", "two-cents"] }, options: classic } as const
    const table = fourSoulsTable({ ...position, from: "start" })
    table.p1.cannot("play:a-penny", "no-loot-play").allPass().p1.canPick("play:a-penny")
    table.p1.end().p2.pass()
    table.p1.cannot("play:a-penny", "no-loot-play").leaves("p1", "respond")
  })

  rule("FSC-1.6", "lets whoever uses their character play one more loot, on others' turns too", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"] },
      p2: { hand: ["two-cents"] },
      options: classic,
    })
    table.p1.play("a-penny").p1.pass().p2.cannot("play:two-cents", "no-loot-play")
    table.p2.activate("isaac").allPass()
    expect([cents(table)[0], playerOf(table, 2).extraPlays]).toEqual([4, 1])
  })
})

describe("the other phases of the first edition", () => {
  rule(
    ["FSC-3.1", "FSC-3.2", "FSC-2.8"],
    "recharge what is one's own, asking nobody, then let triggers come, then the loot of the turn wait",
    () => {
      const gift = item("test-gift", startOfTurn([gainCents(n(1))]))
      const table = fourSoulsTable({
        p1: { cents: 0 },
        p2: { board: ["test-gift", "the-d6"], deactivated: ["the-d6"], cents: 0 },
        lootDeck: ["two-cents", "three-cents"],
        cards: [gift],
        options: classic,
      })
      table.p1.end().p2.pass().p1.pass().p2.pass()
      // Nobody was asked about recharging: the trigger waits, and nothing lies sideways any more.
      expect([phase(table), sideways(table, "p2.board")]).toEqual(["p2 start", []])
      expect(waiting(table)).toMatchObject([{ what: "ability" }])
      round(round(table))
      expect([phase(table), cents(table)]).toEqual(["p2 loot", [0, 1]])
      expect(waiting(table)).toMatchObject([{ what: "lootStep" }])
      round(table)
      expect(cardsIn(table, "p2.hand")).toEqual(["two-cents"])
      table.leaves("p2", "respond")
    },
  )
})

describe("an attack that must be made", () => {
  const demanding = (by: typeof mustAttackAgain) => item("test-whistle", tap([by]))
  const whistled = (by: typeof mustAttackAgain, rules: object, options = {}): Play =>
    fourSoulsTable({
      p1: { board: ["test-whistle"], hand: ["a-penny"], cents: 20 },
      monsters: ["fly", "dip"],
      shop: ["meat"],
      cards: [demanding(by)],
      dice: [6, 6],
      rules,
      options,
    })
      .p1.activate("test-whistle")
      .allPass()

  rule(["FSC-6.6", "RD-39=first-chance"], "comes before everything else, at the first chance", () => {
    const table = whistled(mustAttackAgain, {}, classic)
    table.p1.canPickExactly("attack").p1.cannot("buy", "attack-first").p1.cannot("end", "attack-first")
    table.p1.cannot("play:a-penny", "attack-first").p1.cannot("activate:isaac", "attack-first")
    table.p1.attack().p1.against("fly").allPass()
    // Once it is made the turn is free again, with the attack of the turn itself.
    table.p1.canPick("buy").p1.canPick("end").p1.canPick("attack")
    table.p1.attack().p1.against("dip").allPass().p1.cannot("attack", "no-attack-left")
  })

  rule(["FSC-6.6", "RD-39=first-chance"], "this turn may wait, but the phase is not left without it", () => {
    const table = whistled(mustAttackAgainThisTurn, {}, classic)
    table.p1.canPick("buy").p1.canPick("play:a-penny").p1.cannot("end", "attack-first")
    table.p1.attack().p1.against("fly").allPass().p1.canPick("end")
    table.p1.attack().p1.against("dip").allPass()
  })

  rule("RD-39=before-leaving", "may wait in any case before the phase is left, in 2023", () => {
    const table = whistled(mustAttackAgain, {})
    table.p1.canPick("buy").p1.canPick("play:a-penny").p1.canPick("pass").p1.cannot("end", "attack-first")
    table.p1.attack().allPass().p1.against("fly").allPass().p1.canPick("end")
    table.p1.attack().allPass().p1.against("dip").allPass()
  })

  rule("RD-39=first-chance", "comes first also where the phase ends by a word of its player", () => {
    const table = whistled(mustAttackAgain, { forcedAttackTiming: "first-chance" })
    table.p1.canPickExactly("attack").p1.attack().allPass().p1.against("fly").allPass()
    table.p1.canPick("pass").p1.attack().allPass().p1.against("dip").allPass()
  })
})

describe("the end phase of the first edition", () => {
  // As many loot cards as nobody may keep, and an item that lets one keep more for this turn.
  const pocket = item("test-pocket", tap([tillEndOfTurn("handSize", n(5), "you")]))
  const ended = (options: Options): Play => {
    const hand = Array.from({ length: 12 }, () => "a-penny")
    const table = fourSoulsTable({
      p1: { hand, damage: 1, board: ["test-pocket"] },
      cards: [pocket],
      options,
    })
    table.p1.activate("test-pocket").allPass().p1.end()
    return table
  }

  rule(
    ["FSC-3.5", "FSC-3.6", "RD-06=heal-first"],
    "heals and ends what lasts for the turn before the hand is seen to",
    () => {
      const table = ended(classic)
      table.p2.pass().p1.pass().p2.pass()
      const kept = refsIn(table, "p1.hand").slice(2)
      table.p1.isAsked("discard").p1.pick(...refsIn(table, "p1.hand").slice(0, 2))
      expect(refsIn(table, "p1.hand")).toEqual(kept)
      expect([playerOf(table, 1).damage, phase(table)]).toEqual([0, "p2 start"])
      table.leaves("p2", "respond")
    },
  )

  rule(
    "RD-06=hand-first",
    "sees to the hand first in 2023, while what lasts for the turn still holds",
    () => {
      const table = ended({})
      table.p1.pass().p2.pass().p1.pass().p2.pass()
      expect([cardsIn(table, "p1.hand").length, phase(table)]).toEqual([12, "p2 start"])
      table.leaves("p2", "respond")
    },
  )
})

describe("whoever plays something", () => {
  rule(["FSC-2.3", "RD-11=active"], "keeps priority, and may play another thing on top of it", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"] },
      p2: { hand: ["two-cents", "three-cents"], plays: 2 },
      options: classic,
    })
    table.p1.play("a-penny").p1.pass().p2.play("two-cents").p2.isAsked("respond").p2.play("three-cents")
    expect(cardsIn(table, "stack")).toEqual(["a-penny", "two-cents", "three-cents"])
    table.allPass()
    expect(cents(table)).toEqual([4, 8])
  })

  rule(["FSC-2.4", "RD-11=active"], "gives it to the active player once it has resolved", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"] },
      p2: {},
      p3: { hand: ["two-cents"], plays: 1 },
      options: classic,
    })
    table.p1.play("a-penny").p1.pass().p2.pass().p3.play("two-cents").p3.pass().p1.pass().p2.pass()
    expect(cardsIn(table, "stack")).toEqual(["a-penny"])
    table.p1.isAsked("respond").allPass()
  })

  rule(
    ["RD-11=adder", "RD-11=active"],
    "has priority first after their own roll in 2023, and the active player in the first edition",
    () => {
      const position = { p1: { hand: ["a-penny"] }, p2: { board: ["book-of-sin"] }, dice: [6] } as const
      const asked = (options: Options): Play => {
        const table = fourSoulsTable({ ...position, options })
        return table.p1.play("a-penny").p1.pass().p2.activate("book-of-sin").p2.pass().p1.pass()
      }
      asked({}).p2.isAsked("respond").allPass()
      asked(classic).p1.isAsked("respond").allPass()
    },
  )
})
