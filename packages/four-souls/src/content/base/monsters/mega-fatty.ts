// Heals by hitting.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { heal, on } from "../../../verbs/index.ts"

export default monster(
  "mega-fatty",
  "Mega Fatty",
  {
    kind: "boss",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { loot: 2 },
    souls: 1,
    look: { glyph: "fat", hue: 60, small: "upgrade" },
  },
  [on("damage", all(same("ev.from", "this"), eq(ref("ev.combat"), 1)), [heal(n(1), { whom: "this" })])],
)
