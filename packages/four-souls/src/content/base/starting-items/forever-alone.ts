// A cent, a look, or another card.

import { n, target } from "@soulspire/kernel"
import { startingItem } from "../../../card.ts"
import {
  discard,
  lookAt,
  loot,
  otherPlayers,
  recharge,
  stealCents,
  tap,
  topOf,
  whenYouTakeDamage,
} from "../../../words.ts"

export default startingItem("forever-alone", "Forever Alone", { kind: "active" }, [
  tap([], {
    modes: [
      { name: "steal", targets: [target("rival", otherPlayers)], do: [stealCents(n(1), "rival")] },
      { name: "look-loot", do: [lookAt(topOf("loot", n(1)))] },
      { name: "look-treasure", do: [lookAt(topOf("treasure", n(1)))] },
      { name: "look-monster", do: [lookAt(topOf("monster", n(1)))] },
      { name: "look-room", do: [lookAt(topOf("room", n(1)))] },
      { name: "swap", do: [discard(n(1)), loot(n(1))] },
    ],
  }),
  whenYouTakeDamage([recharge("this")]),
])
