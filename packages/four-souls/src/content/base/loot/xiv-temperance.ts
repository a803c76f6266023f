// Cents for damage, in two sizes. The cents hang on the damage, but damage can always be put on the stack (FS-6.2).

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../card.ts"
import { gainCents, take } from "../../../words.ts"

export default lootCard(
  "xiv-temperance",
  "XIV. Temperance",
  { kind: "tarot", look: { glyph: "tarot-14-temperance", hue: 185 } },
  [],
  {
    modes: [
      { name: "small", do: [take(n(1)), gainCents(n(4))] },
      { name: "large", do: [take(n(2)), gainCents(n(8))] },
    ],
  },
)
