// A soul for dying.

import { same } from "@soulspire/kernel"
import { curse } from "../../../verbs/card.ts"
import { aim, destroy, on } from "../../../verbs/index.ts"

export default curse("curse-of-loss", "Curse of Loss", { look: { glyph: "broken-heart", hue: 280 } }, [
  on("playerDies", same("ev.who", "you"), [destroy("it1")], aim({ from: "souls", of: "you" })),
])
