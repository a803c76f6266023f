// What the hard modes leave out is there, has a reason, and does not grow unnoticed.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { exempt, spared } from "../hard-modes.ts"
import { root } from "../support/files.ts"

describe("what the hard modes leave out", () => {
  it.each(spared.map(({ path, why }) => [path, why] as const))(
    "%s is there, and has a reason",
    (path, why) => {
      expect(existsSync(join(root, path))).toBe(true)
      expect(why.length).toBeGreaterThan(10)
    },
  )

  it("is no single test, or is counted here", () => {
    expect(exempt).toHaveLength(0)
    for (const { test, why } of exempt) {
      const [file, ...names] = test.split(" > ")
      expect(readFileSync(join(root, file), "utf8")).toContain(names.at(-1))
      expect(why.length).toBeGreaterThan(10)
    }
  })
})
