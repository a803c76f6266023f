// A 6 kills a player. First edition: on any roll of whoever attacks it, not only attack rolls.

import { target } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { dies, livingPlayers, whenAttackerRolled, whenAttackRolled } from "../../../verbs/index.ts"

const print = (rolled: typeof whenAttackRolled): Card =>
  monster(
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
    [rolled(6, [dies("it1")], { targets: [target("it1", livingPlayers, "ev.who")] })],
  )

export default editions(print(whenAttackRolled), print(whenAttackerRolled))
