// Chapter 11, first half: deaths that wait, and the death of monsters.

import { is, n, type Options, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, order, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { monster } from "../support/made-up.ts"

const { aim, deal, gainCents, heal, loot, on, players, tap, whenThisDies } = verbs

const souls = (table: Play, seat: number): string[] => cardsIn(table, `p${seat}.souls`)

describe("a waiting death", () => {
  const potion = item("test-potion", tap([heal(n(1))]))
  const healed = (options: Options): Play => {
    const table = fourSoulsTable({
      p1: { damage: 1, board: ["test-potion"] },
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["fly"],
      cards: [potion],
      options,
      from: "action",
    })
    table.p1.attack().p1.pass().p2.play("bomb", "p1")
    while (table.told("dying").length === 0) round(table)
    table.p1.activate("test-potion")
    round(table)
    expect(playerOf(table, 1).damage).toBe(1)
    return table
  }

  rule(["FS-11.0.1", "RD-03=no"], "is not stopped by healing alone", () => {
    const table = healed({}).allPass()
    expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  })

  rule(["FS-IT-1", "RD-03=yes"], "is stopped by healing above 0 HP in the Italian edition", () => {
    const table = healed({ ruleset: "italian" })
    table.allPass().p1.isAsked("attack-target").p1.against("fly")
    expect(table.told("playerDies")).toEqual([])
    table.leaves("p1", "respond")
  })

  rule(
    ["FS-11.0.1", "RD-04=at-least-1", "RD-04=as-before"],
    "that is prevented leaves at least 1 HP, or in another ruleset what there was",
    () => {
      const shot = (rules: object): Play =>
        fourSoulsTable({
          p1: { board: ["test-gun"] },
          p2: { board: ["guppys-collar"] },
          dice: [2],
          cards: [item("test-gun", tap([deal(n(5), "it1")], aim(players)))],
          rules,
        })
          .p1.activate("test-gun", "p2")
          .allPass()
      const table = shot({})
      expect([table.told("playerDies"), playerOf(table, 2).damage]).toEqual([[], 1])
      expect(playerOf(shot({ preventedDeathHp: "as-before" }), 2).damage).toBe(0)
    },
  )

  rule(
    ["FS-11.0.2", "FS-6.3.3"],
    "of an item with HP follows the steps of a monster's, but no monster has died",
    () => {
      const safe = item("test-safe")
      const table = fourSoulsTable({
        p1: { board: ["test-gun", "the-midas-touch", "test-mourner"], cents: 0 },
        shop: ["test-safe"],
        treasureDeck: ["meat", "dinner"],
        cards: [
          { ...safe, facts: { ...safe.facts, health: 2, evasion: 3, attack: 1, cents: 4 } },
          item("test-gun", tap([deal(n(2), "it1")], aim({ from: "shop" }))),
          item("test-mourner", on("rewarded", null, [loot(n(1))])),
        ],
      })
      table.p1.activate("test-gun", "test-safe").allPass()
      expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "shop")]).toEqual([["test-safe"], ["meat"]])
      // The reward is paid, what waits for the reward has its say, and the Midas Touch is silent.
      expect([playerOf(table, 1).cents, cardsIn(table, "p1.hand")]).toEqual([4, ["a-penny"]])
      expect(table.state.table.monsterDied).toBe(0)
      // A room dies as a room does.
      const altar = {
        ...safe,
        id: "test-altar",
        back: "room",
        kinds: ["room"],
        facts: { health: 1, cents: 3 },
      }
      const room = fourSoulsTable({
        p1: { board: ["test-gun", "test-mourner"], cents: 0 },
        rooms: ["test-altar"],
        options: { rooms: true },
        cards: [
          altar,
          item("test-gun", tap([deal(n(2), "it1")], aim({ from: "rooms" }))),
          item(
            "test-mourner",
            on("move", { all: [is("ev.obj", "room"), { says: ["ev.cause", "death"] }] }, [loot(n(1))]),
          ),
        ],
      })
      room.p1.activate("test-gun", "test-altar").allPass()
      expect([playerOf(room, 1).cents, cardsIn(room, "p1.hand")]).toEqual([3, ["a-penny"]])
    },
  )

  rule("FS-11.0.3", "is never that of an eternal object", () => {
    const idol = monster(
      "test-idol",
      "Idol",
      { kind: "basic", health: 2, evasion: 3, attack: 1, reward: { cents: 9 } },
      [{ k: "stat", stat: "eternal", add: 1 }],
    )
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, monsters: ["test-idol"], cards: [idol.def] })
    table.p1.play("gold-bomb", "test-idol").allPass().p1.isAsked("action")
    expect([table.told("dying"), cardsIn(table, "monsters")]).toEqual([[], ["test-idol"]])
    expect(table.game.view(table.state, 0).zones["monsters"]).toMatchObject([{ shows: { health: 0 } }])
  })

  rule(["FS-Q-13", "RD-18=yes", "RD-18=no"], "goes above the triggers of the damage it came of", () => {
    const hit = (rules: object): string[] => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb"] },
        p2: { board: ["test-nerve"], cents: 0 },
        cards: [item("test-nerve", verbs.whenYouTakeDamage([gainCents(n(1))]))],
        rules,
      })
      table.p1.play("gold-bomb", "p2").allPass()
      return order(table, "playerDies", "gainCents")
    }
    expect(hit({})).toEqual(["playerDies", "gainCents"])
    expect(hit({ deathAboveDamageTriggers: false })).toEqual(["gainCents", "playerDies"])
  })
})

