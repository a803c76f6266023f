// Monsters are harder to hit. First edition: those that are attacked, from then on till end of turn.

import { type Ability, is, n } from "@soulspire/kernel"
import { type Card, curse, editions } from "../../../verbs/card.ts"
import { attackedAreHarderToHit, yourTurn } from "../../../verbs/index.ts"

const print = (harder: Ability): Card =>
  curse("curse-of-the-blind", "Curse of the Blind", { look: { glyph: "sight-disabled", hue: 275 } }, [harder])

export default editions(
  print({ k: "stat", stat: "evasion", to: is("it", "monster"), when: yourTurn, add: n(1) }),
  print(attackedAreHarderToHit),
)
