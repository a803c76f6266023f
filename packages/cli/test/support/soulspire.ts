// Runs the real command, as a shell would, in an empty folder of its own.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { vi } from "vitest"
import { main } from "../../src/main.ts"

export const command = fileURLToPath(new URL("../../bin/soulspire.mjs", import.meta.url))

/** Nothing of whoever runs the tests: no language, no colours, no terminal. */
const plainEnv = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LC_ALL: "C",
  ...more,
})

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), "soulspire-"))

export interface Ran {
  code: number | null
  out: string
  err: string
}

interface How {
  cwd?: string
  /** What comes through the pipe, a line each. */
  lines?: readonly string[]
  env?: Record<string, string>
}

export function soulspireIn({ cwd = tmpdir(), lines = [], env = {} }: How, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: "utf8",
    cwd,
    env: plainEnv(env),
    input: lines.map((line) => `${line}\n`).join(""),
    maxBuffer: 1 << 26,
  })
  return { code: status, out: stdout, err: withoutBuilding(stderr) }
}

export const soulspire = (...args: string[]): Ran => soulspireIn({}, ...args)

/** A first run says that it builds the bundle; that line is not the command's. */
const withoutBuilding = (text: string): string => text.replace(/^· command line: building.*\n/, "")

/** The JSON document of a command that went well. */
export function documentOf(...args: string[]): unknown {
  const { code, out, err } = soulspire(...args)
  if (code !== 0 || err !== "") throw new Error(`exit code ${code}: ${err}`)
  return JSON.parse(out)
}

/** The same command in this process: for the many calls that only say one line. */
export async function soulspireHere(...args: string[]): Promise<Ran> {
  const ran: Ran = { code: null, out: "", err: "" }
  const out = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean((ran.out += String(text))))
  const err = vi
    .spyOn(process.stderr, "write")
    .mockImplementation((text) => Boolean((ran.err += String(text))))
  try {
    ran.code = await main(args, "0.0.0")
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
  return ran
}

/** Starts the command, does something to it while it runs, and waits for its end. */
export async function disturbed(
  args: readonly string[],
  disturb: (child: ChildProcessWithoutNullStreams) => void,
  cwd = tmpdir(),
): Promise<Ran> {
  const child = spawn(process.execPath, [command, ...args], { cwd, env: plainEnv() })
  const ran: Ran = { code: null, out: "", err: "" }
  child.stdout.on("data", (data) => (ran.out += String(data)))
  child.stderr.on("data", (data) => (ran.err += String(data)))
  disturb(child)
  ran.code = await new Promise<number | null>((resolve) => child.on("close", resolve))
  return { ...ran, err: withoutBuilding(ran.err) }
}
