// Every hit poisons.

import { n } from "@soulspire/kernel"
import { power } from "../../card.ts"
import { poison, whenYouHit } from "../../words.ts"

const more = [whenYouHit([poison(n(1), "ev.whom")])]

export default power(
  "silent-envenom",
  "Envenom",
  { character: "silent", deck: "rares", rarity: "rare" },
  { cost: 3, more },
  { cost: 2, more },
)
