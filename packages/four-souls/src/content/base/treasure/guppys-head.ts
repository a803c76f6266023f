// A loot card out of somebody's hand.

import { choose, move } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { aim, players, tap } from "../../../words.ts"

export default treasure("guppys-head", "Guppy's Head", { kind: "active", guppy: true }, [
  tap(
    [
      choose({ what: { from: "hand", of: "it1" }, as: "gift", by: "it1", prompt: "give" }),
      move("gift", "hand", { of: "you", cause: "give" }),
    ],
    aim(players),
  ),
])
