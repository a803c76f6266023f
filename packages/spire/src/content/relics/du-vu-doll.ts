// Strength from curses, for a turn.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { whenYouDraw } from "../../verbs/index.ts"
import { thatStrengthThisTurn } from "../../verbs/items.ts"

export default relic("du-vu-doll", "Du-Vu Doll", { price: 7, look: { glyph: "voodoo-doll", hue: 30 } }, [
  whenYouDraw(["curse"], thatStrengthThisTurn(n(1))),
])
