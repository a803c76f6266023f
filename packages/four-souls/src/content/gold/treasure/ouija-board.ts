// An event out of the monster deck, if there is one.

import { choose, find, gate, is, n, reveal } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { putOnBottomAtRandom, unattackedSlots, putOver, tap, topOf } from "../../../verbs/index.ts"

export default treasure(
  "ouija-board",
  "Ouija Board",
  { set: "gold", kind: "active", look: { glyph: "triangle-target", hue: 30, small: "ghost-ally" } },
  [
    tap([
      find("seen", topOf("monster", n(4))),
      reveal({ from: "@seen" }),
      gate({
        ask: "may",
        prompt: "put-event",
        do: [
          choose({ what: { from: "@seen", where: is("it", "event") }, as: "event", prompt: "put-event" }),
          choose({ what: unattackedSlots, as: "over", prompt: "cover" }),
          putOver("event", "over"),
        ],
      }),
      putOnBottomAtRandom({ from: "@seen" }),
    ]),
  ],
)
