// Energy twice a combat, whenever it is wanted.

import { minus, n, read } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { addCubes, combatBegins, gainEnergy } from "../../words.ts"
import { removeCubeTo } from "../../words/items.ts"

export default bossRelic("holy-water", "Holy Water", {}, [
  combatBegins(addCubes(minus(n(2), read("counters", "this")))),
  removeCubeTo(gainEnergy(n(1))),
])
