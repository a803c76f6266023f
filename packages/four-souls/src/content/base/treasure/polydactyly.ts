// Another loot card, and a strong first blow.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { firstAttackRoll, youHave } from "../../../verbs/index.ts"

export default treasure("polydactyly", "Polydactyly", { kind: "passive", look: { glyph: "hand", hue: 25 } }, [
  youHave("lootPlays", 1),
  youHave("attack", n(1), firstAttackRoll),
])
