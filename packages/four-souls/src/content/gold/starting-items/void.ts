// Empties a hand, a slot or a shelf.

import { not, ref, target } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { discardHand, loot, monsters, putIntoDiscard, tap, where } from "../../../verbs/index.ts"

export default startingItem(
  "void",
  "Void",
  { set: "gold", kind: "active", look: { glyph: "vortex", hue: 265 } },
  [
    tap([], {
      modes: [
        {
          name: "hand",
          do: [discardHand("discarded"), loot(ref("discarded"))],
        },
        {
          name: "monster",
          targets: [target("it1", where(monsters, not({ test: "isAttacked", of: "it" })))],
          do: [putIntoDiscard("it1")],
        },
        { name: "shop", targets: [target("it1", { from: "shop" })], do: [putIntoDiscard("it1")] },
      ],
    }),
  ],
)
