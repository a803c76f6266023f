// One card less, or no curses any more.

import { event, option } from "../../../cards/event.ts"
import { remove, removeAll } from "../../../verbs/climb.ts"

export default event("act3-purifier", "Purifier", { act: 3, look: { glyph: "chalice-drops", hue: 190 } }, [
  option(remove()),
  option(removeAll("curse")),
])
