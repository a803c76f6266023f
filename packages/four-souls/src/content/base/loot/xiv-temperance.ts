// Cents for damage, in two sizes. The cents hang on the damage being put on the stack (FS-6.2, FS-6.8.1).

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { and, gainCents, take } from "../../../verbs/index.ts"

export default lootCard(
  "xiv-temperance",
  "XIV. Temperance",
  { kind: "tarot", look: { glyph: "tarot-14-temperance", hue: 185 } },
  [],
  {
    modes: [
      { name: "small", do: and(take(n(1)), gainCents(n(4))) },
      { name: "large", do: and(take(n(2)), gainCents(n(8))) },
    ],
  },
)
