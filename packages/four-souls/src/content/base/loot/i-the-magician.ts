// A roll becomes what you say.

import { number, ref } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { aim, rolls, setRoll } from "../../../verbs/index.ts"

export default lootCard(
  "i-the-magician",
  "I. The Magician",
  { kind: "tarot", look: { glyph: "tarot-01-the-magician", hue: 275 } },
  [number("chosen", "you", 1, 6, "result"), setRoll("it1", ref("chosen"))],
  aim(rolls),
)
