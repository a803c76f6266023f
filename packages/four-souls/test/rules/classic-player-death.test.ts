// The first edition: players die on the stack, where the penalty waits below what the death sets off (FSC-8.1 to 8.5).

import { each, n } from "@soulspire/kernel"
import { type Switches, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item, order, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { monster } from "../support/made-up.ts"

const { aim, deal, gainCents, monstersAndPlayers, players, tap, whenThisDies, whenYouTakeDamage } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const classic = { ruleset: "classic" }
const whats = (table: Play): unknown[] => waiting(table).map(({ what }) => what)

/** Kills a player or a monster, and one that deals 5. */
const gun = item("test-gun", tap([verbs.kill("it1")], aim(monstersAndPlayers)))
const cannon = item("test-cannon", tap([deal(n(5), "it1")], aim(players)))

const duel = (position: Position): Play =>
  fourSoulsTable({
    options: classic,
    monsters: ["clotty", "fatty"],
    ...position,
    p1: { board: ["test-gun", "test-cannon"], cents: 0, ...position.p1 },
    cards: [gun, cannon, ...(position.cards ?? [])],
  })

/** Everybody passes until this is what waits, bottom first. */
function until(table: Play, ...wanted: string[]): Play {
  for (let i = 0; i < 20 && String(whats(table)) !== String(wanted); i++) round(table)
  expect(whats(table)).toEqual(wanted)
  return table
}

describe("a player's death", () => {
  rule(
    ["FSC-8.1", "RD-14=yes", "RD-23=discarded"],
    "takes their curses, then stacks the penalty, and above it what the death sets off",
    () => {
      const table = duel({
        p2: { board: ["curse-of-pain", "suicide-king"], cents: 4 },
        p3: { board: ["curse-of-greed"] },
        lootDeck: ["bomb", "a-dime", "a-nickel", "a-penny"],
      })
      table.p1.activate("test-gun", "p2")
      until(table, "death")
      table.p1.isAsked("respond")
      until(table, "payPenalty", "ability")
      expect(waiting(table)[0]).toMatchObject({ whom: 1 })
      expect([cardsIn(table, "monsterDiscard"), table.told("penalty"), playerOf(table, 2).died]).toEqual([
        ["curse-of-pain"],
        [],
        1,
      ])
      until(table, "payPenalty")
      expect(cardsIn(table, "p2.hand").length).toBe(3)
      round(table).p2.isAsked("penalty-loot").p2.pick("bomb")
      expect(order(table, "playerDies", "loot", "penalty", "loseCents")).toEqual([
        "playerDies",
        "loot",
        "penalty",
        "loseCents",
      ])
      table.p3.has("board", "isaac", "curse-of-greed").p1.isAsked("action")
    },
  )

  rule(
    ["RD-14=yes", "RD-15=discard-first"],
    "costs a loot card, a cent, an item, and everything one has lies sideways",
    () => {
      const table = duel({
        p2: { board: ["the-d6", "meat", "spoon-bender", "dinner"], hand: ["bomb", "a-dime"], cents: 4 },
      })
      table.p1.activate("test-gun", "p2").allPass()
      table.p2.isAsked("penalty-loot").p2.pick("bomb").p2.isAsked("penalty-item")
      expect(playerOf(table, 2).cents).toBe(3)
      table.p2.canPickExactly("meat", "spoon-bender", "dinner").p2.pick("meat").p1.isAsked("action")
      const lying = table.game.view(table.state, 0).zones["board.1"]
      expect(lying.map(({ card, shows }) => [card, shows?.["deactivated"]])).toEqual([
        ["isaac", 1],
        ["the-d6", 1],
        ["spoon-bender", 1],
        ["dinner", 1],
      ])
    },
  )

  rule(
    ["FSC-8.2", "RD-16=no"],
    "of the active player ends the turn with the penalty, which nothing stops once it waits; the stack keeps",
    () => {
      const table = duel({
        p1: { hand: ["a-dime", "a-nickel", "a-penny"], board: ["test-gun", "meat"], cents: 1, plays: 1 },
        p2: { hand: ["o-the-fool"], plays: 1 },
      })
      table.p1.play("a-dime").p1.activate("test-gun", "p1")
      until(table, "loot", "payPenalty")
      table.p1.pass().p2.play("o-the-fool")
      until(table, "payPenalty")
      // The Fool has taken the dime and ended the turn; what is owed is paid in the end phase.
      expect([table.told("gainCents"), table.state.table.phase]).toEqual([[], "end"])
      table.allPass().p1.isAsked("penalty-loot").p1.pick("a-penny").allPass()
      expect([playerOf(table, 1).cents, cardsIn(table, "treasureDiscard").length]).toEqual([0, 0])
      table.p1.isAsked("penalty-item").p1.pick("meat").allPass()
      expect(table.state.table.active).toBe(1)
      // Without it, what lies under the penalty resolves in the end phase.
      const kept = duel({ p1: { hand: ["a-dime"], board: ["test-gun"] } })
      kept.p1.play("a-dime").p1.activate("test-gun", "p1").allPass()
      expect(order(kept, "penalty", "penaltyPaid", "endPhase", "gainCents").slice(-4)).toEqual([
        "penalty",
        "penaltyPaid",
        "endPhase",
        "gainCents",
      ])
    },
  )

  rule("RD-16=yes", "and where a ruleset cleans up, the stack resolves before the end phase", () => {
    const table = duel({
      p1: { hand: ["a-dime"], board: ["test-gun"] },
      rules: { activeDeathCleanup: true },
    })
    table.p1.play("a-dime").p1.activate("test-gun", "p1").allPass()
    expect(order(table, "penaltyPaid", "endPhase", "gainCents").slice(-3)).toEqual([
      "penaltyPaid",
      "gainCents",
      "endPhase",
    ])
  })

  rule("FSC-8.3", "comes once a turn, and everybody is whole at the next ending phase", () => {
    const table = duel({ p2: { cents: 5 } })
    table.p1.activate("test-gun", "p2").allPass().p1.activate("test-cannon", "p2").allPass()
    expect([table.told("playerDies").length, playerOf(table, 2).cents, playerOf(table, 2).damage]).toEqual([
      1, 4, 2,
    ])
    table.p1.end().allPass()
    expect([playerOf(table, 2).damage, playerOf(table, 2).died]).toEqual([0, 0])
  })

  rule(["FSC-8.4", "RD-04=as-before"], "that is prevented leaves the health from before the blow", () => {
    for (const [rules, left] of [
      [{}, 0],
      [{ preventedDeathHp: "at-least-1" }, 1],
    ] as const) {
      const table = duel({ p2: { board: ["guppys-collar"] }, dice: [2], rules })
      table.p1.activate("test-cannon", "p2").allPass()
      expect([table.told("playerDies"), playerOf(table, 2).damage]).toEqual([[], left])
    }
    // Killed outright with a wound: the wound stays.
    const wounded = duel({ p2: { board: ["guppys-collar"], damage: 1 }, dice: [2] })
    wounded.p1.activate("test-gun", "p2").allPass()
    expect([wounded.told("playerDies"), playerOf(wounded, 2).damage]).toEqual([[], 1])
  })

  rule(
    ["FSC-8.5", "RD-18=yes", "RD-18=no"],
    "goes above what its damage has set off, and resolves first",
    () => {
      const nerve = item("test-nerve", whenYouTakeDamage([gainCents(n(1))]))
      const position: Position = { p2: { board: ["test-nerve"], cents: 0 }, cards: [nerve] }
      const table = duel(position)
      table.p1.activate("test-cannon", "p2")
      until(table, "ability", "death")
      table.allPass()
      expect(order(table, "playerDies", "gainCents").slice(-2)).toEqual(["playerDies", "gainCents"])
      const other = duel({ ...position, rules: { deathAboveDamageTriggers: false } })
      other.p1.activate("test-cannon", "p2")
      until(other, "death", "ability")
      other.allPass()
    },
  )

  rule("FSC-Q-5", "lets Curse of Loss take a soul although the curse is gone by then", () => {
    const table = duel({ p2: { board: ["curse-of-loss"], souls: ["monstro"] } })
    table.p1.activate("test-gun", "p2")
    until(table, "payPenalty", "ability")
    expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-loss"])
    table.allPass()
    expect([cardsIn(table, "p2.souls"), cardsIn(table, "monsterDiscard")]).toEqual([
      [],
      ["curse-of-loss", "monstro"],
    ])
  })

  rule("FSC-R.15", "fizzles by The Fool, which leaves one's health and ends the turn", () => {
    const table = duel({ p1: { hand: ["o-the-fool"], damage: 1, board: ["test-cannon"] } })
    table.p1.activate("test-cannon", "p1")
    until(table, "death")
    table.p1.play("o-the-fool")
    while (table.told("leftAlive").length === 0) round(table)
    expect(table.told("leftAlive")).toMatchObject([{ whom: 0, health: 1 }])
    table.allPass()
    expect([table.told("playerDies"), table.told("penalty"), table.state.table.active]).toEqual([[], [], 1])
  })
})

describe("several deaths at once", () => {
  const fragile = (id: string) =>
    monster(id, id, { kind: "basic", health: 1, evasion: 3, attack: 1, reward: {} }, [
      whenThisDies([gainCents(n(1), { who: "active" })]),
    ]).def
  const doom = item(
    "test-doom",
    tap([each(verbs.monsters, "one", [verbs.dies("one")]), each(players, "one", [verbs.dies("one")])]),
  )
  const position: Position = {
    p1: { board: ["test-doom"], cents: 9 },
    p2: { cents: 9 },
    p3: { cents: 9 },
    monsters: ["test-reed", "test-twig"],
    monsterDeck: ["fly", "dip", "fly", "dip"],
    cards: [fragile("test-reed"), fragile("test-twig"), doom],
  }
  /** Who dies, in the order in which they do. */
  const dead = (table: Play): string[] =>
    table.events.flatMap((event) => {
      if (event.k === "playerDies") return [`p${Number(event["who"]) + 1}`]
      return event.k === "move" && event["cause"] === "death" ? [event["card"] as string] : []
    })

  rule(
    ["FSC-2.5", "RD-17=player-first"],
    "go on the stack as triggers do: monsters' as the active player says, then players' from the active one on",
    () => {
      const table = duel(position)
      table.p1.activate("test-doom")
      while (table.p1.asked?.prompt.key !== "deaths") round(table)
      table.p1.pick("test-twig", "test-reed")
      expect(waiting(table).map(({ what, whom }) => [what, Number(whom) < 3 ? whom : "monster"])).toEqual([
        ["death", "monster"],
        ["death", "monster"],
        ["death", 0],
        ["death", 1],
        ["death", 2],
      ])
      table.allPass()
      expect(dead(table)).toEqual(["p3", "p2", "p1", "test-reed", "test-twig"])
      // Killed last in turn order, paid first; the first player's turn is over before the monsters die.
      expect(order(table, "penalty", "endPhase", "gainCents").slice(0, 6)).toEqual([
        "penalty",
        "penalty",
        "penalty",
        "endPhase",
        "gainCents",
        "gainCents",
      ])
    },
  )

  rule(
    "RD-17=monster-first",
    "die in the order of FS-8.12 in other rulesets: monsters, then players in turn order",
    () => {
      const table = duel({ ...position, options: {} })
      table.p1.activate("test-doom").allPass()
      expect(dead(table).slice(2)).toEqual(["p1", "p2", "p3"])
      expect(dead(table).slice(0, 2).toSorted()).toEqual(["test-reed", "test-twig"])
    },
  )
})

describe("each of the questions about death", () => {
  /** A boss that takes the active player along. */
  const martyr = monster(
    "test-martyr",
    "Martyr",
    { kind: "boss", health: 1, evasion: 3, attack: 1, reward: { cents: 5 }, souls: 1 },
    [whenThisDies([verbs.dies("active")])],
  ).def
  const yesAndNo = [false, true]
  const mixes: Partial<Switches>[] = yesAndNo.flatMap((rewardsOnStack) =>
    yesAndNo.flatMap((penaltyOnStack) =>
      yesAndNo.flatMap((refillOnStack) =>
        yesAndNo.map((activeDeathCleanup) => ({
          rewardsOnStack,
          penaltyOnStack,
          refillOnStack,
          activeDeathCleanup,
          eventFromDeckAttack: rewardsOnStack === refillOnStack ? "beside" : "on-a-slot",
        })),
      ),
    ),
  )
  const played = (rules: Partial<Switches>): Play =>
    duel({
      p1: { board: ["test-gun", "meat"], hand: ["a-dime"], cents: 0 },
      monsters: ["fatty", "test-martyr"],
      monsterDeck: ["gold-chest", "dip", "fly"],
      dice: [3],
      cards: [martyr],
      options: {},
      rules,
    })
      .p1.play("a-dime")
      .p1.activate("test-gun", "test-martyr")
      .allPass()

  rule(
    ["RD-01=no", "RD-01=yes", "RD-14=no", "RD-14=yes", "RD-16=no", "RD-16=yes"],
    "goes with every answer to the others: all is paid, gained and filled before the next turn",
    () => {
      for (const rules of mixes) {
        const table = played(rules)
        table.p1.isAsked("penalty-item").p1.pick("meat").allPass()
        const { active, dying, depth } = table.state.table
        expect([active, dying, depth, cardsIn(table, "holding"), cardsIn(table, "stack")]).toEqual([
          1,
          [],
          0,
          [],
          [],
        ])
        expect(cardsIn(table, "p1.souls")).toEqual(["test-martyr"])
        expect(cardsIn(table, "monsters").toSorted()).toEqual(["dip", "fatty"])
        expect([cardsIn(table, "treasureDiscard"), table.told("penaltyPaid").length]).toEqual([["meat"], 1])
        // The dime, the reward and the chest, but for the cent of the penalty if there was one by then.
        const lost = table.told("loseCents").reduce((sum, { amount }) => sum + Number(amount), 0)
        expect(playerOf(table, 1).cents + lost).toBe(10 + 5 + 5)
      }
    },
  )
})
