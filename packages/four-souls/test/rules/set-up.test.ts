// Set-up (chapter 1).

import { n, type Options, same } from "@soulspire/kernel"
import { fourSouls, type FourSoulsState, verbs } from "@soulspire/four-souls"
import { playRandomly } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { isOfEdition } from "../../src/state/card-editions.ts"
import { called, refusalOf, setUp, stackedGame, undecked } from "../support/stacked.ts"
import { cardsIn, playerOf, refsIn, seenIn, tableAt } from "../support/table.ts"
import { bonusSoul, character, monster, room, startingItem, treasure } from "../support/made-up.ts"

const rooms = [1, 2, 3].map((i) => room(`test-room-${i}`, "Test", {}, []).def)

describe("decks", () => {
  rule("FS-1.1", "are shuffled, and each has a discard of its own", () => {
    const names = (state: FourSoulsState, zones: string[]): string[] =>
      zones.flatMap((where) => cardsIn({ game, state }, where))
    const game = stackedGame({ room: rooms })
    const everywhere = (deck: string, out: string[]) => [`${deck}Deck`, ...out]
    const state = game.create({ rooms: true, firstPlayer: "seat" }, 3, "seed")
    const hands = ["p1.hand", "p2.hand", "p3.hand"]
    for (const [deck, out] of [
      ["loot", hands],
      ["treasure", ["shop", "p1.board", "p2.board", "p3.board"]],
      ["monster", ["monsters"]],
      ["room", ["rooms"]],
    ] as const) {
      const list = game.cards.filter(({ back }) => back === deck).map(({ id }) => id)
      const found = names(state, everywhere(deck, [...out])).filter((id) => list.includes(id))
      expect(found.toSorted()).toEqual(list.toSorted())
      expect(names(state, [`${deck}Discard`])).toEqual([])
    }
    tableAt(game, state).leaves("p1", "respond")
  })

  rule("FS-1.1", "lie in another order with another seed, in the same with the same", () => {
    const order = (seed: string) =>
      cardsIn({ game: fourSouls, state: fourSouls.create({}, 2, seed) }, "lootDeck")
    expect(order("one")).toEqual(order("one"))
    expect(order("one")).not.toEqual(order("two"))
    const printed = fourSouls.cards.filter(
      (def) =>
        def.back === "loot" &&
        isOfEdition(def, "present") &&
        !def.kinds.some((kind) => kind.startsWith("set-")),
    )
    const copies = printed.reduce((sum, { facts }) => sum + (facts["copies"] ?? 1), 0)
    expect(order("one").length).toBe(copies - 2 * 3)
  })

  rule("FS-1.3", "two shop slots hold the two treasures on top", () => {
    const table = setUp(stackedGame({ treasure: called("meat", "dinner", "breakfast") }), {
      firstPlayer: "seat",
    })
    expect(cardsIn(table, "shop")).toEqual(["meat", "dinner"])
    table.p2.sees("shop", "meat", "dinner").leaves("p1", "respond")
  })

  rule("FS-1.4", "two monster slots hold monsters: events met on the way go under the deck, silently", () => {
    const monster = called("troll-bombs", "xl-floor", "fly", "fatty", "dip")
    const table = setUp(stackedGame({ monster }), { firstPlayer: "seat" })
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty"])
    expect(cardsIn(table, "monsterDeck")).toEqual(["xl-floor", "troll-bombs", "dip"])
    expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "stack")]).toEqual([[], []])
    expect(table.state.table.monsterSlots).toBe(2)
    table.allPass()
    expect([playerOf(table, 1).damage, playerOf(table, 2).damage]).toEqual([0, 0])
  })

  const titan = monster("test-titan", "Titan", {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 1,
    reward: { cents: 3 },
    indomitable: true,
  }).def

  rule(
    "FS-1.12",
    "what is indomitable has its own slot, and both others are still filled with monsters",
    () => {
      for (const met of [
        [titan, ...called("troll-bombs", "fly", "fatty", "dip")],
        [...called("fly"), titan, ...called("troll-bombs", "fatty", "dip")],
      ]) {
        const table = setUp(stackedGame({ monster: met }), { firstPlayer: "seat" })
        const slots = table.game
          .view(table.state, 0)
          .zones["monsters"].toSorted((a, b) => Number(a.shows?.["slot"]) - Number(b.shows?.["slot"]))
        expect(slots.map(({ card }) => card)).toEqual(["fly", "fatty", "test-titan"])
        expect(table.state.table.monsterSlots).toBe(3)
        expect(cardsIn(table, "monsterDeck")).toEqual(["troll-bombs", "dip"])
        expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "stack")]).toEqual([[], []])
        table.p1.isAsked("respond").allPass()
        expect([playerOf(table, 1).damage, playerOf(table, 2).damage]).toEqual([0, 0])
      }
    },
  )

  rule("FS-1.12", "also in games that are dealt from the box", () => {
    const sets = ["base", "requiem", "warp-zone"]
    for (const seed of ["s673", "s1153", "s1310"]) {
      const table = setUp(fourSouls, { sets, firstPlayer: "seat" }, 2, seed)
      const kinds = cardsIn(table, "monsters").map(
        (id) => fourSouls.cards.find((card) => card.id === id)?.kinds ?? [],
      )
      expect(kinds.filter((each) => each.includes("indomitable"))).toHaveLength(1)
      expect(kinds.filter((each) => each.includes("monster"))).toHaveLength(3)
      table.leaves(`p${table.open[0].seat + 1}`, table.open[0].prompt.key)
    }
  })

  rule("FS-Q-17", "nothing that is laid out enters play as far as triggers go", () => {
    const loud = verbs.on("move", same("ev.obj", "this"), [verbs.gainCents(n(5), { who: "active" })])
    const ware = treasure("test-ware", "Test", { kind: "passive" }, [loud]).def
    const herald = room("test-herald", "Test", {}, [loud]).def
    const greeter = monster(
      "test-greeter",
      "Test",
      { kind: "basic", health: 2, evasion: 3, attack: 1, reward: {} },
      [loud],
    ).def
    const bell = startingItem("test-bell", "Test", { kind: "passive" }, [loud]).def
    const ringer = character("test-ringer", "Test", { health: 2, attack: 1, item: "test-bell" }, [loud]).def
    const table = setUp(
      stackedGame({
        others: [ringer, bell, ...called("maggy", "yum-heart")],
        treasure: [ware, ...called("meat", "dinner")],
        monster: [greeter, ...called("fly", "dip")],
        room: [herald],
      }),
      { rooms: true, firstPlayer: "seat" },
    )
    for (const [zone, id] of [
      ["shop", "test-ware"],
      ["monsters", "test-greeter"],
      ["rooms", "test-herald"],
    ])
      expect(cardsIn(table, zone)).toContain(id)
    expect([...cardsIn(table, "p1.board"), ...cardsIn(table, "p2.board")]).toContain("test-bell")
    expect([cardsIn(table, "stack"), playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([[], 3, 3])
    expect(table.allPass().told("gainCents")).toEqual([])
  })

  rule(
    "FS-1.5",
    "a room lies open where rooms are played with, and nothing of rooms is there otherwise",
    () => {
      const game = stackedGame({ room: rooms })
      const table = setUp(game, { rooms: true, firstPlayer: "seat" })
      expect([cardsIn(table, "rooms"), cardsIn(table, "roomDeck")]).toEqual([
        ["test-room-1"],
        ["test-room-3", "test-room-2"],
      ])
      table.leaves("p1", "respond")
      const without = setUp(game, { firstPlayer: "seat" })
      expect(without.state.table.roomSlots).toBe(0)
      for (const where of ["rooms", "roomDeck", "roomDiscard", "outside"])
        expect(cardsIn(without, where).filter((id) => id.startsWith("test-room"))).toEqual([])
      expect(cardsIn(without, "shop")).toEqual(cardsIn(table, "shop"))
      without.leaves("p1", "respond")
    },
  )
})

