// More block after a discard.

import { ge, n, read, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"

const after = when(ge(read("discarded", "you"), 1), [block(n(1))])

export default skill(
  "silent-blur",
  "Blur",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "running-ninja", hue: 185 } },
  { cost: 1, do: [block(n(2)), after] },
  { cost: 1, do: [block(n(3)), after] },
)
