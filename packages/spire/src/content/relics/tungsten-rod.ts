// Block for all on a 5, or more for one alone.

import { each, n, when } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block, players } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("tungsten-rod", "Tungsten Rod", { price: 8, look: { glyph: "metal-bar", hue: 205 } }, [
  onFace([5], [when({ test: "isAlone" }, [block(n(3))], [each(players, "ally", [block(n(1), "ally")])])]),
])
