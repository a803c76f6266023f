// Hits cost everybody.

import { all, each, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { loseCents, on, players } from "../../../verbs/index.ts"

export default monster(
  "greed",
  "Greed",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { cents: 9 },
    souls: 1,
    look: { glyph: "robber", hue: 46 },
  },
  [
    on("damage", all(same("ev.from", "this"), eq(ref("ev.combat"), 1)), [
      each(players, "who", [loseCents(n(4), { who: "who" })]),
    ]),
  ],
)
