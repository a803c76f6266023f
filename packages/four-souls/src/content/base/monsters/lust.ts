// Hurts back.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { deal, on } from "../../../verbs/index.ts"

export default monster(
  "lust",
  "Lust",
  {
    kind: "boss",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { loot: 2 },
    souls: 1,
    look: { glyph: "smitten", hue: 335 },
  },
  [on("damage", all(same("ev.whom", "this"), eq(ref("ev.combat"), 1)), [deal(n(1), "ev.attacker")])],
)
