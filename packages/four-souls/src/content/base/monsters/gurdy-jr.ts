// Items hurt whoever attacks it.

import { all, is, n, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, take } from "../../../verbs/index.ts"

export default monster(
  "gurdy-jr",
  "Gurdy Jr.",
  {
    kind: "boss",
    health: 2,
    evasion: 5,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "fleshy-mass", hue: 355, small: "baby-bottle" },
  },
  [
    on(
      "activate",
      all(same("ev.who", "attacker"), is("ev.whom", "item"), { test: "isAttacked", of: "this" }),
      [take(n(1), { who: "ev.who" })],
    ),
  ],
)
