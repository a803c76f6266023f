// What can be said of a chance from counts: how far it may lie from what was seen, and whether two differ. All of it at 95 %.

/** How many standard deviations hold 95 % of a normal distribution. */
const Z = 1.959963984540054

/** Where the truth lies 95 times out of 100. */
export interface Interval {
  low: number
  high: number
}

/** Of a chance that came up `wins` times out of `games` (Wilson's score interval): good for few games and for rare wins too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const more = (Z * Z) / games
  const middle = share + more / 2
  const reach = Z * Math.sqrt((share * (1 - share) + more / 4) / games)
  return {
    low: wins === 0 ? 0 : (middle - reach) / (1 + more),
    high: wins === games ? 1 : (middle + reach) / (1 + more),
  }
}

/** The mean of numbers, by their normal distribution: rough below some thirty of them. Null where there are none. */
export function meanOf(values: readonly number[]): ({ mean: number } & Interval) | null {
  const { length } = values
  if (length === 0) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const reach = length === 1 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(squares / (length - 1) / length)
  return { mean, low: mean - reach, high: mean + reach }
}

const logFactorials = [0]

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push(logFactorials[i - 1] + Math.log(i))
  return logFactorials[n]
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * McNemar's exact test, two-sided: how likely pairs that differ would be split at least as unevenly as `one` to `other` if
 * either way were as good. Pairs that came out alike say nothing.
 */
export function mcnemar(one: number, other: number): number {
  const pairs = one + other
  const fewer = Math.min(one, other)
  let tail = 0
  for (let k = 0; k <= fewer; k++) tail += Math.exp(logChoose(pairs, k) - pairs * Math.LN2)
  return Math.min(1, 2 * tail)
}

/** How often one is mistaken who stops as soon as it looks decided, however often they look. */
const MISTAKEN = 0.05

/**
 * Is it decided by now which of two is better? To look again and again and stop at the first small p of a test as above
 * finds a difference where there is none, sooner or later. This bets against an even split, on every other one alike: the
 * stake grows twentyfold only once in twenty tries if the split is even, over all looks together (Ville's inequality).
 */
export function isDecided(one: number, other: number): boolean {
  const pairs = one + other
  const grown = pairs * Math.LN2 - Math.log(pairs + 1) - logChoose(pairs, one)
  return grown >= Math.log(1 / MISTAKEN)
}
