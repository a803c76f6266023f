// What happens is shown one thing after another, and in the end there is rest.

import { expect, test, vi } from "vitest"
import { lasting, newPace } from "../src/play/pace.ts"

test("when the last thing has been seen nothing is left to wait for", () => {
  vi.useFakeTimers()
  const told: string[] = []
  const pace = newPace<string>(
    (item) => told.push(item),
    () => 100,
    () => told.push(pace.busy() ? "still busy" : "rest"),
  )
  pace.add("a blow")
  pace.add("a death")
  expect(told).toEqual(["a blow"])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(["a blow", "a death"])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(["a blow", "a death", "rest"])
  vi.useRealTimers()
})

test("a die is seen longer than cards that move, and nothing waits for whoever wants no motion", () => {
  expect(lasting("quick", ["dice"], { dice: 5 })).toBeGreaterThan(lasting("quick", ["move", "move"]))
  expect(lasting("quick", [])).toBe(0)
  expect(lasting("off", ["dice"], { dice: 5 })).toBe(0)
})

test("what takes no time is shown together with what comes with it", () => {
  vi.useFakeTimers()
  const told: string[] = []
  const pace = newPace<string>(
    (item) => told.push(item),
    () => 0,
    () => told.push("rest"),
  )
  pace.add("a card")
  pace.add("another")
  expect(told).toEqual([])
  expect(pace.busy()).toBe(false)
  vi.advanceTimersByTime(0)
  expect(told).toEqual(["a card", "another", "rest"])
  vi.useRealTimers()
})
