// Levels are one brain that looks at more or at less, counted in positions and never in time.

export interface Level {
  /** Answers given and worlds dealt for one decision, at most (what is begun is finished). */
  readonly budget: number
  /** Of these for looking for plans. */
  readonly plans: number
  /** How many of the plans that look best are played out at all. */
  readonly first: number
  /** The same within a world in which chance has spoken, and how many plans are looked at there. */
  readonly glance: number
  readonly inner: number
  /** In how many worlds each plan has been tried by the end of a round, and how many go on from there. */
  readonly rounds: readonly { readonly worlds: number; readonly keep: number }[]
}

export const levels = {
  hard: {
    budget: 900,
    plans: 400,
    first: 20,
    glance: 24,
    inner: 3,
    rounds: [
      { worlds: 1, keep: 10 },
      { worlds: 4, keep: 3 },
      { worlds: 10, keep: 1 },
    ],
  },
} as const satisfies Record<string, Level>
