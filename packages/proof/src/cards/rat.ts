// A plain foe.

import { foe } from "../words.ts"

export default foe("rat", { health: 1, guard: 3, might: 1, coins: 1, lights: 0 })
