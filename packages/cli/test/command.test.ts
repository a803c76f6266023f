// The command as a whole: its help, its version, and that it never shows a stack trace.

import { readFileSync } from "node:fs"
import { describe, expect, test, vi } from "vitest"
import { inShell } from "../src/shell/shell.ts"
import { soulspire, soulspireHere } from "./support/soulspire.ts"

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string
}
const commands = ["play", "table", "replay", "verify", "campaign", "cards", "rules", "sim", "bench"]

describe("soulspire", () => {
  test.each([["--help"], ["-h"], []])("%s prints help", async (...args) => {
    const { code, out, err } = await soulspireHere(...args)
    expect(code).toBe(0)
    expect(out).toContain("Usage: soulspire")
    expect(out).toContain("unofficial fan project")
    for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} `, "m"))
    expect(err).toBe("")
  })

  test("--version prints the version alone", () => {
    expect(soulspire("--version")).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" })
  })

  test.each(commands)("%s --help shows examples that name it", async (command) => {
    const { code, out, err } = await soulspireHere(command, "--help")
    expect(code).toBe(0)
    expect(out).toContain(`Usage: soulspire ${command} `)
    expect(out).toContain("--json")
    expect(out.split("Examples:")[1].split(`soulspire ${command} `).length).toBeGreaterThan(2)
    expect(err).toBe("")
    expect(out.split("\n").filter((line) => line.length > 100)).toEqual([])
  })

  test("a bug is one line, with how to see more; its trace is shown to whoever asks", async () => {
    const written: string[] = []
    vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean(written.push(String(text))))
    const bug = (): Promise<number> =>
      inShell(() => Promise.reject(new TypeError("nothing is\nnot a function")))
    expect(await bug()).toBe(1)
    expect(written.splice(0)).toEqual([
      "soulspire: this is a bug: nothing is not a function (SOULSPIRE_DEBUG=1 shows where)\n",
    ])
    vi.stubEnv("SOULSPIRE_DEBUG", "1")
    expect(await bug()).toBe(1)
    expect(written.join("")).toContain("command.test.ts")
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
})
