// Others are hurt with you.

import { choose, n } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { deal, monsters, otherPlayers, rollTable, take, whenYouTakeDamage } from "../../../words.ts"

export default treasure(
  "curse-of-the-tower",
  "Curse of the Tower",
  { kind: "passive", threePlus: true, look: { glyph: "tower-fall", hue: 280 } },
  [
    whenYouTakeDamage([
      rollTable([
        [n(1), n(3), [take(n(1), otherPlayers)]],
        [n(4), n(6), [choose({ what: monsters, as: "hit", prompt: "damage" }), deal(n(1), "hit")]],
      ]),
    ]),
  ],
)
