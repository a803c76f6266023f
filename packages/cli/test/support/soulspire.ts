// Runs the real command, as a shell would, in an empty folder of its own.

import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const command = fileURLToPath(new URL("../../bin/soulspire.mjs", import.meta.url))

/** Nothing of whoever runs the tests: no language, no colours, no terminal. */
export const plainEnv = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
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
export const withoutBuilding = (text: string): string => text.replace(/^· command line: building.*\n/, "")

/** The JSON document of a command that went well. */
export function documentOf(...args: string[]): unknown {
  const { code, out, err } = soulspire(...args)
  if (code !== 0 || err !== "") throw new Error(`exit code ${code}: ${err}`)
  return JSON.parse(out)
}
