// Charges up, and kills.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import {
  addCounters,
  aim,
  kill,
  monstersAndPlayers,
  paid,
  removeCounters,
  tap,
} from "../../../verbs/index.ts"

export default treasure("tech-x", "Tech X", { kind: "active", look: { glyph: "laser-warning", hue: 185 } }, [
  tap([addCounters(1)]),
  paid([removeCounters(n(3))], [kill("it1")], aim(monstersAndPlayers)),
])
