// Zones (chapter 3): in play, covered in a slot, outside the game, and what moving does.

import { type Body, is, move, n } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardAt, cardsIn, fourSoulsTable, playerOf, refsIn, seenIn } from "../support/table.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

const { addCounters, aim, bring, deal, destroy, gainCents, putUnder, tap } = verbs
const tarot = { kind: "tarot" } as const

type Set = ReturnType<typeof fourSoulsTable>
const onItem = (id: string, body: Body) => loot(id, "Test", tarot, body, aim(verbs.items)).def
const onMonster = (id: string, body: Body) => loot(id, "Test", tarot, body, aim(verbs.monsters)).def
/** What nothing can attack: revealed, it only covers. */
const rock = (id: string, ...abilities: Parameters<typeof monster>[3] & {}) =>
  monster(id, "Test", { kind: "basic", health: 2, evasion: 2, attack: 1, reward: {} }, [
    { k: "forbid", act: "attack", when: { same: ["it", "this"] } },
    ...abilities,
  ]).def
const shownOn = (table: Set, where: string) =>
  table.game.view(table.state, 1).zones[where].map(({ shows }) => shows)

describe("a card that changes zone", () => {
  rule("FS-3.0.1", "is a new object: what was aimed at the old one fizzles", () => {
    const bounce = onItem("test-bounce", [destroy("it1"), move("it1", "board", { of: "you" })])
    const table = fourSoulsTable({
      cards: [onItem("test-crush", [destroy("it1")]), bounce],
      p1: { hand: ["test-crush"] },
      p2: { hand: ["test-bounce"], plays: 1, board: ["dinner"] },
    })
    table.p1.play("test-crush", "dinner").p1.pass().p2.play("test-bounce", "dinner").allPass()
    expect(table.told("fizzle")).toMatchObject([{ path: "test-crush/0" }])
    table.p2.has("board", "isaac", "dinner")
  })
})

describe("in play", () => {
  rule("FS-3.1.1", "is the top card of each slot: what is covered is not looked at", () => {
    const rain = loot("test-rain", "Test", tarot, [deal(n(1), verbs.monsters)]).def
    const table = fourSoulsTable({
      cards: [rain, rock("test-rock")],
      p1: { hand: ["test-rain", "bomb"], plays: 1 },
      monsters: ["fatty", "gurdy"],
      monsterDeck: ["test-rock"],
    })
    table.p1.attack().allPass().p1.against("deck").p1.pick("fatty").allPass()
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([
      ["gurdy", "test-rock"],
      ["fatty"],
    ])
    table.p1.cannotPick("play:bomb>fatty").p1.play("test-rain").allPass()
    expect(table.told("damage").map(({ whom }) => whom)).toEqual(
      expect.arrayContaining(refsIn(table, "monsters")),
    )
    expect(table.told("damage")).toHaveLength(2)
  })

  rule("FS-3.1.2", "everything begins anew for what was covered and comes back", () => {
    const mark = onMonster("test-mark", [addCounters(n(3), { whom: "it1" })])
    const table = fourSoulsTable({
      cards: [mark, rock("test-rock"), onMonster("test-crush", [destroy("it1")])],
      p1: { hand: ["test-mark", "test-crush"], plays: 1 },
      monsters: ["gurdy"],
      wounds: [2],
      monsterDeck: ["test-rock", "fly"],
    })
    const before = cardAt(table, "monsters", "gurdy")
    table.p1.play("test-mark", "gurdy").allPass()
    expect(shownOn(table, "monsters")).toMatchObject([{ health: 3, counters: 3 }])
    table.p1.attack().allPass().p1.against("deck").allPass().p1.has("monsters", "test-rock")
    table.p1.play("test-crush", "test-rock").allPass().p1.has("monsters", "gurdy")
    expect(cardAt(table, "monsters", "gurdy")).not.toBe(before)
    expect(shownOn(table, "monsters")).toMatchObject([{ health: 5 }])
    expect(shownOn(table, "monsters")[0]).not.toHaveProperty("counters")
  })
})

describe("what is covered in a slot", () => {
  rule("FS-3.5.1", "is any number of cards, seen by all, in order", () => {
    const rocks = [1, 2, 3, 4].map((i) => rock(`test-rock-${i}`))
    const spurs = treasure("test-spurs", "Test", { kind: "passive" }, [verbs.youHave("attacks", n(3))]).def
    const table = fourSoulsTable({
      cards: [...rocks, spurs],
      p1: { board: ["test-spurs"] },
      p2: {},
      monsters: ["gurdy"],
      monsterDeck: ["test-rock-1", "test-rock-2", "test-rock-3", "test-rock-4"],
    })
    for (let i = 0; i < 4; i++) table.p1.attack().allPass().p1.against("deck").allPass()
    table.p2.sees("monsters", "test-rock-4")
    table.p2.sees("covered", "gurdy", "test-rock-1", "test-rock-2", "test-rock-3")
    expect(table.state.table.monsterSlots).toBe(1)
  })

  rule("FS-3.5.2", "enters play again when what lies on it leaves, as what it is there", () => {
    const ring: Parameters<typeof rock>[1] = verbs.whenThisEnters([gainCents(n(2))])
    const ambush = monster(
      "test-ambush",
      "Test",
      { kind: "ambush", health: 3, evasion: 2, attack: 1, reward: {} },
      [ring],
    ).def
    const table = fourSoulsTable({
      cards: [
        { ...ambush, back: "loot", kinds: ["loot", "monster"] },
        rock("test-rock"),
        onMonster("test-crush", [destroy("it1")]),
      ],
      p1: { hand: ["test-crush", "bomb"], plays: 1 },
      monsters: ["test-ambush"],
      wounds: [2],
      monsterDeck: ["test-rock", "fly"],
    })
    table.p1.attack().allPass().p1.against("deck").allPass().p1.has("monsters", "test-rock")
    expect(playerOf(table, 1).cents).toBe(3)
    table.p1.play("test-crush", "test-rock").allPass().p1.has("monsters", "test-ambush")
    expect([playerOf(table, 1).cents, shownOn(table, "monsters")]).toMatchObject([5, [{ health: 3 }]])
    table.p1.canPick("play:bomb>test-ambush", "end")
  })
})

