// `npm start` and `npm test` work in a fresh clone: whatever they read before they have installed anything is Node's or our own.

import { readFileSync } from "node:fs"
import { dirname, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const IMPORT = /^import\s(?:[^"]*?from\s)?"([^"]+)"/gm

/** The packages that a script reads as it is loaded, with whatever it reads in turn. */
function packagesOf(file: string, read: (file: string) => string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [...read(file).matchAll(IMPORT)].flatMap(([, from]) => {
    if (from.startsWith(".")) return packagesOf(resolve(dirname(file), from), read, seen)
    return from.startsWith("node:") ? [] : [`${relative(root, file)}: ${from}`]
  })
}

const fromDisk = (file: string): string => readFileSync(file, "utf8")

describe("in a fresh clone", () => {
  it.each(["scripts/test.mjs", "scripts/start.mjs"])(
    "%s reads nothing that is not installed yet",
    (script) => {
      expect(packagesOf(resolve(root, script), fromDisk)).toEqual([])
    },
  )

  it("a package that is read too early would be noticed, also in a file that another one reads", () => {
    const planted = {
      "/a.mjs": 'import { x } from "./b.mjs"\n',
      "/b.mjs": 'import { build } from "esbuild"\n',
    }
    const read = (file: string): string => (planted as Record<string, string>)[file] ?? ""
    expect(packagesOf("/a.mjs", read)).toHaveLength(1)
  })
})
