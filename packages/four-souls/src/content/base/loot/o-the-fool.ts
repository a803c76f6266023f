// Ends the turn.

import { loot } from "../../../card.ts"
import { cancelAll, endTurn } from "../../../words.ts"

export default loot("o-the-fool", "O. The Fool", { kind: "tarot" }, [endTurn, cancelAll])
