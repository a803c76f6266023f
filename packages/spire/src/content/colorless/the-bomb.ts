// Goes off at the end of the third turn.

import { ge, n, read, when } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { addCubes, damage, endOfTurn, exhaust, foes } from "../../verbs/index.ts"

const fuse = (amount: number) =>
  endOfTurn(
    addCubes(n(1)),
    when(ge(read("counters", "this"), n(3)), [damage(n(amount), foes), exhaust("this")]),
  )

export default power(
  "colorless-the-bomb",
  "The Bomb",
  { character: "colorless", deck: "colorless", rarity: "rare", look: { glyph: "unlit-bomb", hue: 15 } },
  { cost: 2, more: [fuse(10)] },
  { cost: 2, more: [fuse(12)] },
)
