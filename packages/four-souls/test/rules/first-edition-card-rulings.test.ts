// What the rules of the first edition say of single cards (FSC-R), with those rules and those cards.

import { is, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, hammer, needle, person } from "../support/cards.ts"
import { cents, item, type Play } from "../support/play.ts"
import { treasure } from "../support/made-up.ts"
import { called, setUp, stackedGame } from "../support/stacked.ts"
import { cardAt, cardsIn, fourSoulsTable, seenIn } from "../support/table.ts"
import { sideways } from "../support/turns.ts"

const { aim, endOfTurn, itemsOf, otherPlayers, paid, recharge, stealCents, items } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const options = { ruleset: "classic", cardEdition: "first" } as const
const classic = (position: Position): Play => fourSoulsTable({ ...position, options })
const counters = (table: Play, zone: string, at: number): unknown =>
  table.game.view(table.state, 0).zones[zone][at].shows?.["counters"] ?? 0

describe("Eden", () => {
  const others = called("eden", "isaac", "the-d6-first-edition")
  const chosen = (id: string): { table: Play; seat: 1 | 2 } => {
    const deck = called("synthoil", "smelter", id, "dinner", "meat", "breakfast")
    const table = setUp(
      stackedGame({ others, treasure: deck }),
      { ...options, firstPlayer: "seat" },
      2,
      "eden",
    )
    const seat = cardsIn(table, "p1.board").includes("eden") ? 1 : 2
    table.by(seat).pick(id)
    return { table, seat }
  }

  rule("FSC-R.1", "puts what was not picked under the deck, and cannot use up what is eternal", () => {
    const { table, seat } = chosen("box-first-edition")
    expect(cardsIn(table, "treasureDeck").slice(0, 2).toSorted()).toEqual(["dinner", "meat"])
    table.by(table.open[0].seat + 1).pick("p" + String(seat))
    expect(cardsIn(table, `p${seat}.board`)).toEqual(["eden", "box-first-edition"])
    expect(table.choices(seat).filter((key) => key.startsWith("activate:box"))).toEqual([])
    table.leaves(`p${seat}`, table.open[0].prompt.key)
  })

  rule("FSC-R.1", "keeps an eternal Glass Cannon, and gets no loot of it", () => {
    const keeper = treasure("test-keeper", "test-keeper", { kind: "passive" }, [
      { k: "stat", stat: "eternal", to: is("it", "item"), add: 1 },
    ]).def
    const table = classic({
      cards: [keeper],
      p1: { board: ["glass-cannon", "test-keeper"] },
      shop: ["meat"],
      dice: [3],
    })
    table.p1
      .activate("glass-cannon", "meat")
      .allPass()
      .p1.has("board", "isaac", "glass-cannon", "test-keeper")
    table.p1.has("hand")
  })
})

