// What one orb comes to: what it gives at the end of a turn, and what it does when it is evoked. The rules act by these
// sums, and a screen shows what they are now.

import { add, type Amount, count, type Seat, stat, statOf, zoneId } from "@soulspire/kernel"
import type { SpireRun } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"
import type { Orb } from "./reads.ts"

/** A number of its own, and the player's numbers that are added to it. */
interface Sum {
  own: number
  plus: readonly string[]
  /** Each power in play makes it one more, whatever else is added (STS-10.10). */
  powers?: true
}

/** Dark ones do nothing then. */
export const given = {
  lightning: { own: 1, plus: ["orbActs", "lightningActs"] },
  frost: { own: 1, plus: ["orbActs"] },
} as const satisfies Partial<Record<Orb, Sum>>

export const evoked = {
  lightning: { own: 2, plus: ["evokes"] },
  frost: { own: 1, plus: ["evokes"] },
  dark: { own: 3, plus: ["evokes", "darkEvokes"], powers: true },
} as const satisfies Record<Orb, Sum>

/** As the rules count it. */
export const amountOf = ({ own, plus, powers }: Sum): Amount =>
  add(
    own,
    ...plus.map((name) => stat(name, "you")),
    ...(powers === true ? [count({ from: "powers", of: "you" })] : []),
  )

/** As it is for this player now. */
const worth = (r: SpireRun, seat: Seat, { own, plus, powers }: Sum): number =>
  plus.reduce(
    (sum, name) => sum + statOf(r, seat, name),
    own + (powers === true ? r.s.zones[zoneId(r, zoneNo.powers, seat)].length : 0),
  )

// A type, as everything that a view holds.
export type OrbWorth = { given: number; evoked: number }

/** What one orb of each kind would do for this player. */
export const orbWorth = (r: SpireRun, seat: Seat): Record<Orb, OrbWorth> => ({
  lightning: { given: worth(r, seat, given.lightning), evoked: worth(r, seat, evoked.lightning) },
  frost: { given: worth(r, seat, given.frost), evoked: worth(r, seat, evoked.frost) },
  dark: { given: 0, evoked: worth(r, seat, evoked.dark) },
})
