// A price to be rid of it for a combat.

import { curse } from "../../card.ts"

export default curse("curse-writhe", "Writhe", 1, { cost: 1, keywords: ["exhaust"] })
