// Matches that begin from a position: laid after the deal, kept in the file, refused where it is none.

import { newRandom, type Plain, Refusal } from "@soulspire/kernel"
import {
  answer,
  createMatch,
  fileOf,
  headerOf,
  type Match,
  MatchFileError,
  matchId,
  readMatchFile,
  resume,
  type Seating,
  stateAt,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { fourSouls, type FourSoulsState } from "@soulspire/four-souls"
import { proof } from "@soulspire/proof"
import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"

const seats: Seating[] = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Ben" },
]
const position = {
  position: 1,
  seats: [
    { character: "isaac", hand: ["bomb"], cents: 7, damage: 1 },
    { character: "maggy", board: ["yum-heart"], deactivated: ["yum-heart"], souls: ["monstro"] },
  ],
  monsters: ["fly", "fatty"],
  wounds: [0, 1],
  shop: ["meat"],
  lootDeck: ["a-penny", "two-cents"],
  lootDiscard: ["a-dime"],
  dice: [5, 2],
}
const setup = { options: { firstPlayer: "seat" }, seats, seed: "a position" }
const begin = (given: Plain = position) => createMatch(fourSouls, { ...setup, position: given })

/** So many answers: each time the last thing that is offered. */
function play(match: Match<FourSoulsState>, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const [asked] = fourSouls.decisions(match.state).filter(({ standing }) => !standing)
    const keys = fourSouls.optionsOf(match.state, asked).map(({ key }) => key)
    answer(match, asked.seat, asked.id, keys.slice(-Math.max(asked.min, 1)))
  }
}

describe("a match from a position", () => {
  test("has nothing anywhere but what it says, in the first seat's action phase", () => {
    const match = begin()
    const { table } = match.state
    expect([table.phase, table.active, table.turn]).toEqual(["action", 0, 1])
    expect(["p1.board", "p1.hand", "p2.board", "p2.souls"].map((at) => cardsIn(match, at))).toEqual([
      ["isaac"],
      ["bomb"],
      ["maggy", "yum-heart"],
      ["monstro"],
    ])
    expect(["monsters", "shop", "lootDeck", "treasureDeck"].map((at) => cardsIn(match, at))).toEqual([
      ["fly", "fatty"],
      ["meat"],
      ["two-cents", "a-penny"],
      [],
    ])
    expect(table.players.map(({ cents, damage }) => [cents, damage])).toEqual([
      [7, 1],
      [3, 0],
    ])
    expect([fourSouls.invariant(match.state), match.opening]).toEqual([null, []])
  })

  test("may begin at the very start of the turn", () => {
    const { state } = begin({ ...position, from: "start" })
    expect([state.table.phase, state.table.active]).toEqual(["start", 0])
  })

  test("is another match than the same one without it, whose header says nothing of positions", () => {
    const dealt = createMatch(fourSouls, setup)
    expect(matchId(headerOf(begin()))).not.toBe(matchId(headerOf(dealt)))
    expect(Object.keys(headerOf(dealt))).not.toContain("position")
  })

  test("is played on, taken back to its start and read again from its file", () => {
    const match = begin()
    const start = fourSouls.hash(match.state)
    play(match, 9)
    expect(match.answers.length).toBe(9)
    const text = writeMatchFile(fileOf(match, { pin: false }))
    const file = readMatchFile(text)
    expect(file.header).toMatchObject({ position, start })
    expect(verify(file, fourSouls).good).toBe(true)
    expect(fourSouls.hash(resume(file, fourSouls).state)).toBe(fourSouls.hash(match.state))
    expect(fourSouls.hash(stateAt(match, 0))).toBe(start)
    const other = readMatchFile(text.replace('"cents":7', '"cents":8'))
    expect(verify(other, fourSouls)).toMatchObject({
      good: false,
      error: { line: 1, key: "file.other-start" },
    })
  })

  test("shows nobody the dice to come, nor what lies in its decks", () => {
    const [match, other] = [begin(), begin({ ...position, dice: [1, 1], lootDeck: ["a-nickel", "bomb"] })]
    for (const seat of [0, 1, "spectator"] as const)
      expect(fourSouls.view(other.state, seat)).toEqual(fourSouls.view(match.state, seat))
    const thought = fourSouls.determinize(match.state, 0, newRandom([1, 2, 3, 4], 1))
    expect(thought.random.fixed).toBeNull()
  })
})

describe("what is no position", () => {
  const refusal = (given: unknown): unknown => {
    try {
      begin(given as Plain)
    } catch (error) {
      if (error instanceof Refusal) return [error.reason.key, ...Object.values(error.reason.params ?? {})]
      throw error
    }
    return null
  }
  const seated = (place: object): object => ({
    ...position,
    seats: [{ character: "isaac", ...place }, position.seats[1]],
  })

  test("is refused with what is wrong with it", () => {
    expect(refusal("anything")).toEqual(["bad-message", "position"])
    expect(refusal({ ...position, lootDeck: ["x".repeat(50_000)] })).toEqual(["bad-message", "position"])
    expect(refusal({ ...position, position: 2 })).toEqual(["bad-position", "position", "1"])
    expect(refusal({ ...position, weather: [] })).toEqual(["bad-position", "weather", "no such field"])
    expect(refusal({ ...position, dice: [7] })).toEqual(["bad-position", "dice.0", "integer 1..6"])
    expect(refusal({ ...position, seats: [...position.seats, { character: "cain" }] })).toEqual([
      "bad-position",
      "seats",
      "2",
    ])
    expect(refusal(seated({ cents: -1 }))).toEqual(["bad-position", "seats.0.cents", "integer 0..99"])
    expect(refusal(seated({ cents: 60 }))).toEqual(null)
    expect(refusal(seated({ cents: 99 }))).toEqual(["bad-position", "seats", "0..100 ¢"])
  })

  test("has cards that there are, where such cards can lie", () => {
    expect(refusal({ ...position, shop: ["no-such-card"] })).toEqual(["unknown-card", "no-such-card"])
    expect(refusal({ ...position, shop: ["a-penny"] })).toEqual(["bad-position", "shop", "treasure"])
    expect(refusal(seated({ hand: ["meat"] }))).toEqual(["bad-position", "seats.0.hand", "loot"])
    expect(refusal(seated({ character: "meat" }))).toEqual(["bad-position", "seats.0.character", "character"])
    expect(refusal(seated({ deactivated: ["meat"] }))).toEqual([
      "bad-position",
      "seats.0.deactivated",
      "board",
    ])
  })

  test("is refused in a file with its line, and in a game that knows no positions", () => {
    const text = writeMatchFile(fileOf(begin(), { pin: false }))
    const problem = (file: string): unknown => {
      const verdict = verify(readMatchFile(file), fourSouls)
      return verdict.good ? null : [verdict.error.line, verdict.error.key, verdict.error.reason?.key]
    }
    expect(problem(text.replace('"bomb"', '"meat"'))).toEqual([1, "file.bad-table", "bad-position"])
    expect(() => readMatchFile(text.replace(/"position":\{.*\}\}/, '"position":7}'))).toThrow(MatchFileError)
    expect(() => createMatch(proof, { options: {}, seats, seed: "x", position })).toThrow("no-positions")
  })
})
