// Whatever hits one hits all.

import { all, eq, n, not, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { deal, on, players, where } from "../../../verbs/index.ts"

export default monster(
  "the-bloat",
  "The Bloat",
  {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 2,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "gooey-eyed-sun", hue: 95 },
  },
  [
    on("damage", all(same("ev.from", "this"), eq(ref("ev.combat"), 1)), [
      deal(n(1), where(players, not(same("it", "active")))),
    ]),
  ],
)
