// Changes a number in a text, for a turn.

import { n, renumber } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, numbered } from "../../../verbs/index.ts"

export default loot(
  "magic-marker",
  "Magic Marker",
  { kind: "wild", set: "requiem", look: { glyph: "highlighter", hue: 320 } },
  [renumber("it1", "you", n(1), [n(1), n(6)], "turn")],
  aim(numbered),
)
