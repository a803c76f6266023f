// Scrying (STS-9.12): a look at the top of one's draw pile, of which anything may be discarded.

import { feature } from "../feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { scryRules } from "./rules.ts"

export default feature({
  place: 5,
  programs: scryRules,
  events: { scries: { who: "all" } },
  telling: { scries: [] },
  en: english,
  it: italian,
})
