// What the games of a campaign come to together, for whatever shows it: who won how often, which cards were taken and left,
// and who took most HP. Cards and enemies are counted by their names, whatever form of one it was.

import type { CampaignSheet } from "./campaign.ts"

type NameOf = (card: string) => string

/** By character, as the ladder has them: in how many games it was played, and how many of those were won. */
export const winsIn = ({ games, ladder }: CampaignSheet): { id: string; games: number; won: number }[] =>
  ladder.flatMap(({ id }) => {
    const played = games.filter(({ players }) => players.some(({ character }) => character === id))
    const won = played.filter(({ result }) => result === "victory").length
    return played.length === 0 ? [] : [{ id, games: played.length, won }]
  })

/** A share in whole percent. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)

/** What has most comes first; what has as much, by its name. */
const mostFirst = (one: readonly [string, number], other: readonly [string, number]): number =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1)

function summed(all: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [name, more] of all) sums.set(name, (sums.get(name) ?? 0) + more)
  return sums
}

/** HP that enemies of a name have taken. */
export const damageIn = ({ games }: CampaignSheet, nameOf: NameOf): [name: string, lost: number][] =>
  [
    ...summed(
      games.flatMap(({ damage }) =>
        Object.entries(damage).map(([card, lost]) => [nameOf(card), lost] as const),
      ),
    ),
  ].toSorted(mostFirst)

/** How often cards of a name were taken as a reward, and how often they were left. */
export function cardsIn(
  { games }: CampaignSheet,
  nameOf: NameOf,
): { name: string; taken: number; skipped: number }[] {
  const count = (which: "taken" | "skipped"): Map<string, number> =>
    summed(
      games.flatMap(({ players }) =>
        players.flatMap((each) => each[which].map((card) => [nameOf(card), 1] as const)),
      ),
    )
  const [taken, skipped] = [count("taken"), count("skipped")]
  return [...new Set([...taken.keys(), ...skipped.keys()])]
    .map((name) => ({ name, taken: taken.get(name) ?? 0, skipped: skipped.get(name) ?? 0 }))
    .toSorted((one, other) => mostFirst([one.name, one.taken], [other.name, other.taken]))
}
