// Block for powers.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { block } from "../../words.ts"
import { whenYouPlay } from "../../words/items.ts"

export default relic(
  "bird-faced-urn",
  "Bird-Faced Urn",
  { price: 9, look: { glyph: "egyptian-urns", hue: 190 } },
  [whenYouPlay("power", block(n(1)))],
)
