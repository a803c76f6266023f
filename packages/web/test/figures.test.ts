// Figures that are drawn: who has one, and that none is too much to fetch.

import { spireBox } from "@soulspire/spire"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { drawingOf } from "../src/figures/shelf.ts"

const folder = join(import.meta.dirname, "../src/tables/spire/figures")
const groups = readdirSync(folder)
const filesOf = (group: string): string[] => readdirSync(join(folder, group))
const source = (group: string, file: string): string => readFileSync(join(folder, group, file), "utf8")

/** So many numbers each command takes, again and again. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The pieces of a path whose numbers do not come out even. */
const brokenIn = (d: string): string[] =>
  (d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []).filter((piece) => {
    const many = piece.slice(1).match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0
    const each = takes[piece[0].toUpperCase()]
    return each === undefined || (each === 0 ? many > 0 : many === 0 || many % each > 0)
  })

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

  test.each(groups)("%s: every path can be drawn", (group) => {
    const broken = filesOf(group).flatMap((file) =>
      [...source(group, file).matchAll(/"(M[^"]*)"/g)].flatMap(([, d = ""]) =>
        brokenIn(d).map((part) => `${file}: ${part}`),
      ),
    )
    expect(broken).toEqual([])
  })

  test.each(groups)("%s: whoever stands against heroes looks at them", (group) => {
    const wrong = filesOf(group).filter((file) => {
      const text = source(group, file)
      return text.includes("<Puppet") && /<Puppet[^>]* foe/s.test(text) === (group === "heroes")
    })
    expect(wrong).toEqual([])
  })
})
