// Many cards to choose one from, or some sleep.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../event.ts"
import { heal } from "../../../words.ts"
import { rewardOf, takeNow } from "../../../words/climb.ts"

export default event("act1-library", "The Library", { act: 1, look: { glyph: "bookshelf", hue: 28 } }, [
  option([rewardOf("card", n(5)), takeNow]),
  option([heal(n(3))]),
])
