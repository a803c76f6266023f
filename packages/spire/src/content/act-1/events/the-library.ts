// Many cards to choose one from, or some sleep.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { heal } from "../../../verbs/index.ts"
import { rewardShowing, takeNow } from "../../../verbs/climb.ts"

export default event("act1-library", "The Library", { act: 1, look: { glyph: "bookshelf", hue: 28 } }, [
  option([rewardShowing("card", n(5)), takeNow]),
  option([heal(n(3))]),
])
