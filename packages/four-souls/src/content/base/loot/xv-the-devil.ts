// One item for another; in the first edition also for one that is eternal.

import { type Select, target, when } from "@soulspire/kernel"
import { type Card, editions, loot } from "../../../verbs/card.ts"
import { destroy, itemsOf, nonEternal, othersItems, steal, where } from "../../../verbs/index.ts"

const print = (stolen: Select): Card =>
  loot(
    "xv-the-devil",
    "XV. The Devil",
    { kind: "tarot", look: { glyph: "tarot-15-the-devil", hue: 355 } },
    [destroy("mine"), when({ did: true }, [steal("theirs")])],
    { targets: [target("mine", itemsOf("you")), target("theirs", stolen)] },
  )

export default editions(print(where(othersItems, nonEternal)), print(othersItems))
