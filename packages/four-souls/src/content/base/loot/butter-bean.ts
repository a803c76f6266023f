// Cancels an activated ability of an item, or a loot being played.

import { any } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, cancel } from "../../../verbs/index.ts"

export default loot(
  "butter-bean",
  "Butter Bean!",
  { count: 3, kind: "butter-bean", look: { glyph: "coffee-beans", hue: 58 } },
  [cancel("it1")],
  aim({ from: "stack", where: any({ test: "isLoot", of: "it" }, { test: "isActivation", of: "it" }) }),
)
