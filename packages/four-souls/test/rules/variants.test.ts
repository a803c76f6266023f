// Variants (chapter 20) and errata (chapter 21).

import { n, same } from "@soulspire/kernel"
import { fourSouls, fourSoulsBox, verbs } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, seenIn } from "../support/table.ts"
import { loot, treasure } from "../support/made-up.ts"

const tokens = (many: number) =>
  Array.from({ length: many }, (_each, i) => treasure(`gift-${i + 1}`, "Test", { kind: "passive" }, []).def)

describe("the mini-draft", () => {
  // Two gifts go to the shop; the others are laid out from gift-3 on.
  const drafted = (seats: number) =>
    setUp(stackedGame({ treasure: tokens(20) }), { draft: true, firstPlayer: "seat" }, seats)

  rule(
    "FS-20.1",
    "for two: three are laid out, both pick one, the last goes to the bottom; then the other way",
    () => {
      const table = drafted(2)
      table.p1.isAsked("draft").p1.canPickExactly("gift-3", "gift-4", "gift-5").p1.pick("gift-4")
      table.p2.isAsked("draft").p2.canPickExactly("gift-3", "gift-5").p2.pick("gift-3")
      // p2 picked last and begins now.
      expect(cardsIn(table, "treasureDeck")[0]).toBe("gift-5")
      table.p2.canPickExactly("gift-6", "gift-7", "gift-8").p2.pick("gift-6").p1.pick("gift-8")
      expect(cardsIn(table, "treasureDeck")[0]).toBe("gift-7")
      expect(cardsIn(table, "p1.board").slice(2)).toEqual(["gift-4", "gift-8"])
      expect(cardsIn(table, "p2.board").slice(2)).toEqual(["gift-3", "gift-6"])
      expect([cardsIn(table, "draft"), table.state.table.phase]).toEqual([[], "start"])
      table.leaves("p1", "respond")
    },
  )

  rule("FS-20.1", "for four: five are laid out, and the order turns round", () => {
    const table = drafted(4)
    expect(seenIn(table, 3, "draft").toSorted()).toEqual(["gift-3", "gift-4", "gift-5", "gift-6", "gift-7"])
    for (const [seat, gift] of [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [4, 8],
      [3, 9],
      [2, 10],
      [1, 11],
    ])
      table.by(seat).isAsked("draft").by(seat).pick(`gift-${gift}`)
    for (const seat of [1, 2, 3, 4]) expect(cardsIn(table, `p${seat}.board`)).toHaveLength(4)
    expect(cardsIn(table, "treasureDeck").slice(0, 2).toSorted()).toEqual(["gift-12", "gift-7"])
    table.leaves("p1", "respond")
  })

  rule(
    "FS-20.1",
    "begins with whoever begins, and what the items set off comes before the first turn",
    () => {
      const purse = treasure("test-purse", "Test", { kind: "passive" }, [
        verbs.on("move", same("ev.obj", "this"), [verbs.gainCents(n(2))]),
      ]).def
      const eager = called("cain", "sleight-of-hand", "maggy", "yum-heart")
      const game = stackedGame({
        others: eager,
        treasure: [
          ...tokens(2),
          ...Array.from({ length: 9 }, (_each, i) => ({ ...purse, id: `purse-${i}` })),
        ],
      })
      const table = setUp(game, { draft: true, firstPlayer: "lot" })
      const first = table.open[0].seat + 1
      expect(cardsIn(table, `p${first}.board`)[0]).toBe("cain")
      while (table.open[0].prompt.key === "draft")
        table.by(table.open[0].seat + 1).pick(cardsIn(table, "draft")[0])
      expect(table.state.table.players.map(({ cents }) => cents)).toEqual([7, 7])
      expect([table.state.table.turn, table.open[0].seat + 1]).toEqual([1, first])
      table.leaves(`p${first}`, "respond")
    },
  )

  rule("FS-20.1", "takes a treasure deck that is large enough", () => {
    const picked = ["two-cents", "three-cents", "four-cents", "bomb", "bomb", "a-penny", "fly", "dip"]
    const gifts = ["dinner", "meat", "breakfast", "synthoil", "smelter", "mr-boom"]
    expect(refusalOf({ decks: "picked", draft: true, picked: [...picked, ...gifts] })).toEqual({
      key: "deck-too-small",
      params: { deck: "treasure", min: 7, given: 6 },
      rule: "FS-1.3",
    })
  })
})

describe("Eden only", () => {
  rule("FS-20.2", "everybody is Eden and finds an item of their own, though there is one Eden card", () => {
    const treasures = tokens(20)
    const game = stackedGame({ treasure: treasures, others: called("eden", "isaac", "the-d6", "maggy") })
    const table = setUp(game, { edenOnly: true, firstPlayer: "seat" }, 4)
    for (const seat of [1, 2, 3, 4]) expect(cardsIn(table, `p${seat}.board`)).toEqual(["eden"])
    for (let i = 0; i < 4; i++) {
      const [{ seat }] = table.open
      const [gift] = table.choices(seat + 1)
      table
        .by(seat + 1)
        .isAsked("starting-item")
        .by(seat + 1)
        .pick(gift)
    }
    for (const seat of [1, 2, 3, 4]) {
      const [, gift, ...more] = cardsIn(table, `p${seat}.board`)
      expect([treasures.some(({ id }) => id === gift), more]).toEqual([true, []])
    }
    table.leaves("p1", "respond")
  })

  rule("FS-20.2", "needs an Eden", () => {
    const without = fourSouls.withCards(fourSouls.cards.filter(({ kinds }) => !kinds.includes("eden")))
    expect(() => without.create({ edenOnly: true }, 2, "none")).toThrow("no-eden")
  })
})

describe("errata", () => {
  const printed = loot("test-note", "Test", { kind: "wild" }, [verbs.gainCents(n(1))])
  const corrected = loot("test-note", "Test", { kind: "wild", errata: 2 }, [verbs.gainCents(n(2))])

  rule(
    "FS-21.1",
    "a corrected card says so with the number of its correction, in what a saved game keeps too",
    () => {
      expect([printed.errata, printed.def.facts["errata"]]).toEqual([0, undefined])
      expect([corrected.errata, corrected.def.facts["errata"]]).toEqual([2, 2])
      const game = (def: typeof printed.def) => fourSouls.withCards([...fourSouls.cards, def])
      expect(game(corrected.def).contentHash).not.toBe(game(printed.def).contentHash)
    },
  )

  rule("FS-21.1", "both languages tell the one effect there is, as it was corrected", () => {
    const said = (language: "en" | "it", def: typeof printed.def): string =>
      speakerOf(fourSoulsBox, language).card(def).map(plainText).join(" ")
    expect([said("en", printed.def), said("it", printed.def)]).toEqual(["Gain 1 ¢.", "Ottieni 1 ¢."])
    expect([said("en", corrected.def), said("it", corrected.def)]).toEqual(["Gain 2 ¢.", "Ottieni 2 ¢."])
  })
})
