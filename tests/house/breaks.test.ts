// The list of breaks still fits the kernel it is about. Trying them takes minutes and is `npm run breaks`.

import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { breaks } from "../../scripts/breaks/breaks.mjs"
import { placeOf } from "../../scripts/breaks/place.mjs"
import { root } from "../support/files.ts"

describe("the breaks of the kernel", () => {
  it("are many, each under a name of its own", () => {
    expect(breaks.length).toBeGreaterThanOrEqual(140)
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
  })

  it.each(breaks.map((each) => [each.name, each] as const))(
    "%s: its place is there, and so are the tests that notice",
    (_name, each) => {
      const { text, broken } = placeOf(each)
      expect(broken).not.toBe(text)
      expect(each.what).not.toBe("")
      expect(each.tests.length).toBeGreaterThan(0)
      expect(each.tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
    },
  )

  it("say what can be done when a place is gone", () => {
    const lost =
      (where: object): (() => unknown) =>
      () =>
        placeOf({ name: "lost", what: "", in: "derive", tests: [], ...where })
    expect(lost({ in: "nobody-is-called-this", drop: "x" })).toThrow("name that one")
    expect(lost({ drop: "no such words" })).toThrow("say where that is done now")
    expect(lost({ drop: "r" })).toThrow("`which` of them")
    expect(lost({ call: "lastKnown", becomes: "(" })).toThrow("no TypeScript")
    expect(lost({})).toThrow("does not say what it changes")
  })
})