describe("items", () => {
  rule("FSC-R.2", "what the end of a turn recharges can be used before the next one", () => {
    // No card of the box is the one that this was said of.
    const cell = item("test-cell", endOfTurn([recharge("it1")], aim(itemsOf("you"))))
    const table = classic({
      cards: [cell],
      p1: { board: ["mr-boom", "test-cell"], deactivated: ["mr-boom"] },
      monsters: ["fatty"],
    })
    table.p1.end().p2.pass().p1.pick("mr-boom")
    while (sideways(table, "p1.board").length > 0) table.by(table.open[0].seat + 1).pass()
    expect([table.state.table.turn, table.state.table.phase, cardsIn(table, "stack")]).toEqual([1, "end", []])
    table.p1.activate("mr-boom", "fatty").allPass()
    expect(table.told("damage")).toHaveLength(1)
  })

  rule("FSC-R.3", "the two Haunts are no curses, and Daddy's 1 is part of the same damage", () => {
    const table = classic({
      cards: [needle],
      p1: { board: ["test-needle"], cents: 10 },
      p2: { board: ["daddy-haunt"] },
      shop: ["baby-haunt-first-edition", "daddy-haunt"],
    })
    table.p1.has("shop", "baby-haunt-first-edition", "daddy-haunt")
    table.p1.activate("test-needle", "p2").allPass()
    expect(table.told("damage")).toMatchObject([{ whom: 1, amount: 2 }])
    table.p1.isAsked("action").p1.buy().p1.ware("baby-haunt-first-edition").allPass()
    table.p1.has("board", "isaac", "test-needle", "daddy-haunt", "baby-haunt-first-edition")
  })

  rule(
    "FSC-R.4",
    "Bum-bo takes what is gained from the supply, nothing else, and all it gives adds up",
    () => {
      const thief = item("test-thief", paid([], [stealCents(n(2), "it1")], aim(otherPlayers)))
      const charger = item("test-charger", paid([], [verbs.addCounters(n(22), { whom: "it1" })], aim(items)))
      const table = classic({
        cards: [thief, charger],
        p1: {
          board: ["bum-bo-first-edition", "test-thief", "test-charger"],
          hand: ["three-cents"],
          cents: 0,
        },
        monsters: ["fly"],
        monsterDeck: ["dip", "dip", "dip"],
        dice: [1],
      })
      table.p1.play("three-cents").allPass()
      expect([cents(table)[0], counters(table, "board.0", 1)]).toEqual([0, 3])
      table.p1.activate("test-thief", "p2").allPass()
      expect([cents(table)[0], counters(table, "board.0", 1)]).toEqual([2, 3])
      table.p1.activate("test-charger", "bum-bo-first-edition").allPass()
      expect(person(table, 1).attack).toBe(2)
      table.p1.attack().p1.against("fly").allPass()
      expect(table.told("rolls").map(({ value }) => value)).toEqual([3])
      table.p1.canPick("attack")
    },
  )

  rule("FSC-R.5", "a Contract may be one of the two that pay for it", () => {
    const contract = "contract-from-below-first-edition"
    const table = classic({ p1: { board: [contract, "meat"] }, p2: { board: ["mr-boom"] } })
    table.p1.activate(contract, "mr-boom").allPass().p1.has("board", "isaac", "mr-boom")
  })

  rule(
    "FSC-R.5",
    "a Crystal Ball is of no use while a roll waits, and heeds the number that it resolves as",
    () => {
      const setOut = (value: number): Play =>
        classic({
          cards: [die],
          p1: { board: ["crystal-ball", "test-die", "book-of-belial-first-edition"] },
          dice: [value],
        })
      const late = setOut(4).p1.activate("test-die").p1.pass().p2.pass()
      expect(late.told("dice")).toHaveLength(1)
      late.p1.cannotPick("activate:crystal-ball").allPass()
      const table = setOut(3).p1.activate("crystal-ball").allPass().p1.pick("4")
      table.p1.activate("test-die").p1.pass().p2.pass()
      table.p1.activate("book-of-belial-first-edition~add", "item").allPass()
      expect(cardsIn(table, "p1.hand")).toHaveLength(3)
    },
  )

  rule(
    "FSC-R.6",
    "a copy has no counters of what it copies, and keeps those that it was given as one",
    () => {
      const charger = item("test-charger", paid([], [verbs.addCounters(n(5), { whom: "it1" })], aim(items)))
      for (const copier of ["diplopia", "modeling-clay"]) {
        const table = classic({
          cards: [charger, needle],
          p1: { board: [copier, "test-needle", "dinner"] },
          p2: { board: ["cambion-conception-first-edition", "test-charger"] },
        })
        table.p1.end().p2.activate("test-charger", "cambion-conception-first-edition").allPass()
        table.p1.activate(copier, "cambion-conception-first-edition").allPass()
        expect([counters(table, "board.0", 1), counters(table, "board.1", 1)]).toEqual([0, 5])
        table.p1.activate("test-needle", "p1").allPass()
        expect(counters(table, "board.0", 1)).toBe(1)
        table.p1.end().allPass()
        const back = copier === "diplopia" ? copier : "cambion-conception-first-edition"
        expect([seenIn(table, 2, "p1.board")[1], counters(table, "board.0", 1)]).toEqual([back, 1])
      }
    },
  )

  rule("FSC-R.6", "a copy of the Dead Cat has nine, each time anew", () => {
    const table = classic({
      cards: [needle],
      p1: { board: ["diplopia", "test-needle", "the-battery"] },
      p2: { board: ["the-dead-cat"] },
    })
    const [, copy] = [0, cardAt(table, "p1.board", "diplopia")]
    table.p1.activate("diplopia", "the-dead-cat").allPass().p1.activate("test-needle", "p1").allPass()
    expect(counters(table, "board.0", 1)).toBe(8)
    table.p1.end().allPass().p2.end().allPass()
    table.p1.activate(copy, "the-dead-cat").allPass()
    expect(counters(table, "board.0", 1)).toBe(9)
  })

  rule("FSC-R.7", "of two uses of a Glass Cannon the first 1 to 5 leaves nothing to the other", () => {
    const table = classic({
      cards: [hammer],
      p1: { board: ["glass-cannon"], hand: ["lil-battery"] },
      p2: { board: ["mr-boom"] },
      shop: ["dinner"],
      dice: [2, 3],
    })
    table.p1.activate("glass-cannon", "mr-boom").p1.play("lil-battery", "glass-cannon").p1.pass().p2.pass()
    table.p1.activate("glass-cannon", "dinner").allPass().p1.has("board", "isaac")
    expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  })
})

