// The hash of the source code of rules: what changes what happens changes it, and what does not does not.

import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { defineGame } from "@soulspire/kernel"
import { proof, proofSpec } from "@soulspire/proof"
import { afterAll, beforeEach, describe, expect, it, test } from "vitest"
import { countedIn, hashOfFolder, normalized } from "../../scripts/sources/hash.mjs"

const root = fileURLToPath(new URL("../../", import.meta.url))

test("what is written is up to date (npm run cards writes it)", () => {
  const script = join(root, "scripts/sources.mjs")
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(status).toBe(0)
})

test("a game of other sources has another rules hash; one of another version has not", () => {
  const other = defineGame({ ...proofSpec, sources: (proofSpec.sources ?? 0) + 1 })
  expect(other.rulesHash).not.toBe(proof.rulesHash)
  expect(defineGame({ ...proofSpec, version: "another" }).rulesHash).toBe(proof.rulesHash)
})

describe("the proof game's hash", () => {
  const folder = mkdtempSync(join(tmpdir(), "soulspire-sources-"))
  const src = join(folder, "src")
  const at = (file: string): string => join(src, file)
  const before = hashOfFolder(join(root, "packages/proof/src"))
  beforeEach(() => {
    rmSync(src, { recursive: true, force: true })
    cpSync(join(root, "packages/proof/src"), src, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Changes a file; it must have changed. */
  function edit(file: string, change: (text: string) => string): void {
    const text = readFileSync(at(file), "utf8")
    expect(change(text)).not.toBe(text)
    writeFileSync(at(file), change(text))
  }
  const isSame = (): boolean => hashOfFolder(src) === before

  it("is the same for the same files", () => {
    expect(countedIn(src).length).toBeGreaterThan(5)
    expect(isSame()).toBe(true)
  })

  it.each(["atoms.ts", "ops-change.ts", "ops-roll.ts", "ops-turn.ts", "acts.ts", "spec.ts", "run.ts"])(
    "is another when a handler in %s does something else",
    (file) => {
      edit(file, (text) => text.replace(/=> (?=[a-z(])/, "=> !!"))
      expect(isSame()).toBe(false)
    },
  )

  it("is another when something is there that was not, and when something is gone", () => {
    writeFileSync(at("more.ts"), "export const more = (): number => 1\n")
    expect(isSame()).toBe(false)
    rmSync(at("more.ts"))
    expect(isSame()).toBe(true)
    rmSync(at("atoms.ts"))
    expect(isSame()).toBe(false)
  })

  it("is the same with other comments and another format", () => {
    edit("atoms.ts", (text) => `/* more to say */\n${text.replaceAll("\n", "\n\n  ")}// and more\n`)
    expect(isSame()).toBe(true)
  })

  it("is the same when a file lies elsewhere, is called otherwise, and is imported from there", () => {
    mkdirSync(dirname(at("chapters/turns/atoms.ts")), { recursive: true })
    renameSync(at("atoms.ts"), at("chapters/turns/changing.ts"))
    edit("chapters/turns/changing.ts", (text) => text.replaceAll('from "./', 'from "../../'))
    edit("spec.ts", (text) => text.replace("./atoms.ts", "./chapters/turns/changing.ts"))
    expect(isSame()).toBe(true)
  })

  it("is the same with other types, texts, cards and boards", () => {
    edit("types.ts", (text) => `${text}\nexport type More = number\n`)
    edit("board.ts", (text) => `${text}\nexport const more = 1\n`)
    edit("text/en/messages.ts", (text) => `${text}\nexport const more = 1\n`)
    edit("cards/index.ts", (text) => `${text}\nexport const more = 1\n`)
    expect(isSame()).toBe(true)
  })
})

describe("a file as what it does", () => {
  it("says nothing of where it imports from or passes on to", () => {
    expect(
      normalized('import { a } from "./a.ts"\nimport type { B } from "./b.ts"\nexport const c: B = a()'),
    ).toBe(normalized('// c\nimport {\n  a,\n} from "../else.ts"\n\nexport const c = a();'))
    expect(normalized('export * from "./a.ts"\nexport { b } from "./b.ts"\n')).toBe("")
    expect(normalized('import "./effects.ts"\n')).toBe("")
  })

  it("says what it calls by another name", () => {
    const once = (name: string): string => `import { ${name} as a } from "./a.ts"\nexport const c = a()`
    expect(normalized(once("x"))).not.toBe(normalized(once("y")))
  })
})
