// Daze: fills a hand for a turn and is gone.

import { clutter } from "../../card.ts"

export default clutter("daze", "status-daze", "Daze", 10, { cost: "unplayable", keywords: ["ethereal"] })
