// Somebody's item for two.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, destroyItems, itemsOf, nonEternal, paid, steal, where } from "../../../verbs/index.ts"

export default treasure(
  "contract-from-below",
  "Contract from Below",
  { kind: "paid", look: { glyph: "death-note", hue: 355 } },
  [paid([destroyItems(n(2))], [steal("it1")], aim(where(itemsOf("others"), nonEternal)))],
)
