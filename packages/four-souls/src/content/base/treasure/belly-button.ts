// Another loot card, and one more for every blow.

import { gate } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { rechargeCharacter, whenYouTakeDamage, youHave } from "../../../verbs/index.ts"

export default treasure(
  "belly-button",
  "Belly Button",
  { kind: "passive", look: { glyph: "abdominal-armor", hue: 24 } },
  [
    youHave("lootPlays", 1),
    whenYouTakeDamage([gate({ ask: "may", prompt: "recharge", do: [], ifDo: [rechargeCharacter()] })]),
  ],
)
