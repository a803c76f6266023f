// `soulspire play`: serves the web client and prints its address, until Ctrl-C.

import type { Command } from "commander"
import { spawnSync } from "node:child_process"
import { serve, type Serving } from "../play/server.ts"
import { interruption } from "../shell/interrupt.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { fromRoot } from "../shell/root.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"

interface Given {
  port?: number
  host: string
  json?: true
}

/** Where it is found unless somebody says otherwise; if another program is there, one of the next. */
const PORT = 4600
const TRIES = 10

const examples = `
Examples:
  soulspire play                  at http://localhost:${PORT}/, or at the next free port
  soulspire play --port 8080      at this port and no other
  soulspire play --host 0.0.0.0   also for other machines on the network`

export function addPlay(program: Command, shell: Shell): void {
  newCommand(program, "play")
    .summary("play in the browser")
    .description("Builds the web client if it is not up to date, serves it and prints its address.")
    .usage("[options]")
    .option("--port <n>", `the port (default: ${PORT}, or the next free one)`, whole("--port", 0, 65_535))
    .option("--host <name>", "the name or address to listen on", hostFrom, "localhost")
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(play))
}

/** Whoever names no host would listen at all of them, and that has to be wanted. */
function hostFrom(given: string): string {
  if (/^[\w.:%-]+$/.test(given)) return given
  throw new Mistake(`--host is a name or an address, not '${given}'; 0.0.0.0 is every machine of the network`)
}

/** Built by the package's own script, which is no part of this bundle; it says itself what went wrong. */
function site(): string {
  const { status } = spawnSync(process.execPath, [fromRoot("packages/web/build.mjs")], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  if (status !== 0) throw new Failure("the web client cannot be built")
  return fromRoot("packages/web/dist/site")
}

function why(error: unknown, host: string, port: number): Failure {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new Failure(`another program already uses port ${port}; --port takes another one`)
    case "EACCES":
      return new Failure(`you are not allowed to use port ${port}; --port takes another one`)
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      return new Failure(`this machine has no address '${host}' (--host)`)
    default:
      return new Failure(`it cannot be served at ${host}, port ${port}: ${messageOf(error)}`)
  }
}

async function begin(folder: string, { host, port }: Given): Promise<Serving> {
  const last = port ?? PORT + TRIES - 1
  for (let tried = port ?? PORT; ; tried++)
    try {
      return await serve(folder, host, tried)
    } catch (error) {
      if (tried < last && (error as NodeJS.ErrnoException).code === "EADDRINUSE") continue
      throw why(error, host, tried)
    }
}

async function play(given: Given): Promise<void> {
  const signal = interruption()
  const serving = await begin(site(), given)
  const { address } = serving
  if (given.json) printJson({ address })
  else print(`Soulspire is at ${paintFor(process.stdout).bold(address)}  (Ctrl-C ends it)`)
  if (serving.isOpen) remark("other machines of the network can open it too (--host)")
  if (!signal.aborted) await new Promise((ended) => signal.addEventListener("abort", ended, { once: true }))
  await serving.close()
}
