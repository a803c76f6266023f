// Strength for those who have nothing.

import { count, eq, n, read } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure(
  "empty-vessel",
  "Empty Vessel",
  { kind: "passive", look: { glyph: "jeweled-chalice", hue: 210 } },
  [
    youHave("attack", n(1), eq(count({ from: "hand", of: "you" }), n(0))),
    youHave("attackRolls", n(1), eq(read("cents", "you"), n(0))),
  ],
)
