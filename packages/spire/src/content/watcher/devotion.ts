// A miracle and a card, for a while.

import { ge, n, read, when } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { addCubes, draw, exhaust, startOfTurn } from "../../verbs/index.ts"

const vow = (turns: number) => ({
  cost: 1,
  more: [
    startOfTurn(
      addCubes(n(1)),
      miracles(n(1)),
      draw(n(1)),
      when(ge(read("counters", "this"), n(turns)), [exhaust("this")]),
    ),
  ],
})

export default power(
  "watcher-devotion",
  "Devotion",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "holy-oak", hue: 140 } },
  vow(3),
  vow(4),
)
