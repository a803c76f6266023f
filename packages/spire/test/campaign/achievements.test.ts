// Each achievement, earned at a table; those of Act III in a climb that is said to be there (STS-K.7).

import { all, FIRST_SEAT, loop, moveObject, zone } from "@soulspire/kernel"
import { spireSpec } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { achievements } from "../../src/campaign/achievements.ts"
import { seeAgain } from "../../src/campaign/seen.ts"
import { block } from "../../src/combat/resources/ops.ts"
import { foes, giveToken, strength } from "../../src/verbs/index.ts"
import { earnedBy, watch } from "../support/campaign.ts"
import { lasting, spell } from "../support/cards.ts"
import type { ClimbTable, Way } from "../support/climb.ts"
import { enemy } from "../support/made-up.ts"
import { endTurn } from "../support/rounds.ts"
import { combat, type Position } from "../support/table.ts"
import { armedBefore, win } from "../support/victory.ts"

const grow = (by: number) => spell(`test-grow-${by}`, [strength(by)])
const wall = (by: number) => spell(`test-wall-${by}`, [block(by)])
const dose = (by: number) => spell(`test-dose-${by}`, [giveToken("poison", by, foes)])

/** What is earned by playing these cards in a combat, one after another. */
function playing(cards: ReturnType<typeof spell>[], position: Position = {}): string[] {
  const hand = cards.map(({ id }) => id)
  const defs = [...new Map(cards.map((def) => [def.id, def])).values()]
  const table = combat({ enemies: ["first-cultist"], ...position, cards: defs, p1: { ...position.p1, hand } })
  const seen = watch(table)
  for (const card of hand) table.p1.play(card)
  return earnedBy(seen())
}

describe("in a combat", () => {
  rule("STS-K.7", "8 Strength: Jaxxed", () => {
    expect(playing([grow(7)])).toEqual([])
    expect(playing([grow(3), grow(5)])).toEqual(["jaxxed"])
  })

  test("8 Strength that are lost in the same breath count, those of an enemy do not", () => {
    const flash = spell("test-flash", [
      strength(8),
      { op: "loseToken", whom: "you", token: "strength", amount: 8 },
    ])
    expect(playing([flash])).toEqual(["jaxxed"])
    expect(playing([spell("test-help", [giveToken("strength", 8, foes)])])).toEqual([])
  })

  rule("STS-K.7", "30 Poison on all enemies together: Catalyst", () => {
    expect(playing([dose(29)], { conditions: [{ hp: 99 }] })).toEqual([])
    const two = { enemies: ["first-cultist", "first-cultist"], conditions: [{ hp: 99 }, { hp: 99 }] }
    expect(playing([dose(15)], two)).toEqual(["catalyst"])
  })

  rule("STS-K.7", "7 Shivs in a turn: Ninja", () => {
    const thrown = (first: number, second: number): string[] => {
      const table = combat({
        p1: { shivs: 5, hand: [] },
        enemies: ["first-cultist"],
        conditions: [{ hp: 99 }],
      })
      const seen = watch(table)
      for (let i = 0; i < first; i++) table.p1.shiv("first-cultist")
      if (second > 0) endTurn(table)
      table.game.arrange(table.state, (r) => {
        r.s.table.players[0].shivs = 5
      })
      for (let i = 0; i < second; i++) table.p1.shiv("first-cultist")
      return earnedBy(seen())
    }
    expect(thrown(5, 2)).toEqual([])
    const table = combat({ p1: { shivs: 5 }, enemies: ["first-cultist"], conditions: [{ hp: 99 }] })
    const seen = watch(table)
    for (let i = 0; i < 7; i++) {
      table.game.arrange(table.state, (r) => {
        r.s.table.players[0].shivs = 5
      })
      table.p1.shiv("first-cultist")
    }
    expect(earnedBy(seen())).toEqual(["ninja"])
  })

  rule("STS-K.7", "a Shiv counts too that was thrown because there is no room for it", () => {
    const table = combat({
      p1: { shivs: 5, hand: ["silent-blade-dance"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 99 }],
    })
    const given = {
      game: table.game,
      options: {},
      seats: [],
      opening: [],
      state: table.game.copy(table.state),
    }
    const steps: { entry: object & { k: string }; events: typeof table.events; state: typeof table.state }[] =
      []
    const step = (keys: string[], act: () => unknown): void => {
      const { id } = table.asked(1)
      const from = table.events.length
      act()
      const entry = { k: "answer", seat: 0, decision: id, keys }
      steps.push({ entry, events: table.events.slice(from), state: table.game.copy(table.state) })
    }
    step(["play"], () => table.p1.play("silent-blade-dance"))
    step(["yes"], () => table.p1.yes())
    step(["yes"], () => table.p1.yes())
    for (let i = 0; i < 5; i++) step(["shiv"], () => table.p1.shiv("first-cultist"))
    expect(earnedBy(seeAgain({ match: given, steps }, { firstAct: 1 }))).toEqual(["ninja"])
  })

  rule("STS-K.7", "7 Powers in play: Powerful", () => {
    const cards = Array.from({ length: 7 }, (_, i) => lasting(`test-power-${i}`))
    expect(playing(cards.slice(1))).toEqual([])
    expect(playing(cards)).toEqual(["powerful"])
  })

  rule("STS-K.7", "20 Block: Barricaded", () => {
    expect(playing([wall(19)])).toEqual([])
    expect(playing([wall(30)])).toEqual(["barricaded"])
  })

  rule("STS-K.7", "what is broken off because it would never end: Infinity", () => {
    const spec = { ...spireSpec, patience: 400 }
    const again = [
      { op: "gainBlock", whom: "you", amount: 1 },
      { op: "loseBlock", whom: "you", amount: 1 },
    ]
    expect(playing([spell("test-pit", [loop(all(), again)])], { spec })).toEqual(["infinity"])
  })

  rule("STS-Q-95", "a hundred cards of one player in a turn: Infinity", () => {
    const back = { op: "goOnTop", whom: "this" }
    const free = spell("test-free", [back, { op: "draw", who: "you", amount: 1 }])
    const turn = (plays: number): string[] => {
      const table = combat({
        cards: [free],
        p1: { hand: ["test-free", "test-free"] },
        enemies: ["first-cultist"],
      })
      const seen = watch(table)
      for (let i = 0; i < plays; i++) table.pick(1, table.options(1)[0].key)
      return earnedBy(seen())
    }
    expect(turn(99)).toEqual([])
    expect(turn(100)).toEqual(["infinity"])
  })
})

