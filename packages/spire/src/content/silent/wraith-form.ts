// Hardly anything gets through, for a while.

import { ge, n, read, when } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { addCubes, exhaust, losesAtMost, startOfTurn } from "../../verbs/index.ts"

const fades = (rounds: number) => ({
  cost: 3,
  more: [
    losesAtMost(n(1)),
    startOfTurn(addCubes(n(1)), when(ge(read("counters", "this"), n(rounds)), [exhaust("this")])),
  ],
})

export default power(
  "silent-wraith-form",
  "Wraith Form",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "floating-ghost", hue: 260 } },
  fades(2),
  fades(3),
)
