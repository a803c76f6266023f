// For those who climb alone: block, or another die ability (STS-3.11).

import { n } from "@soulspire/kernel"
import { soloRelic } from "../../cards/item.ts"
import { block } from "../../verbs/index.ts"
import { onFace, triggerFace } from "../../verbs/items.ts"

// disputed: on a 6 it sets off a die ability, its own or another's; told elsewhere as one energy or another's.
export default soloRelic("loaded-die", "Loaded Die", { look: { glyph: "dice-target", hue: 5 } }, [
  onFace([4, 5], [block(n(1))]),
  onFace([6], [triggerFace()]),
])
