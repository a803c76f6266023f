// Thinking in the worker: a little at a time, so that the page is heard in between, and it can be left at any moment.

import type { Slices } from "@soulspire/bots"

/** Milliseconds after which whatever else has come is heard. */
const SLICE = 25

export interface Pondering<T> {
  /** Is it still worth thinking about? */
  goesOn(): boolean
  done(value: T): void
  /** Nobody wants to know any more. */
  left(): void
  broken(error: unknown): void
}

export function ponder<T>(begin: () => Slices<T>, { goesOn, done, left, broken }: Pondering<T>): void {
  let thinking: Slices<T> | null = null
  const slice = (): void => {
    if (!goesOn()) return left()
    const until = performance.now() + SLICE
    let step: IteratorResult<void, T>
    try {
      thinking ??= begin()
      do step = thinking.next()
      while (step.done !== true && performance.now() < until)
    } catch (error) {
      return broken(error)
    }
    if (step.done === true) done(step.value)
    else setTimeout(slice, 0)
  }
  setTimeout(slice, 0)
}
