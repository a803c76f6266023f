// The orb that the die names.

import { n, read, table } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { channel } from "../../verbs/index.ts"

const chaos = [
  table(read("die", "this"), [
    [n(1), n(2), [channel("lightning")]],
    [n(3), n(4), [channel("frost")]],
    [n(5), n(6), [channel("dark")]],
  ]),
]

export default skill(
  "defect-chaos",
  "Chaos",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "unstable-orb", hue: 290 },
  },
  { cost: 1, do: chaos },
  { cost: 0, do: chaos },
)
