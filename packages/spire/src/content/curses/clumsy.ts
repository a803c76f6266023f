// Gone at the end of the turn.

import { curse } from "../../card.ts"

export default curse("curse-clumsy", "Clumsy", 2, { cost: "unplayable", keywords: ["ethereal"] })