describe("cents", () => {
  rule("FS-1.2", "are at least a hundred, as many as the table wants", () => {
    expect(refusalOf({ pool: 99 })).toMatchObject({
      key: "bad-option",
      params: { option: "pool", given: "99" },
      rule: "FS-1.2",
    })
    for (const pool of [100, 150]) expect(fourSouls.create({ pool }, 2, "pool").table.cents).toBe(pool)
  })

  rule("FS-1.2", "are moved and never made, in whole games", () => {
    for (const [pool, seats] of [
      [100, 2],
      [150, 4],
    ]) {
      const state = fourSouls.create({ pool }, seats, `pool ${pool}`)
      const cents = () => state.table.players.reduce((sum, each) => sum + each.cents, state.table.pool)
      playRandomly(fourSouls, state, "cents", () => expect(cents()).toBe(pool), 30_000)
      expect(fourSouls.outcome(state)).not.toBeNull()
    }
  })

  rule("FS-1.10", "three for everybody, out of the pool, with three loot cards", () => {
    const table = setUp(stackedGame({}), { firstPlayer: "seat" }, 4)
    expect(table.state.table.pool).toBe(88)
    expect(table.state.table.players.map(({ cents }) => cents)).toEqual([3, 3, 3, 3])
    for (const seat of [1, 2, 3, 4]) expect(refsIn(table, `p${seat}.hand`)).toHaveLength(3)
    table.leaves("p1", "respond")
  })
})

