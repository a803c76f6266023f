// Block for powers.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block } from "../../verbs/index.ts"
import { whenYouPlay } from "../../verbs/items.ts"

export default relic(
  "bird-faced-urn",
  "Bird-Faced Urn",
  { price: 9, look: { glyph: "egyptian-urns", hue: 190 } },
  [whenYouPlay("power", block(n(1)))],
)