describe("outside the game", () => {
  rule("FS-3.7.1", "cards have no abilities, but for the bonus souls that can be gained", () => {
    const herald = {
      ...fourSouls.cards.find(({ id }) => id === "lazarus"),
    } as (typeof fourSouls.cards)[number]
    const crier = {
      ...herald,
      id: "test-crier",
      abilities: [verbs.on("gainCents", null, [verbs.loot(n(1), { who: "active" })])],
    }
    const table = fourSoulsTable({
      cards: [crier],
      options: { bonusSouls: true },
      p1: { hand: ["two-cents"], cents: 23 },
      outside: ["test-crier", "soul-of-guppy"],
      bonus: ["soul-of-greed"],
    })
    table.p1.play("two-cents").p1.pass().p2.pass().p1.isAsked("action").p1.has("hand")
    table.p1.has("souls", "soul-of-greed")
    expect(table.told("stacked")).toEqual([])
  })

  rule("FS-3.7.2", "nothing can be fetched that is not there", () => {
    const call = (id: string, card: string) => loot(id, "Test", tarot, [bring(card), gainCents(n(1))]).def
    const cards = [call("test-call", "yum-heart"), call("test-off", "the-radiance")]
    const fetched = (card: string, outside: string[]) =>
      cardsIn(
        fourSoulsTable({ cards, p1: { hand: [card] }, outside })
          .p1.play(card)
          .allPass(),
        "p1.board",
      )
    expect(fetched("test-call", ["yum-heart"])).toEqual(["isaac", "yum-heart"])
    expect(fetched("test-call", [])).toEqual(["isaac"])
    // Of a set that is not played with there is nothing anywhere.
    const state = fourSouls.create({}, 4, "sets")
    expect(
      state.objects.some(({ def }) => def >= 0 && fourSouls.cards[def].kinds.includes("set-warp-zone")),
    ).toBe(false)
    expect(fetched("test-off", [])).toEqual(["isaac"])
  })

  rule("FS-3.7.3", "is what is removed, and what lies under something that is no slot", () => {
    const ball = treasure("test-ball", "Test", { kind: "active" }, [
      tap([putUnder("it1")], aim(verbs.monsters)),
    ]).def
    const aura = monster(
      "test-idol",
      "Test",
      { kind: "basic", health: 2, evasion: 2, attack: 1, reward: {} },
      [{ k: "stat", stat: "attack", to: is("it", "seat"), add: n(1) }],
    ).def
    const away = onItem("test-away", [move("it1", "outside")])
    const table = fourSoulsTable({
      cards: [ball, aura, away],
      p1: { board: ["test-ball", "dinner"], hand: ["bomb", "test-away"], plays: 1 },
      monsters: ["test-idol"],
      monsterDeck: ["fly"],
    })
    const attack = () => table.game.explainNumber(table.state, 0, "attack").total
    expect(attack()).toBe(2)
    table.p1
      .activate("test-ball", "test-idol")
      .allPass()
      .p1.has("monsters", "fly")
      .p2.sees("under", "test-idol")
    expect(attack()).toBe(1)
    table.p1.cannotPick("play:bomb>test-idol").p1.canPick("play:bomb>fly")
    const health = () => table.game.explainNumber(table.state, 0, "health").total
    expect(health()).toBe(3)
    table.p1.play("test-away", "dinner").allPass()
    expect([health(), cardsIn(table, "outside"), cardsIn(table, "treasureDiscard")]).toEqual([
      2,
      ["dinner"],
      [],
    ])
  })

  rule("FS-3.7.4", "is seen by all, unless it lies face down", () => {
    const hide = loot("test-hide", "Test", tarot, [move({ top: "treasureDeck" }, "box")]).def
    const table = fourSoulsTable({
      cards: [hide],
      p1: { hand: ["test-hide"] },
      p2: {},
      outside: ["yum-heart"],
      treasureDeck: ["dinner", "meat"],
    })
    table.p1.play("test-hide").allPass()
    for (const seat of [1, 2]) {
      expect(seenIn(table, seat, "outside")).toEqual(["yum-heart"])
      expect(seenIn(table, seat, "box")).toEqual(["?"])
    }
    expect(cardsIn(table, "box")).toEqual(["dinner"])
  })

  rule("FS-3.7.5", "is looked at face down by whom a card permits, and by nobody else", () => {
    const hide = loot("test-hide", "Test", tarot, [move({ top: "treasureDeck" }, "box")]).def
    const peek = loot("test-peek", "Test", tarot, [verbs.lookAt({ from: "box" })]).def
    const table = fourSoulsTable({
      cards: [hide, peek],
      p1: { hand: ["test-hide"] },
      p2: { hand: ["test-peek"], plays: 1 },
      p3: {},
      treasureDeck: ["dinner", "meat"],
    })
    table.p1.play("test-hide").allPass()
    table.p1.pass().p2.sees("box", "?").p2.play("test-peek").allPass()
    table.p2.sees("box", "dinner").p1.sees("box", "?").p3.sees("box", "?")
    expect(table.game.view(table.state, "spectator").zones["box"]).toEqual([{ back: "treasure" }])
  })
})
