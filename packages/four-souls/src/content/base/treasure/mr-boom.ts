// Damage to a monster.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, deal, monsters, tap } from "../../../verbs/index.ts"

export default treasure("mr-boom", "Mr. Boom", { kind: "active", look: { glyph: "fire-bomb", hue: 12 } }, [
  tap([deal(n(1), "it1")], aim(monsters)),
])
