// A 6 kills a player.

import { target } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { dies, livingPlayers, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "satan",
  "Satan!",
  {
    kind: "epic-boss",
    health: 6,
    evasion: 4,
    attack: 2,
    reward: { treasure: 2 },
    souls: 2,
    threePlus: true,
    look: { glyph: "diablo-skull", hue: 0 },
  },
  [whenAttackRolled(6, [dies("it1")], { targets: [target("it1", livingPlayers, "ev.who")] })],
)
