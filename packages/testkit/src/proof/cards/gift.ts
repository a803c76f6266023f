// A thing gains an ability till end of turn.

import { gain, n, target } from "@soulspire/kernel"
import { gainCoins, spell, things, use } from "../words.ts"

export default spell("gift", [gain("it1", use([gainCoins("you", n(2))]), "turn")], {
  targets: [target("it1", things)],
})
