// Stronger, and dangerous for everybody around.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { deal, on, otherPlayers, youHave } from "../../../words.ts"

export default treasure("ipecac", "Ipecac", { kind: "passive" }, [
  youHave("attack", n(1)),
  on("rolls", all(eq(ref("ev.combat"), 1), same("ev.who", "you"), eq(ref("ev.value"), n(6))), [
    deal(n(1), otherPlayers),
  ]),
])
