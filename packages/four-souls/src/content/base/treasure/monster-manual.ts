// A monster that has to be attacked.

import { treasure } from "../../../card.ts"
import { aim, monsters, mustAttack, tap } from "../../../words.ts"

export default treasure("monster-manual", "Monster Manual", { kind: "active", threePlus: true }, [
  tap([mustAttack("it1")], aim(monsters)),
])
