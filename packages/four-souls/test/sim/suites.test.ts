// The suite of positions: always the same, from the first turn on.

import { expect, test } from "vitest"
import { fourSoulsBox } from "@soulspire/four-souls"

test("there are five hundred positions for four, of every stage of a game", () => {
  const [{ id, seats, size, at }] = fourSoulsBox.sim?.suites ?? []
  expect([id, seats, size]).toEqual(["positions", 4, 500])
  const strangers = Array.from({ length: size }, (_, place) => at(place).strangers)
  expect(new Set(strangers).size).toBe(25)
  expect(strangers[0]).toBe(0)
  expect(Math.max(...(strangers as number[]))).toBeLessThan(2000)
})
