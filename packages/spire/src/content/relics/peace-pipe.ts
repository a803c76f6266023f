// Whoever rests may do without a card from then on.

import { gate } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { remove, whenYouRest } from "../../verbs/climb.ts"

export default relic("peace-pipe", "Peace Pipe", { price: 8, look: { glyph: "smoking-pipe", hue: 28 } }, [
  whenYouRest(gate({ ask: "may", prompt: "remove-too", do: remove() })),
])
