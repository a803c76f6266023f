// Digs up a monster.

import { is, not } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, putOnDeck, tap } from "../../../verbs/index.ts"

export default treasure(
  "the-shovel",
  "The Shovel",
  { kind: "active", look: { glyph: "trench-spade", hue: 32 } },
  [tap([putOnDeck("it1", "top")], aim({ from: "monsterDiscard", where: not(is("it", "event")) }))],
)