describe("bonus souls", () => {
  const eight = Array.from({ length: 8 }, (_each, i) =>
    bonusSoul(`test-soul-${i + 1}`, "Test", {}, { eq: [1, 2] }),
  ).map(({ def }) => def)
  const others = [...undecked.filter(({ back }) => back !== "bonus"), ...eight]
  const souls = (options: Options, seed: string) => {
    const game = stackedGame({ others })
    const table = setUp(game, { firstPlayer: "seat", ...options }, 2, seed).leaves("p1", "respond")
    return {
      active: cardsIn(table, "bonus").toSorted(),
      unused: cardsIn(table, "outside").filter((id) => id.startsWith("test-soul")),
      seen: seenIn(table, 2, "bonus").toSorted(),
    }
  }

  rule("FS-1.6", "three at random can be gained, in the open; the others are outside the game", () => {
    const { active, unused, seen } = souls({}, "one")
    expect([active.length, unused.length, seen]).toEqual([3, 5, active])
    expect(souls({}, "two").active).not.toEqual(active)
  })

  rule("FS-1.6", "none where they are not played with", () => {
    expect(souls({ bonusSouls: false }, "one")).toMatchObject({ active: [], seen: [] })
  })
})

describe("characters", () => {
  rule("FS-1.7", "are different, and each brings its own item", () => {
    const game = stackedGame({})
    const pairs: Record<string, string> = {
      isaac: "the-d6",
      maggy: "yum-heart",
      cain: "sleight-of-hand",
      judas: "book-of-belial",
      "blue-baby": "forever-alone",
      eve: "the-curse",
      samson: "blood-lust",
      lazarus: "lazarus-rags",
      lilith: "incubus",
      "the-forgotten": "the-bone",
    }
    const dealt = (seed: string): string[] => {
      const table = setUp(game, { firstPlayer: "seat" }, 4, seed).leaves("p1", "respond")
      return [1, 2, 3, 4].map((seat) => {
        const [who, item, ...more] = cardsIn(table, `p${seat}.board`)
        expect([item, more]).toEqual([pairs[who], []])
        return who
      })
    }
    expect(new Set(dealt("one")).size).toBe(4)
    expect(dealt("two")).not.toEqual(dealt("one"))
  })

  rule("FS-2.5.4", "need not have an item", () => {
    const bare = character("test-bare", "Test", { health: 2, attack: 1, item: null }, []).def
    const others = [bare, ...called("maggy", "yum-heart")]
    const table = setUp(stackedGame({ others }), { firstPlayer: "seat" }).leaves("p1", "respond")
    const boards = [1, 2].map((seat) => cardsIn(table, `p${seat}.board`))
    expect(boards).toContainEqual(["test-bare"])
    expect(boards).toContainEqual(["maggy", "yum-heart"])
  })

  rule("FS-1.8", "begin sideways, their items upright", () => {
    const others = called("lilith", "eve", "incubus", "the-curse")
    const table = setUp(stackedGame({ others }), { firstPlayer: "seat" })
    expect(table.state.table.phase).toBe("start")
    table.p1.pass()
    // Nobody has recharged p2's yet; p1's was recharged before anybody could act.
    const [character, item] = cardsIn(table, "p2.board")
    table.p2.cannot(`activate:${character}`, "cannot-pay")
    expect(table.choices(2).some((key) => key.startsWith(`activate:${item}`))).toBe(true)
    table.leaves("p2", "respond")
  })

  rule("FS-1.9", "have their say as the game starts, and nobody can answer it", () => {
    const others = called("eden", "maggy", "yum-heart")
    const treasures = called("meat", "dinner", "breakfast", "synthoil", "smelter", "mr-boom")
    const table = setUp(stackedGame({ others, treasure: treasures }), { firstPlayer: "seat" })
    const eden = cardsIn(table, "p1.board")[0] === "eden" ? 1 : 2
    table.by(eden).isAsked("starting-item")
    expect(table.open).toHaveLength(1)
    // Hands come after it.
    expect(cardsIn(table, `p${eden}.hand`)).toEqual([])
    table.by(eden).canPickExactly("breakfast", "synthoil", "smelter").by(eden).pick("synthoil")
    expect(cardsIn(table, `p${eden}.board`)).toEqual(["eden", "synthoil"])
    expect(cardsIn(table, "treasureDeck")[2]).toBe("mr-boom")
    expect(cardsIn(table, "treasureDeck").toSorted()).toEqual(["breakfast", "mr-boom", "smelter"])
    expect(cardsIn(table, `p${eden}.hand`)).toHaveLength(3)
    // The first thing that anybody is asked to pass on is the first turn.
    expect([table.state.table.phase, table.state.table.turn]).toEqual(["start", 1])
    table.leaves("p1", "respond")
  })
})
