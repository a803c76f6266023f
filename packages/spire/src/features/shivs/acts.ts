// Throwing a shiv, whenever a card could be played.

import { label, madeProgress, pushProgram } from "@soulspire/kernel"
import { enemies, player, type SpireActs } from "../../state/run.ts"

export const shivActs: SpireActs = {
  shiv: {
    windows: ["play"],
    list(r, seat, add) {
      if (player(r, seat).shivs > 0) for (const enemy of enemies(r)) add(label(r, enemy), [enemy])
    },
    explain: () => ({ key: "no-shiv", rule: "STS-10.3" }),
    go(r, _f, seat, option) {
      madeProgress(r)
      pushProgram(r, "shiv", { you: seat, foe: option.refs[0] })
    },
  },
}
