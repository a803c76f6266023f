// Energy keeps.

import { read } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { gainEnergy, startOfTurn } from "../../words.ts"

export default relic("ice-cream", "Ice Cream", { price: 7, look: { glyph: "ice-cream-cone", hue: 330 } }, [
  startOfTurn(gainEnergy(read("leftover", "you"))),
])
