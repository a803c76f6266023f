// Treasure and loot cards (chapters 2.1 and 2.2).

import { all, choose, is, n, not, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { person } from "../support/cards.ts"
import { cardAt, cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { loot, treasure, trinket } from "../support/made-up.ts"

const { destroy, gainCents, gainTreasure, items, on, playForFree, playNow, tap } = verbs
const passive = { kind: "passive" } as const
const tarot = { kind: "tarot" } as const

const attackOf = (table: ReturnType<typeof fourSoulsTable>, seat: number): number =>
  table.game.explainNumber(table.state, seat - 1, "attack").total

describe("items", () => {
  const crush = loot("test-crush", "Test", tarot, [destroy("it1")], verbs.aim(items)).def

  rule("FS-2.1.1", "are items under a player and in the shop", () => {
    const table = fourSoulsTable({
      cards: [crush],
      p1: { hand: ["test-crush"] },
      p2: { board: ["dinner"] },
      shop: ["meat", "synthoil"],
    })
    table.p1.canPick("play:test-crush>dinner", "play:test-crush>meat", "play:test-crush>synthoil")
    table.p1.play("test-crush", "meat").allPass()
    expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "shop")]).toEqual([
      ["meat"],
      ["synthoil", "breakfast"],
    ])
  })

  rule(
    "FS-2.1.2",
    "that are gained come off the deck one after another, and are in play as they come",
    () => {
      const herald = treasure("test-herald", "Test", passive, [
        on("move", all(not(same("ev.obj", "this")), { says: ["ev.to", "board"] }), [gainCents(n(2))]),
        on("move", same("ev.obj", "this"), [gainCents(n(1))]),
      ])
      const hoard = loot("test-hoard", "Test", tarot, [gainTreasure(n(2))])
      const table = fourSoulsTable({
        cards: [herald.def, hoard.def],
        p1: { hand: ["test-hoard"] },
        treasureDeck: ["test-herald", "dinner", "meat"],
      })
      table.p1.play("test-hoard").p1.pass().p2.pass()
      // It saw itself come, and the second one after it.
      table.p1.has("board", "isaac", "test-herald", "dinner").p1.isAsked("triggers")
      table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
      expect(playerOf(table, 1).cents).toBe(3 + 1 + 2)
    },
  )

  rule("FS-2.1.3", "that a player started with are items, and starting items besides", () => {
    const nonStarting = verbs.where(items, not({ test: "isStartingItem", of: "it" }))
    const any = loot("test-any", "Test", tarot, [verbs.recharge("it1")], verbs.aim(items))
    const other = loot("test-other", "Test", tarot, [verbs.recharge("it1")], verbs.aim(nonStarting))
    const table = fourSoulsTable({
      cards: [any.def, other.def],
      p1: { hand: ["test-any", "test-other"], board: ["the-d6", "dinner"] },
    })
    table.p1.canPick("play:test-any>the-d6", "play:test-any>dinner", "play:test-other>dinner")
    table.p1.cannotPick("play:test-other>the-d6")
  })

  rule("FS-2.1.4", "are active by the abilities they have, whatever is around their text", () => {
    const teacher = treasure("test-teacher", "Test", passive, [
      {
        k: "grant",
        to: all(is("it", "passive"), same({ controller: "it" }, "you"), verbs.notThis),
        gives: [tap([gainCents(n(1))])],
      },
    ])
    const table = fourSoulsTable({ cards: [teacher.def], p1: { board: ["dinner"] } })
    table.p1.cannotPick("activate:dinner")
    const taught = fourSoulsTable({
      cards: [teacher.def],
      p1: { board: ["dinner", "test-teacher"] },
      p2: { board: ["meat"] },
    })
    taught.p1.activate("dinner").allPass().p1.cannotPick("activate:dinner")
    expect(playerOf(taught, 1).cents).toBe(4)
  })
})

describe("the shop", () => {
  const flag = treasure("test-flag", "Test", passive, [
    { k: "stat", stat: "attack", to: is("it", "seat"), add: n(1) },
  ]).def
  const both = { in: ["board", "shop"] }
  const bell = treasure("test-bell", "Test", passive, [
    on("move", same("ev.obj", "this"), [gainCents(n(1))], both),
    on("move", same("ev.old", "this"), [gainCents(n(5))], both),
  ]).def
  const crush = loot("test-crush", "Test", tarot, [destroy("it1")], verbs.aim(items)).def

  rule("FS-2.1.5", "silences what is in it", () => {
    const table = fourSoulsTable({ cards: [flag], shop: ["test-flag"], p1: { cents: 10 } })
    expect(attackOf(table, 1)).toBe(1)
    table.p1.buy().allPass().p1.ware("test-flag").allPass()
    expect([attackOf(table, 1), attackOf(table, 2)]).toEqual([2, 2])
  })

  rule("FS-2.1.5", "silences nothing about entering and leaving play, which buying is not", () => {
    const table = fourSoulsTable({
      cards: [bell, crush],
      p1: { hand: ["test-crush"], cents: 10 },
      shop: ["dinner", "test-bell"],
      treasureDeck: ["test-bell", "meat"],
    })
    // Destroyed in the shop: it has left play. The next one enters it.
    table.p1.play("test-crush", "test-bell").allPass()
    expect(playerOf(table, 1).cents).toBe(10 + 5 + 1)
    const item = cardAt(table, "shop", "test-bell")
    table.p1.buy().allPass().p1.ware("test-bell").allPass()
    expect([playerOf(table, 1).cents, cardAt(table, "p1.board", "test-bell")]).toEqual([6, item])
  })
})

