// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { gainCents } from "../../../words.ts"

export default loot("a-nickel", "A Nickel!", { count: 5, kind: "nickel" }, [gainCents(n(5))])
