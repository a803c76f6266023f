// One card less, another one, or a better one.

import { event, option } from "../../../cards/event.ts"
import { remove, transform, upgrade } from "../../../verbs/climb.ts"

export default event(
  "act1-living-wall",
  "Living Wall",
  { act: 1, look: { glyph: "stone-wall", hue: 95, small: "evil-eyes" } },
  [option(remove()), option(transform()), option(upgrade())],
)
