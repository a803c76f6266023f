// No op names a binding that nobody declares; a planted one is noticed.

import { describe, expect, test } from "vitest"
import { repositoryFiles } from "../support/files.ts"
import { bound, freeNames } from "./bindings.ts"

test("ops name no bindings by hand", () => {
  expect(freeNames(repositoryFiles())).toEqual([])
})

describe.each(bound)("in %s", (game) => {
  const path = `packages/${game}/src/ops-a.ts`

  test.each([
    `f.env["amuont"] = 1`,
    `const you = e["you"] as Seat`,
    `binds: ["left"],\nf.env["right"] = 1`,
    `const kind = boundAs<Kind>("kind")`,
  ])("a free name is noticed: %s", (text) => {
    expect(freeNames([{ path, text }])).toHaveLength(1)
  })

  test.each([
    `binds: ["left"],\nf.env["left"] = 1`,
    `f.env[a.as] = 1`,
    `const kind = boundAs<Kind>("kind")\nuses: [kind.name]`,
    `// f.env["amount"]`,
  ])("no false alarm: %s", (text) => {
    expect(freeNames([{ path, text }])).toEqual([])
  })
})
