// Brings a loot card and takes one back.

import { choose, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { loot, putOnTop, tap } from "../../../verbs/index.ts"

export default treasure(
  "bum-friend",
  "Bum Friend",
  { kind: "active", look: { glyph: "trade", hue: 28, small: "hood" } },
  [
    tap([
      loot(n(1)),
      choose({ what: { from: "hand", of: "you" }, as: "back", prompt: "put-back" }),
      putOnTop("back"),
    ]),
  ],
)
