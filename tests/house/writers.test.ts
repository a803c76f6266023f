// Only atoms change a state; each kind of break is planted and noticed.

import { describe, expect, test } from "vitest"
import { repositoryFiles } from "../support/files.ts"
import { strayWrites, writers } from "./writers.ts"

test("only atoms write", () => {
  expect(strayWrites(repositoryFiles())).toEqual([])
})

const inOps = (game: string, text: string): string[] =>
  strayWrites([{ path: `packages/${game}/src/ops-a.ts`, text }])

describe.each(Object.entries(writers))("a planted write in %s is noticed", (game, { thaws, plain }) => {
  test.each([
    `import { thawTable } from "./${thaws}"`,
    `import type { Data } from "./${plain}"`,
    `import type * as made from "./${plain}"`,
    `Object.assign(r.s.table, { passes: 1 })`,
    `Object.assign(dataOf(r, ref), { slot })`,
    `const t = r.s.table as Table`,
    `;(o.data as Data).slot = 1`,
    `const o = object(r, ref) as Obj<Data>`,
    `const open = r.s.table as unknown as Record<string, number>`,
    `const id = ++r.s.clock`,
    `r.s.pending.length = 0`,
    `r.s.zones[deck].push(ref)`,
    `o.memo = { ...o.memo, noted: 1 }`,
    `;(o.memo ??= {})["noted"] = 1`,
    `delete o.memo["noted"]`,
    `o.act = announced`,
    `r.s.table.passes++`,
  ])("%s", (text) => {
    expect(inOps(game, text)).toHaveLength(1)
  })

  test("but not in the file that thaws", () => {
    const path = `packages/${game}/src/${thaws}`
    expect(strayWrites([{ path, text: "export const thaw = (r) => r.s.table as Table" }])).toEqual([])
  })
})

describe("no false alarm", () => {
  test.each([
    `if (r.s.pending.length === 0) return`,
    `const { table } = r.s`,
    `const begins = options["firstPlayer"] as Table["begins"]`,
    `// r.s.clock++`,
    `const last = r.s.zones[pile].length`,
  ])("%s", (text) => {
    expect(inOps("four-souls", text)).toEqual([])
  })

  test("atoms write", () => {
    const text = `import { thawTable } from "../state/write.ts"\nr.s.clock++\n`
    expect(strayWrites([{ path: "packages/four-souls/src/rules/turn/atoms.ts", text }])).toEqual([])
  })
})
