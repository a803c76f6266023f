// Thinking in slices: whoever has it done can do something else between two of them, or leave it.

/** Each step is a slice: a few positions. */
export type Slices<T> = Generator<void, T>

/** All of it at once. */
export function whole<T>(thinking: Slices<T>): T {
  for (;;) {
    const { done, value } = thinking.next()
    if (done === true) return value
  }
}
