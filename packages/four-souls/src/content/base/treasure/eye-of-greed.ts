// Cents for every 5.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "eye-of-greed",
  "Eye of Greed",
  { kind: "passive", look: { glyph: "crystal-eye", hue: 48 } },
  [whenRolled(5, [gainCents(n(3))])],
)
