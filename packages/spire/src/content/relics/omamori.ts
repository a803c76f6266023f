// No more curses.

import { relic } from "../../cards/item.ts"
import { gainsNoCurses } from "../../verbs/climb.ts"

export default relic("omamori", "Omamori", { price: 5, look: { glyph: "shinto-shrine", hue: 350 } }, [
  gainsNoCurses,
])
