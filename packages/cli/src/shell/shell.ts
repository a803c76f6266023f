// What every command runs in: its result is an exit code, and whatever goes wrong becomes one line and a code.

import { type Command, CommanderError } from "commander"
import { writeSync } from "node:fs"
import { Failure, Interrupted, messageOf, Mistake } from "./mistake.ts"
import { clean, writeTo } from "./print.ts"

/** What a command gives back: nothing for "done", or an exit code. */
type Ending = number | void

export interface Shell {
  /** Makes a command's work what commander calls; its exit code is kept. */
  does<A extends unknown[]>(work: (...args: A) => Ending | Promise<Ending>): (...args: A) => Promise<void>
}

/** A command of the program's, as strict as all of them. */
export const newCommand = (program: Command, name: string): Command =>
  program.command(name).allowExcessArguments(false).showHelpAfterError(false)

export const oneLine = (text: string): string =>
  `soulspire: ${clean(text)
    .replace(/^error: /, "")
    .trim()
    .replace(/\s*\n\s*/g, " ")}\n`

/** A reader that has seen enough (`| head`) is no error; a disk that is full is one. */
function closed(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0)
  // Straight out, since nothing else comes after this. Standard error may be what is broken.
  try {
    writeSync(2, oneLine(`what there is to say cannot be written: ${error.message}`))
  } finally {
    process.exit(1)
  }
}

/** Runs the whole command line and returns the exit code: 0 done, 1 failed, 2 called wrongly, 130 interrupted. */
export async function inShell(run: (shell: Shell) => Promise<unknown>): Promise<number> {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners("error").includes(closed)) stream.on("error", closed)
  let code = 0
  const shell: Shell = {
    does:
      (work) =>
      async (...args) => {
        code = (await work(...args)) ?? 0
      },
  }
  try {
    await run(shell)
    return code
  } catch (error) {
    return codeOf(error)
  }
}

function codeOf(error: unknown): number {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const debug = process.env["SOULSPIRE_DEBUG"]
  if (debug !== undefined && debug !== "" && error instanceof Error)
    writeTo(process.stderr, `${error.stack}\n`)
  if (error instanceof Mistake || error instanceof Failure || error instanceof Interrupted) {
    if (error.message !== "") writeTo(process.stderr, oneLine(error.message))
    return error instanceof Mistake ? 2 : error instanceof Failure ? 1 : 130
  }
  writeTo(process.stderr, oneLine(`this is a bug: ${messageOf(error)} (SOULSPIRE_DEBUG=1 shows where)`))
  return 1
}
