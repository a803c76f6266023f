// The options of a table, the answers that editions give about set-up, and which cards a table plays with.

import type { Def, Options } from "@soulspire/kernel"
import { fourSouls, rulesets, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../support/table.ts"
import { bonusSoul, character, event, loot, treasure } from "../support/made-up.ts"

describe("the options of a table", () => {
  rule("FS-Q-10", "two to four play", () => {
    for (const seats of [0, 1, 5, 2.5])
      expect(refusalOf({}, seats)).toEqual({
        key: "seats",
        params: { min: 2, max: 4, given: seats },
        rule: "FS-Q-10",
      })
    for (const seats of [2, 3, 4]) expect(refusalOf({}, seats)).toBeNull()
  })

  rule("FS-1.2", "are refused by name when nobody knows them or their answer", () => {
    expect(refusalOf({ pools: 100 })).toMatchObject({ key: "unknown-option", params: { option: "pools" } })
    for (const pool of [1000, 100.5, "120", true])
      expect(refusalOf({ pool })).toMatchObject({ rule: "FS-1.2" })
    expect(refusalOf({ bonusSouls: "yes" })).toMatchObject({ params: { option: "bonusSouls", given: "yes" } })
    expect(refusalOf({ ruleset: "hearsay" })).toMatchObject({
      params: { option: "ruleset", given: "hearsay" },
    })
  })

  rule(
    ["RD-27=any-fair-way", "RD-28=at-least-100", "RD-29=three-at-random"],
    "English and Italian answer alike",
    () => {
      const { "english-2023": english, italian } = rulesets
      for (const answer of ["firstPlayer", "poolSize", "bonusSouls"] as const)
        expect(italian[answer]).toBe(english[answer])
      for (const ruleset of ["english-2023", "italian"]) {
        const table = setUp(stackedGame({}), { ruleset, pool: 120, firstPlayer: "seat" }).leaves(
          "p1",
          "respond",
        )
        expect([table.state.table.cents, table.state.table.starter, refsIn(table, "bonus").length]).toEqual([
          120, 0, 3,
        ])
      }
    },
  )

  const classic = (...others: Def[]) =>
    stackedGame({
      others,
      newTable: ({ rules }) =>
        Object.assign(rules, {
          firstPlayer: "saddest",
          poolSize: "exactly-100",
          bonusSouls: "base-box",
        }),
    })

  rule(
    ["RD-27=saddest", "RD-28=exactly-100", "RD-29=base-box"],
    "another edition could answer otherwise",
    () => {
      const soul = bonusSoul("test-soul", "Test", { set: "requiem" }, { eq: [1, 2] })
      const plain = called("maggy", "judas", "yum-heart", "book-of-belial")
      const printed = called("soul-of-greed", "soul-of-guppy", "soul-of-gluttony")
      const options = { pool: 150, firstPlayer: "seat", sets: ["base", "requiem"] }
      for (const seed of ["one", "two", "three"]) {
        const table = setUp(classic(...plain, soul.def, ...printed), options, 2, seed)
        table.p1.pick("p2").leaves("p2", "respond")
        expect([table.state.table.cents, table.state.table.starter]).toEqual([100, 1])
        expect(cardsIn(table, "bonus").toSorted()).toEqual(printed.map(({ id }) => id).toSorted())
      }
    },
  )

  rule(
    "RD-27=saddest",
    "there whoever is Cain begins, whatever the table would have, and else the saddest",
    () => {
      const game = classic(...called("maggy", "cain", "yum-heart", "sleight-of-hand"))
      for (const firstPlayer of ["seat", "lot", "die"])
        for (const seed of ["one", "two", "three", "four"]) {
          const table = setUp(game, { firstPlayer }, 2, seed)
          const { starter } = table.state.table
          expect(cardsIn(table, `p${starter + 1}.board`)).toContain("cain")
          table.leaves(`p${starter + 1}`, "respond")
        }
    },
  )
})

describe("cards for three and more, and sets", () => {
  const marked = { threePlus: true }
  const cards = {
    loot: loot("test-loot", "Test", { kind: "tarot", ...marked }, []).def,
    treasure: treasure("test-item", "Test", { kind: "passive", ...marked }, []).def,
    event: event("test-event", "Test", { kind: "bad-event", ...marked }, [[]]).def,
    character: character("test-hero", "Test", { health: 2, attack: 1, item: null, ...marked }, []).def,
  }
  const others = [...called("maggy", "judas", "yum-heart", "book-of-belial"), cards.character]
  const game = stackedGame({
    others,
    loot: [
      cards.loot,
      ...called("a-penny", "two-cents", "three-cents", "four-cents", "bomb", "a-nickel", "a-dime"),
      ...called("soul-heart", "lost-soul"),
    ],
    treasure: [cards.treasure, ...called("meat", "dinner", "breakfast")],
    monster: [cards.event, ...called("fly", "fatty", "dip")],
  })
  const ids = Object.values(cards).map(({ id }) => id)
  const present = (seats: number): string[] => {
    const table = setUp(game, { firstPlayer: "seat" }, seats).leaves("p1", "respond")
    const zones = table.game.view(table.state, 0).zones
    return ids.filter((id) => Object.keys(zones).some((where) => cardsIn(table, where).includes(id)))
  }

  rule("FS-2.7.3", "are not in games of two", () => {
    expect(present(3)).toEqual(ids)
    expect(present(2)).toEqual([])
  })

  rule(
    "FS-2.7.3",
    "that turn up in a game of two all the same are laid aside, and the next card is taken",
    () => {
      const gift = loot("test-gift", "Test", { kind: "tarot" }, [verbs.gainTreasure(1)]).def
      const met = (seats: 2 | 3) => {
        const table = fourSoulsTable({
          cards: [gift],
          p1: { hand: ["test-gift"] },
          ...(seats === 3 ? { p3: {} } : {}),
          monsters: ["fly"],
          treasureDeck: ["trinity-shield", "monster-manual", "dinner"],
          monsterDeck: ["satan", "fatty"],
          dice: [6],
        })
        table.p1.play("test-gift").allPass().p1.attack().allPass().p1.against("fly").allPass()
        return [cardsIn(table, "p1.board"), cardsIn(table, "monsters"), refsIn(table, "box").length]
      }
      expect(met(2)).toEqual([["isaac", "dinner"], ["fatty"], 3])
      expect(met(3)).toEqual([["isaac", "trinity-shield"], ["satan"], 0])
    },
  )

  rule("FS-2.7.4", "every card of another set says so, and its set can be left out", () => {
    const foreign = treasure("test-foreign", "Test", { kind: "passive", set: "test" }, [])
    expect(foreign.def.kinds).toContain("set-test")
    const symbols = fourSouls.cards.filter(({ kinds }) => kinds.some((kind) => kind.startsWith("set-")))
    expect(symbols.map(({ id }) => id)).toContain("the-radiance")
    expect(fourSouls.options).toMatchObject({ sets: { kind: "list", default: ["base"] } })
    const has = (options: Options): boolean => {
      const state = fourSouls.create({ firstPlayer: "seat", ...options }, 2, "sets")
      return state.objects.some(({ def }) => def >= 0 && fourSouls.cards[def].id === "the-radiance")
    }
    expect([has({}), has({ sets: ["base", "warp-zone"] })]).toEqual([false, true])
  })
})