describe("a monster's death", () => {
  const martyr = monster(
    "test-martyr",
    "Martyr",
    { kind: "boss", health: 1, evasion: 3, attack: 1, reward: { cents: 5 }, souls: 1 },
    [
      whenThisDies([loot(n(1), { who: "active" })]),
      on("rewarded", same("ev.whom", "this"), [verbs.loseCents(n(2), { who: "active" })], {
        in: ["holding"],
      }),
    ],
  )

  rule(
    ["FS-11.1.1", "RD-01=no", "RD-02"],
    "goes from the holding zone over triggers and rewards to a soul and a new monster",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["bomb"], cents: 0 },
        monsters: ["test-martyr"],
        monsterDeck: ["fly"],
        cards: [martyr.def],
      })
      table.p1.play("bomb", "test-martyr")
      round(round(round(table)))
      // Dead: in the holding zone, nothing gained yet, and its trigger alone is on the stack.
      expect([cardsIn(table, "holding"), cardsIn(table, "monsters")]).toEqual([["test-martyr"], []])
      expect([cardsIn(table, "stack"), playerOf(table, 1).cents, cardsIn(table, "p1.hand")]).toEqual([
        [""],
        0,
        [],
      ])
      round(table)
      // The trigger has resolved, the reward has come without the stack, and what comes after the reward waits.
      expect([cardsIn(table, "p1.hand"), playerOf(table, 1).cents]).toEqual([["a-penny"], 5])
      expect([cardsIn(table, "stack"), souls(table, 1), cardsIn(table, "monsters")]).toEqual([[""], [], []])
      round(table).p1.isAsked("action")
      expect([playerOf(table, 1).cents, souls(table, 1), cardsIn(table, "monsters")]).toEqual([
        3,
        ["test-martyr"],
        ["fly"],
      ])
      // Out of its slot, its trigger, the reward, what comes after the reward, a soul (or discarded, as the sixth), and
      // the refill as the seventh.
      const steps = table.events.flatMap((event) => {
        const to = event.k === "move" ? (event["to"] as string) : ""
        if (["holding", "monsters"].includes(to)) return [to]
        return ["loot", "rewards", "loseCents", "gainSoul"].includes(event.k) ? [event.k] : []
      })
      expect(steps).toEqual(["holding", "loot", "rewards", "loseCents", "gainSoul", "monsters"])
    },
  )

  rule("FS-11.1.1", "without a soul, ends in the discard before its slot is filled", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["fly"], monsterDeck: ["dip"] })
    table.p1.play("bomb", "fly").allPass()
    const moves = table.told("move").filter(({ card }) => card !== "bomb" && card !== "a-penny")
    expect(moves.map(({ card, to }) => [card, to])).toEqual([
      ["fly", "holding"],
      ["fly", "monsterDiscard"],
      ["dip", "monsters"],
    ])
  })

  rule("FS-11.1.2", "leaves no moment between its steps when nothing is set off", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"], cents: 0 },
      monsters: ["war"],
      monsterDeck: ["fly"],
    })
    table.p1.play("gold-bomb", "war")
    // The bomb, the damage and what the damage has set off resolve; the death is next.
    while (table.told("dying").length === 0) round(table)
    expect([playerOf(table, 1).cents, souls(table, 1)]).toEqual([0, []])
    round(table)
    expect([playerOf(table, 1).cents, souls(table, 1), cardsIn(table, "monsters")]).toEqual([
      8,
      ["war"],
      ["fly"],
    ])
    table.allPass()
  })

  rule("FS-11.1.3", "takes what cannot be discarded back to its slot, with all its steps done", () => {
    const weed = monster(
      "test-weed",
      "Weed",
      { kind: "basic", health: 1, evasion: 3, attack: 1, reward: { cents: 2 } },
      [verbs.cannotBeDiscarded],
    )
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], cents: 0 },
      monsters: ["fly", "test-weed"],
      cards: [weed.def],
    })
    const before = refsIn(table, "monsters")[1]
    table.p1.play("bomb", "test-weed").allPass().p1.isAsked("action")
    expect([playerOf(table, 1).cents, cardsIn(table, "monsterDiscard")]).toEqual([2, []])
    expect(table.game.view(table.state, 0).zones["monsters"]).toMatchObject([
      { card: "fly" },
      { card: "test-weed", shows: { slot: 1, health: 1 } },
    ])
    expect(refsIn(table, "monsters")).not.toContain(before)
  })

  rule(["FS-2.3.4", "FS-11.1.1"], "pays the active player, whoever killed it", () => {
    const table = fourSoulsTable({
      p1: { cents: 0, hand: ["a-dime"] },
      p2: { hand: ["gold-bomb"], plays: 1, cents: 0 },
      monsters: ["war"],
    })
    table.p1.play("a-dime").p1.pass().p2.play("gold-bomb", "war").allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents, souls(table, 1)]).toEqual([18, 0, ["war"]])
  })

  rule("FS-2.3.4", "is one for whoever waits for monsters to die", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], board: ["the-midas-touch"], cents: 0 },
      monsters: ["fly"],
    })
    table.p1.play("bomb", "fly").allPass()
    expect(playerOf(table, 1).cents).toBe(1 + 3)
  })
})
