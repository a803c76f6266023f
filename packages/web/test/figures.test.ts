// Figures that are drawn: who has one, and that none is too much to fetch.

import { spireBox } from "@soulspire/spire"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { drawingOf } from "../src/figures/shelf.ts"

const folder = join(import.meta.dirname, "../src/figures/spire")
const groups = readdirSync(folder)
const filesOf = (group: string): string[] => readdirSync(join(folder, group))
const source = (group: string, file: string): string => readFileSync(join(folder, group, file), "utf8")

const fighters = ["character", "first-encounter", "encounter", "elite", "boss", "summon"]

describe("figures", () => {
  test("every hero and every enemy has one", () => {
    const all = spireBox.cards.filter(({ kind }) => fighters.includes(kind))
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(fighters.length)
    expect(all.filter(({ name }) => drawingOf(name) === undefined).map(({ name }) => name)).toEqual([])
  })

  test.each(groups)(
    "%s: none has more than 5 kB of source, and all together less than 120 kB compressed",
    (group) => {
      const large = filesOf(group).filter((file) => source(group, file).length > 5 * 1024)
      expect(large).toEqual([])
      const all = filesOf(group).map((file) => source(group, file))
      expect(gzipSync(all.join("\n")).length).toBeLessThan(120_000)
    },
  )

  test.each(groups)("%s: whoever stands against heroes looks at them", (group) => {
    const wrong = filesOf(group).filter((file) => {
      const text = source(group, file)
      return text.includes("<Puppet") && /<Puppet[^>]* foe/s.test(text) === (group === "heroes")
    })
    expect(wrong).toEqual([])
  })
})
