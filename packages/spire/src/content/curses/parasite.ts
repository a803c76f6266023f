// In the way; its price is for getting rid of it.

import { curse } from "../../card.ts"

export default curse("curse-parasite", "Parasite", 2, { cost: "unplayable" })
