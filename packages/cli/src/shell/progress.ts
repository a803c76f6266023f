// A line that says how far long work has come: on standard error, and only on a terminal.

export interface Progress {
  /** So much is done now. */
  at(done: number): void
  /** Takes the line away. */
  end(): void
}

const BAR = 24

export function progress(what: string, total: number): Progress {
  const { stderr } = process
  const start = Date.now()
  let written = 0
  if (!stderr.isTTY) return { at: () => {}, end: () => {} }
  return {
    at(done) {
      const now = Date.now()
      // Quick work needs no bar, and a bar that is rewritten a thousand times a second cannot be read.
      if (now - start < 200 || now - written < 80) return
      written = now
      const share = total === 0 ? 1 : done / total
      const full = Math.round(share * BAR)
      const left = share === 0 ? 0 : Math.ceil(((now - start) / share - (now - start)) / 1000)
      const bar = "█".repeat(full) + "░".repeat(BAR - full)
      stderr.write(
        `\r\u001b[K${what} ${bar} ${Math.floor(share * 100)} %  ${done} of ${total}  ${left < 100 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`,
      )
    },
    end() {
      if (written > 0) stderr.write("\r\u001b[K")
    },
  }
}
