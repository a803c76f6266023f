// Everybody chooses from all characters' cards.

import { modifier } from "../../cards/modifier.ts"
import { gainShard } from "../../features/other-characters/verbs.ts"
import { reward } from "../../verbs/climb.ts"
import { everybody, insteadOfReward, startOfClimb } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-prismatic-shard",
  "Prismatic Shard",
  { list: "upper", face: 6, everyDeck: true, look: { glyph: "prism", hue: 300 } },
  [
    everybody(startOfClimb(gainShard)),
    everybody(insteadOfReward("card", [reward("mixed")])),
    everybody(insteadOfReward("rare", [reward("mixed-rare")])),
  ],
)