const rares = ["ironclad-offering", "ironclad-barricade", "ironclad-feed"]

/** Before the Boss of an Act, alone or not; `seen` tells what has come of it. */
function boss(way: Way = {}, act = 1): { table: ClimbTable; seen: ReturnType<typeof watch> } {
  const table = armedBefore("boss", {
    bossDeck: ["b1-guardian"],
    ...way,
    p1: { hp: 5, maxHp: 10, rares, board: ["character-ironclad"], ...way.p1 },
  })
  table.game.arrange(table.state, (r) => {
    r.s.table.act = act
    r.s.table.goal = act
  })
  const seen = watch(table)
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "go:boss/r1c3")
  return { table, seen }
}

/** Everybody is done with what they have gained, if anything is asked, and the party stops where it is. */
function done(table: ClimbTable): void {
  for (const key of ["done", "stop"])
    for (let seat = 1; seat <= table.state.seats; seat++) if (table.state.over === null) table.pick(seat, key)
}

describe("against a Boss", () => {
  const beaten = (way: Way, rounds: number): string[] => {
    const { table, seen } = boss(way)
    for (let i = 0; i < rounds; i++)
      for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
    win(table)
    done(table)
    return earnedBy(seen())
  }

  rule("STS-K.7", "defeated in the first turn: You are Nothing", () => {
    expect(beaten({}, 0)).toEqual(["you-are-nothing"])
  })

  rule("STS-K.7", "with all players at full HP: Perfect", () => {
    expect(beaten({ p1: { hp: 10 } }, 0)).toEqual(["you-are-nothing", "perfect"])
    expect(beaten({ p1: { hp: 10 }, p2: { hp: 8, maxHp: 9 } }, 0)).not.toContain("perfect")
    expect(beaten({ p1: { hp: 10 }, p2: { hp: 9, maxHp: 9 } }, 0)).toContain("perfect")
  })

  rule("STS-Q-96", "what heals at the end of the combat comes too late", () => {
    expect(beaten({ p1: { hp: 9 } }, 0)).not.toContain("perfect")
  })
})

