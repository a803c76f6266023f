// Takes a soul from whoever has most.

import { choose } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { aim, destroy, players, where } from "../../../words.ts"

export default loot(
  "xx-judgement",
  "XX. Judgement",
  { kind: "tarot" },
  [
    choose({ what: { from: "souls", of: "it1" }, as: "soul", by: "it1", prompt: "destroy-soul" }),
    destroy("soul"),
  ],
  aim(where(players, { test: "hasMostSouls", of: "it" })),
)
