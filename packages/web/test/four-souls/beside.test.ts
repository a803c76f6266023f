// Where what pops up is put.

import { expect, test } from "vitest"
import { beside } from "../../src/cards/beside.ts"

const screen = { width: 1440, height: 900 }
const size = { width: 300, height: 400 }
const thing = { left: 600, top: 300, width: 120, height: 170 }

test("it stands beside what it explains, at its right where there is room", () => {
  expect(beside(thing, size, screen, [])).toEqual({ left: 732, top: 185 })
  expect(beside({ ...thing, left: 1300 }, size, screen, [])).toEqual({ left: 988, top: 185 })
})

test("it does not cover what can be clicked, if it can stand elsewhere", () => {
  const right = { left: 740, top: 300, width: 120, height: 170 }
  expect(beside(thing, size, screen, [right])).toEqual({ left: 288, top: 185 })
  const left = { ...right, left: 460 }
  expect(
    beside({ ...thing, top: 480 }, size, screen, [
      { ...right, top: 480 },
      { ...left, top: 480 },
    ]).top,
  ).toBe(68)
})

test("on a phone it stands above a card of the hand", () => {
  const at = beside(
    { left: 20, top: 620, width: 88, height: 96 },
    { width: 300, height: 440 },
    { width: 390, height: 844 },
    [],
  )
  expect(at).toEqual({ left: 8, top: 168 })
})
