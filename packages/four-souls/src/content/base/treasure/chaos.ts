// All hands go round.

import { treasure } from "../../../card.ts"
import { passHands, players, tap } from "../../../words.ts"

export default treasure("chaos", "Chaos", { kind: "active" }, [tap([passHands(players)])])
