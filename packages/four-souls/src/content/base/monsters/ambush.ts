// Two attacks on the deck that have to be made.

import { event } from "../../../card.ts"
import { mustAttackDeck } from "../../../words.ts"

export default event("ambush", "Ambush!", { kind: "bad-event" }, [[mustAttackDeck, mustAttackDeck]])
