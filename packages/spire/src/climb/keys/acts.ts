// Doing without something for a key: everybody must, so whoever has said so can think better of it as long as somebody has
// not (STS-K.6).

import { NOBODY } from "@soulspire/kernel"
import { forgo } from "./atoms.ts"
import { isRelicAtStake, mayForgoFire } from "./reads.ts"
import { putBack } from "../rewards/atoms/offers.ts"
import { isRelic, takenOf } from "../rewards/rewards.ts"
import { type Act, player } from "../../state/run.ts"

const skipFire: Act = {
  windows: ["campfire"],
  list(r, seat, add) {
    if (mayForgoFire(r, seat)) add("", [])
  },
  explain: () => ({ key: "no-key-here", rule: "STS-K.6" }),
  go(r, _f, seat) {
    forgo(r, seat, "ruby")
  },
}

const skipRelic: Act = {
  windows: ["rewards"],
  list(r, seat, add) {
    const { forgone, rewards } = player(r, seat)
    if (forgone === 0 && isRelicAtStake(r) && rewards.some(({ kind }) => isRelic(kind))) add("", [])
  },
  explain: () => ({ key: "no-key-here", rule: "STS-K.6" }),
  go(r, _f, seat) {
    for (const reward of player(r, seat).rewards) {
      const taken = isRelic(reward.kind) ? takenOf(r, seat, reward) : NOBODY
      if (taken !== NOBODY) putBack(r, seat, taken)
    }
    forgo(r, seat, "sapphire")
  },
}

export const keyActs = { skipFire, skipRelic }
