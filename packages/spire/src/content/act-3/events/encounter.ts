// Enemies, and nothing else.

import { encounterEvent } from "../../act-1/events/encounter-1.ts"

export default encounterEvent("act3-encounter-a3", 3)
