// Bad cards are worth something.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { draw, whenYouDraw } from "../../verbs/index.ts"

const more = [whenYouDraw(["daze", "status"], [draw(n(1))])]

export default power(
  "ironclad-evolve",
  "Evolve",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "dna1", hue: 150 },
  },
  { cost: 1, more },
  { cost: 0, more },
)
