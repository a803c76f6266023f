// Another monster for every 5.

import { gate, not } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, monsters, replaceMonster, whenRolled, where } from "../../../verbs/index.ts"

export default treasure(
  "spider-mod",
  "Spider Mod",
  { kind: "passive", look: { glyph: "spider-bot", hue: 140 } },
  [
    whenRolled(
      5,
      [gate({ ask: "may", prompt: "replace-monster", do: [], ifDo: [replaceMonster("it1")] })],
      aim(where(monsters, not({ test: "isAttacked", of: "it" }))),
    ),
  ],
)
