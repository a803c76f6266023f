// Recharges another item.

import { treasure } from "../../../card.ts"
import { aim, items, recharge, tap } from "../../../words.ts"

export default treasure("the-battery", "The Battery", { kind: "active" }, [
  tap([recharge("it1")], aim({ ...items, other: "this" })),
])
