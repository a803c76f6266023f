// The list of breaks still fits the kernel it is about. Trying them takes minutes and is `npm run breaks`.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { breaks } from "../../scripts/breaks/breaks.mjs"
import { root } from "../support/files.ts"

const times = (text: string, part: string): number => text.split(part).length - 1

describe("the breaks of the kernel", () => {
  it("are many, each under a name of its own", () => {
    expect(breaks.length).toBeGreaterThanOrEqual(25)
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
  })

  it.each(breaks.map((each) => [each.name, each] as const))(
    "%s: what it changes is there once, and so are the tests that notice",
    (_name, { file, find, replace, tests, what }) => {
      expect(times(readFileSync(join(root, file), "utf8"), find)).toBe(1)
      expect(replace).not.toBe(find)
      expect(what).not.toBe("")
      expect(tests.length).toBeGreaterThan(0)
      expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
    },
  )
})
