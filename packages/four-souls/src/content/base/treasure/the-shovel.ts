// Digs up a monster.

import { is, not } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { aim, putOnDeck, tap } from "../../../words/index.ts"

export default treasure(
  "the-shovel",
  "The Shovel",
  { kind: "active", look: { glyph: "trench-spade", hue: 32 } },
  [tap([putOnDeck("it1", "top")], aim({ from: "monsterDiscard", where: not(is("it", "event")) }))],
)
