// Cents for every dead monster.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { gainCents, whenMonsterDies } from "../../../words/index.ts"

export default treasure(
  "the-midas-touch",
  "The Midas Touch",
  { kind: "passive", look: { glyph: "gold-bar", hue: 48 } },
  [whenMonsterDies([gainCents(n(3))])],
)
