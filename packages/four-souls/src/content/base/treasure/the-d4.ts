// Other items for all that somebody has.

import { when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, destroy, players, rerollItemsOf, tap } from "../../../verbs/index.ts"

export default treasure("the-d4", "The D4", { kind: "one-use", look: { glyph: "d4", hue: 15 } }, [
  tap([destroy("this"), when({ did: true }, rerollItemsOf("it1"))], aim(players)),
])
