// The next loot card is played twice.
// First edition: doubles what can be counted, and never more than once. Now the card is copied.

import { all, copyAct, later, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { on, plainLoot, tap } from "../../../verbs/index.ts"

export default treasure("blank-card", "Blank Card", { kind: "active", look: { glyph: "papers", hue: 210 } }, [
  tap([
    later(
      on(
        "move",
        all(
          same("ev.controller", "you"),
          { says: ["ev.cause", "play"] },
          { says: ["ev.to", "stack"] },
          plainLoot("ev.obj"),
        ),
        [copyAct("ev.obj", "you")],
      ),
      "turn",
      1,
    ),
  ]),
])
