// Other monsters.

import { each, not } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { inOrder, monsters, replaceMonster, where } from "../../../verbs/index.ts"

export default loot(
  "ehwaz",
  "Ehwaz",
  { kind: "rune", look: { glyph: "horse-head", hue: 275, small: "rune-stone" } },
  [
    inOrder("old", where(monsters, not({ test: "isAttacked", of: "it" }))),
    each({ from: "@old" }, "monster", [replaceMonster("monster")]),
  ],
)
