// One item for another.

import { target, when } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { destroy, itemsOf, nonEternal, othersItems, steal, where } from "../../../verbs/index.ts"

export default loot(
  "xv-the-devil",
  "XV. The Devil",
  { kind: "tarot", look: { glyph: "tarot-15-the-devil", hue: 355 } },
  [destroy("mine"), when({ did: true }, [steal("theirs")])],
  { targets: [target("mine", itemsOf("you")), target("theirs", where(othersItems, nonEternal))] },
)
