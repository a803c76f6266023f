// Strength from curses, for a turn.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { whenYouDraw } from "../../words.ts"
import { thatStrengthThisTurn } from "../../words/items.ts"

export default relic("du-vu-doll", "Du-Vu Doll", { price: 7, look: { glyph: "voodoo-doll", hue: 30 } }, [
  whenYouDraw(["curse"], thatStrengthThisTurn(n(1))),
])
