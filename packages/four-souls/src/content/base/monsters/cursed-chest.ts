// Damage, or a Guppy item.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainGuppyItem, rollTable, take } from "../../../verbs/index.ts"

export default event(
  "cursed-chest",
  "Cursed Chest",
  { kind: "bad-event", look: { glyph: "locked-chest", hue: 285, small: "cursed-star" } },
  [
    [
      rollTable([
        [n(1), n(3), [take(n(1))]],
        [n(4), n(5), [take(n(2))]],
        [n(6), n(6), gainGuppyItem],
      ]),
    ],
  ],
)
