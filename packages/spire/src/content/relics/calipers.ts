// Block that stays, once.

import { relic } from "../../cards/item.ts"
import { mayKeepBlockOnce } from "../../verbs/items.ts"

export default relic("calipers", "Calipers", { price: 6, look: { glyph: "pencil-ruler", hue: 35 } }, [
  mayKeepBlockOnce,
])
