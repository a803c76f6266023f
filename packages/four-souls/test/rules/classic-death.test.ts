// The first edition: monsters die on the stack, where their rewards and the card itself wait (FSC-7.1 to 7.3).

import { n, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, order, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { monster } from "../support/made-up.ts"

const { aim, gainCents, loot, on, tap, whenMonsterDies, whenThisDies } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const classic = { ruleset: "classic" }

/** What waits on the stack, bottom first. */
const whats = (table: Play): unknown[] => waiting(table).map(({ what }) => what)

/** Everybody passes until something of this kind has happened. */
function until(table: Play, kind: string): Play {
  while (table.told(kind).length === 0) round(table)
  return table
}

/** A boss that gives a card as it dies, 5¢ as its reward, and takes 2¢ after that. */
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
).def

/** Kills somebody without combat. */
const gun = item("test-gun", tap([verbs.kill("it1")], aim(verbs.monstersAndPlayers)))
const shooting = (position: Position): Play =>
  fourSoulsTable({
    options: classic,
    ...position,
    p1: { board: ["test-gun"], cents: 0, ...position.p1 },
    cards: [gun, martyr, ...(position.cards ?? [])],
  })

describe("a monster's death", () => {
  rule("FSC-7.1", "goes on the stack and can be answered before it resolves", () => {
    const table = shooting({ monsters: ["test-martyr", "fly"], p2: { hand: ["a-dime"], plays: 1 } })
    table.p1.activate("test-gun", "test-martyr")
    round(table)
    expect([whats(table), cardsIn(table, "monsters")]).toEqual([["death"], ["test-martyr", "fly"]])
    table.p1.isAsked("respond").p1.pass().p2.play("a-dime").allPass()
    expect(order(table, "gainCents", "rewards").slice(0, 2)).toEqual(["gainCents", "rewards"])
  })

  rule(
    ["FSC-7.2", "FSC-7.3", "RD-01=yes"],
    "leaves the card waiting on the stack below its reward, and that below what the death has set off",
    () => {
      const table = shooting({ monsters: ["test-martyr"], monsterDeck: ["fly"] })
      table.p1.activate("test-gun", "test-martyr")
      round(round(table))
      expect(whats(table)).toEqual(["putDeadAway", "payRewards", "ability"])
      const [dead] = refsIn(table, "holding")
      expect(waiting(table)).toMatchObject([{ whom: dead, value: 1 }, { whom: dead }, {}])
      table.p1.isAsked("respond")
      round(table)
      expect([whats(table), cardsIn(table, "p1.hand"), playerOf(table, 1).cents]).toEqual([
        ["putDeadAway", "payRewards"],
        ["a-penny"],
        0,
      ])
      round(table)
      expect([whats(table), playerOf(table, 1).cents]).toEqual([["putDeadAway"], 5])
      // What comes after the reward comes before the card is put away.
      round(table)
      expect([whats(table), cardsIn(table, "p1.souls")]).toEqual([["putDeadAway", "ability"], []])
      round(round(table))
      expect([playerOf(table, 1).cents, cardsIn(table, "p1.souls"), whats(table)]).toEqual([
        3,
        ["test-martyr"],
        ["refillMonsters"],
      ])
      round(table).p1.isAsked("action")
      expect(cardsIn(table, "monsters")).toEqual(["fly"])
    },
  )

  rule(
    "FSC-7.3",
    "takes one without a soul to its discard, and what cannot be discarded back to its slot",
    () => {
      const weed = monster(
        "test-weed",
        "Weed",
        { kind: "basic", health: 1, evasion: 3, attack: 1, reward: { cents: 2 } },
        [verbs.cannotBeDiscarded],
      ).def
      const table = shooting({ monsters: ["fly", "test-weed"], cards: [weed], monsterDeck: ["dip", "dip"] })
      table.p1.activate("test-gun", "fly").allPass()
      expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "monsters")]).toEqual([
        ["fly"],
        ["test-weed", "dip"],
      ])
      const back = shooting({ monsters: ["fly", "test-weed"], cards: [weed], monsterDeck: ["dip"] })
      back.p1.activate("test-gun", "test-weed").allPass().p1.isAsked("action")
      expect([cardsIn(back, "monsterDiscard"), cardsIn(back, "monsters"), playerOf(back, 1).cents]).toEqual([
        [],
        ["fly", "test-weed"],
        2,
      ])
    },
  )

  rule(["RD-01=no", "RD-02"], "by the rules of 2023 uses the stack for what it sets off alone", () => {
    const table = shooting({ monsters: ["test-martyr"], monsterDeck: ["fly"], options: {} })
    table.p1.activate("test-gun", "test-martyr")
    round(round(table))
    expect([whats(table), cardsIn(table, "holding")]).toEqual([["ability"], ["test-martyr"]])
    round(table)
    expect([whats(table), playerOf(table, 1).cents]).toEqual([["ability"], 5])
    round(table)
    expect([whats(table), cardsIn(table, "p1.souls")]).toEqual([[], ["test-martyr"]])
  })

  rule(
    ["FSC-3.4", "FSC-7.2"],
    "goes on in the end phase when the turn ends in the middle of it: first the reward, then the soul",
    () => {
      const table = shooting({
        monsters: ["test-martyr"],
        monsterDeck: ["fly"],
        p2: { hand: ["gold-bomb"], plays: 1 },
      })
      table.p1.activate("test-gun", "test-martyr")
      round(round(table))
      table.p1.pass().p2.play("gold-bomb", "p1").allPass()
      expect(order(table, "playerDies", "endPhase", "rewards", "gainSoul", "turn").slice(-5)).toEqual([
        "playerDies",
        "endPhase",
        "rewards",
        "gainSoul",
        "turn",
      ])
      // Whose turn it was is paid, dead or not.
      expect([playerOf(table, 1).cents, cardsIn(table, "p1.souls"), cardsIn(table, "monsters")]).toEqual([
        3,
        ["test-martyr"],
        ["fly"],
      ])
      expect(table.state.table.active).toBe(1)
    },
  )

  rule(
    "FSC-9.2",
    "can lose its reward to what cancels everything, and the card is put away all the same",
    () => {
      const table = shooting({
        monsters: ["test-martyr"],
        monsterDeck: ["fly"],
        p2: { hand: ["o-the-fool"], plays: 1 },
      })
      table.p1.activate("test-gun", "test-martyr")
      round(round(table))
      table.p1.pass().p2.play("o-the-fool").allPass()
      expect([table.told("rewards"), cardsIn(table, "p1.souls"), cardsIn(table, "monsters")]).toEqual([
        [],
        ["test-martyr"],
        ["fly"],
      ])
      expect([cardsIn(table, "p1.hand"), table.state.table.active]).toEqual([[], 1])
    },
  )

  rule(
    ["FSC-1.9", "FSC-7.2"],
    "pays the active player, whoever killed it, and whatever a card says of its killer",
    () => {
      const table = fourSoulsTable({
        p1: { cents: 0, hand: ["a-dime"] },
        p2: { hand: ["gold-bomb"], plays: 1, cents: 0 },
        monsters: ["war", "fly"],
        options: classic,
      })
      table.p1.play("a-dime").p1.pass().p2.play("gold-bomb", "war").allPass()
      expect([playerOf(table, 1).cents, playerOf(table, 2).cents, cardsIn(table, "p1.souls")]).toEqual([
        18,
        0,
        ["war"],
      ])
    },
  )

  rule("FSC-7.2", "knows each dead monster's own killer while several of them wait", () => {
    const grudge = (id: string) =>
      monster(id, id, { kind: "basic", health: 1, evasion: 3, attack: 1, reward: {} }, [
        whenThisDies([gainCents(n(1), { who: "killer" })]),
      ]).def
    const position = {
      monsters: ["test-grudge", "test-spite"],
      cards: [grudge("test-grudge"), grudge("test-spite")],
      p2: { board: ["test-gun"], cents: 0 },
    }
    for (const options of [classic, {}]) {
      const table = shooting({ ...position, options })
      table.p1.activate("test-gun", "test-grudge")
      until(table, "dying")
      // The second one dies while the death of the first waits.
      table.p1.pass().p2.activate("test-gun", "test-spite").allPass()
      expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([1, 1])
    }
  })

  rule(["FSC-1.8", "RD-02"], "uncovers what lay under it at once, which was silent until then", () => {
    const ear = monster("test-ear", "Ear", { kind: "basic", health: 2, evasion: 3, attack: 1, reward: {} }, [
      whenMonsterDies([gainCents(n(1), { who: "active" })]),
    ]).def
    const dug = (options: Position["options"] & object): Play => {
      const table = fourSoulsTable({
        p1: { cents: 0, board: ["test-gun"] },
        monsters: ["test-ear", "clotty"],
        monsterDeck: ["test-martyr", "dip"],
        cards: [gun, martyr, ear],
        dice: [6],
        options,
      })
      table.p1.attack().allPass().p1.against("deck").allPass()
      table.p1.pick("test-ear").p1.activate("test-gun", "test-martyr")
      while (cardsIn(table, "holding").length === 0) round(table)
      return table
    }
    const table = dug(classic)
    expect([cardsIn(table, "monsters"), whats(table)]).toEqual([
      ["clotty", "test-ear"],
      ["putDeadAway", "payRewards", "ability"],
    ])
    table.allPass()
    expect(playerOf(table, 1).cents).toBe(3)
    expect(cardsIn(dug({}).allPass(), "monsters")).toEqual(["clotty", "test-ear"])
  })
})
