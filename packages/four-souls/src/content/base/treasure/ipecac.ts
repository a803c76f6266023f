// Stronger, and dangerous for everybody around: by an attack roll, in the first edition by any roll while attacking.

import { all, type Cond, eq, n, ref, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { deal, on, otherPlayers, youHave } from "../../../verbs/index.ts"

const print = (...rolled: [Cond, ...Cond[]]): Card =>
  treasure("ipecac", "Ipecac", { kind: "passive", look: { glyph: "vomiting", hue: 95 } }, [
    youHave("attack", n(1)),
    on("rolls", all(...rolled, eq(ref("ev.value"), n(6))), [deal(n(1), otherPlayers)]),
  ])

const yours = same("ev.who", "you")

export default editions(print(eq(ref("ev.combat"), 1), yours), print(yours, same("you", "attacker")))
