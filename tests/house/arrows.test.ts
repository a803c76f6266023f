// Packages import each other in one direction only; each kind of break is planted and noticed.

import { describe, expect, test } from "vitest"
import { repositoryFiles } from "../support/files.ts"
import { arrows, brokenArrows } from "./arrows.ts"

test("no import and no dependency goes against the arrows", () => {
  const files = repositoryFiles()
  expect(files.filter(({ path }) => path.startsWith("packages/kernel/src/")).length).toBeGreaterThan(0)
  expect(brokenArrows(files)).toEqual([])
})

test("every package has its line in the table", () => {
  const packages = repositoryFiles().flatMap(
    ({ path }) => /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
  )
  expect(Object.keys(arrows)).toEqual(expect.arrayContaining(packages))
})

describe("a planted break is noticed", () => {
  const notices = (path: string, text: string): string[] => brokenArrows([{ path, text }])

  test.each([
    ["kernel", "four-souls"],
    ["kernel", "testkit"],
    ["four-souls", "spire"],
    ["spire", "four-souls"],
    ["spire", "bots"],
    ["text", "proof"],
    ["bots", "proof"],
    ["match", "spire"],
    ["testkit", "proof"],
    ["bots", "match"],
    ["match", "server"],
    ["match", "testkit"],
    ["web", "server"],
    ["cli", "testkit"],
    ["testkit", "cli"],
  ])("%s importing %s", (name, target) => {
    const source = `import { x } from "@soulspire/${target}"`
    expect(notices(`packages/${name}/src/a.ts`, source)).toHaveLength(1)
    expect(
      notices(`packages/${name}/package.json`, `{"dependencies": {"@soulspire/${target}": "*"}}`),
    ).toHaveLength(1)
  })

  test.each([
    `import "@soulspire/spire"`,
    `import type { X } from '@soulspire/spire'`,
    `import * as all from "@soulspire/spire/deep"`,
    `import {\n  a, // from "here"\n  b,\n} from "@soulspire/spire"`,
    `export { x } from "@soulspire/spire"`,
    `export * from "@soulspire/spire"`,
    `const x = await import("@soulspire/spire")`,
    "const x = await import(`@soulspire/spire`)",
    `type X = import("@soulspire/spire").X`,
    `const x = require("@soulspire/spire")`,
    `const x = await import(name)`,
    "const x = await import(`@soulspire/${name}`)",
    "const text = `${await import('@soulspire/spire')}`",
    `import { x } from "../../spire/src/index.ts"`,
    `import { x } from "../test/support.ts"`,
    `import { x } from "/somewhere/else.ts"`,
  ])("written as %s", (text) => {
    expect(notices("packages/four-souls/src/a.ts", text)).toHaveLength(1)
  })

  test("in a package that the table does not know", () => {
    expect(notices("packages/new/src/a.ts", `import "@soulspire/kernel"`)).toHaveLength(1)
  })

  test("in every kind of dependency", () => {
    for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"]) {
      expect(notices("packages/kernel/package.json", `{"${kind}": {"@soulspire/spire": "*"}}`)).toHaveLength(
        1,
      )
    }
  })

  test("with its place and its reason", () => {
    expect(notices("packages/spire/src/rules/turn.ts", `\nimport "@soulspire/four-souls"`)).toEqual([
      "packages/spire/src/rules/turn.ts:2: imports @soulspire/four-souls: spire may not know four-souls",
    ])
  })
})

describe("no false alarm", () => {
  test.each([
    `import { x } from "@soulspire/kernel"`,
    `import { x } from "../rules/turn.ts"`,
    `import { x } from "some-library"`,
    `// import { x } from "@soulspire/spire"`,
    `/* import "@soulspire/spire" */`,
    `const text = 'import { x } from "@soulspire/spire"'`,
    "const text = `import '@soulspire/spire' ${1 + 1} import '@soulspire/spire'`",
    `const pattern = /import "@soulspire\\/spire"/`,
    `const list = Array.from("abc")`,
  ])("for %s", (text) => {
    expect(brokenArrows([{ path: "packages/four-souls/src/ops/a.ts", text }])).toEqual([])
  })

  test("for the testkit in tests", () => {
    expect(
      brokenArrows([
        { path: "packages/kernel/package.json", text: `{"devDependencies": {"@soulspire/testkit": "*"}}` },
        { path: "packages/kernel/test/a.test.ts", text: `import { x } from "@soulspire/testkit"` },
      ]),
    ).toEqual([])
  })
})
