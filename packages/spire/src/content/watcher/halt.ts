// Block, more of it in wrath.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { inWrath } from "../../features/stances/verbs.ts"
import { block } from "../../verbs/index.ts"

export default skill(
  "watcher-halt",
  "Halt",
  { character: "watcher", deck: "rewards", rarity: "common", count: 2, look: { glyph: "palm", hue: 35 } },
  { cost: 0, do: [block(n(1), "you", { bonus: n(1), if: inWrath })] },
  { cost: 0, do: [block(n(1), "you", { bonus: n(2), if: inWrath })] },
)
