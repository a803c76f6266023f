// A guess at the next roll.
// The number is said as it resolves: it is neither a target nor a way (FS-4.0.2, FS-4.0.3).

import { eq, later, n, not, number, ref, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { loot, on, rolls, tap } from "../../../verbs/index.ts"

export default treasure(
  "crystal-ball",
  "Crystal Ball",
  { kind: "active", look: { glyph: "crystal-ball", hue: 260 } },
  [
    tap(
      [
        number("guess", "you", 1, 6, "guess"),
        later(on("rolls", null, [when(eq(ref("ev.value"), ref("guess")), [loot(n(3))])]), "", 1),
      ],
      // Only before a die is rolled: not while one waits with its number.
      { when: not({ exists: rolls }) },
    ),
  ],
)
