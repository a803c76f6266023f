// Cents, loot or damage by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, take } from "../../../verbs/index.ts"

export default event(
  "dark-chest-2",
  "Dark Chest",
  { kind: "good-event", look: { glyph: "mimic-chest", hue: 250, small: "card-pick" } },
  [
    [
      rollTable([
        [n(1), n(2), [gainCents(n(1))]],
        [n(3), n(4), [loot(n(2))]],
        [n(5), n(6), [take(n(2))]],
      ]),
    ],
  ],
)
