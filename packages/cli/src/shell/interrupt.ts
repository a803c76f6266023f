// Ctrl-C: the first one asks the running command to end cleanly, a second one ends it at once.

const controller = new AbortController()

/** Aborted when somebody wants this to end. Listening starts with the first call. */
export function interruption(): AbortSignal {
  if (process.listenerCount("SIGINT", interrupt) === 0)
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, interrupt)
  return controller.signal
}

function interrupt(): void {
  if (controller.signal.aborted) process.exit(130)
  controller.abort()
}

/** Lets a signal in during long work in one piece. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
