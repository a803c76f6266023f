// Sentry A.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, onDie, strike } from "../../../words.ts"

export default enemy("s1-sentry-a", "Sentry A", { act: 1, rank: "summon", count: 6, hp: 7 }, [
  onDie([1, 2, 3], daze(n(1))),
  onDie([4, 5, 6], strike(n(3))),
])
