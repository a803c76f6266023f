// For every card: how often somebody had it, how often it was played or used, and how often those who had it won.

import { type Rate, rateOf } from "./pairs.ts"
import { isBroken, isWonBy, type Result } from "./result.ts"

export interface CardNumbers extends Rate {
  card: string
  /** `games` counts seats that had it; so many of them played it, and so often. */
  played: number
  plays: number
  /** The same of those who played it. */
  ratePlayed: number
}

export function cardNumbers(results: readonly Result[]): CardNumbers[] {
  const found = new Map<
    string,
    { had: number; won: number; played: number; wonPlayed: number; plays: number }
  >()
  for (const result of results) {
    if (isBroken(result)) continue
    for (const [seat, cards] of (result.cards ?? []).entries()) {
      const won = Number(isWonBy(result, seat))
      for (const [card, plays] of cards) {
        const counts = found.get(card) ?? { had: 0, won: 0, played: 0, wonPlayed: 0, plays: 0 }
        const once = Number(plays > 0)
        counts.had++
        counts.won += won
        counts.played += once
        counts.wonPlayed += once * won
        counts.plays += plays
        found.set(card, counts)
      }
    }
  }
  return [...found]
    .map(([card, { had, won, played, wonPlayed, plays }]) => ({
      card,
      ...rateOf(won, had),
      played,
      plays,
      ratePlayed: rateOf(wonPlayed, played).rate,
    }))
    .toSorted((a, b) => b.games - a.games || (a.card < b.card ? -1 : 1))
}
