// One fight leads to another.

import { n } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import { mustAttackAgain, rollTable, whenMonsterDies } from "../../../verbs/index.ts"

export default room(
  "challenge-room",
  "Challenge Room",
  { set: "requiem", look: { glyph: "crossed-axes", hue: 12 } },
  [whenMonsterDies([rollTable([[n(4), n(6), [mustAttackAgain]]])])],
)
