// Takes a soul from whoever has most.

import { choose } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, destroy, players, where } from "../../../verbs/index.ts"

export default loot(
  "xx-judgement",
  "XX. Judgement",
  { kind: "tarot", look: { glyph: "tarot-20-judgement", hue: 52 } },
  [
    choose({ what: { from: "souls", of: "it1" }, as: "soul", by: "it1", prompt: "destroy-soul" }),
    destroy("soul"),
  ],
  aim(where(players, { test: "hasMostSouls", of: "it" })),
)
