// A player's piles, HP, card types and starting abilities (chapter 3); block and hits (STS-9.3, STS-9.4).

import { spireSpec } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { endTurn } from "../support/enemy-turn.ts"
import { atFirst } from "../support/rounds.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

describe("piles", () => {
  rule("STS-3.1", "a card that was played is discarded, an exhausted one is out, a power stays", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-impervious", "ironclad-inflame"], energy: 6 },
      enemies: ["first-cultist"],
    })
    table.p1
      .play("ironclad-strike", "first-cultist")
      .p1.play("ironclad-impervious")
      .p1.play("ironclad-inflame")
    table.p1.has("discard", "ironclad-strike").p1.has("exhaust", "ironclad-impervious")
    table.p1.has("powers", "ironclad-inflame").p1.has("hand")
  })

  rule("STS-3.1", "what is exhausted is not shuffled in again, and a power lasts for rounds", () => {
    const table = combat({
      p1: { hp: 50, discard: ["ironclad-strike"], exhaust: ["ironclad-bash"], powers: ["ironclad-inflame"] },
      enemies: ["first-cultist"],
    })
    endTurn(endTurn(table))
    table.p1
      .has("hand", "ironclad-strike")
      .p1.has("exhaust", "ironclad-bash")
      .p1.has("powers", "ironclad-inflame")
  })

  rule(
    ["STS-3.1", "STS-3.6"],
    "all of it is the deck again after the combat, without status and daze",
    () => {
      const table = combat({
        p1: {
          hand: ["ironclad-strike", "status-burn"],
          draw: ["status-daze", "ironclad-defend"],
          discard: ["status-slimed"],
          exhaust: ["ironclad-bash"],
          powers: ["ironclad-inflame"],
        },
        dazeDeck: ["status-daze"],
        enemies: ["first-cultist"],
        conditions: [{ hp: 1 }],
      })
      table.p1.play("ironclad-strike", "first-cultist")
      expect(cardsIn(table, "p1.deck").toSorted()).toEqual([
        "ironclad-bash",
        "ironclad-defend",
        "ironclad-inflame",
        "ironclad-strike",
      ])
      for (const pile of ["hand", "draw", "discard", "exhaust", "powers"]) table.p1.has(pile)
      expect(cardsIn(table, "dazeDeck")).toHaveLength(2)
      expect(cardsIn(table, "statusDeck")).toHaveLength(2)
    },
  )
})

