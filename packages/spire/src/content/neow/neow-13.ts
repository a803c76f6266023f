// One card less, another one, or two others for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { GREETING, remove, transform } from "../../verbs/climb.ts"

export default blessing(
  "neow-13",
  { look: { glyph: "angler-fish", hue: 220, small: "transform" } },
  GREETING,
  [remove(), transform(), [...transform(n(2)), loseHp(n(3))]],
)
