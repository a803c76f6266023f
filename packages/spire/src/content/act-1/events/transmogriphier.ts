// Another card for one; two for two and a curse.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { gainCurse, transform } from "../../../verbs/climb.ts"

export default event(
  "act1-transmogriphier",
  "Transmogriphier",
  { act: 1, look: { glyph: "transform", hue: 285 } },
  [option(transform()), option([...transform(n(2)), gainCurse])],
)
