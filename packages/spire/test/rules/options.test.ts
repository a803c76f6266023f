// What a table may agree on: a last stand, turns one after another, open hands (chapter 13, STS-Q-4).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../support/answers.ts"
import { endTurn } from "../support/enemy-turn.ts"
import { begin, cardsIn, combat, playerOf, type Position } from "../support/table.ts"

type TestTable = ReturnType<typeof combat>

describe("a last stand", () => {
  const options = { room: "boss", lastStand: true }
  const hps = (table: TestTable): number[] => table.state.table.players.map(({ hp }) => hp)
  /** Three players, and an enemy that hits for 1 more each turn in each of their rows. */
  const three = (places: Partial<Position>): TestTable =>
    combat({
      p1: { hp: 9 },
      p2: { hp: 9 },
      p3: { hp: 9 },
      enemies: ["first-cultist", "first-cultist", "first-cultist", "b1-hexaghost"],
      conditions: [{ row: 0 }, { row: 1 }, { row: 2 }, { cube: 3 }],
      options,
      ...places,
    })
  const done = (table: TestTable, ...seats: number[]): TestTable => {
    for (const seat of seats) table.by(seat).pick("done")
    return table
  }

  rule("STS-13.1", "the middle one dies: the others go on, and its enemies turn to the row below", () => {
    const table = three({ p2: { hp: 1 } })
    endTurn(table)
    expect(playerOf(table, 2)).toMatchObject({ hp: 0, dead: 1 })
    expect(table.state.over).toBeNull()
    expect(hps(table)).toEqual([8, 0, 8])
    table.p2.isNotAsked()
    done(table, 1, 3)
    // Two hits of 2 by the enemies of the rows, and 3 by the boss.
    expect(hps(table)).toEqual([8 - 2 - 2 - 3, 0, 8 - 2 - 3])
  })

  rule("STS-13.1", "the one at the bottom dies: with nobody below they turn to the row above", () => {
    const table = three({ p1: { hp: 1 } })
    done(endTurn(table), 2, 3)
    expect(hps(table)).toEqual([0, 8 - 2 - 2 - 3, 8 - 2 - 3])
  })

  rule("STS-13.1", "rows that two of them held are the nearest one's", () => {
    const table = three({ p2: { hp: 1 }, p3: { hp: 1 } })
    done(endTurn(table), 1)
    expect(hps(table)).toEqual([0, 0, 0])
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })

  rule("STS-13.1", "who dies in the shared turn is out of it, with hand and powers", () => {
    const table = three({
      p2: { hp: 1, hand: ["ironclad-offering", "ironclad-strike"], powers: ["ironclad-inflame"] },
    })
    table.p2.play("ironclad-offering").p2.isNotAsked()
    for (const pile of ["hand", "powers", "draw"]) table.p2.has(pile)
    done(table, 1, 3)
    expect([playerOf(table, 2).dead, table.state.over, table.state.table.round]).toEqual([1, null, 2])
  })

  rule("STS-13.1", "who dies at the end of the turn has no more of it", () => {
    const table = three({ p2: { hp: 1, hand: ["status-burn", "status-burn", "ironclad-strike"] } })
    for (const seat of [1, 2, 3]) table.by(seat).pick("done")
    anyOrder(table, 2)
    table.p2.isNotAsked()
    expect([playerOf(table, 2).dead, playerOf(table, 2).hp]).toEqual([1, 0])
    expect(table.state.table.round).toBe(2)
  })

  rule("STS-13.1", "beating the boss is a victory, also of whoever fell", () => {
    const table = combat({
      p1: { hp: 9, hand: ["ironclad-strike"] },
      p2: { hp: 1 },
      enemies: ["b1-hexaghost"],
      conditions: [{ hp: 2 }],
      options,
    })
    table.p1.play("ironclad-strike", "b1-hexaghost")
    endTurn(table).p1.play("ironclad-strike", "b1-hexaghost")
    expect(table.state.over).toMatchObject({ how: "victory" })
  })

  test("turns and status cards pass over the dead", () => {
    const table = three({ p2: { hp: 1 }, statusDeck: Array.from({ length: 6 }, () => "status-burn") })
    endTurn(table)
    expect(table.told("turnStarts").map(({ who }) => who)).toEqual([0, 2])
    expect([1, 2, 3].map((seat) => cardsIn(table, `p${seat}.hand`).length)).toEqual([2, 0, 2])
    table.p2.has("discard")
  })

  test.each([{ room: "boss" }, { room: "elite", lastStand: true }])("there is none in %o", (others) => {
    const table = three({ p2: { hp: 1 }, options: others })
    endTurn(table)
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })
})

