// A monster more for every 3.

import { choose, gate } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { putOver, unattackedSlots, whenRolled } from "../../../verbs/index.ts"

export default treasure("the-d10", "The D10", { kind: "passive", look: { glyph: "d10", hue: 120 } }, [
  whenRolled(3, [
    gate({
      ask: "may",
      prompt: "put-monster",
      do: [
        choose({ what: unattackedSlots, as: "over", prompt: "cover" }),
        putOver({ top: "monsterDeck" }, "over"),
      ],
    }),
  ]),
])
