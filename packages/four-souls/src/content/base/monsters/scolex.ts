// Hits cost loot.

import { all, eq, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { discard, on } from "../../../verbs/index.ts"

export default monster(
  "scolex",
  "Scolex",
  {
    kind: "boss",
    health: 3,
    evasion: 5,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "sand-snake", hue: 26 },
  },
  [on("damage", all(same("ev.from", "this"), eq(ref("ev.combat"), 1)), [discard(1, { who: "ev.whom" })])],
)
