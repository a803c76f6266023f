// Shop items are cheaper for you.

import { all } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { yourTurn } from "../../../words.ts"

export default treasure("steamy-sale", "Steamy Sale!", { kind: "passive" }, [
  { k: "stat", stat: "price", to: all({ at: ["it", "shop"] }, yourTurn), add: -5 },
])
