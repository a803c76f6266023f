// An event out of the monster deck, if there is one.
// First edition: the active player plays it, and it needs no slot.

import { type Body, choose, find, gate, is, n, reveal } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { playEvent, putOnBottomAtRandom, putOver, tap, topOf, unattackedSlots } from "../../../verbs/index.ts"

const print = (prompt: string, comesUp: Body): Card =>
  treasure(
    "ouija-board",
    "Ouija Board",
    { set: "gold", kind: "active", look: { glyph: "triangle-target", hue: 30, small: "ghost-ally" } },
    [
      tap([
        find("seen", topOf("monster", n(4))),
        reveal({ from: "@seen" }),
        gate({
          ask: "may",
          prompt,
          do: [
            choose({ what: { from: "@seen", where: is("it", "event") }, as: "event", prompt }),
            ...comesUp,
          ],
        }),
        putOnBottomAtRandom({ from: "@seen" }),
      ]),
    ],
  )

export default editions(
  print("put-event", [
    choose({ what: unattackedSlots, as: "over", prompt: "cover" }),
    putOver("event", "over"),
  ]),
  print("play-event", [playEvent("event")]),
)
