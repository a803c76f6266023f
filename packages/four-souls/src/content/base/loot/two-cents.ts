// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { gainCents } from "../../../words.ts"

export default loot("two-cents", "2 Cents!", { count: 12, kind: "2c" }, [gainCents(n(2))])
