// Energy keeps.

import { read } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"

export default relic("ice-cream", "Ice Cream", { price: 7, look: { glyph: "ice-cream-cone", hue: 330 } }, [
  startOfTurn(gainEnergy(read("leftover", "you"))),
])
