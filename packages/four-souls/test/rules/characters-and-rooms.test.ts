// Characters, rooms, and what else is on a card (chapters 2.5 to 2.7).

import { choose, is, move, n } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { character, loot, room, treasure } from "../support/made-up.ts"

const { destroy, gainCents, startOfTurn, tap } = verbs
const tarot = { kind: "tarot" } as const

type Set = ReturnType<typeof fourSoulsTable>
const numberOf = (table: Set, seat: number, name: string): number =>
  table.game.explainNumber(table.state, seat - 1, name).total

describe("characters", () => {
  /** One becomes another character, from outside the game. */
  const change = loot("test-change", "Test", tarot, [
    choose({ what: { from: "outside", where: is("it", "character") }, as: "next", prompt: "next" }),
    choose({ what: { from: "board", of: "you", where: is("it", "character") }, as: "old", prompt: "old" }),
    move("old", "outside"),
    move("next", "board", { of: "you" }),
  ]).def
  const giant = character("test-giant", "Test", { health: 4, attack: 3, item: "the-d6" }, []).def
  const crush = loot("test-crush", "Test", tarot, [destroy("it1")], verbs.aim(verbs.items)).def

  rule("FS-2.5.1", "bring their starting item at once, without the stack; it is eternal", () => {
    const table = fourSoulsTable({
      cards: [change, crush],
      p1: { hand: ["test-change", "test-crush"], character: "isaac", plays: 1 },
      outside: ["maggy", "yum-heart", "the-d6"],
    })
    table.p1.play("test-change").p1.pass().p2.pass().p1.isAsked("action")
    expect(table.told("stacked")).toEqual([])
    expect(cardsIn(table, "p1.board").toSorted()).toEqual(["maggy", "yum-heart"])
    table.p1.play("test-crush", "yum-heart").allPass()
    expect(cardsIn(table, "p1.board").toSorted()).toEqual(["maggy", "yum-heart"])
    for (const { id, facts } of fourSouls.cards.filter(({ back }) => back === "starting"))
      expect([id, facts["eternal"]]).toEqual([id, 1])
  })

  rule("FS-2.5.2", "give their player HP and attack; marked damage stays with the player", () => {
    const table = fourSoulsTable({
      cards: [change, giant],
      p1: { hand: ["test-change"], damage: 1 },
      outside: ["test-giant"],
    })
    const seen = () => (table.game.view(table.state, 1).table as { players: object[] }).players[0]
    expect(seen()).toMatchObject({ health: 1, maxHealth: 2, attack: 1 })
    table.p1.play("test-change").allPass()
    expect(seen()).toMatchObject({ health: 3, maxHealth: 4, attack: 3 })
    expect(playerOf(table, 1).damage).toBe(1)
  })

  rule("FS-2.5.3", "that are worth a soul count, and are none", () => {
    const lost = character("test-lost", "Test", { health: 1, attack: 1, item: null, souls: 1 }, []).def
    const shatter = loot("test-shatter", "Test", tarot, [destroy("it1")], verbs.aim({ from: "souls" })).def
    const table = fourSoulsTable({
      cards: [lost, shatter],
      p1: { character: "test-lost", hand: ["test-shatter"] },
    })
    expect(table.game.view(table.state, 1).table).toMatchObject({ players: [{ souls: 1 }, { souls: 0 }] })
    table.p1.cannot("play:test-shatter", "no-target")
    // With three souls more it is enough.
    const near = fourSoulsTable({
      cards: [lost],
      p1: { character: "test-lost", hand: ["lost-soul"], souls: ["monstro", "gurdy"] },
    })
    near.p1.play("lost-soul").allPass()
    expect(near.game.outcome(near.state)).toEqual({ winners: [0], how: "souls" })
  })
})

