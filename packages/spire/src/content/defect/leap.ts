// Block for anybody, and away.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, maySwitchRows } from "../../verbs/index.ts"

export default skill(
  "defect-leap",
  "Leap",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "leapfrog", hue: 95 } },
  { cost: 1, targets: [ally], do: [block(n(2), "ally"), maySwitchRows] },
  { cost: 1, targets: [ally], do: [block(n(3), "ally"), maySwitchRows] },
)
