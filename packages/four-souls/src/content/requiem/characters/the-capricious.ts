// One more loot card a turn, or something else in the shop.

import { target } from "@soulspire/kernel"
import { character } from "../../../verbs/card.ts"
import { lootPlay, putIntoDiscard, tap } from "../../../verbs/index.ts"

export default character(
  "the-capricious",
  "The Capricious",
  { health: 2, attack: 1, item: "glitch", set: "requiem", look: { glyph: "kaleidoscope-pearls", hue: 310 } },
  [
    tap([], {
      modes: [
        { name: "loot", do: [lootPlay(1)] },
        { name: "discard", targets: [target("it1", { from: "shop" })], do: [putIntoDiscard("it1")] },
      ],
    }),
  ],
)
