// Damage may be prevented.

import { n, same } from "@soulspire/kernel"
import { trinket } from "../../../card.ts"
import { on, preventDamage, rollTable } from "../../../words.ts"

export default trinket(
  "guppys-hairball",
  "Guppy's Hairball",
  [on("wouldTake", same("ev.whom", "you"), [rollTable([[n(6), n(6), [preventDamage("ev.item", n(1))]]])])],
  { guppy: true },
)
