// A strong first blow.

import { n } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { firstAttackRoll, youHave } from "../../../verbs/index.ts"

export default trinket("curved-horn", "Curved Horn", { look: { glyph: "mighty-horn", hue: 12 } }, [
  youHave("attack", n(1), firstAttackRoll),
])
