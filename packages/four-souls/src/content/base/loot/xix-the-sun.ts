// An extra turn, once in a while.

import { when } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { extraTurn, putOnBottom, yourTurn } from "../../../verbs/index.ts"

export default lootCard(
  "xix-the-sun",
  "XIX. The Sun",
  { kind: "tarot", look: { glyph: "tarot-19-the-sun", hue: 44 } },
  [putOnBottom("this"), when({ did: true }, [when(yourTurn, [extraTurn()])])],
)
