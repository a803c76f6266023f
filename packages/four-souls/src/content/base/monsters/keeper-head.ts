// Hits cost cents.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { loseCents, on } from "../../../verbs/index.ts"

export default monster(
  "keeper-head",
  "Keeper Head",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { rollCents: 1 },
    look: { glyph: "dead-head", hue: 44 },
  },
  [
    on("damage", all(same("ev.from", "this"), eq(ref("ev.combat"), 1)), [
      loseCents(n(2), { who: "ev.whom" }),
    ]),
  ],
)
