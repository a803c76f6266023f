// Relics for all that the party has, or gold for those who wear the lord's mask.

import { each, n, when } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseAllGold } from "../../../features/events/verbs.ts"
import { players } from "../../../verbs/index.ts"
import { reward } from "../../../verbs/climb.ts"
import { allTakeNow } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act3-tomb-red-mask",
  "Tomb of Lord Red Mask",
  { act: 3, oneChoice: true, look: { glyph: "ceremonial-mask", hue: 355 } },
  [
    option([loseAllGold, each(players, "who", [reward("relic", "who")]), allTakeNow]),
    option([when({ test: "hasLordsMask" }, [each(players, "who", [gainGold(n(6), "who")])])]),
  ],
)
