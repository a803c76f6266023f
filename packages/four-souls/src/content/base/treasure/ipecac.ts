// Stronger, and dangerous for everybody around.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { deal, on, otherPlayers, youHave } from "../../../verbs/index.ts"

export default treasure("ipecac", "Ipecac", { kind: "passive", look: { glyph: "vomiting", hue: 95 } }, [
  youHave("attack", n(1)),
  on("rolls", all(eq(ref("ev.combat"), 1), same("ev.who", "you"), eq(ref("ev.value"), n(6))), [
    deal(n(1), otherPlayers),
  ]),
])
