// A full hand gets fuller.

import { count, ge, n, when } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { endOfTurn, loot } from "../../../words.ts"

export default treasure("starter-deck", "Starter Deck", { kind: "passive" }, [
  endOfTurn([when(ge(count({ from: "hand", of: "you" }), n(8)), [loot(n(2))])]),
])
