// Cents by a roll.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainCents, rollTable } from "../../../verbs/index.ts"

export default event(
  "chest",
  "Chest",
  { kind: "good-event", look: { glyph: "chest", hue: 34, small: "coins" } },
  [
    [
      rollTable([
        [n(1), n(2), [gainCents(n(1))]],
        [n(3), n(4), [gainCents(n(3))]],
        [n(5), n(6), [gainCents(n(6))]],
      ]),
    ],
  ],
)
