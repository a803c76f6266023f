// Damage to everybody.

import { n } from "@soulspire/kernel"
import { event } from "../../../card.ts"
import { players, take } from "../../../words.ts"

export default event("mega-troll-bomb", "Mega Troll Bomb!", { kind: "bad-event" }, [[take(n(2), players)]])
