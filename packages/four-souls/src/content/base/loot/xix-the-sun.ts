// An extra turn, once in a while. First edition: whether or not the card can be put away.

import { type Body, when } from "@soulspire/kernel"
import { type Card, editions, loot as lootCard } from "../../../verbs/card.ts"
import { extraTurn, putOnBottom, yourTurn } from "../../../verbs/index.ts"

const another = when(yourTurn, [extraTurn()])

const print = (body: Body): Card =>
  lootCard(
    "xix-the-sun",
    "XIX. The Sun",
    { kind: "tarot", look: { glyph: "tarot-19-the-sun", hue: 44 } },
    body,
  )

export default editions(
  print([putOnBottom("this"), when({ did: true }, [another])]),
  print([another, putOnBottom("this")]),
)
