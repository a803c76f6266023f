// What happens is shown one beat after another, and in the end there is rest.

import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Cue, type Director, newDirector } from "../../src/director/director.ts"

interface Blow {
  name: string
  lands: number
}

/** A beat takes 100 ms, unless somebody hurries; what is seen is written down. */
function stage(): { seen: string[]; director: Director<Blow>; cue(name: string, lands?: number): Cue<Blow> } {
  const seen: string[] = []
  const director = newDirector<Blow>({
    lasts: () => 100,
    begin: ({ name }) => seen.push(`${name} begins`),
    rest: () => seen.push(director.busy() ? "held" : "rest"),
  })
  const cue = (name: string, lands = 0.5): Cue<Blow> => ({
    beat: { name, lands },
    land: () => seen.push(`${name} lands`),
  })
  return { seen, director, cue }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a beat begins, then changes what it changes, then the next one begins", () => {
  const { seen, director, cue } = stage()
  director.add([cue("a blow"), cue("a death")])
  expect(seen).toEqual(["a blow begins"])
  expect(director.busy()).toBe(true)
  vi.advanceTimersByTime(50)
  expect(seen).toEqual(["a blow begins", "a blow lands"])
  vi.advanceTimersByTime(50)
  expect(seen.slice(2)).toEqual(["a death begins"])
  vi.advanceTimersByTime(100)
  expect(seen.slice(3)).toEqual(["a death lands", "rest"])
  expect(director.busy()).toBe(false)
})

test("a card that flies is where it goes from the beginning", () => {
  const { seen, director, cue } = stage()
  director.add([cue("a card", 0)])
  expect(seen).toEqual(["a card begins", "a card lands"])
  expect(director.busy()).toBe(true)
})

test("what takes no time is shown together with what comes with it", () => {
  const { seen, director } = stage()
  const still = (name: string): Cue<Blow> => ({ beat: null, land: () => seen.push(name) })
  director.add([still("a pass")])
  director.add([still("another")])
  expect(seen).toEqual([])
  expect(director.busy()).toBe(false)
  vi.advanceTimersByTime(0)
  expect(seen).toEqual(["a pass", "another", "rest"])
})

test("whoever hurries sees the end of a beat at once, and the next one from its beginning", () => {
  const { seen, director, cue } = stage()
  director.add([cue("a blow"), cue("a death")])
  director.hurry()
  expect(seen).toEqual(["a blow begins", "a blow lands", "a death begins"])
  director.hurry()
  expect(seen.slice(3)).toEqual(["a death lands", "rest"])
})

test("nothing new begins while it is paused, and nothing is lost", () => {
  const { seen, director, cue } = stage()
  director.add([cue("a blow"), cue("a death")])
  director.pause(true)
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(["a blow begins", "a blow lands", "held"])
  director.add([cue("a soul")])
  vi.advanceTimersByTime(1000)
  expect(seen.at(-1)).toBe("held")
  expect(director.left()).toHaveLength(2)
  director.pause(false)
  vi.advanceTimersByTime(1000)
  expect(seen.slice(-5)).toEqual(["a death begins", "a death lands", "a soul begins", "a soul lands", "rest"])
})

test("whoever takes something back sees at once how all of it ended", () => {
  const { seen, director, cue } = stage()
  director.add([cue("a blow"), cue("a death"), cue("a soul")])
  director.flush()
  expect(seen).toEqual(["a blow begins", "a blow lands", "a death lands", "a soul lands"])
  vi.advanceTimersByTime(1000)
  expect(seen).toHaveLength(4)
})

test("whoever is far behind catches up at once, and then goes on looking", () => {
  const { seen, director, cue } = stage()
  director.add(Array.from({ length: 200 }, (_, i) => cue(`${i}`)))
  const begun = seen.filter((line) => line.endsWith("begins"))
  expect(begun).toHaveLength(1)
  expect(seen.filter((line) => line.endsWith("lands")).length).toBeGreaterThan(100)
  expect(director.left().length).toBeGreaterThan(20)
  vi.advanceTimersByTime(20_000)
  // Each was shown, one way or the other, in its order.
  expect(seen.filter((line) => line.endsWith("lands"))).toEqual(
    Array.from({ length: 200 }, (_, i) => `${i} lands`),
  )
})
