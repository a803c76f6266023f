// One HP more.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure("dinner", "Dinner", { kind: "passive", look: { glyph: "ham-shank", hue: 18 } }, [
  youHave("health", n(1)),
])
