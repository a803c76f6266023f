// Items hurt whoever uses them.

import { is, n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, take } from "../../../verbs/index.ts"

export default monster(
  "cursed-psy-horf",
  "Cursed Psy Horf",
  {
    kind: "cursed",
    health: 1,
    evasion: 5,
    attack: 1,
    reward: { loot: 2 },
    look: { glyph: "psychic-waves", hue: 295, small: "cursed-star" },
  },
  [on("activate", is("ev.whom", "item"), [take(n(1), { who: "ev.who" })])],
)
