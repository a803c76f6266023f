// Help for those who pay.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { heal } from "../../../verbs/index.ts"
import { payGold, remove, upgrade } from "../../../verbs/climb.ts"

export default event("act1-cleric", "The Cleric", { act: 1, look: { glyph: "monk-face", hue: 48 } }, [
  option([heal(n(3))], { cost: [payGold(n(1))] }),
  option(upgrade(), { cost: [payGold(n(2))] }),
  option(remove(), { cost: [payGold(n(3))] }),
])
