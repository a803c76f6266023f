// A state that can be read and not written. Rules and ops are handed one; only atoms may write (a game's `state/write.ts`
// is where one is thawed).

type Whole = string | number | boolean | bigint | symbol | null | undefined

/** The same in every depth, and nothing of it can be assigned. */
export type Frozen<T> = T extends Whole
  ? T
  : T extends readonly (infer Each)[]
    ? readonly Frozen<Each>[]
    : { readonly [K in keyof T]: Frozen<T[K]> }
