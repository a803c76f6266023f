// How long something is looked at.

import { expect, test } from "vitest"
import { timeOf, type Way } from "../../src/director/times.ts"

const usual: Way = { speed: "normal", motion: "full", hurried: false, looked: 0 }
const blow = { weight: "heavy", again: false } as const
const card = { weight: "brief", again: false } as const
const death = { weight: "great", again: false } as const

test("a blow is seen longer than a card that moves, and a death longer than a blow", () => {
  expect(timeOf(blow, usual, 0)).toBeGreaterThan(timeOf(card, usual, 0))
  expect(timeOf(death, usual, 0)).toBeGreaterThan(timeOf(blow, usual, 0))
  expect(timeOf({ weight: "passing", again: false }, usual, 0)).toBe(0)
})

test("the same once more is understood sooner", () => {
  expect(timeOf({ ...blow, again: true }, usual, 0)).toBeLessThan(timeOf(blow, usual, 0))
})

test("an enemy's act, a move and a blow, is over in less than a second", () => {
  expect(timeOf(card, usual, 0) + timeOf({ weight: "plain", again: false }, usual, 0)).toBeLessThan(1000)
})

test("each speed is faster than the one before, and the last takes no time", () => {
  const times = (["slow", "normal", "quick", "instant"] as const).map((speed) =>
    timeOf(blow, { ...usual, speed }, 0),
  )
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(times.at(-1)).toBe(0)
})

test("whoever hurries waits a fraction, and whoever has looked on for long is spared the rest, but no death", () => {
  expect(timeOf(blow, { ...usual, hurried: true }, 0)).toBeLessThan(timeOf(blow, usual, 0) / 3)
  expect(timeOf(blow, { ...usual, looked: 9000 }, 0)).toBeLessThan(timeOf(blow, usual, 0))
  expect(timeOf(death, { ...usual, looked: 9000 }, 0)).toBe(timeOf(death, usual, 0))
})

test("without motion there is time to read what is said", () => {
  const still: Way = { ...usual, motion: "off" }
  expect(timeOf(card, still, 60)).toBeGreaterThan(timeOf(card, still, 10))
  expect(timeOf(card, still, 0)).toBe(timeOf(card, usual, 0))
  expect(timeOf(blow, { ...still, speed: "instant" }, 60)).toBe(0)
})
