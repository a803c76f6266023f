// In the way.

import { curse } from "../../card.ts"

export default curse("curse-injury", "Injury", 2, { cost: "unplayable" })