describe("loot", () => {
  rule(
    "FSC-R.14",
    "a Counterfeit Penny adds to what the supply gives, as one gain, and to nothing stolen",
    () => {
      const table = classic({
        p1: { hand: ["four-cents"], board: ["counterfeit-penny", "forever-alone"] },
      })
      table.p1.play("four-cents").allPass()
      expect([cents(table)[0], table.told("gainCents")]).toMatchObject([8, [{ amount: 5 }]])
      table.p1.activate("forever-alone~steal", "p2").allPass()
      expect(cents(table)).toEqual([9, 2])
    },
  )

  rule("FSC-R.16", "Justice gives what is missing, and takes nothing", () => {
    const table = classic({
      p1: { hand: ["viii-justice", "bomb", "bomb"], cents: 3 },
      p2: { hand: Array.from({ length: 5 }, () => "a-dime"), cents: 1 },
    })
    table.p1.play("viii-justice", "p2").allPass()
    expect([cardsIn(table, "p1.hand").length, cents(table)]).toEqual([5, [3, 1]])
  })
})

describe("cards that become souls", () => {
  rule("FSC-10.4", "Pandora's Box and the Holy Chest do on a 6, the Lost Soul as it resolves", () => {
    const box = classic({ p1: { board: ["pandoras-box"] }, dice: [6] })
      .p1.activate("pandoras-box")
      .allPass()
    expect(cardsIn(box, "p1.souls")).toEqual(["pandoras-box"])
    const soul = classic({ p1: { hand: ["lost-soul"] } })
      .p1.play("lost-soul")
      .allPass()
    expect(cardsIn(soul, "p1.souls")).toEqual(["lost-soul"])
    const chest = classic({ p1: {}, monsters: ["fly"], monsterDeck: ["holy-chest", "dip"], dice: [6] })
    chest.p1.attack().p1.against("deck").allPass()
    expect(cardsIn(chest, "p1.souls")).toEqual(["holy-chest"])
  })

  rule("FSC-10.4", "The Chest does when it is destroyed, for the penalty as well", () => {
    const table = classic({ cards: [hammer], p1: { board: ["test-hammer"] }, p2: { board: ["the-chest"] } })
    table.p1.activate("test-hammer", "the-chest").allPass()
    expect(cardsIn(table, "p2.souls")).toEqual(["the-chest"])
    const dead = classic({ p1: { hand: ["xiii-death"] }, p2: { board: ["the-chest"] } })
    dead.p1.play("xiii-death", "p2").allPass()
    expect([dead.told("playerDies").length, cardsIn(dead, "p2.souls")]).toEqual([1, ["the-chest"]])
  })
})