describe("loot", () => {
  rule("FS-2.2.1", "in a hand is counted by all and seen by one", () => {
    const table = fourSoulsTable({ p1: {}, p2: { hand: ["bomb", "a-dime"] }, p3: {} })
    table.p2.sees("hand", "bomb", "a-dime").p1.sees("p2.hand", "?", "?").p3.sees("p2.hand", "?", "?")
    const watched = table.game.view(table.state, "spectator").zones["hand.1"]
    expect(watched).toEqual([{ back: "loot" }, { back: "loot" }])
  })

  rule("FS-2.2.2", "needs priority and a loot play, waits on the stack, resolves and is discarded", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-nickel", "a-penny"] },
      p2: { hand: ["two-cents"] },
      lootDiscard: ["bomb"],
    })
    table.p2.isNotAsked().p1.play("a-nickel")
    expect([playerOf(table, 1).cents, cardsIn(table, "stack")]).toEqual([3, ["a-nickel"]])
    table.p1.pass().p2.cannot("play:two-cents", "no-loot-play").p2.pass()
    expect([playerOf(table, 1).cents, cardsIn(table, "lootDiscard")]).toEqual([8, ["bomb", "a-nickel"]])
    table.p1.cannot("play:a-penny", "no-loot-play")
    expect(table.p1.why("play:a-penny")).toMatchObject({ rule: "FS-2.2.2" })
  })
})

describe("loot that is played in another way", () => {
  const grave = treasure("test-grave", "Test", passive, [
    { k: "permit", act: "play", when: all(same("who", "you"), { at: ["it", "lootDiscard"] }) },
  ]).def
  const pick = choose({ what: { from: "hand", of: "you" }, as: "card", prompt: "play" })
  const now = treasure("test-now", "Test", { kind: "active" }, [tap([pick, playNow("card")])]).def
  const free = treasure("test-free", "Test", { kind: "active" }, [tap([pick, playForFree("card")])]).def

  rule("FS-2.2.3", "from the discard, where a card permits it: with priority, and with a loot play", () => {
    const table = fourSoulsTable({
      cards: [grave],
      p1: { board: ["test-grave"], hand: ["a-penny"] },
      // p2 has a loot play, but nobody's permission.
      p2: { plays: 1 },
      lootDeck: ["a-dime"],
      lootDiscard: ["a-nickel", "two-cents"],
    })
    table.p1.canPick("play:a-nickel", "play:two-cents", "play:a-penny").p1.cannotPick("play:a-dime")
    table.p1.play("a-nickel").p1.pass().p2.cannotPick("play:two-cents").p2.pass()
    expect([playerOf(table, 1).cents, cardsIn(table, "lootDiscard")]).toEqual([8, ["two-cents", "a-nickel"]])
    table.p1.cannot("play:two-cents", "no-loot-play")
  })

  rule("FS-2.2.3", "while something resolves: at any time, but with a loot play", () => {
    const table = fourSoulsTable({
      cards: [now],
      p1: { board: ["test-now"], hand: ["a-nickel", "a-penny"] },
      p2: { board: ["test-now"], hand: ["two-cents"] },
    })
    // p2 has none in another's turn; the card stays in hand.
    table.p1.activate("test-now").p1.pass().p2.activate("test-now").p2.pass().p1.pass()
    table.p2.has("hand", "two-cents").p1.pass().p2.pass()
    table.p1.isAsked("play").p1.pick("a-nickel")
    expect(cardsIn(table, "stack")).toEqual(["a-nickel"])
    table.allPass().p1.cannot("play:a-penny", "no-loot-play")
    expect(playerOf(table, 1).cents).toBe(8)
  })

  rule("FS-2.2.3", "for free, where the text says so", () => {
    const table = fourSoulsTable({
      cards: [free],
      p1: { board: ["test-free"], hand: ["a-nickel", "a-penny"] },
      p2: { board: ["test-free"], hand: ["two-cents"] },
    })
    table.p1.activate("test-free").p1.pass().p2.activate("test-free").allPass()
    table.p1.isAsked("play").p1.pick("a-nickel").allPass().p1.play("a-penny").allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([3 + 5 + 1, 3 + 2])
    expect(refsIn(table, "p1.hand")).toEqual([])
  })
})

rule(
  "FS-4.5.1",
  "static, triggered and activated abilities on a loot card are none that happen as it resolves",
  () => {
    const charm = trinket("test-charm", "Test", {}, [
      verbs.youHave("attack", n(1)),
      on("gainCents", same("ev.who", "you"), [verbs.loot(n(1))]),
      verbs.paid([], [gainCents(n(1))]),
    ]).def
    const table = fourSoulsTable({ cards: [charm], p1: { hand: ["test-charm"] } })
    const works = (): unknown => [
      person(table, 1).attack,
      table.choices(1).some((key) => key.startsWith("activate:test-charm")),
    ]
    // On the stack nothing of it works; as it resolves it comes into play, and nothing else happens.
    table.p1.play("test-charm")
    expect(works()).toEqual([1, false])
    table.p1.pass().p2.pass().p1.isAsked("action").p1.has("board", "isaac", "test-charm").p1.has("hand")
    expect([works(), playerOf(table, 1).cents, cardsIn(table, "stack")]).toEqual([[2, true], 3, []])
    table.p1.activate("test-charm").allPass()
    expect([playerOf(table, 1).cents, cardsIn(table, "p1.hand").length]).toEqual([4, 1])
  },
)
