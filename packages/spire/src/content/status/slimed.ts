// The other half of the same cards: a price to get rid of it.

import { clutter } from "../../card.ts"

export default clutter("status", "status-slimed", "Slimed", 0, { cost: 1, keywords: ["exhaust"] })
