// The tracked tree: no machine paths, no download addresses, rule ids that are unique.

import { describe, expect, test } from "vitest"
import { repositoryFiles } from "../support/files.ts"
import { lockedAddresses, machineTraces, repeated, ruleIds } from "./tree.ts"

const files = repositoryFiles()
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ""

describe("nothing in the tree belongs to one machine", () => {
  test("no path and no registry address", () => {
    expect(machineTraces(files)).toEqual([])
  })

  test("the lock says what, not from where", () => {
    expect(lockedAddresses(textOf("package-lock.json"))).toEqual([])
  })

  test.each([
    ["see /", "work/notes.md"],
    ['"/', 'root/.cache"'],
    ["(/", "home/anna/soulspire)"],
    ["/", "Users/anna/soulspire"],
    ["registry", "=https://example.org/"],
    ["https://", "registry.example.org/commander"],
  ])("a planted trace is noticed: %s%s", (start, end) => {
    expect(machineTraces([{ path: "a.md", text: `first line\n${start}${end}` }])).toEqual([
      expect.stringMatching(/^a\.md:2: /),
    ])
  })

  test.each(["docs/work/notes.md", "https://example.org/home/anna/", "the root/ folder", "./root/x"])(
    "no false alarm: %s",
    (text) => {
      expect(machineTraces([{ path: "a.md", text }])).toEqual([])
    },
  )

  test("a planted address in the lock is noticed", () => {
    const packages = {
      "": {},
      "node_modules/a": { resolved: "x" },
      "node_modules/b": { resolved: "packages/b", link: true },
    }
    expect(lockedAddresses(JSON.stringify({ packages }))).toEqual(["node_modules/a"])
  })
})

describe("the rules contract", () => {
  const rules = files.filter(({ path }) => /^docs\/rules\/.*\.md$/.test(path))

  test("gives every rule an id of its own", () => {
    const ids = ruleIds(rules)
    for (const kind of ["FS-", "FSC-", "RD-", "STS-", "PROOF-"]) {
      expect(ids.filter((id) => id.startsWith(kind)).length).toBeGreaterThan(10)
    }
    expect(repeated(ids)).toEqual([])
  })

  test("a planted repetition is noticed, also across files", () => {
    const row = (id: string) => ({
      path: "docs/rules/a.md",
      text: `| id | rule |\n|---|---|\n| ${id} | As FS-1.1. | proof |\n`,
    })
    expect(repeated(ruleIds([row("FS-1.1"), row("FS-1.2"), row("FS-1.1")]))).toEqual(["FS-1.1"])
  })
})
