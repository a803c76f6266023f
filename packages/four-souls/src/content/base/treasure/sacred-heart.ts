// A 1 may become a 6.
// First edition: the 6 is final and sets nothing off. Now it is answered like any other number (RD-20).

import { all, eq, gate, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { setRoll, whenWouldRoll } from "../../../verbs/index.ts"

export default treasure(
  "sacred-heart",
  "Sacred Heart",
  { kind: "passive", look: { glyph: "burning-passion", hue: 358 } },
  [
    whenWouldRoll(all(same("ev.who", "you"), eq(ref("ev.value"), n(1))), [
      gate({ ask: "may", prompt: "set-roll", do: [], ifDo: [setRoll("ev.die", n(6))] }),
    ]),
  ],
)