describe("rooms", () => {
  const bank = room("test-bank", "Test", {}, [tap([gainCents(n(2))])]).def
  const hall = room("test-hall", "Test", {}, [
    { k: "stat", stat: "attack", to: is("it", "seat"), add: n(1) },
    startOfTurn([gainCents(n(1))]),
  ]).def
  const options = { rooms: true }

  rule("FS-2.6.1", "are used by the active player alone", () => {
    const table = fourSoulsTable({ cards: [bank], options, rooms: ["test-bank"] })
    table.p1.pass().p2.cannot("activate:test-bank", "active-player-only")
    expect(table.p2.why("activate:test-bank")).toMatchObject({ rule: "FS-2.6.1" })
    table.p2.pass().p1.activate("test-bank").allPass().p1.cannot("activate:test-bank", "cannot-pay")
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([5, 3])
    // It is recharged for the next player, whose it is then.
    table.p1.end().allPass().p2.activate("test-bank").allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([5, 5])
  })

  rule("FS-2.6.1", "do whatever else is on them as usual", () => {
    const table = fourSoulsTable({ cards: [hall], options, rooms: ["test-hall"] })
    expect([numberOf(table, 1, "attack"), numberOf(table, 2, "attack")]).toEqual([2, 2])
    table.p1.end().allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([3, 4])
  })

  const next = {
    cards: [bank, hall],
    options,
    rooms: ["test-bank"],
    roomDeck: ["test-hall", "test-hall"],
    monsters: ["fly"],
  }

  rule(
    ["FS-2.6.2", "FS-7.3.3"],
    "may be left behind when a monster has died, and the next one is there",
    () => {
      const table = fourSoulsTable({ ...next, p1: { hand: ["bomb"] } })
      table.p1.play("bomb", "fly").allPass().p1.end().allPass()
      table.p1.isAsked("discard-room").p2.isNotAsked().p1.pick("test-bank")
      expect([cardsIn(table, "rooms"), cardsIn(table, "roomDiscard")]).toEqual([["test-hall"], ["test-bank"]])
      table.allPass().p2.isAsked("action")
    },
  )

  rule(["FS-2.6.2", "FS-7.3.3"], "may be kept, and are kept when no monster has died", () => {
    const kept = fourSoulsTable({ ...next, p1: { hand: ["bomb"] } })
    kept.p1.play("bomb", "fly").allPass().p1.end().allPass().p1.isAsked("discard-room").p1.pick()
    const quiet = fourSoulsTable(next).p1.end().allPass()
    for (const table of [kept, quiet]) {
      table.allPass().p2.isAsked("action")
      expect([cardsIn(table, "rooms"), cardsIn(table, "roomDiscard")]).toEqual([["test-bank"], []])
    }
  })
})

describe("a card", () => {
  rule("FS-2.7.1", "is its facts and its abilities: grey text is no part of it", () => {
    for (const def of fourSouls.cards) {
      const { face, ...one } = def
      expect(Object.keys(one).toSorted()).toEqual(["abilities", "back", "facts", "id", "kinds"])
      // A card with two faces has two of these.
      if (face !== undefined) expect(fourSouls.cards.map(({ id }) => id)).toContain(face)
      for (const fact of Object.values(def.facts)) expect(typeof fact).toBe("number")
    }
    // Plain creatures that have nothing but grey text do nothing.
    const plain = ["fly", "fatty", "clotty", "dip", "pooter", "trite"]
    for (const id of plain) expect(fourSouls.cards.find((def) => def.id === id)?.abilities).toEqual([])
    // A reminder of what a keyword means is not on the card either: the rules say what a trinket does.
    const reminded = fourSouls.cards.find((def) => def.id === "swallowed-penny")
    expect(reminded?.abilities.map(({ k }) => k)).toEqual(["on"])
  })

  rule(
    ["FS-2.7.2", "FS-2.4.2"],
    "with a reward box pays the active player when it is destroyed, whatever it is",
    () => {
      const safe = treasure("test-safe", "Test", { kind: "passive" }, [])
      const body = { health: 3, evasion: 4, attack: 1, cents: 5, souls: 1 }
      const crush = loot("test-crush", "Test", tarot, [destroy("it1")], verbs.aim(verbs.items)).def
      const table = fourSoulsTable({
        cards: [crush, { ...safe.def, facts: { ...safe.def.facts, ...body } }],
        p1: {},
        p2: { hand: ["test-crush"], plays: 1, board: ["test-safe"] },
      })
      table.p1.pass().p2.play("test-crush", "test-safe").allPass()
      expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([8, 3])
      // Its soul icon counts as well (FS-2.4.2).
      table.p1.has("souls", "test-safe").p2.has("board", "isaac")
    },
  )
})
