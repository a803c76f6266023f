// A strong foe.

import { foe } from "../words.ts"

export default foe("brute", { health: 3, guard: 4, might: 2, coins: 3, lights: 1 })
