// Spending a miracle.

import { pushProgram } from "@soulspire/kernel"
import { limits } from "../../combat/limits.ts"
import { player, type SpireActs } from "../../state/run.ts"

export const miracleActs: SpireActs = {
  /** For one energy; what goes past the limit is spent with the card that it pays for. */
  miracle: {
    windows: ["play"],
    list(r, seat, add) {
      const { miracles, energy } = player(r, seat)
      if (miracles > 0 && energy < limits.energy) add("", [])
    },
    explain: (r, seat) => ({
      key: player(r, seat).miracles === 0 ? "no-miracle" : "energy-full",
      rule: "STS-10.11",
    }),
    go(r, _f, seat) {
      pushProgram(r, "miracle", { you: seat })
    },
  },
}
