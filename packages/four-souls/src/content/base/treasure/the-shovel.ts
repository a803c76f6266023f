// Digs up a monster.

import { is, not } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, putOnTop, tap } from "../../../verbs/index.ts"

export default treasure(
  "the-shovel",
  "The Shovel",
  { kind: "active", look: { glyph: "trench-spade", hue: 32 } },
  [tap([putOnTop("it1")], aim({ from: "monsterDiscard", where: not(is("it", "event")) }))],
)
