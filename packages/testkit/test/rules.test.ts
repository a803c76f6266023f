// The register of rules: what may be cited, and what a run leaves behind.

import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { badCitation, contractOf, mergedRegister } from "@soulspire/testkit"
import { afterAll, describe, expect, it } from "vitest"

const row = (id: string) => `| ${id} | As FS-9.9. | proof |\n`
const contract = contractOf([
  { name: "souls", text: `| id | rule |\n|---|---|\n${row("FS-1.1")}${row("FS-1.2")}` },
  { name: "souls-classic", text: row("FSC-1") + row("FSC-2") },
  { name: "soulsborne", text: row("SB-1") },
])

describe("the contract", () => {
  it("knows every id in the first cell of a row, and the game its page is about", () => {
    expect([...contract]).toEqual([
      ["FS-1.1", "souls"],
      ["FS-1.2", "souls"],
      ["FSC-1", "souls"],
      ["FSC-2", "souls"],
      ["SB-1", "soulsborne"],
    ])
  })

  it.each([
    [["FS-1.1"], "fine"],
    [["FS-1.1", "FS-1.2", "FSC-1"], "fine"],
    [["FS-1.1", "FS-1.2", "FSC-1", "FSC-2"], "cites 4 rules"],
    [["FS-9.9"], "in no page of docs/rules: FS-9.9"],
    [["FS-1.1", "FS-1.1"], "twice"],
    [["FS-1.1=yes", "FS-1.1=no", "FS-1.2", "FSC-1"], "fine"],
    [["FS-1.1=yes", "FS-1.1=yes"], "twice"],
    [["FS-1.1", "FS-1.1=yes"], "with and without its answer: FS-1.1"],
    [["FS-9.9=yes"], "in no page of docs/rules: FS-9.9"],
    [[], "cites the rule"],
  ])("citing %j: %s", (ids, wrong) => {
    expect(badCitation(ids, contract) ?? "fine").toContain(wrong)
  })
})

describe("the register", () => {
  const old = {
    A: [
      { test: "a.test.ts > one", passed: true },
      { test: "b.test.ts > one", passed: true },
    ],
    B: [{ test: "gone.test.ts > one", passed: true }],
  }
  const exists = (file: string) => file !== "gone.test.ts"

  it("keeps what other files have proven, and replaces what these said", () => {
    const proofs = [{ file: "a.test.ts", name: "two", ids: ["C"], passed: true }]
    expect(mergedRegister(old, ["a.test.ts"], proofs, exists)).toEqual({
      A: [{ test: "b.test.ts > one", passed: true }],
      C: [{ test: "a.test.ts > two", passed: true }],
    })
  })

  it("forgets files that are gone", () => {
    expect(mergedRegister(old, [], [], exists)).toEqual({ A: old.A })
  })
})

describe("a run", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url))
  mkdirSync(join(root, "node_modules/.cache/soulspire"), { recursive: true })
  const folder = mkdtempSync(join(root, "node_modules/.cache/soulspire/register-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("counts a rule only through a test that ran and passed, in the plain run", { timeout: 60_000 }, () => {
    const register = join(folder, "rules")
    writeFileSync(
      join(folder, "some.test.ts"),
      `import { rule } from "@soulspire/testkit/vitest"
       import { expect } from "vitest"
       rule("PROOF-1=yes", "holds", () => expect(1).toBe(1))
       rule(["PROOF-2", "PROOF-1"], "does not", () => expect(1).toBe(2))
       rule("PROOF-3", "is not run", () => {}, { skip: true })
       rule("PROOF-999", "does not exist", () => {})`,
    )
    writeFileSync(
      join(folder, "vitest.config.ts"),
      `import shared from "${root}vitest.config.ts"
       export default { ...shared, root: ${JSON.stringify(root)}, test: { ...shared.test, projects: undefined,
         include: [${JSON.stringify(join(folder, "*.test.ts"))}], exclude: [],
         reporters: ["default", [${JSON.stringify(join(root, "packages/testkit/src/vitest/reporter.ts"))},
           { folder: ${JSON.stringify(register)} }]] } }`,
    )
    const run = (mode: string) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ["node_modules/vitest/vitest.mjs", "run", "--no-color", "--config", join(folder, "vitest.config.ts")],
        { cwd: root, encoding: "utf8", env: { ...process.env, SOULSPIRE_MODE: mode } },
      )
      return stdout + stderr
    }
    const read = () => JSON.parse(readFileSync(join(register, "proof.json"), "utf8")) as { rules: object }

    run("save")
    expect(read).toThrow("ENOENT")
    expect(run("plain")).toContain("cites what is in no page of docs/rules: PROOF-999")
    const file = join(folder, "some.test.ts").slice(root.length)
    expect(read().rules).toEqual({
      "PROOF-1": [
        { test: `${file} > PROOF-1=yes: holds`, passed: true },
        { test: `${file} > PROOF-2, PROOF-1: does not`, passed: false },
      ],
      "PROOF-2": [{ test: `${file} > PROOF-2, PROOF-1: does not`, passed: false }],
    })
  })
})
