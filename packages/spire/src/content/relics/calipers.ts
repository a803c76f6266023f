// Block that stays, once.

import { relic } from "../../item.ts"
import { mayKeepBlockOnce } from "../../words/items.ts"

export default relic("calipers", "Calipers", { price: 6, look: { glyph: "pencil-ruler", hue: 35 } }, [
  mayKeepBlockOnce,
])
