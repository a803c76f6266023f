// Players are fair game, and so is what they own.

import { edit } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import { playersCanBeAttacked } from "../../../verbs/index.ts"

export default room(
  "battle-royale",
  "Battle Royale!!!",
  { set: "requiem", look: { glyph: "crossed-swords", hue: 4 } },
  [
    ...playersCanBeAttacked(3),
    {
      k: "replace",
      event: "penalty",
      when: { test: "wasAttacked", of: "would.who" },
      do: [edit({ to: "active" }, "item")],
    },
  ],
)
