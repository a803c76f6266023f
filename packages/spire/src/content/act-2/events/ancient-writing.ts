// One card less, or both kinds of plain cards better.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { isKind, remove, upgrade } from "../../../verbs/climb.ts"

export default event(
  "act2-ancient-writing",
  "Ancient Writing",
  { act: 2, look: { glyph: "stone-tablet", hue: 35 } },
  [
    option(remove()),
    option([...upgrade(n(1), isKind("starter-strike")), ...upgrade(n(1), isKind("starter-defend"))]),
  ],
)
