// Empties a hand, a slot or a shelf. First edition: not a shelf whose item is just being purchased.

import { not, ref, type Select, target } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { discardHand, loot, monsters, putIntoDiscard, tap, where } from "../../../verbs/index.ts"

const print = (wares: Select): Card =>
  startingItem("void", "Void", { set: "gold", kind: "active", look: { glyph: "vortex", hue: 265 } }, [
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
        { name: "shop", targets: [target("it1", wares)], do: [putIntoDiscard("it1")] },
      ],
    }),
  ])

export default editions(
  print({ from: "shop" }),
  print({ from: "shop", where: not({ test: "isPurchased", of: "it" }) }),
)
