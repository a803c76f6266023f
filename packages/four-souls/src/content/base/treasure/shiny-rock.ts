// Cents for activating items.

import { all, is, n, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, on } from "../../../verbs/index.ts"

export default treasure(
  "shiny-rock",
  "Shiny Rock",
  { kind: "passive", look: { glyph: "crystal-shine", hue: 200 } },
  [on("activate", all(same("ev.who", "you"), is("ev.whom", "item")), [gainCents(n(1))])],
)
