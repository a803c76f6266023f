// Lines that somebody types, or that a pipe brings: one command each.

import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { clean, writeTo } from "../shell/print.ts"

export interface Input {
  /** The next line; null when there are no more or somebody wants to leave. */
  ask(prompt: string): Promise<string | null>
  /** Was it Ctrl-C? */
  interrupted(): boolean
  close(): void
}

/** From a terminal with editing and history; from a pipe the lines are shown as if they had been typed. */
export function inputFrom(from: Readable & { isTTY?: boolean }, to: Writable, signal: AbortSignal): Input {
  const terminal = from.isTTY === true
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let ended = false
  let interrupted = false
  const reader = createInterface({ input: from, output: to, terminal, historySize: 200 })
  const give = (line: string | null): void => {
    const ask = waiting
    waiting = null
    ask?.(line)
  }
  reader.on("line", (line) => {
    if (waiting === null) lines.push(line)
    else give(line)
  })
  reader.on("close", () => {
    ended = true
    give(null)
  })
  const stop = (): void => {
    interrupted = true
    reader.close()
  }
  // In a terminal readline gets the key itself; elsewhere the process gets the signal.
  reader.on("SIGINT", stop)
  signal.addEventListener("abort", stop, { once: true })
  return {
    async ask(prompt) {
      reader.setPrompt(clean(prompt))
      if (ended && lines.length === 0) return null
      if (terminal) reader.prompt()
      const line = lines.shift() ?? (await new Promise<string | null>((resolve) => (waiting = resolve)))
      if (!terminal) writeTo(to, `${prompt}${line ?? ""}\n`)
      else if (line === null) writeTo(to, "\n")
      return line === null ? null : line.trim()
    },
    interrupted: () => interrupted,
    close() {
      signal.removeEventListener("abort", stop)
      reader.close()
    },
  }
}
