// Eats cents, and grows by them.

import { all, instead, n, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { atLevel, firstAttackRoll, levelUp, youHave } from "../../../verbs/index.ts"

export default treasure("bum-bo", "Bum-Bo!", { kind: "passive", look: { glyph: "piggy-bank", hue: 28 } }, [
  {
    k: "replace",
    event: "gainCents",
    when: same("would.who", "you"),
    do: [instead, levelUp(ref("would.amount"))],
  },
  youHave("attackRolls", n(2), all(atLevel(n(1)), firstAttackRoll)),
  youHave("attack", n(1), atLevel(n(10))),
  youHave("freeAttacks", 1, atLevel(n(25))),
])