describe("when the Boss of Act III has fallen", () => {
  const plain = ["ironclad-strike", "ironclad-defend", "ironclad-anger"]
  const top = (way: Way = {}, { act = 3, daily = false } = {}): string[] => {
    const { table, seen } = boss(way, act)
    table.game.arrange(table.state, (r) => {
      const wins = r.s.objects.find(({ def }) => r.m.defs[def]?.def.id === "test-wipe")
      if (wins !== undefined)
        moveObject(r, wins.ref, zone(r, "hand", FIRST_SEAT), "top", FIRST_SEAT, null, "draw")
    })
    win(table)
    done(table)
    // Not what this is about: all of them do it in the first turn.
    return earnedBy(seen(daily)).filter((id) => id !== "you-are-nothing")
  }
  /** The same for somebody who has more than five cards, a fine one among them, and one relic. */
  const usual = {
    deck: [...plain, "ironclad-offering", "ironclad-strike", "ironclad-strike"],
    items: ["anchor"],
  }

  rule("STS-K.7", "nothing else of the sheet is earned in an Act before", () => {
    expect(top({ p1: { deck: [], items: [] } }, { act: 2, daily: true })).toEqual([])
  })

  rule("STS-K.7", "with four players: All for One", () => {
    expect(top({ p1: usual, p2: { items: ["vajra"] }, p3: {}, p4: {} })).toContain("all-for-one")
    expect(top({ p1: usual, p2: { items: ["vajra"] }, p3: {} })).not.toContain("all-for-one")
  })

  test.each([
    ["ironclad", "ruby"],
    ["silent", "emerald"],
    ["defect", "sapphire"],
    ["watcher", "amethyst"],
  ])("with the %s: %s", (who, id) => {
    expect(top({ p1: { ...usual, board: [`character-${who}`] } })).toEqual([id])
  })

  rule("STS-K.7", "in a daily climb: My Lucky Day", () => {
    expect(top({ p1: usual }, { daily: true })).toEqual(["ruby", "my-lucky-day"])
  })

  rule(["STS-K.7", "STS-Q-93"], "with 5 cards or fewer: Minimalist", () => {
    // The card that wins is one of them.
    const five = { ...usual, deck: ["ironclad-offering", ...plain] }
    expect(top({ p1: five })).toEqual(["minimalist", "ruby"])
    expect(top({ p1: { ...five, deck: [...five.deck, "curse-doubt"] } })).toEqual(["ruby"])
  })

  rule(["STS-K.7", "STS-Q-93"], "without uncommons and rares: Common Sense", () => {
    expect(top({ p1: { ...usual, deck: [...plain, ...plain, "curse-doubt"] } })).toEqual([
      "common-sense",
      "ruby",
    ])
  })

  rule("STS-Q-93", "one player's deck is enough", () => {
    const other = {
      deck: ["silent-strike", "silent-backstab"],
      items: ["vajra"],
      board: ["character-silent"],
    }
    expect(top({ p1: usual, p2: other })).toEqual(["minimalist", "ruby", "emerald"])
  })

  const relics = [
    "anchor",
    "vajra",
    "lantern",
    "orichalcum",
    "akabeko",
    "red-skull",
    "happy-flower",
    "pen-nib",
  ]
  const bossRelics = ["black-blood", "ectoplasm", "sozu", "cursed-key"]

  rule(["STS-K.7", "STS-Q-93"], "with 12 relics and Boss relics each: Collector", () => {
    const rich = { ...usual, items: [...relics, ...bossRelics] }
    expect(top({ p1: rich })).toEqual(["collector", "ruby"])
    expect(top({ p1: { ...rich, items: rich.items.slice(1) } })).toEqual(["ruby"])
    expect(top({ p1: rich, p2: { items: relics, deck: usual.deck } })).not.toContain("collector")
  })

  rule(["STS-K.7", "STS-Q-94"], "with no relics: Who Needs Relics?", () => {
    expect(top({ p1: { ...usual, items: [] } })).toEqual(["ruby", "who-needs-relics"])
    expect(top({ p1: { ...usual, items: ["loaded-die", "fire-potion"] } })).toEqual([
      "ruby",
      "who-needs-relics",
    ])
    expect(top({ p1: { ...usual, items: ["prismatic-shard"] } })).toEqual(["ruby"])
  })
})

describe("the enemy that dies by itself", () => {
  const ghost = enemy("test-transient", "Transient", { act: 1, rank: "encounter", hp: 5 }, []).def
  const met = (
    card = "test-transient",
    p1: Way["p1"] = {},
  ): { table: ClimbTable; seen: ReturnType<typeof watch> } => {
    const table = armedBefore("encounter", { cards: [ghost], encounterDeck: [card], p1 })
    const seen = watch(table)
    table.p1.pick("go:encounter/r1c3")
    return { table, seen }
  }

  rule("STS-K.7", "killed: The Transient", () => {
    const { table, seen } = met()
    win(table)
    expect(earnedBy(seen())).toEqual(["the-transient"])
  })

  test("not where it dies by itself, in its fourth turn", () => {
    const { table, seen } = met("a3-transient", { hp: 99, maxHp: 99 })
    for (let turn = 1; turn <= 4; turn++) table.p1.pick("done")
    expect(table.told("diesByItself")).toHaveLength(1)
    expect(earnedBy(seen())).toEqual([])
    table.p1.pick("done")
  })

  test("no other enemy is as good", () => {
    const other = armedBefore("encounter", { encounterDeck: ["a1-looter"] })
    const seen = watch(other)
    other.p1.pick("go:encounter/r1c3")
    win(other)
    other.p1.pick("done")
    expect(earnedBy(seen())).toEqual([])
  })
})

test("there are 19 of them, each earned above", () => {
  expect(achievements.map(({ id }) => id)).toHaveLength(19)
})
