// The party goes wherever it likes, if it is further up.

import { event, option } from "../../../cards/event.ts"
import { goAnywhereUp } from "../../../features/events/verbs.ts"

export default event(
  "act3-secret-portal",
  "Secret Portal",
  { act: 3, oneChoice: true, look: { glyph: "portal", hue: 255 } },
  [option([goAnywhereUp])],
)
