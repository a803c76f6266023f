// One choice for the party: everybody says what they want, and what most want happens (STS-Q-80).

import { actsOf, announce, NEXT, object, type Ref, type Seat, verb } from "@soulspire/kernel"
import { fromBelow } from "../../combat/enemies/rows.ts"
import { factOf, lying, op, player, type SpireObj, type SpireRun } from "../../state/run.ts"

/** Is this something that the whole party chooses? */
export const isForParty = (r: SpireRun, card: Ref): boolean => factOf(r, card, "oneChoice") > 0

/** What most want; among equals what whoever stands lowest wants. */
function wanted(r: SpireRun, party: readonly Seat[]): number {
  const votes = (nth: number): number => party.filter((seat) => player(r, seat).chosen === nth).length
  const most = Math.max(...party.map((seat) => votes(player(r, seat).chosen)))
  const first = party.find((seat) => votes(player(r, seat).chosen) === most)
  return first === undefined ? 0 : player(r, first).chosen
}

/** Whoever stands lowest does it for the party. */
export const carryOutOp = op(
  "carryOut",
  {},
  {
    run(r) {
      const party = fromBelow(r)
      const nth = wanted(r, party)
      if (nth === 0) return NEXT
      for (const ref of lying(r, "room").filter((each) => isForParty(r, each)))
        announce(r, actsOf(r, object(r, ref) as SpireObj, "option")[nth - 1], party[0], ref, [], "paid")
      return NEXT
    },
  },
)
export const carryOut = verb(carryOutOp)
