// A trinket that becomes a soul instead of an item.

import { all, instead, same } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { gainSoul } from "../../../verbs/index.ts"

export default trinket(
  "lost-soul",
  "Lost Soul",
  { kind: "lost-soul", souls: 1, look: { glyph: "soul", hue: 195 } },
  [
    {
      k: "replace",
      event: "move",
      in: ["stack"],
      when: all(same("would.obj", "this"), { says: ["would.cause", "gain"] }),
      do: [instead, gainSoul("this")],
    },
  ],
)
