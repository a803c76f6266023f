// A cent for every 1.

import { n } from "@soulspire/kernel"
import { monster } from "../../../card.ts"
import { gainCents, whenRolled } from "../../../words.ts"

export default monster(
  "holy-dip",
  "Holy Dip",
  { kind: "holy", health: 1, evasion: 4, attack: 1, reward: { cents: 1 } },
  [whenRolled(1, [gainCents(n(1), "ev.who")])],
)
