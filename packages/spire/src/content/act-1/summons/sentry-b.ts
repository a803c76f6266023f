// Sentry B.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, onDie, strike } from "../../../words.ts"

export default enemy("s1-sentry-b", "Sentry B", { act: 1, rank: "summon", count: 5, hp: 8 }, [
  onDie([1, 2, 3], strike(n(3))),
  onDie([4, 5, 6], daze(n(1))),
])
