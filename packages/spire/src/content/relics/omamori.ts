// No more curses.

import { relic } from "../../item.ts"
import { gainsNoCurses } from "../../words/climb.ts"

export default relic("omamori", "Omamori", { price: 5, look: { glyph: "shinto-shrine", hue: 350 } }, [
  gainsNoCurses,
])
