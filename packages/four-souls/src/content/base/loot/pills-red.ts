// Stronger, tougher or hurt, by a roll.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { rollTable, take, tillEndOfTurn } from "../../../verbs/index.ts"

export default loot("pills-red", "Pills! (red)", { kind: "pill", look: { glyph: "pill", hue: 0 } }, [
  rollTable([
    [n(1), n(2), [tillEndOfTurn("attack", n(1))]],
    [n(3), n(4), [tillEndOfTurn("health", n(1))]],
    [n(5), n(6), [take(n(1))]],
  ]),
])
