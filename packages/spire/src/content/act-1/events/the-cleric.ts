// Help for those who pay.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../event.ts"
import { heal } from "../../../words.ts"
import { payGold, remove, upgrade } from "../../../words/climb.ts"

export default event("act1-cleric", "The Cleric", { act: 1, look: { glyph: "monk-face", hue: 48 } }, [
  option([heal(n(3))], { cost: [payGold(n(1))] }),
  option(upgrade(), { cost: [payGold(n(2))] }),
  option(remove(), { cost: [payGold(n(3))] }),
])
