// Text in columns, and the nearest name to a slip.

import { expect, test } from "vitest"
import { inColumns, pad, width, wrap, wrapItems } from "../src/shell/columns.ts"
import { nearest } from "../src/shell/near.ts"

const red = (text: string): string => `\u001b[31m${text}\u001b[39m`

test("colours take no room", () => {
  expect(width(red("abc"))).toBe(3)
  expect(pad(red("abc"), 5)).toBe(`${red("abc")}  `)
  expect(
    inColumns([
      [red("a"), "1"],
      ["long", "2"],
    ]),
  ).toEqual([`${red("a")}     1`, "long  2"])
})

test("lines break between words and keep their indent", () => {
  expect(wrap("  one two three", 9, "    ")).toEqual(["  one two", "    three"])
  expect(wrap("short", 20)).toEqual(["short"])
  expect(wrap("averylongword indeed", 5)).toEqual(["averylongword", "indeed"])
})

test("items stay whole where they fit", () => {
  expect(wrapItems(["Imp 1", "Rat 2", "Ogre 3"], 14, " · ")).toEqual(["Imp 1 · Rat 2", "Ogre 3"])
  expect(wrapItems([], 14, " · ")).toEqual([])
})

test("the nearest name is a beginning or a slip, never something else", () => {
  const names = ["spark", "sparrow", "left-hand"]
  expect(nearest("sprak", names)).toBe("spark")
  expect(nearest("Left", names)).toBe("left-hand")
  expect(nearest("zzz", names)).toBeUndefined()
})
