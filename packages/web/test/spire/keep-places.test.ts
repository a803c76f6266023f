// Enemies keep their places in a row: nobody moves up when somebody falls, and whoever comes takes what is free.

import { expect, test } from "vitest"
import { keepPlaces } from "../../src/tables/spire/keep-places.ts"

test("whoever is left stays where they stood", () => {
  expect(keepPlaces([], [7, 8, 9])).toEqual([7, 8, 9])
  expect(keepPlaces([7, 8, 9], [7, 9])).toEqual([7, null, 9])
  expect(keepPlaces([7, null, 9], [9])).toEqual([null, null, 9])
})

test("whoever comes takes the first place that is free, or one behind all others", () => {
  expect(keepPlaces([7, null, 9], [7, 9, 11])).toEqual([7, 11, 9])
  expect(keepPlaces([7, 9], [7, 9, 11])).toEqual([7, 9, 11])
})
