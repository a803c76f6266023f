// As much loot as you like, once.

import { when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { destroy, tap, tillEndOfTurn } from "../../../verbs/index.ts"

export default treasure("box", "Box!", { kind: "one-use", look: { glyph: "cardboard-box", hue: 30 } }, [
  tap([destroy("this"), when({ did: true }, [tillEndOfTurn("freePlays", 1)])]),
])
