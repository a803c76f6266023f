// A look at the top of the deck, remembered until it is shuffled.

import { n } from "@soulspire/kernel"
import { spell } from "../words.ts"

export default spell("lens", [{ op: "show", what: { from: "deck", top: n(2) }, to: "you" }])