describe("HP", () => {
  rule("STS-3.2", "goes down by damage and by loss, and up to its most again", () => {
    const table = combat({
      p1: { hp: 10, hand: ["ironclad-offering"], items: ["blood-potion"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-offering")
    expect(playerOf(table, 1).hp).toBe(9)
    table.p1.use("blood-potion")
    expect(playerOf(table, 1).hp).toBe(10)
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(9)
  })

  rule("STS-3.2", "at its most it does not change by healing, and nothing is told of it", () => {
    const table = combat({ p1: { hp: 10, items: ["blood-potion"] }, enemies: ["first-cultist"] })
    table.p1.use("blood-potion")
    expect(playerOf(table, 1).hp).toBe(10)
    expect(table.told("heal")).toEqual([])
  })
})

describe("starting abilities", () => {
  const wins = { hand: ["ironclad-strike"], board: ["character-ironclad"] }
  const enemy = { enemies: ["first-cultist"], conditions: [{ hp: 1 }] }

  rule(["STS-3.3", "STS-K.2"], "the Ironclad heals 1 at the end of a combat, and not above the most", () => {
    for (const [before, after] of [
      [5, 6],
      [10, 10],
    ]) {
      const table = combat({ ...enemy, p1: { ...wins, hp: before } })
      table.p1.play("ironclad-strike", "first-cultist")
      expect(playerOf(table, 1).hp).toBe(after)
    }
  })

  rule(["STS-3.3", "STS-K.2"], "the Silent draws 2 more in the first turn, and not in others", () => {
    const draw = Array.from({ length: 14 }, () => "silent-strike")
    const table = atFirst({ p1: { hp: 9, draw, board: ["character-silent"] } })
    expect(cardsIn(table, "p1.hand")).toHaveLength(7)
  })

  rule(["STS-3.3", "STS-K.2"], "the Defect channels lightning in the first turn, and has three slots", () => {
    const table = atFirst({ p1: { hp: 9, board: ["character-defect"] } })
    expect(playerOf(table, 1)).toMatchObject({ lightning: 1, frost: 0, dark: 0 })
    expect(table.game.view(table.state, 0).table["players"]).toMatchObject([{ orbSlots: 3 }])
    table.p1.pick("done")
    expect(playerOf(table, 1).lightning).toBe(1)
  })

  rule(["STS-3.3", "STS-K.2"], "the Watcher has a miracle from the start of a combat on", () => {
    const table = atFirst({ p1: { hp: 9, board: ["character-watcher"] } })
    expect([playerOf(table, 1).miracles, table.told("gainMiracle")]).toMatchObject([
      1,
      [{ who: 0, amount: 1 }],
    ])
  })

  test("each has one alone", () => {
    const draw = Array.from({ length: 14 }, () => "ironclad-strike")
    expect(cardsIn(atFirst({ p1: { draw, board: ["character-ironclad"] } }), "p1.hand")).toHaveLength(5)
  })
})

rule("STS-3.4", "every card is of one type: attack, skill, power, curse, status or daze", () => {
  const types = ["attack", "skill", "power", "curse", "status", "daze"]
  const decks = ["ironclad", "silent", "defect", "watcher", "colorless", "curse", "status", "daze"]
  const found = spireSpec.cards
    .filter(({ back }) => back !== undefined && decks.includes(back))
    // A Golden Ticket never gets into a deck (STS-4.5).
    .filter(({ kinds }) => !kinds.includes("ticket"))
    .map(({ id, kinds }) => [id, kinds.filter((kind) => types.includes(kind)).length] as const)
  expect(found.length).toBeGreaterThan(370)
  expect(found.filter(([, many]) => many !== 1)).toEqual([])
})

describe("block", () => {
  rule("STS-9.3", "stops 1 damage each and is spent", () => {
    const table = combat({
      p1: { hp: 9, block: 3 },
      enemies: ["first-cultist"],
      conditions: [{ strength: 4 }],
    })
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(7)
    expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 2, blocked: 3 }])
  })

  rule("STS-9.3", "does not stop a loss of HP", () => {
    const table = combat({ p1: { hp: 9, block: 3, hand: ["ironclad-offering"] }, enemies: ["first-cultist"] })
    table.p1.play("ironclad-offering")
    expect(playerOf(table, 1)).toMatchObject({ hp: 8, block: 3 })
  })

  rule("STS-9.3", "of a player is 20 at the most; at 20 nothing is gained", () => {
    const table = combat({
      p1: { block: 18, hand: ["ironclad-impervious", "ironclad-defend"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-impervious").p1.play("ironclad-defend")
    expect(playerOf(table, 1).block).toBe(20)
    expect(table.told("gainBlock")).toHaveLength(1)
  })

  rule("STS-9.3", "of an enemy has no such end", () => {
    const table = combat({ p1: { hp: 9 }, enemies: ["b1-guardian"], conditions: [{ block: 19 }] })
    endTurn(table)
    expect(enemyOf(table).block).toBe(24)
  })
})

describe("a hit and damage of the same number", () => {
  rule("STS-9.4", "strength and vulnerable count for the hit alone", () => {
    const table = combat({
      p1: { strength: 2, hand: ["ironclad-bludgeon"], items: ["fire-potion"] },
      enemies: ["b1-guardian"],
      conditions: [{ vulnerable: 2 }],
    })
    table.p1.use("fire-potion", "b1-guardian")
    expect(enemyOf(table)).toMatchObject({ hp: 36, vulnerable: 2 })
    table.p1.play("ironclad-bludgeon", "b1-guardian")
    expect(enemyOf(table)).toMatchObject({ hp: 36 - (7 + 2) * 2, vulnerable: 1 })
  })

  rule("STS-9.4", "weak counts for the hit alone", () => {
    const table = combat({
      p1: { weak: 1, hand: ["ironclad-strike"], items: ["fire-potion"] },
      enemies: ["b1-guardian"],
    })
    table.p1.use("fire-potion", "b1-guardian")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([36, 1])
    table.p1.play("ironclad-strike", "b1-guardian")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([36, 0])
  })

  rule("STS-9.4", "block stops both", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], items: ["fire-potion"] },
      enemies: ["b1-guardian"],
      conditions: [{ block: 9 }],
    })
    table.p1.use("fire-potion", "b1-guardian").p1.play("ironclad-strike", "b1-guardian")
    expect(enemyOf(table)).toMatchObject({ hp: 40, block: 4 })
  })
})
