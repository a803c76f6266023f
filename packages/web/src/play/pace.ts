// What happens is shown one thing after another, quickly: each message waits until the one before has been seen. Whoever is
// far behind catches up at once.

import type { Motion } from "../settings/settings.ts"

export interface Pace<T> {
  add(item: T): void
  /** Is there anything left to show? */
  busy(): boolean
  /** What is left to show. */
  left(): readonly T[]
  stop(): void
}

/** So many things behind, nobody wants to see each of them. */
const FAR_BEHIND = 24

/**
 * How long something takes to be seen, in milliseconds, by the kinds of what happens. `heavy` are those that want longer
 * than a card that moves, in shares of its time.
 */
export function lasting(
  motion: Motion,
  kinds: readonly string[],
  heavy: Readonly<Record<string, number>> = {},
): number {
  if (kinds.length === 0 || motion === "off") return 0
  const weight = Math.max(Math.min(kinds.length, 4), ...kinds.map((kind) => heavy[kind] ?? 1))
  return weight * (motion === "full" ? 260 : 120) + 60
}

/** `rest` is told each time that everything has been seen. */
export function newPace<T>(show: (item: T) => void, lasts: (item: T) => number, rest: () => void): Pace<T> {
  const queue: T[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  /** What takes no time is shown together with all that has come with it: drawing is what costs. */
  let soon: ReturnType<typeof setTimeout> | null = null
  function next(): void {
    timer = soon = null
    while (queue.length > 0) {
      const item = queue.splice(0, 1)[0]
      show(item)
      const wait = queue.length > FAR_BEHIND ? 0 : lasts(item)
      if (wait > 0) {
        timer = setTimeout(next, wait)
        return
      }
    }
    rest()
  }
  return {
    add(item) {
      queue.push(item)
      if (timer !== null || soon !== null) return
      if (lasts(item) > 0) next()
      else soon = setTimeout(next, 0)
    },
    left: () => queue,
    busy: () => timer !== null || (soon === null && queue.length > 0),
    stop() {
      clearTimeout(timer ?? undefined)
      clearTimeout(soon ?? undefined)
      queue.length = 0
    },
  }
}
