// Shop items are cheaper for you.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { yourTurn } from "../../../words.ts"

export default treasure("steamy-sale", "Steamy Sale!", { kind: "passive" }, [
  { k: "stat", stat: "price", to: { at: ["it", "shop"] }, when: yourTurn, add: n(-5) },
])