describe("turns one after another", () => {
  const strikes = (many: number): string[] => Array.from({ length: many }, () => "ironclad-strike")
  const two = (places: Partial<Position> = {}): TestTable =>
    combat({
      p1: { hp: 20, draw: strikes(9), row: 1 },
      p2: { hp: 20, draw: strikes(9), row: 0 },
      enemies: ["b1-hexaghost"],
      conditions: [{ cube: 4 }],
      options: { sequential: true },
      ...places,
    })

  /** Ends a turn, however its player puts things in order. */
  const done = (table: TestTable, seat: number): TestTable => {
    table.by(seat).pick("done")
    anyOrder(table, seat)
    return table
  }

  /** The table is set in p1's turn; p2's follows, and then the second round begins. */
  const nextRound = (places: Partial<Position> = {}): TestTable => done(done(two(places), 1), 2)

  rule("STS-13.3", "whoever is in the bottom row begins, and the others wait", () => {
    const table = nextRound()
    table.p1.isNotAsked().p2.isAsked("play")
    expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p2.hand").length]).toEqual([0, 5])
    done(table, 2)
    table.p2.isNotAsked().p1.isAsked("play")
    expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p2.hand").length]).toEqual([5, 0])
  })

  rule(
    "STS-13.3",
    "the die is rolled in the first turn of a round alone, and the enemies act after the last",
    () => {
      const table = nextRound({ dice: [3] })
      expect([table.told("die").length, table.told("enemyMoves").length]).toEqual([1, 1])
      table.p2.pick("done")
      anyOrder(table, 2)
      table.p1.isAsked("play")
      expect([table.told("die").length, table.told("enemyMoves").length]).toEqual([1, 1])
      expect(table.state.table.die).toBe(3)
      table.p1.pick("done")
      anyOrder(table, 1)
      expect([table.told("die").length, table.told("enemyMoves").length]).toEqual([2, 2])
    },
  )

  rule("STS-13.3", "energy, block and hand are those of one's own turn, and so is what one has", () => {
    const table = nextRound({
      p1: {
        hp: 20,
        draw: strikes(9),
        row: 1,
        energy: 1,
        block: 9,
        powers: ["ironclad-metallicize"],
        items: ["vajra"],
      },
      p2: { hp: 20, draw: strikes(9), row: 0, energy: 1, block: 9, powers: ["ironclad-metallicize"] },
    })
    const both = (): [number, number][] =>
      [1, 2].map((seat) => [playerOf(table, seat).energy, playerOf(table, seat).block])
    // The boss has hit both for 3; p1's turn has not begun, and p2's has not ended.
    expect(both()).toEqual([
      [1, 7],
      [3, 0],
    ])
    done(table, 2)
    expect(both()).toEqual([
      [3, 0],
      [3, 1],
    ])
  })
})

describe("hands", () => {
  const places = {
    p1: { hand: ["ironclad-strike"] },
    p2: { hand: ["silent-strike"] },
    enemies: ["first-cultist"],
  }

  rule("STS-Q-4", "are their own players' to see", () => {
    combat(places).p1.sees("p2.hand", "?").p1.sees("hand", "ironclad-strike").p2.sees("p1.hand", "?")
  })

  rule("STS-Q-4", "are open where the table says so", () => {
    const table = combat({ ...places, options: { showHands: true } })
    table.p1.sees("p2.hand", "silent-strike").p2.sees("p1.hand", "ironclad-strike")
  })

  rule("STS-Q-4", "are open to whoever plays alone, but not what is still to be drawn", () => {
    const table = begin(1)
    table.p1.sees("hand", ...cardsIn(table, "p1.hand"))
    table.p1.sees("draw", ...cardsIn(table, "p1.draw").map(() => "?"))
  })
})
