import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"

const command = fileURLToPath(new URL("../bin/soulspire.mjs", import.meta.url))
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string
}

function soulspire(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" })
  // A first run says that it builds the bundle; that line is not the command's.
  return { code: status, out: stdout, err: stderr.replace(/^· command line: building.*\n/, "") }
}

describe("soulspire", () => {
  test.each([["--help"], ["-h"], []])("%s prints help", (...args) => {
    const { code, out, err } = soulspire(...args)
    expect(code).toBe(0)
    expect(out).toContain("Usage: soulspire")
    expect(out).toContain("unofficial fan project")
    expect(err).toBe("")
  })

  test("--version prints the version alone", () => {
    expect(soulspire("--version")).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" })
  })

  test.each([
    [["bogus"], "soulspire: unknown command 'bogus' (see soulspire --help)\n"],
    [["bogus", "more"], "soulspire: unknown command 'bogus' (see soulspire --help)\n"],
    [["--hlep"], "soulspire: unknown option '--hlep' (Did you mean --help?)\n"],
  ])("%j is refused in one line", (args, line) => {
    expect(soulspire(...args)).toEqual({ code: 2, out: "", err: line })
  })
})
