// Left behind for something better.

import { treasure } from "../../../card.ts"
import { aim, itemsOf, nonEternal, swapItems, tap, where } from "../../../words.ts"

export default treasure("decoy", "Decoy", { kind: "active" }, [
  tap([swapItems("this", "it1")], aim(where(itemsOf("others"), nonEternal))),
])
