// As much loot as you like, once. First edition: not where it cannot be destroyed.

import { type Cond, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { destroy, tap, thisIsNotEternal, tillEndOfTurn } from "../../../verbs/index.ts"

const print = (more: { when?: Cond }): Card =>
  treasure("box", "Box!", { kind: "one-use", look: { glyph: "cardboard-box", hue: 30 } }, [
    tap([destroy("this"), when({ did: true }, [tillEndOfTurn("freePlays", 1)])], more),
  ])

export default editions(print({}), print({ when: thisIsNotEternal }))
