// Lives on what others lose when they die.

import { edit, not, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"

export default treasure(
  "shadow",
  "Shadow",
  { kind: "passive", look: { glyph: "shadow-follower", hue: 250 } },
  [
    {
      k: "replace",
      event: "penalty",
      when: not(same("would.who", "you")),
      do: [edit({ chooser: "you" }, "item"), edit({ to: "you" }, "loot"), edit({ to: "you" }, "cents")],
    },
  ],
)
