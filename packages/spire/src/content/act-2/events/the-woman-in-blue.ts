// Potions for those who pay, and a blow for whoever does not.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainMany, payGold } from "../../../verbs/climb.ts"

// disputed: what the potions cost; told elsewhere as 2 gold for one and 3 for two.
const ONE = n(1)
const TWO = n(2)

export default event(
  "act2-woman-in-blue",
  "The Woman in Blue",
  { act: 2, look: { glyph: "woman-elf-face", hue: 215 } },
  [
    option(gain("potion"), { cost: [payGold(ONE)] }),
    option(gainMany("potion", n(2)), { cost: [payGold(TWO)] }),
    option([loseHp(n(1))]),
  ],
)
