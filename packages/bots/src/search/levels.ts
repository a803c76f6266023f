// Levels are one brain that looks at more or at less, and gives away no more than so much. Counted in positions, never in
// time: the same on every machine.

export interface Level {
  /** Answers given and worlds dealt for one decision, at most (what is begun is finished). */
  readonly budget: number
  /** Of these for looking for plans. */
  readonly plans: number
  /** How many of the plans that look best are played out at all. */
  readonly first: number
  /** The same within a world in which chance has spoken: positions looked at, and plans played out. */
  readonly glance: number
  readonly inner: number
  /** In how many worlds each plan has been tried by the end of a round, and how many go on from there. */
  readonly rounds: readonly { readonly worlds: number; readonly keep: number }[]
  /** How much worse than the best an answer may be and still be given. */
  readonly regret: number
}

export const levels = {
  easy: {
    budget: 120,
    plans: 60,
    first: 6,
    glance: 6,
    inner: 1,
    rounds: [{ worlds: 1, keep: 4 }],
    regret: 1,
  },
  normal: {
    budget: 300,
    plans: 150,
    first: 10,
    glance: 12,
    inner: 2,
    rounds: [
      { worlds: 1, keep: 5 },
      { worlds: 3, keep: 3 },
    ],
    regret: 0.15,
  },
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
    regret: 0,
  },
  expert: {
    budget: 4000,
    plans: 1200,
    first: 40,
    glance: 48,
    inner: 5,
    rounds: [
      { worlds: 1, keep: 20 },
      { worlds: 4, keep: 8 },
      { worlds: 12, keep: 3 },
      { worlds: 32, keep: 1 },
    ],
    regret: 0,
  },
} as const satisfies Record<string, Level>

/** The same brain with another budget, of which it looks for plans with the same share. */
export const withBudget = (level: Level, budget: number): Level => ({
  ...level,
  budget,
  plans: Math.ceil((level.plans * budget) / level.budget),
})
