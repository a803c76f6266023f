// Somebody's item for two; in the first edition also one that is eternal.

import { n, type Select } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, destroyItems, itemsOf, nonEternal, paid, steal, where } from "../../../verbs/index.ts"

const print = (stolen: Select): Card =>
  treasure(
    "contract-from-below",
    "Contract from Below",
    { kind: "paid", look: { glyph: "death-note", hue: 355 } },
    [paid([destroyItems(n(2))], [steal("it1")], aim(stolen))],
  )

export default editions(print(where(itemsOf("others"), nonEternal)), print(itemsOf("others")))
