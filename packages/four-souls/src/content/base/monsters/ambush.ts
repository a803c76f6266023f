// Two attacks on the deck that have to be made.

import { n } from "@soulspire/kernel"
import { event } from "../../../card.ts"
import { mustAttackDeck } from "../../../words.ts"

export default event("ambush", "Ambush!", { kind: "bad-event" }, [[mustAttackDeck(n(2))]])
