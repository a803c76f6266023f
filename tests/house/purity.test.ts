// The pure packages touch no clock, chance, Node or browser; each kind of break is planted and noticed.

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { repositoryFiles, root } from "../support/files.ts"
import { forbiddenGlobals, impurities, purePackages } from "./purity.ts"

test("the pure packages are pure", () => {
  expect(impurities(repositoryFiles())).toEqual([])
})

const inKernel = (text: string): string[] => impurities([{ path: "packages/kernel/src/a.ts", text }])

describe("a planted impurity is noticed", () => {
  test.each(forbiddenGlobals)("%s", (name) => {
    expect(inKernel(`const x = ${name}`)).toHaveLength(1)
    expect(inKernel(`export function f() {\n  return [...${name}]\n}`)).toEqual([
      `packages/kernel/src/a.ts:2: ${name}`,
    ])
    expect(inKernel("const x = `${" + name + "}`")).toHaveLength(1)
  })

  test.each([
    `import { readFileSync } from "node:fs"`,
    `import { readFileSync } from "fs"`,
    `import "fs/promises"`,
    `export * from "node:path"`,
    `const x = await import("node:os")`,
    `const x = Math.random()`,
    `const x = Math . random()`,
    `const x = Math["random"]()`,
    `const x = Math?.random()`,
    `const { random } = Math`,
    `const now = new Date()`,
    `let when: Date`,
    `const f = new Function("return 1")`,
    `const x = 6 / 2 / performance.now()`,
    `const x = a ? process : b`,
    `const text = (5).toLocaleString()`,
    `const text = name?.toLocaleUpperCase()`,
    `names.sort((a, b) => a.localeCompare(b))`,
    `const here = import.meta.url`,
    `/// <reference types="node" />`,
  ])("%s", (text) => {
    expect(inKernel(text)).toHaveLength(1)
  })

  test.each(purePackages)("in %s", (name) => {
    expect(impurities([{ path: `packages/${name}/src/deep/a.tsx`, text: "Math.random()" }])).toHaveLength(1)
  })
})

describe("no false alarm", () => {
  test.each([
    "// a Date, or Math.random()",
    "/* process.exit() */",
    `const text = "fetch the document, or eval"`,
    "const text = `console ${1} window`",
    "const pattern = /document|[/]window/g",
    "const x = Math.floor(7 / 2) + Math.max(1, 2)",
    "const x = frame.process(state.document)",
    "const x = { document: 1, process: 2 }",
    "interface Frame {\n  name: string\n  process: number\n  readonly window?: string\n}",
    "const processed = updateDate(MathRandom, evaluate)",
    "class Machine {\n  #process = 1\n}",
  ])("for %s", (text) => {
    expect(inKernel(text)).toEqual([])
  })

  test("outside the pure packages", () => {
    expect(
      impurities([
        { path: "packages/cli/src/main.ts", text: "process.exit()" },
        { path: "packages/kernel/test/a.test.ts", text: "Math.random()" },
      ]),
    ).toEqual([])
  })
})

test("the linter, which speaks sooner but knows less, forbids the same names in the same places", () => {
  const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as {
    overrides: { files: string[]; rules: Record<string, unknown[]> }[]
  }
  const override = config.overrides.find(({ rules }) => "no-restricted-globals" in rules)
  expect(override?.files).toEqual([`packages/{${purePackages.join(",")}}/src/**`])
  expect(override?.rules["no-restricted-globals"]).toEqual(["error", ...forbiddenGlobals])
})
