// Cards for turns that start in calm.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { inCalm } from "../../features/stances/verbs.ts"
import { asLongAs, draw, startOfTurn } from "../../verbs/index.ts"

const more = [asLongAs(inCalm, startOfTurn(draw(n(2))))]

export default power(
  "watcher-study",
  "Study",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "white-book", hue: 235 } },
  { cost: 2, more },
  { cost: 1, more },
)
