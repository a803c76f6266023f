// Shelter, cents, or a soul.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { gainCents, gainSoul, mayAttackAgain, preventNext, rollTable } from "../../../verbs/index.ts"

export default event(
  "holy-chest",
  "Holy Chest",
  { set: "fsp2", kind: "good-event", souls: 1, look: { glyph: "chest", hue: 52, small: "angel-wings" } },
  [
    [
      rollTable([
        [n(1), n(2), [preventNext(n(2), "you"), mayAttackAgain]],
        [n(3), n(5), [gainCents(n(7))]],
        [n(6), n(6), [gainSoul("this")]],
      ]),
    ],
  ],
)
