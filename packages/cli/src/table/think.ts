// Thinking at a table in a terminal: a little at a time, so that it can be interrupted.

import type { Slices } from "@soulspire/bots"

/** Milliseconds after which whatever else there is to do has its turn. */
const SLICE = 30

export async function thought<T>(thinking: Slices<T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const { done, value } = thinking.next()
    if (done === true) return value
    if (performance.now() - since < SLICE) continue
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    since = performance.now()
  }
}
