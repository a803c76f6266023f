// How an attack ends, by the numbers alone: nobody looks at dice, and every number is as likely as any other.

/** Whoever attacks, and what is attacked. */
export interface Fight {
  /** HP that the attacker can lose, and those of what is attacked. */
  readonly health: number
  readonly foe: number
  /** Of the six numbers of a die, how many hit. */
  readonly hits: number
  readonly attack: number
  /** What a miss costs. */
  readonly blow: number
  /** Misses that can be mended, and how many numbers in six mend one. */
  readonly mends: number
  readonly mending: number
}

const MOST = 15
const known = new Map<number, number>()

/** How likely what is attacked dies. Where a miss costs nothing, patience wins. */
export function chanceToWin(fight: Fight): number {
  const { foe, hits, attack, blow } = fight
  if (foe <= 0) return 1
  if (fight.health <= 0 || attack <= 0 || (hits <= 0 && fight.mends <= 0)) return 0
  if (blow <= 0) return hits > 0 ? 1 : 0
  const health = Math.ceil(fight.health / blow)
  return outOf(
    Math.min(MOST, health),
    Math.min(MOST, Math.ceil(foe / attack)),
    Math.max(0, Math.min(6, hits)),
    Math.min(3, fight.mends),
    Math.max(0, Math.min(6, fight.mending)),
  )
}

/** The same in blows that are taken and dealt. */
function outOf(health: number, foe: number, hits: number, mends: number, mending: number): number {
  if (foe <= 0) return 1
  if (health <= 0 || (hits === 0 && mends === 0)) return 0
  const key = (((health * 16 + foe) * 8 + hits) * 4 + mends) * 8 + mending
  const found = known.get(key)
  if (found !== undefined) return found
  const missed = outOf(health - 1, foe, hits, mends, mending)
  const hit = outOf(health, foe - 1, hits, mends, mending)
  let miss = missed
  if (mends > 0) {
    const kept = outOf(health, foe - 1, hits, mends - 1, mending)
    const lost = outOf(health - 1, foe, hits, mends - 1, mending)
    miss = Math.max(missed, (mending / 6) * kept + (1 - mending / 6) * lost)
  }
  const chance = (hits / 6) * hit + (1 - hits / 6) * miss
  known.set(key, chance)
  return chance
}
