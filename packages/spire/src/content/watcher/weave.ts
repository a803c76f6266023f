// Comes out of a look ahead, and hits hard.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { whenScryWouldDiscard } from "../../features/scry/verbs.ts"
import { foe, forcePlay, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-weave",
  "Weave",
  { character: "watcher", deck: "rewards", rarity: "uncommon", unlock: 2, look: { glyph: "yarn", hue: 305 } },
  {
    cost: 0,
    targets: [foe],
    do: [hit(n(1))],
    more: [whenScryWouldDiscard(forcePlay("this", { bonus: n(5) }))],
  },
  {
    cost: 0,
    targets: [foe],
    do: [hit(n(2))],
    more: [whenScryWouldDiscard(forcePlay("this", { bonus: n(6) }))],
  },
)
