// A hand as it is held: all of it in its place, with something of each card to be seen and pointed to.

import { expect, test } from "vitest"
import { fanOf, longestWord, placesIn } from "../../src/tables/spire/fan.ts"

const laptop = { room: 750, card: 160, longest: 9 }
const phone = { room: 374, card: 117, longest: 9 }

test.each([laptop, phone])("up to twelve cards lie within the hand's place of $room pixels", (place) => {
  for (let count = 1; count <= 12; count++) {
    const held = { ...place, count }
    const fan = fanOf(held)
    const places = placesIn(fan, held, -1)
    expect(places.length).toBe(count)
    for (const at of places) expect(Math.abs(at) + place.card / 2).toBeLessThanOrEqual(place.room / 2)
    expect(fan.strip).toBeGreaterThan(20)
  }
})

test("the more cards there are, the narrower their names are written: across, on a tab, down the edge", () => {
  const named = [3, 7, 12].map((count) => fanOf({ ...laptop, count }).named)
  expect(named).toEqual(["across", "tab", "edge"])
})

test("those behind a raised card make way, in their order, so that each can be pointed to", () => {
  const held = { ...laptop, count: 12 }
  const fan = fanOf(held)
  for (let raised = 0; raised < 12; raised++) {
    const places = placesIn(fan, held, raised)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    // What is raised stays under the pointer that has raised it, and so does all before it.
    expect(places.slice(0, raised + 1)).toEqual(placesIn(fan, held, -1).slice(0, raised + 1))
    for (let i = raised + 1; i < 11; i++) expect(places[i + 1] - places[i]).toBeGreaterThan(8)
  }
})

test("a name is as wide as its longest word", () => {
  expect(longestWord(["Strike", "Pommel Strike", "All-Out Attack"])).toBe(6)
  expect(longestWord([])).toBe(0)
})
