// Energy twice a combat, whenever it is wanted.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { combatBegins, gainEnergy } from "../../verbs/index.ts"
import { fillCubes, removeCubeTo } from "../../verbs/items.ts"

export default bossRelic("holy-water", "Holy Water", { look: { glyph: "holy-water", hue: 205 } }, [
  combatBegins(fillCubes(n(2))),
  removeCubeTo(gainEnergy(n(1))),
])
