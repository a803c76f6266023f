// Cents for a chance of more.

import { n } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import {
  gainCents,
  gainTreasure,
  loot,
  paid,
  payCents,
  putIntoDiscard,
  rollTable,
} from "../../../verbs/index.ts"

export default room(
  "beggar",
  "Beggar",
  { set: "requiem", look: { glyph: "cowled", hue: 35, small: "token" } },
  [
    paid(
      [payCents(n(3))],
      [
        rollTable([
          [n(3), n(4), [gainCents(n(2))]],
          [n(5), n(5), [loot(n(2))]],
          [n(6), n(6), [gainTreasure(n(1)), putIntoDiscard("this")]],
        ]),
      ],
    ),
  ],
)
