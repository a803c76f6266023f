// What programs and cards ask about what is in play.

import { dataOf, NOBODY, object, seatsOf, statOf, zone } from "@soulspire/kernel"
import { claimable } from "./bonus-souls.ts"
import { isEternal, isSeat, soulsOf } from "../../state/run.ts"
import type { Reads, Tests, Whoms } from "../../state/part.ts"

export const reads: Reads = {
  souls: (r, ref) => (isSeat(r, ref) ? soulsOf(r, ref) : 0),
  slot: (r, ref) => object(r, ref)?.data?.slot ?? NOBODY,
}

export const whoms: Whoms = { nobody: () => NOBODY }

export const tests: Tests = {
  isSoulClaimable: (r) => claimable(r) !== null,
  isEternal,
  isStartingItem: (r, ref) => statOf(r, ref, "startingItem") > 0,
  isDeactivated: (r, ref) => object(r, ref)?.data?.deactivated === 1,
  hasUnder: (r, ref) => r.s.zones[zone(r, "under")].some((each) => dataOf(r, each).under === ref),
  /** The most, or as many as whoever else has the most (FS-2.4.4). */
  hasMostSouls: (r, ref) =>
    isSeat(r, ref) && seatsOf(r.s).every((seat) => soulsOf(r, seat) <= soulsOf(r, ref)),
}
