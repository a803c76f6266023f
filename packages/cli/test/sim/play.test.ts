// One game without a screen: where it begins, how it ends, and what is counted in it.

import { expect, test } from "vitest"
import { botsIn, subjectIn } from "../../src/sim/setting.ts"
import { played, random, setting } from "./support.ts"

test("seats are rotated one further in each game, and the first named bot is found again", () => {
  const of = setting({ players: 3, sides: [["a", "b", "c"]], rotate: true })
  const at = (number: number): string[] => botsIn(of, { number, side: 0 })
  expect([1, 2, 3, 4].map(at)).toEqual([
    ["a", "b", "c"],
    ["c", "a", "b"],
    ["b", "c", "a"],
    ["a", "b", "c"],
  ])
  for (const number of [1, 2, 3, 4]) expect(at(number)[subjectIn(of, number)]).toBe("a")
})

test("a game of strangers with a card that pays for itself ends, as it did not when they never tired", () => {
  // Forever Alone recharges itself; without tiring there was no end after 100,000 answers.
  const of = setting({ game: "four-souls", seed: "b", options: {}, limit: 30_000 })
  expect(played(of, 52)).toMatchObject({ k: "played", how: "souls" })
})

test("a game that goes on for too long counts as one that does not end", () => {
  expect(played(setting({ limit: 5 }), 1)).toMatchObject({ k: "unended", why: "limit", decisions: 5 })
})

test("whoever brought a bot along that answers what cannot be taken has forfeited the game", () => {
  const wrong = { bot: { answer: () => ["nonsense"] }, isForeign: true }
  expect(played(setting(), 1, {}, [random, wrong])).toMatchObject({ k: "unended", why: "forfeit", seat: 1 })
  // One of the house that does so is a bug.
  expect(() => played(setting(), 1, {}, [random, { ...wrong, isForeign: false }])).toThrow("nonsense")
})

test("a game of a suite begins where the suite says, after some answers of strangers", () => {
  const of = setting({ suite: "short", options: {} })
  const answers: number[] = []
  const second = played(of, 2, { told: ({ seat }) => void answers.push(seat) })
  expect(answers).toHaveLength(second.decisions + 10)
  expect(played(of, 2)).toEqual(second)
  // After the last one it begins anew, with other seeds.
  expect(played(of, 8).seed).toBe("test/8")
})

test("cards are counted by seat: those that were had, and how often each was played", () => {
  const { cards = [] } = played(setting({ cards: true }), 1)
  expect(cards).toHaveLength(2)
  const plays = cards.flat().reduce((sum, [, many]) => sum + many, 0)
  let given = 0
  played(setting(), 1, {
    sees(_state, { kind }, _options, [key = ""]) {
      if (kind === "act" && key.startsWith("play:")) given++
    },
  })
  expect(plays).toBeGreaterThanOrEqual(given)
  expect(given).toBeGreaterThan(0)
  for (const seat of cards) expect(new Set(seat.map(([card]) => card)).size).toBe(seat.length)
})
