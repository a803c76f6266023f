// A better card for blood, or two other ones for more.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { transform, upgrade } from "../../../verbs/climb.ts"

export default event("act2-augmenter", "Augmenter", { act: 2, look: { glyph: "mad-scientist", hue: 130 } }, [
  option([...upgrade(), loseHp(n(1))]),
  option([...transform(n(2)), loseHp(n(2))]),
])
