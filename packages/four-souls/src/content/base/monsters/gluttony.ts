// A 6 hurts a neighbour.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { deal, on } from "../../../verbs/index.ts"

export default monster(
  "gluttony",
  "Gluttony",
  {
    kind: "boss",
    health: 4,
    evasion: 3,
    attack: 1,
    reward: { loot: 1 },
    souls: 1,
    look: { glyph: "gluttonous-smile", hue: 80 },
  },
  [
    on("damage", all(same("ev.whom", "this"), eq(ref("ev.combat"), 1), eq(ref("ev.roll"), n(6))), [
      deal(n(1), "toTheLeft"),
    ]),
  ],
)
