// Enemies, and nothing else.

import { encounterEvent } from "../../act-1/events/encounter-1.ts"

export default encounterEvent("act2-encounter-a3-1", 2)
