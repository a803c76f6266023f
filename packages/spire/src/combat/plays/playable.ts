// Whether a card could be played right now for nothing, whatever it costs.

import {
  actsOf,
  type Env,
  factsOf,
  forbidden,
  NOBODY,
  object,
  type Ref,
  type Seat,
  statOf,
} from "@soulspire/kernel"
import { player, type SpireRun } from "../../state/run.ts"

/** Is there something for it to be aimed at? */
function isAimed(r: SpireRun, ability: number, env: Env): boolean {
  const { targets } = r.m.abilities[ability]
  return targets.length === 0 || targets[0].what(r, env, NOBODY).length > 0
}

/** Some cards do not let X be 0, which it is for what is played for nothing. */
const needsX = (r: SpireRun, card: Ref): boolean => (factsOf(r, card)["leastX"] ?? 0) > 0

/** As many cards as can be played this turn (STS-Q-47). */
export const hasPlayedAll = (r: SpireRun, seat: Seat): boolean =>
  player(r, seat).playedCards >= statOf(r, seat, "mostPlays")

/** The ability that plays this card for nothing, or -1 if it cannot be played: unplayable, its condition is not met, or nothing to aim at. */
export function playOf(r: SpireRun, seat: Seat, card: Ref): number {
  const o = object(r, card)
  if (o === null || needsX(r, card) || hasPlayedAll(r, seat) || forbidden(r, "play", seat, card) !== null)
    return -1
  for (const ability of actsOf(r, o, "play")) {
    const { when, modes } = r.m.abilities[ability]
    const env = { this: card, you: seat }
    if (when !== null && !when(r, env, card)) continue
    const ways = modes.length === 0 ? [ability] : modes.map((way) => way.ability)
    if (ways.some((way) => isAimed(r, way, env))) return ability
  }
  return -1
}
