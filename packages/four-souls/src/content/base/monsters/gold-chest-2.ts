// Treasure or loot by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainTreasure, loot, rollTable } from "../../../verbs/index.ts"

export default event(
  "gold-chest-2",
  "Gold Chest",
  { kind: "good-event", look: { glyph: "open-treasure-chest", hue: 46, small: "card-pick" } },
  [
    [
      rollTable([
        [n(1), n(2), [gainTreasure(n(1))]],
        [n(3), n(4), [loot(n(1))]],
        [n(5), n(6), [loot(n(2))]],
      ]),
    ],
  ],
)
