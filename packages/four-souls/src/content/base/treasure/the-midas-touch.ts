// Cents for every dead monster.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, whenMonsterDies } from "../../../verbs/index.ts"

export default treasure(
  "the-midas-touch",
  "The Midas Touch",
  { kind: "passive", look: { glyph: "gold-bar", hue: 48 } },
  [whenMonsterDies([gainCents(n(3))])],
)
