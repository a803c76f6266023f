// Others are hurt with you.

import { n, target } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { deal, monsters, otherPlayers, rollAndAim, take, whenYouTakeDamage } from "../../../verbs/index.ts"

export default treasure(
  "curse-of-the-tower",
  "Curse of the Tower",
  { kind: "passive", threePlus: true, look: { glyph: "tower-fall", hue: 280 } },
  [
    whenYouTakeDamage([
      rollAndAim([
        [n(1), n(3), [take(n(1), { who: otherPlayers })]],
        [n(4), n(6), [deal(n(1), "hit")], [target("hit", monsters)]],
      ]),
    ]),
  ],
)
