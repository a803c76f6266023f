// Left behind for something better.

import { treasure } from "../../../verbs/card.ts"
import { aim, itemsOf, nonEternal, swapItems, tap, where } from "../../../verbs/index.ts"

export default treasure("decoy", "Decoy", { kind: "active", look: { glyph: "target-dummy", hue: 35 } }, [
  tap([swapItems("this", "it1")], aim(where(itemsOf("others"), nonEternal))),
])
