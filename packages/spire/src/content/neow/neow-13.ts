// One card less, another one, or two others for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { GREETING, remove, transform } from "../../words/climb.ts"

export default blessing(
  "neow-13",
  { look: { glyph: "angler-fish", hue: 220, small: "transform" } },
  GREETING,
  [remove(), transform(), [...transform(n(2)), loseHp(n(3))]],
)
