// Stays.

import { curse } from "../../card.ts"

export default curse("curse-regret", "Regret", 2, { cost: "unplayable", keywords: ["retain"] })
