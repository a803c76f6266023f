// Destroyed, it becomes a soul.

import { instead, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainSoul } from "../../../verbs/index.ts"

export default treasure(
  "the-chest",
  "The Chest",
  { kind: "soul", souls: 1, look: { glyph: "open-chest", hue: 45 } },
  [{ k: "replace", event: "destroy", when: same("would.whom", "this"), do: [instead, gainSoul("this")] }],
)
