// Better sleep.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { youHave } from "../../verbs/index.ts"

export default relic("regal-pillow", "Regal Pillow", { price: 6, look: { glyph: "pillow", hue: 285 } }, [
  youHave("rest", n(3)),
])
