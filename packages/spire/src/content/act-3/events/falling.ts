// On the way down three cards fly by; one is let go.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { removeOneOf } from "../../../features/events/verbs.ts"

export default event("act3-falling", "Falling", { act: 3, look: { glyph: "fall-down", hue: 200 } }, [
  option([removeOneOf(n(3))]),
])
