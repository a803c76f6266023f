// Better cards for those who pay, and a blow for whoever does not.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { payGold, remove, upgrade } from "../../../verbs/climb.ts"

export default event(
  "act2-designer",
  "Designer In-Spire",
  { act: 2, look: { glyph: "sewing-needle", hue: 300 } },
  [
    option(upgrade(), { cost: [payGold(n(2))] }),
    option(remove(), { cost: [payGold(n(3))] }),
    option([...remove(), ...upgrade()], { cost: [payGold(n(5))] }),
    option([loseHp(n(1))]),
  ],
)
