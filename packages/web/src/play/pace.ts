// What happens is shown one thing after another, quickly: each message waits until the one before has been seen. Whoever is
// far behind catches up at once.

import type { Motion } from "../settings/settings.ts"

export interface Pace<T> {
  add(item: T): void
  /** Is there anything left to show? */
  busy(): boolean
  stop(): void
}

/** So many things behind, nobody wants to see each of them. */
const FAR_BEHIND = 24

/** How long something takes to be seen, in milliseconds, by how much there is to it. */
export const lasting = (motion: Motion, weight: number): number =>
  weight === 0 || motion === "off" ? 0 : Math.min(weight, 4) * (motion === "full" ? 260 : 110) + 60

/** `rest` is told each time that everything has been seen. */
export function newPace<T>(show: (item: T) => void, lasts: (item: T) => number, rest: () => void): Pace<T> {
  const queue: T[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  function next(): void {
    timer = null
    while (queue.length > 0) {
      const item = queue.shift() as T
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
      if (timer === null) next()
    },
    busy: () => queue.length > 0 || timer !== null,
    stop() {
      if (timer !== null) clearTimeout(timer)
      queue.length = 0
    },
  }
}
