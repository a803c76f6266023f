// Nobody knows what is ahead.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { youHave } from "../../verbs/index.ts"
import { everybody } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-uncertain-future",
  "Uncertain Future",
  { list: "lower", face: 3, look: { glyph: "fog", hue: 220 } },
  [everybody(youHave("hiddenMap", n(1)))],
)
